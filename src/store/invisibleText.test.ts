import type { RegisterRecords } from '../domain/register/kinds/kinds';
import type { Claim } from '../domain/claim/claim';
import { emptyFilter } from '../domain/claim/list/claimFilter';
import { lifecycle, type ClaimAction } from '../domain/workflow/lifecycle';
import type { Role } from '../domain/user/roles';
import { emptyUserForm } from '../domain/user/userForm';
import { scheduleToForm } from '../domain/valuation/scheduleForm';
import { withoutInvisible } from '../domain/form/plainText';
import {
  buildAsking,
  buildClaim,
  buildDecision,
  buildDraft,
  buildFile,
  buildLedgerEntry,
  buildSchedule,
  completeChecklistForm,
  completeClaimantForm,
  completeImportForm,
  completeIncidentForm,
} from '../test/builders';
import { claimActions, doAction } from '../test/claimCommands';
import { noRecords, type Tab } from '../test/testRegister';
import * as fc from '../test/fastCheck';
import { openRegister, registerOf } from '../test/openRegister';
import { recordsAt, recordsFor } from '../test/recordsAt';
import { addNote } from './claims/addNote';
import { answerPiece } from './claims/answerPiece';
import { checkCondition } from './claims/checkCondition';
import { importClaims } from './claims/importing';
import { recordTold } from './claims/recordTold';
import { saveChecklist } from './claims/saveChecklist';
import type { CommandResult } from './commit';
import { completeClaimantStep, completeIncidentStep, saveDraft } from './drafts/commands';
import { addDraftFile } from './drafts/files';
import { submitDraft } from './drafts/submit';
import { recordFundEntry } from './fundLedger/commands';
import { mergeRegister } from './register/mergeRegister';
import { planMerge } from './register/merging/planMerge';
import { saveView } from './savedViews/commands';
import { copySchedule, saveSchedule, withdrawSchedule } from './schedules/commands';
import { changeScheme } from './scheme/commands';
import type { AppThunk } from './services';
import { signIn } from './session/commands';
import { saveProfile } from './session/profile';
import { addUser } from './users/commands';

type Deed = AppThunk<Promise<CommandResult<unknown>> | CommandResult<unknown>>;
/** What people paste with a text. */
type Write = <Form>(form: Form) => Form;
type Row = [name: string, role: Role, records: Partial<RegisterRecords>, deed: (write: Write, tab: Tab) => Deed];

const target = { id: buildClaim().id, rev: 4 };
const draft = { drafts: [buildDraft()] };

const actionRow = (action: ClaimAction): Row => {
  const { roles, from, label } = lifecycle[action];
  const status: Claim['status'] = from[0];
  return [label, roles[0], recordsFor(action, status), (write) => doAction(action, target, undefined, write)];
};

const rows: Row[] = [
  ...claimActions.map(actionRow),
  [
    'note',
    'finance',
    recordsAt('submitted'),
    (write) => addNote(target.id, write({ content: 'Seen', type: 'document' })),
  ],
  [
    'checklist',
    'district_officer',
    recordsAt('submitted'),
    (write) => saveChecklist(target, write(completeChecklistForm())),
  ],
  [
    'told',
    'district_officer',
    recordsAt('rejected'),
    (write) =>
      recordTold(target, write({ day: '2025-07-10', how: 'called', toldBy: 'Sarah Auma', note: 'Rang twice' })),
  ],
  [
    'answer',
    'district_officer',
    recordsAt('request_info', { verifications: [buildAsking()] }),
    (write) =>
      answerPiece({
        claimId: target.id,
        place: 0,
        seen: { reason: 'police_report', text: '' },
        form: write({ how: 'explained', fileId: '', note: 'The police keep no record' }),
      }),
  ],
  [
    'condition',
    'finance',
    recordsAt('approved', { decisions: [buildDecision({ conditions: ['Fence it'] })] }),
    (write) => checkCondition(target, 0, write({ metOn: '2025-07-10', note: 'Seen' })),
  ],
  [
    'imported file',
    'admin',
    {},
    (write) =>
      importClaims({
        fileName: write('old.xlsx'),
        rows: [{ row: 2, form: completeImportForm({ submittedOn: '2025-06-20' }) }],
      }),
  ],
  [
    'merged file',
    'admin',
    {},
    (write, { store }) => {
      const records = { ...noRecords, claims: [buildClaim({ id: 'CL-9' })] };
      const seen = planMerge(store.getState(), records, '', '2026-11-20T12:00:00.000Z');
      const file = { exportedAt: '2026-11-20T08:00:00.000Z', records };
      return mergeRegister({ file, from: write('gulu.zip'), seen, choices: {} });
    },
  ],
  ['draft', 'district_officer', draft, (write) => saveDraft('DRAFT-1', write({ claimant: completeClaimantForm() }))],
  ['step 1', 'district_officer', draft, (write) => completeClaimantStep('DRAFT-1', write(completeClaimantForm()))],
  ['step 2', 'district_officer', draft, (write) => completeIncidentStep('DRAFT-1', write(completeIncidentForm()))],
  [
    'file of evidence',
    'district_officer',
    draft,
    (write) => addDraftFile('DRAFT-1', 'photos', { ...buildFile({ id: 'FILE-2' }), name: write('photo.jpg') }),
  ],
  [
    'fund entry',
    'finance',
    { fundLedger: [buildLedgerEntry()] },
    (write) =>
      recordFundEntry(
        42_000_000,
        write({
          openingBalance: '42000000',
          allocationAmount: '1000',
          allocationDistrict: 'gulu',
          notes: 'For the second quarter',
        }),
      ),
  ],
  [
    'view',
    'finance',
    {},
    (write) =>
      saveView(write({ name: 'Mine' }), {
        filter: { ...emptyFilter, search: write('biira') },
        sort: 'date',
        order: 'desc',
        size: 25,
      }),
  ],
  ['copied schedule', 'admin', {}, (write) => copySchedule({ id: 'v2024.1', rev: 1 }, write({ id: 'v2026.1' }))],
  [
    'schedule',
    'admin',
    { schedules: [buildSchedule({ status: 'draft', from: undefined })] },
    (write) =>
      saveSchedule(
        { id: buildSchedule().id, rev: 1 },
        write(scheduleToForm(buildSchedule({ status: 'draft', from: undefined }))),
      ),
  ],
  [
    'withdrawn schedule',
    'admin',
    {},
    (write) => withdrawSchedule({ id: 'v2024.1', rev: 1 }, write({ reason: 'The maize price is wrong.' })),
  ],
  [
    'scheme',
    'admin',
    {},
    (write) => changeScheme(0, { id: 'reporting', ...write({ reportDays: '7', papersDays: '14' }) }),
  ],
  ['profile', 'finance', {}, (write) => saveProfile(write({ fullName: 'Ann Other' }))],
  [
    'account',
    'admin',
    {},
    (write) => {
      const texts = write({ name: 'Ann Other', email: 'ann@uwa.example', district: 'gulu' });
      return addUser({ ...emptyUserForm, ...texts, desks: ['finance'] });
    },
  ],
  [
    'sign-in',
    'finance',
    {},
    (write) =>
      signIn({ role: 'finance', ...write({ username: 'ruth@uwa.example', password: 'x', twoFactorCode: '' }) }),
  ],
];

const invisible = fc.string({
  unit: fc.constantFrom(
    ...'\u00ad\u115f\u1160\u200b\u200c\u200d\u200e\u200f\u202a\u202e\u2060\u2066\u2069\u3164\ufeff\uffa0',
  ),
  minLength: 1,
  maxLength: 3,
});

/** Puts them into every text of a form but the ids of records. */
const writing = fc.tuple(invisible, fc.double({ min: 0, max: 1, noNaN: true })).map(([unseen, share]): Write => {
  const write = (part: unknown): unknown => {
    if (typeof part === 'string') {
      const at = Math.round(part.length * share);
      return part.slice(0, at) + unseen + part.slice(at);
    }
    if (Array.isArray(part)) return part.map(write);
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(
      Object.entries(part).map(([name, value]) => [name, /Id$/.test(name) ? value : write(value)]),
    );
  };
  return write as Write;
});

test.each(rows)('nothing invisible is stored from the form: %s', async (_name, role, records, deed) => {
  await fc.assert(
    fc.asyncProperty(writing, async (write) => {
      const { tab, browser } = await openRegister(records, role);
      expect(await tab.store.dispatch(deed(write, tab))).toMatchObject({ ok: true });
      const stored = JSON.stringify([registerOf(tab), ...browser.backend.texts]);
      expect(withoutInvisible(stored) === stored).toBe(true);
    }),
    { numRuns: fc.runs(3) },
  );
});

test('nor from a draft of before, once its claim is submitted', async () => {
  const claimant = completeClaimantForm({ fullName: 'Grace\u200b Biira', nationalId: 'CF85\u00ad012345ABCD' });
  const { tab } = await openRegister(
    { drafts: [buildDraft({ claimId: 'CL-1', step: 3, claimant, incident: completeIncidentForm() })] },
    'district_officer',
  );
  tab.store.dispatch(addDraftFile('DRAFT-1', 'photos', buildFile()));
  expect(await tab.store.dispatch(submitDraft('DRAFT-1'))).toMatchObject({ ok: true });
  expect(tab.store.getState().claims.entities['CL-1']?.claimant).toMatchObject({
    fullName: 'Grace Biira',
    nationalId: 'CF85012345ABCD',
  });
});
