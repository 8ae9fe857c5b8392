import type { RegisterRecords } from '../../domain/register/kinds/kinds';
// First: it counts within what is loaded after it.
import { countRuns, type Piece } from '../../test/countRuns';
import {
  buildAuditEvent,
  buildDraft,
  buildLedgerEntry,
  buildNotification,
  buildUser,
  completeImportForm,
} from '../../test/builders';
import { openRegister } from '../../test/openRegister';
import { recordsAt } from '../../test/recordsAt';
import { createBrowser, noRecords, signInAs, type Tab } from '../../test/testRegister';
import { importClaims } from '../claims/importing';
import { readRegisterJson } from '../persistence/shapes/readRegisterJson';
import { registerAsJson } from '../persistence/shapes/registerJson';
import { restoreRegister } from './commands';
import { mergeRegister } from './mergeRegister';
import { findOpenClashes } from './merging/resolveMerge';
import { keyOf } from './merging/types';
import { planImport } from './planImport';

/*
 * What is done once for each record over all records again takes four times as long when a register is twice as large. How
 * long anything takes is not asked: the engine counts how often each piece of code runs. What it does within itself, such
 * as `includes`, it does not count.
 */

/** Sorting takes somewhat more than twice as much, and some work comes in runs of its own length. */
const most = (before: number) => before * 2.5 + 200;

/** How often a piece has run: as often as the innermost piece around it, where it is told of that alone. */
const runsOf = ({ startOffset, endOffset }: Piece, ranges: readonly Piece[] = []) =>
  ranges
    .filter((around) => around.startOffset <= startOffset && around.endOffset >= endOffset)
    .sort((a, b) => a.endOffset - a.startOffset - (b.endOffset - b.startOffset))[0]?.count ?? 0;

/** The pieces of code that run more than twice as often for twice as much. */
async function findUneven(prepare: (claimCount: number) => Promise<() => Promise<unknown>>): Promise<string[]> {
  const [once, twice] = [await countRuns(await prepare(100)), await countRuns(await prepare(200))];
  return [...twice].flatMap(([key, { name, ranges }]) =>
    ranges.flatMap((piece) => {
      const before = runsOf(piece, once.get(key)?.ranges);
      return piece.count > most(before) ? `${name}: ${before} → ${piece.count}` : [];
    }),
  );
}

const numbers = (count: number) => Array.from({ length: count }, (_, place) => place);
const idOf = (prefix: string, place: number) => `${prefix}-${String(place).padStart(4, '0')}`;

/** A register of so many claims, half of them paid or about to be, and as many of everything else; nothing is alike. */
function recordsFor(count: number, from = 0): RegisterRecords {
  const places = numbers(count).map((place) => place + from);
  const standing = places.map((place) => {
    const status = place % 2 === 0 ? 'payment_processing' : 'submitted';
    const { claim, payments } = recordsAt(status, { id: idOf('CL', place) });
    const nationalId = `CF850${String(10_000 + place)}ABCD`;
    return {
      claim: { ...claim, claimant: { ...claim.claimant, nationalId } },
      payments: payments.map((payment) => ({ ...payment, id: idOf('PAY', place) })),
    };
  });
  return {
    ...noRecords,
    claims: standing.map(({ claim }) => claim),
    payments: standing.flatMap(({ payments }) => payments),
    fundLedger: places.map((place) => {
      const openingBalance = 50_000_000 - place * 1000;
      const amounts = { openingBalance, allocationAmount: 1000, closingBalance: openingBalance - 1000 };
      return buildLedgerEntry({ id: idOf('FUND', place), number: place + 1, ...amounts });
    }),
    drafts: places.map((place) => buildDraft({ id: idOf('DRAFT', place), claimId: idOf('CL-D', place) })),
    users: [
      buildUser({ id: 'ADMIN', email: 'admin@uwa.example', role: 'administrator' }),
      ...places.map((place) => buildUser({ id: idOf('USER', place), email: `user${place}@uwa.example` })),
    ],
    audit: places.flatMap((place) =>
      numbers(3).map((row) => buildAuditEvent({ id: `${idOf('E', place)}-${row}`, resourceId: idOf('CL', place) })),
    ),
    notifications: places.map((place) => buildNotification({ id: idOf('N', place), claimId: idOf('CL', place) })),
  };
}

/** A register as a file holds it, after it was read and checked. */
function fileOf({ store }: Tab) {
  const reading = readRegisterJson(registerAsJson(store.getState(), '2026-11-20T08:30:00.000Z'));
  if (!reading.ok) throw new Error(JSON.stringify(reading.problems));
  return reading.file;
}

async function openTab(records: Partial<RegisterRecords>, start?: string) {
  const { tab } = await openRegister(records, 'admin', createBrowser({ start }));
  return tab;
}

const atOnce = () => Promise.resolve();

test('a register that is laid down takes twice as much for twice as many claims', async () => {
  const layDown = (count: number) => Promise.resolve(() => openTab(recordsFor(count)));
  expect(await findUneven(layDown)).toEqual([]);
});

test('so does a register that a start reads', async () => {
  const read = async (count: number) => {
    const { browser } = await openRegister(recordsFor(count));
    return () => browser.openTab().opened;
  };
  expect(await findUneven(read)).toEqual([]);
});

test('so does a file that is made of a register, and read and checked', async () => {
  const write = async (count: number) => {
    const tab = await openTab(recordsFor(count));
    return () => Promise.resolve(fileOf(tab));
  };
  expect(await findUneven(write)).toEqual([]);
});

test('so does a register that is merged, half of which is there already', async () => {
  const merge = async (count: number) => {
    const file = fileOf(await openTab(recordsFor(count, count / 2), '2026-11-20T09:00:00.000Z'));
    const tab = await openTab(recordsFor(count), '2026-11-20T11:00:00.000Z');
    return async () => {
      const seen = await tab.store.dispatch(planImport(file.records, atOnce));
      const choices = Object.fromEntries(findOpenClashes(seen, {}).map((item) => [keyOf(item), 'theirs' as const]));
      const result = await tab.store.dispatch(mergeRegister({ file, from: 'gulu.zip', seen, choices }));
      expect(result).toEqual({ ok: true, stored: true });
      expect(tab.store.getState().claims.ids).toHaveLength(count * 1.5);
    };
  };
  expect(await findUneven(merge)).toEqual([]);
});

test('so does a register that is restored, half of which has changed since', async () => {
  const restore = async (count: number) => {
    const file = fileOf(await openTab(recordsFor(count)));
    const changed = recordsFor(count, count / 2);
    const tab = await openTab({ ...changed, claims: changed.claims.map((claim) => ({ ...claim, rev: 9 })) });
    return async () => {
      expect(await tab.store.dispatch(restoreRegister(file))).toEqual({ ok: true, stored: true });
      expect(tab.store.getState().claims.ids).toHaveLength(count);
    };
  };
  expect(await findUneven(restore)).toEqual([]);
});

test('so do claims that are imported from a spreadsheet into a register', async () => {
  const add = async (count: number) => {
    const { tab } = await openRegister(recordsFor(count));
    await signInAs(tab, 'district_officer');
    const rows = numbers(count).map((place) => {
      const names = { oldNumber: `KSE/2025/${place}`, nationalId: `CM850${String(10_000 + place)}ABCD` };
      return { row: place + 2, form: completeImportForm({ ...names, fullName: `Moses ${place}` }) };
    });
    return async () => {
      const result = await tab.store.dispatch(importClaims({ fileName: 'Kasese 2025.xlsx', rows }));
      expect(result).toMatchObject({ ok: true, stored: true, value: count });
    };
  };
  expect(await findUneven(add)).toEqual([]);
});
