import * as fc from '../../test/fastCheck';
import { emptyFilter } from '../../domain/claim/list/claimFilter';
import {
  buildAuditEvent,
  buildDraft,
  buildLedgerEntry,
  buildNote,
  buildNotification,
  buildUser,
  completeClaimantForm,
  completeDecisionForm,
} from '../../test/builders';
import { findPaymentFaults } from '../../test/damage/edits';
import { lookEverywhere } from '../../test/damage/lookEverywhere';
import { mutation, type Mutation, type Texts } from '../../test/damage/mutations';
import { isNewer, parsed, versionIn } from '../../test/damage/versions';
import { openRegister, registerOf } from '../../test/openRegister';
import { recordsAt } from '../../test/recordsAt';
import { createBackend, createBrowser, signInAs, type Tab } from '../../test/testRegister';
import { addNote } from '../claims/addNote';
import { decideClaim, giveFinalApproval, markPaid, startVerification } from '../../test/claimCommands';
import { saveDraft, startDraft, startEdit } from '../drafts/commands';
import { recordFundEntry } from '../fundLedger/commands';
import { saveView } from '../savedViews/commands';
import { toggleSidebar } from '../settings/deviceCommands';
import { persistedSlices, sliceNames, type PersistedSlices, type SliceName } from './shapes/slices';

/*
 * A stored register that chance had a hand in. `FUZZ_TIMES=50 npx jest damage` looks longer; `FUZZ_SEED` runs a seed
 * again. Each run damages a register in several places, so there are more mutations than runs.
 */
const numRuns = fc.runs(25);
/** Milliseconds, after which no further run is begun. */
const timeLimit = fc.times > 1 ? numRuns * 500 : 15_000;
jest.setTimeout(timeLimit + 60_000);

const statuses = ['submitted', 'under_verification', 'request_info', 'under_cvc_review', 'approved'] as const;
const inPayment = ['payment_processing', 'payment_failed', 'paid'] as const;

/** A register with records in every slice, some of them by deeds. */
async function storedRegister(): Promise<Texts> {
  const early = statuses.map((status, index) =>
    recordsAt(status, { id: `CL-${index + 1}`, notes: [buildNote({ id: `NOTE-${index}` })] }),
  );
  const late = inPayment.map((status, index) => {
    const { claim, payments } = recordsAt(status, { id: `CL-${index + 6}` });
    return { claim, payments: payments.map((payment) => ({ ...payment, id: `PAY-${index}` })) };
  });
  const { browser, tab } = await openRegister(
    {
      claims: [...early, ...late].map(({ claim }) => claim),
      payments: late.flatMap(({ payments }) => payments),
      drafts: [buildDraft({ claimId: undefined }), buildDraft({ id: 'DRAFT-2', claimId: 'CL-20' })],
      fundLedger: [buildLedgerEntry()],
      users: [buildUser(), buildUser({ id: 'USER-2', email: 'ruth@example.org', name: 'Ruth Namono' })],
      audit: [buildAuditEvent({ resourceId: 'CL-1', details: { attempts: 2 }, changes: [{ field: 'status' }] })],
      notifications: [buildNotification({ id: 'EVENT-1:CL-1', claimId: 'CL-1' })],
    },
    'district_officer',
  );
  const { dispatch, getState } = tab.store;
  const at = (id: string) => ({ id, rev: getState().claims.entities[id]?.rev ?? 0 });
  await dispatch(startVerification(at('CL-1')));
  await dispatch(addNote('CL-2', { content: 'Ünïcode ’ and "quotes"', type: 'document' }));
  const draft = dispatch(startDraft());
  if (draft.ok) dispatch(saveDraft(draft.value, { claimant: completeClaimantForm() }));
  dispatch(startEdit('CL-3'));
  await dispatch(saveView({ name: 'Mine' }, { filter: emptyFilter, sort: 'date', order: 'desc', size: 25 }));
  await signInAs(tab, 'cvc_member');
  await dispatch(decideClaim(at('CL-4'), completeDecisionForm()));
  await signInAs(tab, 'admin');
  await dispatch(giveFinalApproval(at('CL-5'), { note: 'Within the budget' }));
  await dispatch(markPaid(at('CL-6'), { paymentRef: 'MM-7' }));
  const entry = { openingBalance: '42000000', allocationAmount: '1', allocationDistrict: 'gulu', notes: '' };
  await dispatch(recordFundEntry(42_000_000, entry));
  return new Map(browser.backend.texts);
}

const recordSlices = sliceNames.filter((slice) => (persistedSlices as PersistedSlices)[slice].record);
type RecordSlice = Exclude<SliceName, 'settings' | 'session'>;

/** The slice and id of a record's key. */
function recordKey(key: string): { slice: RecordSlice; id: string } | undefined {
  const slice = recordSlices.find((name) => key.startsWith(`reg/${name}/`)) as RecordSlice | undefined;
  return slice && { slice, id: key.slice(`reg/${slice}/`.length) };
}

const claimOf = (text: string): string => {
  const payment = parsed(text);
  return typeof payment === 'object' && payment !== null && 'claimId' in payment ? String(payment.claimId) : '';
};

/** Whether a payment that was good may not fit: its claim was changed, or another payment was laid beside it. */
function mayNotFit(sound: Texts, damaged: Texts, text: string): boolean {
  const id = claimOf(text);
  const isBesideAnother = [...damaged].some(
    ([key, other]) => key.startsWith('reg/payments/') && sound.get(key) !== other && claimOf(other) === id,
  );
  return isBesideAnother || sound.get(`reg/claims/${id}`) !== damaged.get(`reg/claims/${id}`);
}

/** What is numbered as it is read has another number than was stored. */
const withoutNumber = (record: object) => ({ ...record, number: undefined });

const entitiesOf = ({ store }: Tab, slice: RecordSlice): Record<string, object> => store.getState()[slice].entities;

/** That a tab has everything that was good, and that nothing that was stored is gone. */
function expectNothingLost(sound: Texts, damaged: Texts, after: Texts, tab: Tab) {
  const { setAside } = tab.store.getState().storage;
  const isAside = (key: string, text: string) =>
    [...after].some(([name, kept]) => name.startsWith(`reg/set-aside/${key.slice('reg/'.length)}`) && kept === text) &&
    setAside.some((entry) => entry.key === key.slice('reg/'.length) && entry.text === text);
  const found: string[] = [];
  const count = { records: 0 };
  for (const [key, text] of damaged) {
    const record = recordKey(key);
    if (record) {
      const { slice, id } = record;
      const entity = Object.hasOwn(entitiesOf(tab, slice), id) ? entitiesOf(tab, slice)[id] : undefined;
      if (entity) count.records += 1;
      const kept = entity !== undefined && after.get(key) === text;
      const raised = entity !== undefined && after.get(key) === JSON.stringify(entity);
      if (kept) expect(entity).toEqual(parsed(text));
      else if (raised) expect(withoutNumber(entity)).toMatchObject(withoutNumber(parsed(text) as object));
      else if (text === sound.get(key) && !(slice === 'payments' && mayNotFit(sound, damaged, text)))
        found.push(`${key} was good and is not kept`);
      else if (entity || after.has(key) || !isAside(key, text)) found.push(`${key} is neither read nor set aside`);
    } else if (sliceNames.some((slice) => key === `reg/${slice}`)) {
      const version = versionIn(text);
      const isOlder = version !== undefined && version < persistedSlices[key.slice('reg/'.length) as SliceName].version;
      if (after.get(key) !== text && !isOlder && !isAside(key, text)) {
        expect({ [key]: parsed(after.get(key)) }).toMatchObject({ [key]: parsed(text) });
      }
    } else if (!['reg/sequence', 'reg/in-database'].includes(key) && after.get(key) !== text)
      found.push(`${key} was changed`);
  }
  expect(found).toEqual([]);
  // No payment stands that cannot have been made, unless nobody can tell, since another of its claim could not be read.
  const { claims, payments } = tab.store.getState();
  const told = Object.values(claims.entities).filter(
    ({ id }) => !setAside.some((entry) => entry.key.startsWith('payments/') && entry.text.includes(id)),
  );
  expect(findPaymentFaults({ claims: told, payments: Object.values(payments.entities) })).toEqual([]);
  // Nothing came from nowhere.
  const held = recordSlices.flatMap((slice) => Object.keys(entitiesOf(tab, slice as RecordSlice)));
  expect(held).toHaveLength(count.records);
}

/** Work goes on, and is stored. */
async function expectWorkGoesOn(tab: Tab) {
  const { dispatch, getState } = tab.store;
  await signInAs(tab, 'admin');
  lookEverywhere(getState());
  expect(await dispatch(toggleSidebar(!getState().settings.sidebar?.open))).toMatchObject({ ok: true, stored: true });
  const [claimId] = getState().claims.ids;
  if (claimId !== undefined) {
    expect(await dispatch(addNote(claimId, { content: 'Found again', type: 'document' }))).toMatchObject({
      ok: true,
      stored: true,
    });
  }
  await signInAs(tab, 'district_officer');
  lookEverywhere(getState());
  expect(dispatch(startDraft())).toMatchObject({ ok: true, stored: true });
}

/** Reports of storage reach the state at the end of the turn. */
const turn = () => new Promise((resolve) => setTimeout(resolve));

let sound: Texts;
beforeAll(async () => {
  sound = await storedRegister();
});

async function damage(mutations: readonly Mutation[]) {
  const backend = createBackend();
  for (const [key, text] of sound) backend.texts.set(key, text);
  for (const { change } of mutations) change(backend.texts);
  const damaged = new Map(backend.texts);
  const browser = createBrowser({ backend });
  const first = browser.openTab();
  await first.opened;
  await turn();
  lookEverywhere(first.store.getState());
  expect(Object.keys(Object.prototype)).toEqual([]);
  if (isNewer(damaged)) {
    expect(first.store.getState().storage).toMatchObject({ open: true, newerVersion: true });
    expect([...backend.texts]).toEqual([...damaged]);
    return;
  }
  expect(first.store.getState().storage).toMatchObject({ open: true, newerVersion: false, unsaved: 0 });
  await first.services.tidyMirror();
  expectNothingLost(sound, damaged, backend.texts, first);
  const aside = [...backend.texts].filter(([key]) => key.startsWith('reg/set-aside/'));

  const again = browser.openTab();
  await again.opened;
  await turn();
  expect(registerOf(again)).toEqual(registerOf(first));
  expect(new Set(again.store.getState().storage.setAside)).toEqual(new Set(first.store.getState().storage.setAside));

  await expectWorkGoesOn(again);
  await turn();
  for (const [key, text] of aside) expect(backend.texts.get(key)).toBe(text);
  const third = browser.openTab();
  await third.opened;
  expect(registerOf(third)).toEqual(registerOf(again));
  // The tab that was open all the time has followed.
  expect(registerOf(first).claims).toEqual(registerOf(third).claims);
}

test('a register that was not damaged is read whole', async () => {
  await damage([]);
});

test('whatever becomes of what is stored, the portal starts, keeps what is good and sets the rest aside', async () => {
  const counts = { starts: 0, mutations: 0 };
  const mutations = fc.array(mutation, { minLength: 1, maxLength: 4 });
  await fc.assert(
    fc.asyncProperty(mutations, async (some) => {
      counts.starts += 1;
      counts.mutations += some.length;
      await damage(some);
    }),
    { numRuns, interruptAfterTimeLimit: timeLimit, markInterruptAsFailure: false },
  );
  fc.tell('damage', `${counts.starts} registers, ${counts.mutations} mutations`);
});
