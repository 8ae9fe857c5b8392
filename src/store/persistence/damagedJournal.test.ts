import * as fc from '../../test/fastCheck';
import type { JournalRow } from '../../domain/register/journal';
import { buildAuditEvent, buildLedgerEntry, buildUser } from '../../test/builders';
import { lookEverywhere } from '../../test/damage/lookEverywhere';
import { textMutation } from '../../test/damage/mutations';
import { isNewer } from '../../test/damage/versions';
import { createMemoryJournal } from '../../test/memoryJournal';
import { openRegister, registerOf } from '../../test/openRegister';
import { recordsAt } from '../../test/recordsAt';
import { createBackend, createBrowser, signInAs, type Tab } from '../../test/testRegister';
import { addNote } from '../claims/addNote';
import { startVerification } from '../../test/claimCommands';
import { startDraft } from '../drafts/commands';
import { toggleSidebar } from '../settings/deviceCommands';
import { isNear } from './slices';

/* As damage.test.ts, of the journal, and of the records once they have moved into it. */
const numRuns = fc.runs(12);
/** Milliseconds, after which no further run is begun. */
const timeLimit = fc.times > 1 ? numRuns * 500 : 8000;
jest.setTimeout(2 * timeLimit + 60_000);

type Table = Map<string, JournalRow>;
type RowMutation = { name: string; change: (table: Table) => void };

const share = fc.nat(999_999).map((part) => part / 1_000_000);
const keyAt = (table: Table, at: number) => [...table.keys()][Math.floor(at * table.size)] ?? '';

function withRow(table: Table, at: number, change: (row: JournalRow) => Partial<JournalRow>) {
  const row = table.get(keyAt(table, at));
  if (row) table.set(row.key, { ...row, ...change(row) });
}

const rowMutation: fc.Arbitrary<RowMutation> = fc.oneof(
  fc.tuple(share, textMutation).map(([at, [name, change]]): RowMutation => ({
    name,
    change: (table) => withRow(table, at, ({ text }) => ({ text: text === null ? '{' : change(text) })),
  })),
  share.map((at): RowMutation => ({ name: 'a row gone', change: (table) => table.delete(keyAt(table, at)) })),
  fc.tuple(share, fc.constantFrom(0, 1, 3, 1e9)).map(([at, sequence]): RowMutation => ({
    name: `a row of the deed ${sequence}`,
    change: (table) => withRow(table, at, () => ({ sequence })),
  })),
  fc.tuple(share, fc.constantFrom('', 'NaN', '9999-01-01T00:00:00.000Z')).map(([at, instant]): RowMutation => ({
    name: `a row at ${instant}`,
    change: (table) => withRow(table, at, () => ({ at: instant })),
  })),
  fc.tuple(share, share).map(([one, other]): RowMutation => ({
    name: 'two texts swapped',
    change: (table) => {
      const [a, b] = [table.get(keyAt(table, one)), table.get(keyAt(table, other))];
      if (a && b) table.set(a.key, { ...a, text: b.text }).set(b.key, { ...b, text: a.text });
    },
  })),
);

/** A register with the journal of its deeds. */
async function work(moved: boolean) {
  const { claim } = recordsAt('submitted', { id: 'CL-1' });
  const late = recordsAt('payment_processing', { id: 'CL-2' });
  const { browser, tab } = await openRegister(
    {
      claims: [claim, late.claim],
      payments: late.payments,
      fundLedger: [buildLedgerEntry()],
      users: [buildUser()],
      audit: [buildAuditEvent({ resourceId: 'CL-1' })],
    },
    'district_officer',
  );
  if (moved) expect(await tab.services.moveRegister()).toBe(true);
  await tab.store.dispatch(startVerification({ id: 'CL-1', rev: claim.rev }));
  await tab.store.dispatch(addNote('CL-2', { content: 'Called', type: 'document' }));
  tab.store.dispatch(startDraft());
  return { browser, register: tab.store.getState() };
}

/** Reports of storage reach the state at the end of the turn. */
const turn = () => new Promise((resolve) => setTimeout(resolve));

const slices = ['claims', 'payments', 'fundLedger', 'users', 'audit', 'notifications'] as const;

async function expectWorkGoesOn(tab: Tab) {
  await signInAs(tab, 'admin');
  expect(await tab.store.dispatch(toggleSidebar(true))).toMatchObject({ ok: true });
  const [claimId] = tab.store.getState().claims.ids;
  if (claimId === undefined) return;
  const note = { content: 'Found again', type: 'document' } as const;
  expect(await tab.store.dispatch(addNote(claimId, note))).toMatchObject({ ok: true, stored: true });
}

describe.each([
  ['in localStorage', false],
  ['in the database', true],
])('with the records %s', (_where, moved) => {
  let worked: Awaited<ReturnType<typeof work>>;
  beforeAll(async () => {
    worked = await work(moved);
  });

  async function damage(mutations: readonly RowMutation[]) {
    const backend = createBackend();
    for (const [key, text] of worked.browser.backend.texts) backend.texts.set(key, text);
    const journal = createMemoryJournal();
    Object.assign(journal.state, worked.browser.journal.state);
    for (const [key, row] of worked.browser.journal.table) journal.table.set(key, { ...row });
    for (const { change } of mutations) change(journal.table);
    const damaged = new Map(journal.table);
    const browser = createBrowser({ backend, journal });
    const tab = browser.openTab();
    await tab.opened;
    await turn();
    lookEverywhere(tab.store.getState());
    // What stays in localStorage is read there, unless the journal has later words on it.
    const heads = [...damaged].filter(([key]) => !isNear(key.split('/')[1] ?? ''));
    const { newerVersion } = tab.store.getState().storage;
    if (moved && isNewer(new Map(heads.map(([key, { text }]) => [key, text ?? ''])))) expect(newerVersion).toBe(true);
    if (moved && newerVersion) return;
    const isSound = (key: string) => {
      const text = damaged.get(key)?.text;
      return text !== undefined && text === worked.browser.journal.table.get(key)?.text;
    };
    for (const slice of slices) {
      const entities: Record<string, object> = tab.store.getState()[slice].entities;
      for (const [id, record] of Object.entries<object>(worked.register[slice].entities)) {
        const key = `wcp/${slice}/${id}`;
        const text = damaged.get(key)?.text;
        // A payment that cannot have been made on a claim, as it reads now, is set aside though it is sound itself.
        const isOfDamagedClaim = 'claimId' in record && !isSound(`wcp/claims/${String(record.claimId)}`);
        // Undamaged, or of no account while localStorage has it all.
        if ((!moved || isSound(key)) && !(moved && isOfDamagedClaim && !entities[id])) {
          expect([key, entities[id]]).toEqual([key, record]);
        } else if (typeof text === 'string' && !entities[id]) {
          expect(tab.store.getState().storage.setAside).toContainEqual({ key: key.slice(4), text });
        }
      }
    }
    await expectWorkGoesOn(tab);
    await turn();
    const again = createBrowser({ backend, journal, start: '2026-11-20T10:00:00.000Z' }).openTab();
    await again.opened;
    await turn();
    for (const slice of slices) expect(registerOf(again)[slice]).toEqual(registerOf(tab)[slice]);
    expect(new Set(again.store.getState().storage.setAside)).toEqual(new Set(tab.store.getState().storage.setAside));
  }

  test('whatever becomes of the journal’s rows, the portal starts with what is good', async () => {
    const counts = { starts: 0, mutations: 0 };
    await fc.assert(
      fc.asyncProperty(fc.array(rowMutation, { maxLength: 4 }), async (some) => {
        counts.starts += 1;
        counts.mutations += some.length;
        await damage(some);
      }),
      { numRuns, interruptAfterTimeLimit: timeLimit, markInterruptAsFailure: false },
    );
    fc.tell('journal', `${counts.starts} registers, ${counts.mutations} mutations`);
  });
});
