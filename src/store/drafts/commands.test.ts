import { claimStatuses } from '../../domain/workflow/statuses';
import { emptyClaimantForm } from '../../domain/claim/emptyClaimantForm';
import { maximumClaimBytes } from '../../domain/incident/evidence';
import { maximumFileBytes } from '../../domain/incident/evidenceRecord';
import { findLifecycleRefusal } from '../../domain/workflow/lifecycleRefusal';
import { roleNames } from '../../domain/user/roles';
import { emptyIncidentForm } from '../../domain/incident/emptyIncidentForm';
import { type FurtherForms } from '../../domain/incident/incident';
import {
  buildDraft,
  buildEvidence,
  buildFile,
  completeBankForm,
  completeClaimantForm,
  completeIncidentForm,
  furtherForms,
} from '../../test/builders';
import { openRegister, recordEvents } from '../../test/openRegister';
import { recordsAt } from '../../test/recordsAt';
import { auditRowsOf, createBrowser, signInAs, type Tab } from '../../test/testRegister';
import { addNote } from '../claims/addNote';
import { startVerification } from '../../test/claimCommands';
import { findClaim } from '../claims/selectors';
import type { CommandResult } from '../commit';
import type { AppThunk } from '../services';
import { signOut } from '../session/commands';
import {
  completeClaimantStep,
  completeEvidenceStep,
  completeIncidentStep,
  discardDraft,
  restoreDraft,
  saveDraft,
  startDraft,
  startEdit,
} from './commands';
import { addDraftFile, removeDraftFile, restoreDraftFile } from './files';
import { commitEdit, submitDraft } from './submit';
import { findDraft, selectNewClaimDrafts } from './selectors';
import { findDraftByClaimId, findEditOf } from './edits';

function valueOf<Value>(result: CommandResult<Value>): Value {
  if (!result.ok) throw new Error(result.refusal.message);
  return result.value;
}

/** An officer's tab with a new draft, and what is written from now on. */
async function openDraft() {
  const { browser, tab } = await openRegister({}, 'district_officer');
  const id = valueOf(tab.store.dispatch(startDraft()));
  const { writes } = browser.backend;
  writes.length = 0;
  const draft = () => {
    const found = findDraft(tab.store.getState(), id);
    if (!found) throw new Error('The draft is gone');
    return found;
  };
  return { browser, tab, id, writes, draft };
}

/** Runs something that is to be refused and sees that nothing at all has changed. */
async function expectRefused(
  { store }: Tab,
  writes: string[],
  deed: AppThunk<CommandResult<unknown> | Promise<CommandResult<unknown>>>,
  refusal: object,
) {
  const before = store.getState();
  const written = writes.length;
  expect(await store.dispatch(deed)).toMatchObject({ ok: false, refusal });
  expect(store.getState()).toBe(before);
  expect(writes).toHaveLength(written);
}

const auditActions = ({ store }: Tab) => Object.values(store.getState().audit.entities).map(({ action }) => action);

describe('writing a draft', () => {
  test('starts empty, in its own record', async () => {
    const { tab, browser, id, draft } = await openDraft();
    expect(draft()).toMatchObject({ id, step: 0, claimant: emptyClaimantForm, createdBy: 'District Officer' });
    expect(draft()).not.toHaveProperty('claimId');
    expect(browser.backend.texts.get(`reg/drafts/${id}`)).toBe(JSON.stringify(draft()));
    expect(selectNewClaimDrafts(tab.store.getState())).toEqual([draft()]);
  });

  test('typing writes that record alone, and leaves no audit event', async () => {
    const { tab, id, writes, draft } = await openDraft();
    await tab.store.dispatch(signOut());
    await signInAs(tab, 'district_officer');
    valueOf(tab.store.dispatch(startDraft()));
    const rows = auditActions(tab);
    const events = recordEvents(tab);
    writes.length = 0;
    const result = tab.store.dispatch(saveDraft(id, { claimant: { ...emptyClaimantForm, fullName: 'Gra' } }));
    expect(result).toEqual({ ok: true, stored: true, value: undefined });
    expect(writes).toEqual([`reg/drafts/${id}`]);
    expect(events.map(({ type }) => type)).toEqual(['drafts/saved']);
    expect(draft().claimant.fullName).toBe('Gra');
    expect(auditActions(tab)).toEqual(rows);
  });

  test('the claimant step gives the claim its id, which stays', async () => {
    const { tab, id, draft } = await openDraft();
    tab.store.dispatch(completeClaimantStep(id, completeClaimantForm({ phoneNumber: '+256 772-123 456' })));
    expect(draft().claimId).toMatch(/^CL-\d+-[A-Z0-9]+$/);
    expect(draft()).toMatchObject({ step: 1, claimant: { phoneNumber: '+256772123456' } });
    const { claimId } = draft();
    tab.store.dispatch(completeClaimantStep(id, completeBankForm()));
    expect(draft()).toMatchObject({ claimId, claimant: { payoutMethod: 'bank_transfer' } });
    expect(findDraftByClaimId(tab.store.getState(), claimId ?? '')).toBe(draft());
  });

  test('steps go on and never back', async () => {
    const { tab, id, draft } = await openDraft();
    tab.store.dispatch(completeClaimantStep(id, completeClaimantForm()));
    tab.store.dispatch(completeIncidentStep(id, completeIncidentForm('death')));
    expect(draft()).toMatchObject({ step: 2, incident: { deceasedName: 'Moses Baluku' } });
    tab.store.dispatch(addDraftFile(id, 'photos', buildFile()));
    tab.store.dispatch(completeEvidenceStep(id));
    expect(draft().step).toBe(3);
    tab.store.dispatch(completeClaimantStep(id, completeClaimantForm({ fullName: 'Grace B. Biira' })));
    expect(draft()).toMatchObject({ step: 3, claimant: { fullName: 'Grace B. Biira' } });
  });

  test('an incomplete step is refused with the message of each field', async () => {
    const { tab, id, writes } = await openDraft();
    await expectRefused(tab, writes, completeClaimantStep(id, emptyClaimantForm), {
      code: 'invalid',
      fields: {
        fullName: 'Full name is required',
        nationalId: 'National ID must be exactly 14 characters',
        phoneNumber: 'Phone number must be in format +256XXXXXXXXX',
        district: 'District is required',
        subcounty: 'Sub-county is required',
        payoutMethod: 'Preferred payout method is required',
      },
    });
    await expectRefused(
      tab,
      writes,
      completeIncidentStep(id, completeIncidentForm('crop', { gpsLatitude: '51.5', areaDamaged: '' })),
      {
        code: 'invalid',
        fields: {
          gpsLatitude: 'These coordinates are outside Uganda',
          areaDamaged: 'Crop type and area damaged are required for crop incidents',
        },
      },
    );
    await expectRefused(tab, writes, completeEvidenceStep(id), {
      code: 'invalid',
      fields: { photos: 'At least one photo is required' },
    });
  });

  test('files go in and out; a single-file slot holds the last', async () => {
    const { tab, id, writes, draft } = await openDraft();
    tab.store.dispatch(addDraftFile(id, 'photos', buildFile({ id: 'A' })));
    tab.store.dispatch(addDraftFile(id, 'photos', buildFile({ id: 'B' })));
    tab.store.dispatch(addDraftFile(id, 'policeReport', buildFile({ id: 'C', type: 'application/pdf' })));
    tab.store.dispatch(addDraftFile(id, 'policeReport', buildFile({ id: 'D', type: 'application/pdf' })));
    const idsOf = (slot: 'photos' | 'policeReport') => draft().evidence[slot].map((file) => file.id);
    expect(idsOf('photos')).toEqual(['A', 'B']);
    expect(idsOf('policeReport')).toEqual(['D']);
    tab.store.dispatch(removeDraftFile(id, 'photos', 'A'));
    expect(idsOf('photos')).toEqual(['B']);
    expect(new Set(writes)).toEqual(new Set([`reg/drafts/${id}`]));
  });

  test('files beyond the limits are refused', async () => {
    const { tab, id, writes } = await openDraft();
    const refused = (file: Parameters<typeof buildFile>[0], slot: 'photos' | 'otherAttachments', message: string) =>
      expectRefused(tab, writes, addDraftFile(id, slot, buildFile(file)), { fields: { [slot]: message } });
    await refused({ type: 'application/pdf' }, 'photos', '{{name}} is not an image. Photos must be images.');
    await refused({ type: 'text/plain' }, 'otherAttachments', '{{name}} is not an image or a PDF.');
    await refused(
      { size: maximumFileBytes + 1 },
      'otherAttachments',
      '{{name}} is too large ({{size}}). The limit is 10 MB per file.',
    );
    for (let photo = 0; photo < 10; photo += 1) {
      valueOf(tab.store.dispatch(addDraftFile(id, 'photos', buildFile({ id: `P${photo}`, size: 1 }))));
    }
    await refused({}, 'photos', 'Maximum 10 photos allowed');
    for (let total = maximumFileBytes; total < maximumClaimBytes; total += maximumFileBytes) {
      const file = buildFile({ id: `F${total}`, size: maximumFileBytes });
      valueOf(tab.store.dispatch(addDraftFile(id, 'otherAttachments', file)));
    }
    await refused(
      { size: maximumFileBytes },
      'otherAttachments',
      '{{name}} was not added. The limit for all files of one claim is 50 MB.',
    );
  });

  test('discarding removes its record', async () => {
    const { tab, browser, id, writes } = await openDraft();
    expect(await tab.store.dispatch(discardDraft(id))).toMatchObject({ ok: true, stored: true });
    expect(findDraft(tab.store.getState(), id)).toBeUndefined();
    expect(browser.backend.texts.has(`reg/drafts/${id}`)).toBe(false);
    expect(writes).toEqual([`reg/drafts/${id}`]);
  });

  test('discarding twice at once discards once, and returns what was typed until then', async () => {
    const { tab, id } = await openDraft();
    tab.store.dispatch(saveDraft(id, { step: 1 }));
    const [first, second] = await Promise.all([1, 2].map(() => tab.store.dispatch(discardDraft(id))));
    expect(first).toMatchObject({ ok: true, value: { id, step: 1 } });
    expect(second).toMatchObject({ ok: false, refusal: { code: 'not_found' } });
  });

  const deeds: [string, (id: string) => AppThunk<CommandResult<unknown> | Promise<CommandResult<unknown>>>][] = [
    ['save', (id) => saveDraft(id, { step: 1 })],
    ['complete the claimant', (id) => completeClaimantStep(id, completeClaimantForm())],
    ['complete the incident', (id) => completeIncidentStep(id, completeIncidentForm())],
    ['complete the evidence', (id) => completeEvidenceStep(id)],
    ['add a file', (id) => addDraftFile(id, 'photos', buildFile())],
    ['remove a file', (id) => removeDraftFile(id, 'photos', 'FILE-1')],
    ['discard', (id) => discardDraft(id)],
    ['submit', (id) => submitDraft(id)],
  ];

  test.each(deeds)('%s: refused to other roles, to nobody, and for a draft that is gone', async (_name, deed) => {
    const { browser, tab } = await openRegister({ drafts: [buildDraft()] }, 'district_officer');
    const { writes } = browser.backend;
    await expectRefused(tab, writes, deed('DRAFT-9'), { code: 'not_found' });
    for (const role of roleNames) {
      if (role === 'district_officer') continue;
      await signInAs(tab, role);
      await expectRefused(tab, writes, deed('DRAFT-1'), { code: 'wrong_role' });
    }
    await tab.store.dispatch(signOut());
    await expectRefused(tab, writes, deed('DRAFT-1'), { code: 'signed_out' });
  });

  test('starting one is refused to other roles and to nobody', async () => {
    const { browser, tab } = await openRegister({}, 'finance');
    await expectRefused(tab, browser.backend.writes, startDraft(), { code: 'wrong_role' });
    await tab.store.dispatch(signOut());
    await expectRefused(tab, browser.backend.writes, startDraft(), { code: 'signed_out' });
  });
});

describe('submitting', () => {
  test('makes the draft a claim, in one event', async () => {
    const draft = buildDraft({ claimant: completeBankForm({ mobileMoneyNumber: '+256700000000' }) });
    const { browser, tab } = await openRegister({ drafts: [draft] }, 'district_officer');
    const events = recordEvents(tab);
    const at = '2026-11-20T08:00:03.000Z';

    expect(await tab.store.dispatch(submitDraft(draft.id))).toEqual({ ok: true, stored: true, value: draft.claimId });

    expect(events.map(({ type }) => type)).toEqual(['claims/submitted']);
    const claim = findClaim(tab.store.getState(), draft.claimId ?? '');
    expect(claim).toMatchObject({
      rev: 1,
      status: 'submitted',
      createdBy: 'Sarah Auma',
      createdAt: draft.createdAt,
      registeredAt: at,
      submittedAt: at,
      updatedAt: at,
      evidence: draft.evidence,
      incident: { incidentType: 'crop', areaDamaged: 2.5 },
      notes: [],
    });
    // The payout method that was not chosen leaves nothing behind.
    expect(claim?.claimant).toMatchObject({ accountNumber: '3100045678', mobileMoneyNumber: '' });
    expect(tab.store.getState().drafts.ids).toEqual([]);
    expect(browser.backend.texts.has('reg/drafts/DRAFT-1')).toBe(false);
    expect(browser.backend.texts.has(`reg/claims/${draft.claimId}`)).toBe(true);
    expect(auditRowsOf(tab, 'CLAIM_SUBMITTED')).toMatchObject([
      {
        resourceId: draft.claimId,
        changes: [{ field: 'status', oldValue: 'draft', newValue: 'submitted' }],
      },
    ]);
    expect(Object.values(tab.store.getState().notifications.entities)).toMatchObject([
      { role: 'district_officer', type: 'new_claim', action: 'submit', claimantName: 'Grace Biira' },
    ]);
  });

  test('is refused while the draft is incomplete, naming the fields', async () => {
    const incomplete: [Parameters<typeof buildDraft>[0], string][] = [
      [{ claimant: completeClaimantForm({ nationalId: 'CF' }) }, 'nationalId'],
      [{ incident: completeIncidentForm('crop', { narrativeDescription: ' ' }) }, 'narrativeDescription'],
      [{ evidence: buildEvidence({ photos: [] }) }, 'photos'],
      [{ claimId: undefined, claimant: emptyClaimantForm }, 'fullName'],
    ];
    for (const [overrides, field] of incomplete) {
      const { browser, tab } = await openRegister({ drafts: [buildDraft(overrides)] }, 'district_officer');
      await expectRefused(tab, browser.backend.writes, submitDraft('DRAFT-1'), {
        code: 'invalid',
        fields: { [field]: expect.any(String) },
      });
    }
  });

  test('twice at once makes one claim', async () => {
    const { tab } = await openRegister({ drafts: [buildDraft()] }, 'district_officer');
    const results = await Promise.all([
      tab.store.dispatch(submitDraft('DRAFT-1')),
      tab.store.dispatch(submitDraft('DRAFT-1')),
    ]);
    expect(results).toMatchObject([{ ok: true }, { ok: false, refusal: { code: 'not_found' } }]);
    expect(auditRowsOf(tab, 'CLAIM_SUBMITTED')).toHaveLength(1);
  });

  test('is refused to a draft left over after its claim was submitted, and to an edit', async () => {
    const { claim, ...records } = recordsAt('submitted');
    const editOf = { claimId: claim.id, rev: claim.rev };
    const drafts = [buildDraft({ claimId: claim.id }), buildDraft({ id: 'EDIT-1', claimId: claim.id, editOf })];
    const { browser, tab } = await openRegister({ ...records, drafts }, 'district_officer');
    await expectRefused(tab, browser.backend.writes, submitDraft('DRAFT-1'), { code: 'not_found' });
    await expectRefused(tab, browser.backend.writes, submitDraft('EDIT-1'), { code: 'not_found' });
  });
});

describe('editing a submitted claim', () => {
  async function openEdit(status: 'submitted' | 'request_info' = 'submitted') {
    const { claim, ...records } = recordsAt(status);
    const { browser, tab } = await openRegister(records, 'district_officer');
    const id = valueOf(tab.store.dispatch(startEdit(claim.id)));
    return { browser, tab, id, claim, writes: browser.backend.writes };
  }

  test('works on a copy', async () => {
    const { tab, id, claim } = await openEdit();
    expect(findDraft(tab.store.getState(), id)).toMatchObject({
      claimId: claim.id,
      editOf: { claimId: claim.id, rev: claim.rev },
      step: 3,
      claimant: claim.claimant,
      incident: { incidentType: 'crop', areaDamaged: '2.5' },
      evidence: claim.evidence,
    });
    tab.store.dispatch(saveDraft(id, { claimant: completeClaimantForm({ fullName: 'Someone Else' }) }));
    expect(findClaim(tab.store.getState(), claim.id)).toBe(tab.store.getState().claims.entities[claim.id]);
    expect(findClaim(tab.store.getState(), claim.id)?.claimant.fullName).toBe('Grace Biira');
    expect(selectNewClaimDrafts(tab.store.getState())).toEqual([]);
    expect(findDraftByClaimId(tab.store.getState(), claim.id)).toBeUndefined();
  });

  test('once begun is gone on with', async () => {
    const { tab, id, claim } = await openEdit();
    tab.store.dispatch(saveDraft(id, { claimant: completeClaimantForm({ fullName: 'Grace B. Biira' }) }));
    expect(valueOf(tab.store.dispatch(startEdit(claim.id)))).toBe(id);
    expect(findEditOf(tab.store.getState(), claim.id)?.claimant.fullName).toBe('Grace B. Biira');
  });

  test('is committed once, with what differed', async () => {
    const { tab, id, claim, browser } = await openEdit();
    const incident = completeIncidentForm('crop', { areaDamaged: '4', gpsLatitude: '', gpsLongitude: '' });
    tab.store.dispatch(saveDraft(id, { claimant: completeClaimantForm({ village: 'Kahokya' }), incident }));
    tab.store.dispatch(addDraftFile(id, 'photos', buildFile({ id: 'FILE-2', name: 'fence.jpg' })));
    const events = recordEvents(tab);

    expect(await tab.store.dispatch(commitEdit(id))).toEqual({ ok: true, stored: true, value: claim.id });

    expect(events.map(({ type }) => type)).toEqual(['claims/edited']);
    const edited = findClaim(tab.store.getState(), claim.id);
    expect(edited).toMatchObject({ rev: claim.rev + 1, status: 'submitted', submittedAt: claim.submittedAt });
    expect(edited?.incident).not.toHaveProperty('gpsLatitude');
    expect(findDraft(tab.store.getState(), id)).toBeUndefined();
    expect(browser.backend.texts.has(`reg/drafts/${id}`)).toBe(false);
    const [row] = auditRowsOf(tab, 'CLAIM_EDITED');
    expect(row).toMatchObject({ severity: 'medium' });
    expect(row?.changes).toEqual([
      { field: 'claimant.village', oldValue: 'Hamukungu', newValue: 'Kahokya' },
      { field: 'incident.gpsLatitude', oldValue: -0.1432, newValue: undefined },
      { field: 'incident.gpsLongitude', oldValue: 30.0871, newValue: undefined },
      { field: 'incident.areaDamaged', oldValue: 2.5, newValue: 4 },
      { field: 'evidence.photos', oldValue: 'field.jpg', newValue: 'field.jpg, fence.jpg' },
    ]);
    expect(Object.values(tab.store.getState().notifications.entities)).toMatchObject([
      { role: 'district_officer', action: 'edit', claimId: claim.id },
    ]);
  });

  test('is no edit any more once it is committed, though the clock was set back and localStorage has not heard', async () => {
    const { claim } = recordsAt('submitted');
    const { browser, tab } = await openRegister({ claims: [claim] }, 'district_officer');
    const id = valueOf(tab.store.dispatch(startEdit(claim.id)));
    tab.store.dispatch(saveDraft(id, { claimant: completeClaimantForm({ village: 'Elsewhere' }) }));
    await new Promise((resolve) => setTimeout(resolve));
    const { texts } = browser.backend;
    const flushed = [...texts];
    browser.pass(-3_600_000);
    expect(await tab.store.dispatch(commitEdit(id))).toMatchObject({ ok: true, stored: true });
    // The browser was killed before it took to the disk what was written last.
    texts.clear();
    for (const [key, text] of flushed) texts.set(key, text);
    const again = browser.openTab();
    await again.opened;
    expect(findEditOf(again.store.getState(), claim.id)).toBeUndefined();
  });

  test('tells of the further items that it adds, changes and removes', async () => {
    const { tab, id, claim } = await openEdit();
    const edit = async (draftId: string, crop: FurtherForms['crop']) => {
      const incident = completeIncidentForm('crop', { further: { ...emptyIncidentForm.further, crop } });
      tab.store.dispatch(saveDraft(draftId, { incident }));
      expect(await tab.store.dispatch(commitEdit(draftId))).toMatchObject({ ok: true });
      return auditRowsOf(tab, 'CLAIM_EDITED').flatMap(({ changes }) => changes);
    };
    const added = { field: 'incident.further', newValue: 'Beans (1 acre, 200 kg), Cassava (0.5 acres)' };
    expect(await edit(id, furtherForms.crop)).toEqual([added]);

    const next = valueOf(tab.store.dispatch(startEdit(claim.id)));
    expect(findDraft(tab.store.getState(), next)?.incident.further.crop).toEqual(furtherForms.crop);
    const changes = await edit(next, [{ cropType: 'Beans', areaDamaged: '2', estimatedYieldLost: '200' }]);
    expect(changes).toContainEqual({
      field: 'incident.further',
      oldValue: added.newValue,
      newValue: 'Beans (2 acres, 200 kg)',
    });
  });

  test('is refused when the claim has changed since, but not for a note', async () => {
    const { tab, id, claim, writes } = await openEdit();
    await tab.store.dispatch(addNote(claim.id, { content: 'Called', type: 'document' }));
    await tab.store.dispatch(startVerification({ id: claim.id, rev: claim.rev }));
    await expectRefused(tab, writes, commitEdit(id), {
      code: 'changed',
      params: { user: 'District Officer' },
      words: { status: ['2. Under Verification'] },
    });
    expect(findDraft(tab.store.getState(), id)).toBeDefined();
  });

  test('is refused where it would have happened after the claim was submitted', async () => {
    const { tab, id, writes } = await openEdit();
    tab.store.dispatch(saveDraft(id, { incident: completeIncidentForm('crop', { dateOfIncident: '2025-06-16' }) }));
    await expectRefused(tab, writes, commitEdit(id), {
      fields: { dateOfIncident: 'Date of incident cannot be after the claim was submitted' },
    });
    tab.store.dispatch(saveDraft(id, { incident: completeIncidentForm('death', { dateOfDeath: '2025-06-16' }) }));
    await expectRefused(tab, writes, commitEdit(id), {
      fields: { dateOfDeath: 'Date of death cannot be after the claim was submitted' },
    });
    tab.store.dispatch(saveDraft(id, { incident: completeIncidentForm('crop', { dateOfIncident: '2025-06-15' }) }));
    expect(await tab.store.dispatch(commitEdit(id))).toMatchObject({ ok: true });
  });

  test('may leave a longer text as it is stored, and may not write another', async () => {
    const { claim, ...records } = recordsAt('submitted');
    const long = 'x'.repeat(6000);
    const stored = {
      ...claim,
      claimant: { ...claim.claimant, fullName: long },
      incident: { ...claim.incident, narrativeDescription: long },
    };
    const { browser, tab } = await openRegister({ ...records, claims: [stored] }, 'district_officer');
    const id = valueOf(tab.store.dispatch(startEdit(claim.id)));
    const draft = findDraft(tab.store.getState(), id);
    if (!draft) throw new Error('no edit');
    const { claimant, incident } = draft;
    const { writes } = browser.backend;
    const refusal = { fields: { fullName: 'This text is too long' } };
    await expectRefused(tab, writes, completeClaimantStep(id, { ...claimant, fullName: `${long}x` }), refusal);

    valueOf(tab.store.dispatch(completeClaimantStep(id, { ...claimant, village: 'Kahendero' })));
    valueOf(tab.store.dispatch(completeIncidentStep(id, { ...incident, locationDescription: 'At the lake' })));
    valueOf(await tab.store.dispatch(commitEdit(id)));
    const edited = findClaim(tab.store.getState(), claim.id);
    expect(edited?.claimant).toMatchObject({ fullName: long, village: 'Kahendero' });
    expect(edited?.incident).toMatchObject({ narrativeDescription: long, locationDescription: 'At the lake' });
  });

  test('is refused when it is incomplete or gone', async () => {
    const { tab, id, writes } = await openEdit('request_info');
    tab.store.dispatch(saveDraft(id, { claimant: completeClaimantForm({ fullName: '' }) }));
    await expectRefused(tab, writes, commitEdit(id), { fields: { fullName: 'Full name is required' } });
    await tab.store.dispatch(discardDraft(id));
    await expectRefused(tab, writes, commitEdit(id), { code: 'not_found' });
  });

  test.each(claimStatuses.filter((status) => status !== 'draft'))(
    'may begin at %s as the table says',
    async (status) => {
      const { claim, ...records } = recordsAt(status);
      const { browser, tab } = await openRegister(records, 'district_officer');
      const refusal = findLifecycleRefusal('edit', 'district_officer', status);
      if (refusal) await expectRefused(tab, browser.backend.writes, startEdit(claim.id), refusal);
      else expect(tab.store.dispatch(startEdit(claim.id))).toMatchObject({ ok: true });
      await expectRefused(tab, browser.backend.writes, startEdit('CL-0'), { code: 'not_found' });
      await signInAs(tab, 'admin');
      await expectRefused(tab, browser.backend.writes, startEdit(claim.id), { code: 'wrong_role' });
    },
  );
});

describe('what was thrown away', () => {
  test('comes back as it was, after a reload too', async () => {
    const { browser, tab, id, draft } = await openDraft();
    tab.store.dispatch(saveDraft(id, { claimant: completeClaimantForm() }));
    const before = draft();
    await tab.store.dispatch(discardDraft(id));
    expect(await tab.store.dispatch(restoreDraft(before))).toMatchObject({ ok: true, stored: true });
    const reloaded = browser.openTab();
    await reloaded.opened;
    for (const { store } of [tab, reloaded]) {
      expect(findDraft(store.getState(), id)).toEqual({ ...before, updatedAt: draft().updatedAt });
    }
  });

  test.each([
    ['localStorage as it was', true],
    ['localStorage cleared', false],
  ])('comes back though the clock was set back, after a new start too, with %s', async (_what, isKept) => {
    const { browser, tab, id, draft } = await openDraft();
    const before = draft();
    await tab.store.dispatch(discardDraft(id));
    browser.pass(-600_000);
    expect(await tab.store.dispatch(restoreDraft(before))).toMatchObject({ ok: true, stored: true });
    const next = createBrowser({ log: browser.log });
    if (isKept) for (const [key, text] of browser.backend.texts) next.backend.texts.set(key, text);
    const again = next.openTab();
    await again.opened;
    expect(findDraft(again.store.getState(), id)).toEqual(draft());
  });

  test('does not come back over what is there', async () => {
    const { tab, id, writes, draft } = await openDraft();
    await expectRefused(tab, writes, restoreDraft(draft()), { code: 'changed' });
    tab.store.dispatch(completeClaimantStep(id, completeClaimantForm()));
    tab.store.dispatch(completeIncidentStep(id, completeIncidentForm('crop')));
    tab.store.dispatch(addDraftFile(id, 'photos', buildFile()));
    tab.store.dispatch(completeEvidenceStep(id));
    const submitted = draft();
    valueOf(await tab.store.dispatch(submitDraft(id)));
    writes.length = 0;
    await expectRefused(tab, writes, restoreDraft(submitted), { code: 'changed' });
  });

  test('an edit does not come back beside another of its claim, nor without its claim', async () => {
    const { claim, ...records } = recordsAt('submitted');
    const { browser, tab } = await openRegister(records, 'district_officer');
    const { writes } = browser.backend;
    const id = valueOf(tab.store.dispatch(startEdit(claim.id)));
    const before = findDraft(tab.store.getState(), id);
    if (!before) throw new Error('no edit');
    await tab.store.dispatch(discardDraft(id));
    const other = valueOf(tab.store.dispatch(startEdit(claim.id)));
    expect(other).not.toBe(id);
    await expectRefused(tab, writes, restoreDraft(before), { code: 'changed' });
    await tab.store.dispatch(discardDraft(other));
    const gone = { ...before, claimId: 'CL-GONE', editOf: { claimId: 'CL-GONE', rev: 1 } };
    await expectRefused(tab, writes, restoreDraft(gone), { code: 'changed' });
    expect(await tab.store.dispatch(restoreDraft(before))).toMatchObject({ ok: true });
  });

  test('a file that is back already stays as it is, in a full slot too', async () => {
    const { tab, id, draft } = await openDraft();
    tab.store.dispatch(completeClaimantStep(id, completeClaimantForm()));
    const report = buildFile({ id: 'R', type: 'application/pdf' });
    tab.store.dispatch(addDraftFile(id, 'policeReport', report));
    tab.store.dispatch(addDraftFile(id, 'photos', buildFile({ id: 'A' })));
    const before = draft();
    expect(tab.store.dispatch(restoreDraftFile(id, 'policeReport', report, 0))).toMatchObject({ ok: true });
    expect(tab.store.dispatch(restoreDraftFile(id, 'photos', buildFile({ id: 'A' }), 0))).toMatchObject({ ok: true });
    expect(draft()).toEqual(before);
  });

  test('a file comes back where it stood, never in the place of another', async () => {
    const { tab, id, writes, draft } = await openDraft();
    tab.store.dispatch(completeClaimantStep(id, completeClaimantForm()));
    const photos = ['A', 'B', 'C'].map((name) => buildFile({ id: name }));
    for (const photo of photos) tab.store.dispatch(addDraftFile(id, 'photos', photo));
    tab.store.dispatch(removeDraftFile(id, 'photos', 'B'));
    tab.store.dispatch(restoreDraftFile(id, 'photos', buildFile({ id: 'B' }), 1));
    expect(draft().evidence.photos).toEqual(photos);

    const report = buildFile({ id: 'R', type: 'application/pdf' });
    tab.store.dispatch(addDraftFile(id, 'policeReport', { ...report, id: 'NEW' }));
    writes.length = 0;
    await expectRefused(tab, writes, restoreDraftFile(id, 'policeReport', report, 0), { code: 'changed' });
  });
});
