import { emptyFilter } from '../../domain/claim/claimFilter';
import type { Journal } from '../../domain/register/journal';
import type { RecordPack } from '../../domain/register/recordPack';
import { buildClaim, buildPayment, buildUser } from '../../test/builders';
import * as fc from '../../test/fastCheck';
import { createMemoryJournal, type MemoryJournal } from '../../test/memoryJournal';
import { openRegister, registerOf } from '../../test/openRegister';
import { recordsAt } from '../../test/recordsAt';
import { createBackend, createBrowser, type Tab } from '../../test/testRegister';
import { addNote } from '../claims/addNote';
import { startVerification } from '../../test/claimCommands';
import { selectFoundRows, selectFrontRows } from '../claims/list';
import { startEmpty } from '../register/commands';
import { deleteUser } from '../users/commands';

const note = { content: 'The officer of the parish was called.', type: 'document' } as const;

/** Claims, the last of them the newest. */
const claimsOf = (count: number) =>
  Array.from({ length: count }, (_, place) => {
    const id = `CL-${place}`;
    const claim = place === 3 ? recordsAt('payment_processing', { id }).claim : buildClaim({ id });
    const day = new Date(Date.UTC(2026, 0, 1 + place)).toISOString().slice(0, 10);
    return { ...claim, incident: { ...claim.incident, dateOfIncident: day } };
  });
const payments = [buildPayment({ id: 'PAY-1', claimId: 'CL-3' })];
const users = [buildUser({ id: 'USER-1' }), buildUser({ id: 'USER-2', email: 'second@uwa.example' })];

type Disk = { backend: ReturnType<typeof createBackend>; journal: MemoryJournal };

/** A register that has moved and is packed. */
async function openPacked(role: 'district_officer' | 'admin' = 'district_officer', count = 6) {
  const disk: Disk = { backend: createBackend(), journal: createMemoryJournal() };
  const { tab } = await openRegister({ claims: claimsOf(count), payments, users }, role, createBrowser(disk));
  await tab.services.moveRegister();
  const packed = await restart(disk);
  expect(await packed.services.packRecords()).toBe(true);
  return { ...disk, tab: packed };
}

/** The same browser started again, which reads through `journal`. */
async function restart({ backend, journal }: Disk, read: Journal = journal, yieldToMain?: () => Promise<void>) {
  const browser = createBrowser({ backend, journal, start: '2026-11-20T09:00:00.000Z' });
  const tab = browser.openTab({
    ports: { openJournal: () => Promise.resolve(read), ...(yieldToMain && { yieldToMain }) },
  });
  await tab.opened;
  return tab;
}

/** The journal, and what rows have been asked of it one by one. */
function watched(journal: MemoryJournal) {
  const asked: string[] = [];
  const read: Journal = { ...journal, rows: (prefix) => (asked.push(prefix), journal.rows(prefix)) };
  return { asked, read };
}

const hasRead = ({ store }: Tab) => store.getState().storage.setAside.length === 0;

test('a start reads the packs, and no record by its own row', async () => {
  const disk = await openPacked();
  const { asked, read } = watched(disk.journal);
  const again = await restart(disk, read);
  expect(asked).toEqual(['wcp/drafts/']);
  expect(registerOf(again)).toEqual(registerOf(disk.tab));
  expect(hasRead(again)).toBe(true);
});

test('deeds that were done after them count: records that changed, that are new, and that are gone', async () => {
  const disk = await openPacked('admin');
  const { dispatch } = disk.tab.store;
  expect(await dispatch(deleteUser({ id: 'USER-2', rev: 1 }))).toMatchObject({ ok: true });
  expect(await dispatch(addNote('CL-3', note))).toMatchObject({ ok: true, stored: true });
  const { asked, read } = watched(disk.journal);
  const again = await restart(disk, read);
  expect(asked).toEqual(['wcp/drafts/']);
  expect(registerOf(again)).toEqual(registerOf(disk.tab));
  expect(again.store.getState().users.ids).toEqual(['USER-1']);
});

test('what removed a record is not forgotten before the packs show it', async () => {
  const disk = await openPacked('admin');
  await disk.tab.store.dispatch(deleteUser({ id: 'USER-2', rev: 1 }));
  const later = createBrowser({ ...disk, start: '2026-11-22T09:00:00.000Z' }).openTab();
  await later.opened;
  await later.store.dispatch(addNote('CL-3', note));
  expect((await restart(disk)).store.getState().users.ids).toEqual(['USER-1']);
});

test('another register in its place leaves nothing of the packs', async () => {
  const disk = await openPacked('admin');
  expect(await disk.tab.store.dispatch(startEmpty())).toMatchObject({ ok: true });
  expect(registerOf(await restart(disk))).toEqual(registerOf(disk.tab));
});

test('a damaged row under a sound pack costs nothing', async () => {
  const disk = await openPacked();
  const row = disk.journal.table.get('wcp/claims/CL-1');
  if (row) disk.journal.table.set('wcp/claims/CL-1', { ...row, text: '{"id":' });
  const again = await restart(disk);
  expect(registerOf(again)).toEqual(registerOf(disk.tab));
  expect(hasRead(again)).toBe(true);
});

const mutations = fc.array(
  fc.tuple(fc.nat(), fc.constantFrom('cut', 'edit', 'drop', 'swap', 'sequence', 'rename'), fc.nat()),
  { minLength: 1, maxLength: 4 },
);

function mutate(table: Map<string, RecordPack>, [which, how, at]: [number, string, number]) {
  const packs = [...table.values()];
  const pack = packs[which % packs.length];
  const other = packs[at % packs.length];
  if (!pack || !other) return;
  const { key, text } = pack;
  const place = at % (text.length + 1);
  if (how === 'cut') table.set(key, { ...pack, text: text.slice(0, place) });
  if (how === 'edit') table.set(key, { ...pack, text: `${text.slice(0, place)}x${text.slice(place + 1)}` });
  if (how === 'drop') table.delete(key);
  if (how === 'swap') table.set(key, { ...pack, text: other.text });
  if (how === 'sequence') table.set(key, { ...pack, sequence: at % 9 });
  if (how === 'rename') table.set(`claims/${at}`, { ...pack, key: `claims/${at}` });
}

test('whatever becomes of the packs, the rows give every record, and the next packs are whole', async () => {
  const disk = await openPacked();
  await disk.tab.store.dispatch(addNote('CL-3', note));
  const before = registerOf(disk.tab);
  const sound = new Map(disk.journal.packTable);
  const { packed } = disk.journal.state;
  let starts = 0;
  await fc.assert(
    fc.asyncProperty(mutations, async (some) => {
      starts += 1;
      disk.journal.packTable.clear();
      for (const [key, pack] of sound) disk.journal.packTable.set(key, pack);
      disk.journal.state.packed = packed;
      for (const mutation of some) mutate(disk.journal.packTable, mutation);
      const again = await restart(disk);
      expect(registerOf(again)).toEqual(before);
      expect(hasRead(again)).toBe(true);
      // What damage left of use is used; where nothing was wrong with them, nothing is made.
      await again.services.packRecords();
      const { asked, read } = watched(disk.journal);
      expect(registerOf(await restart(disk, read))).toEqual(before);
      expect(asked.filter((prefix) => prefix !== 'wcp/drafts/')).toEqual([]);
    }),
    { numRuns: fc.runs(20) },
  );
  fc.tell('packs', `${starts} registers`);
});

test('a deed while they are made is none of theirs, and counts', async () => {
  const disk = await openPacked();
  disk.journal.packTable.clear();
  let deed: Promise<unknown> | undefined;
  let isMaking = false;
  const tab = await restart(disk, disk.journal, async () => {
    if (isMaking) deed ??= tab.store.dispatch(startVerification({ id: 'CL-0', rev: 1 }));
    await deed;
  });
  isMaking = true;
  expect(await tab.services.packRecords()).toBe(true);
  expect(await deed).toMatchObject({ ok: true, stored: true });
  const again = await restart(disk);
  expect(again.store.getState().claims.entities['CL-0']).toMatchObject({ rev: 2 });
  expect(registerOf(again)).toEqual(registerOf(tab));
});

test('they are made once, anew after many deeds, and never of what is not stored', async () => {
  const disk = await openPacked();
  expect(await disk.tab.services.packRecords()).toBe(false);
  expect(await (await restart(disk)).services.packRecords()).toBe(false);

  disk.journal.packTable.clear();
  let refuses = false;
  const full: Journal = {
    ...disk.journal,
    append: (deed) => (refuses ? Promise.resolve('full') : disk.journal.append(deed)),
  };
  const tab = await restart(disk, full);
  refuses = true;
  expect(await tab.store.dispatch(addNote('CL-3', note))).toMatchObject({ ok: true, stored: false });
  expect(await tab.services.packRecords()).toBe(false);
  refuses = false;
  expect(await tab.services.saveWaiting()).toBe(true);
  expect(await tab.services.packRecords()).toBe(true);
});

test('a deed that finds no room takes that of the packs, and the rows give every record', async () => {
  const backend = createBackend();
  const journal: MemoryJournal = createMemoryJournal({
    refuses: () => (journal.packTable.size > 0 ? 'full' : undefined),
  });
  const { tab } = await openRegister(
    { claims: claimsOf(6), payments },
    'district_officer',
    createBrowser({ backend, journal }),
  );
  await tab.services.moveRegister();
  expect(await tab.services.packRecords()).toBe(true);
  expect(await tab.store.dispatch(addNote('CL-3', note))).toMatchObject({ ok: true, stored: true });
  expect(journal.packTable.size).toBe(0);
  expect(registerOf(await restart({ backend, journal }))).toEqual(registerOf(tab));
});

test('a register in localStorage is not packed', async () => {
  const { tab } = await openRegister({ claims: claimsOf(1) }, 'district_officer');
  expect(await tab.services.packRecords()).toBe(false);
});

describe('the first page of the claims list', () => {
  /** More than the front has. */
  const many = 260;

  const page = (tab: Tab, size = 25) => selectFrontRows(tab.store.getState()).slice(0, size);
  const whole = (tab: Tab) =>
    selectFoundRows(tab.store.getState(), 'date', 'desc', emptyFilter, '2026-11-20', '').exact.slice(0, 25);
  const withoutTexts = (rows: ReturnType<typeof page>) =>
    rows.map(({ searched, nameKey, ...row }) => [{ ...searched(), name: nameKey() }, row] as const);

  /** What it shows before any claim is read, and what it shows in the end. */
  async function firstPage(disk: Disk, size?: number) {
    let early: ReturnType<typeof page> | undefined;
    const read: Journal = {
      ...disk.journal,
      packs: (name, prefixes) => {
        if (name === 'claims') early = page(tab, size);
        return disk.journal.packs(name, prefixes);
      },
    };
    const browser = createBrowser({ ...disk, start: '2026-11-20T09:00:00.000Z' });
    const tab = browser.openTab({ ports: { openJournal: () => Promise.resolve(read) } });
    await tab.opened;
    return { early: withoutTexts(early ?? []), late: withoutTexts(whole(tab)), tab };
  }

  test('is known before the claims are read, and is what it is in the end', async () => {
    const disk = await openPacked('district_officer', many);
    const { early, late, tab } = await firstPage(disk);
    expect(early).toHaveLength(25);
    expect(early).toEqual(late);
    expect(page(tab)).toEqual([]);
  });

  test('shows deeds that were done after it was packed', async () => {
    const disk = await openPacked('district_officer', many);
    expect(await disk.tab.store.dispatch(startVerification({ id: 'CL-258', rev: 1 }))).toMatchObject({ ok: true });
    const { early, late } = await firstPage(disk);
    expect(early).toEqual(late);
  });

  test('shows no claim before which one may stand that is not read', async () => {
    const disk = await openPacked('district_officer', many);
    expect(await disk.tab.store.dispatch(startVerification({ id: 'CL-0', rev: 1 }))).toMatchObject({ ok: true });
    const { early } = await firstPage(disk, 300);
    const ids = early.map(([, { id }]) => id);
    expect(ids).toHaveLength(250);
    expect(ids).not.toContain('CL-0');
  });

  test('is nobody’s who is not signed in', async () => {
    const disk = await openPacked('district_officer', many);
    disk.backend.texts.delete('wcp/session');
    disk.journal.table.delete('wcp/session');
    const { early } = await firstPage(disk);
    expect(early).toEqual([]);
  });
});
