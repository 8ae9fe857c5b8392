import { checkAuditChain, logHolds } from '../../domain/audit/auditChainCheck';
import { buildAuditEvent, buildClaim, buildNotification } from '../../test/builders';
import { buildFileTask } from '../../test/files/fileTask';
import { createMemoryLog } from '../../test/browser/memoryLog';
import { openRegister, registerOf } from '../../test/openRegister';
import { createBackend, createBrowser, signInAs, type Tab } from '../../test/testRegister';
import { selectClaimEvents } from '../audit/selectors';
import { addNote } from '../claims/addNote';
import { readRegisterJson } from '../persistence/shapes/readRegisterJson';
import { registerAsJson } from '../persistence/shapes/registerJson';
import { restoreRegister, startEmpty } from '../register/commands';
import { selectMyNotifications } from '../notifications/selectors';
import { rowsOf } from '../table';
import { promise } from './rehydration';

/** Rows enough for five buckets, three for each of so many claims. */
const claimsCount = 300;
const claimId = (place: number) => `CL-${String(place).padStart(4, '0')}`;
const rows = Array.from({ length: claimsCount * 3 }, (_, place) =>
  buildAuditEvent({
    id: `0000${String(place).padStart(5, '0')}-0000:${claimId(place % claimsCount)}`,
    resource: 'claim',
    resourceId: claimId(place % claimsCount),
    changes: [{ field: 'note.document', newValue: `What was said of it: ${String(place)} `.repeat(4) }],
  }),
);
const claims = Array.from({ length: claimsCount }, (_, place) => buildClaim({ id: claimId(place) }));

const note = (content = 'x') => addNote('CL-0007', { content, type: 'document' });
const olderOf = ({ store }: Tab) => store.getState().storage.olderLog;
const rowCount = ({ store }: Tab) => store.getState().audit.ids.length;
const parts = { newestLogBuckets: 1 };

/** A register with a long log, in a tab that made it and one that has left the older rows on the disk. */
async function openLong() {
  const log = createMemoryLog();
  const browser = createBrowser({ log, backend: createBackend(50_000) });
  const { tab: first } = await openRegister({ claims, audit: rows }, 'district_officer', browser);
  const part = browser.openTab({ ports: { ...parts, snapshotAfter: 1 } });
  await part.opened;
  const openWhole = async () => {
    const tab = browser.openTab();
    await tab.opened;
    return tab;
  };
  return { log, browser, first, part, openWhole };
}

async function isChainSound({ store }: Tab) {
  const { audit } = store.getState();
  return logHolds(await checkAuditChain(rowsOf(audit), audit.chain, buildFileTask().task));
}

test('a start reads the newest rows, and those of a claim or all when they are asked for', async () => {
  const { first, part } = await openLong();
  expect(olderOf(part)).toEqual({ readOf: {} });
  expect(rowCount(part)).toBeLessThan(rows.length / 3);
  expect(selectClaimEvents(part.store.getState(), 'CL-0007').length).toBeLessThan(3);
  expect(await part.services.readOlderLog(['CL-0007'])).toBe(true);
  expect(selectClaimEvents(part.store.getState(), 'CL-0007')).toHaveLength(3);
  expect(olderOf(part)).toEqual({ readOf: { 'CL-0007': true } });
  expect(rowCount(part)).toBeLessThan(rows.length / 3);

  const whole = await part.services.wholeRegister();
  expect(whole.storage.olderLog).toBeNull();
  expect(whole.audit.entities).toEqual(first.store.getState().audit.entities);
  expect(rowCount(part)).toBeLessThan(rows.length / 3);

  expect(await part.services.readOlderLog()).toBe(true);
  expect(olderOf(part)).toBeNull();
  expect(registerOf(part)).toEqual(registerOf(first));
  expect(await isChainSound(part)).toBe(true);
});

test('rows of a claim are looked for in the few buckets that may have them', async () => {
  const { log, part } = await openLong();
  const read = jest.spyOn(log, 'buckets');
  // Its last row alone is among the newest.
  await part.services.readOlderLog(['CL-0299']);
  const keys = read.mock.calls.flatMap(([asked]) => asked).filter((key) => key.includes('/audit/'));
  const all = log.state.head?.buckets.filter(({ of }) => of === 'audit').length ?? 0;
  expect(keys.length).toBeLessThan(all);
  expect(keys.length).toBeGreaterThan(1);
});

test('events and snapshots on part of the log leave what is on the disk as it is', async () => {
  const { part, openWhole } = await openLong();
  for (const content of ['One', 'Two', 'Three']) {
    await part.store.dispatch(note(content));
    expect(await part.services.takeSnapshot()).toBe(true);
    await part.services.readOlderLog(['CL-0100']);
  }
  expect(olderOf(part)).not.toBeNull();
  const whole = await openWhole();
  expect(rowCount(whole)).toBe(rows.length + 4);
  expect(whole.store.getState().storage).toMatchObject({ setAside: [], lost: null });
  expect(await isChainSound(whole)).toBe(true);
  expect(await part.services.readOlderLog()).toBe(true);
  expect(registerOf(part)).toEqual(registerOf(whole));
});

test('a row that a clock set back has put among the older ones is kept with them', async () => {
  const { browser, part, openWhole } = await openLong();
  browser.pass(-Date.parse('2026-11-20T08:00:00.000Z') + 1000);
  await part.store.dispatch(note('Long ago'));
  expect(await part.services.takeSnapshot()).toBe(true);
  const whole = await openWhole();
  expect(rowCount(whole)).toBe(rows.length + 2);
  expect(await isChainSound(whole)).toBe(true);
});

test('a register that takes the place of it has nothing of the log before', async () => {
  const { browser, part, openWhole } = await openLong();
  const deaf = browser.openTab({ ports: { ...parts, tabs: { post: () => undefined, listen: () => undefined } } });
  await deaf.opened;
  await signInAs(part, 'admin');
  expect(await part.store.dispatch(startEmpty())).toMatchObject({ ok: true });
  expect(olderOf(part)).toBeNull();
  // One tab hears of it, one reads it from the log, one finds it at its start.
  expect(olderOf(deaf)).not.toBeNull();
  await deaf.services.readOlderLog(['CL-0007']);
  const late = browser.openTab({ ports: parts });
  await late.opened;
  const whole = await openWhole();
  for (const tab of [part, deaf, late]) {
    expect(olderOf(tab)).toBeNull();
    expect(registerOf(tab)).toEqual(registerOf(whole));
  }
  expect(rowCount(whole)).toBe(1);
});

test('a tab that has followed such a register puts nothing of the log before into its snapshot', async () => {
  const { first, part, openWhole } = await openLong();
  await signInAs(first, 'admin');
  expect(await first.store.dispatch(startEmpty())).toMatchObject({ ok: true });
  await part.services.catchUp();
  // The tab that did it was closed before it could take its own.
  expect(await part.services.takeSnapshot()).toBe(true);
  const whole = await openWhole();
  expect(rowCount(whole)).toBe(1);
  expect(registerOf(whole)).toEqual(registerOf(part));
});

test('rows that were being read when the register was replaced, and its log forgot that, are none of the next', async () => {
  const { log, browser, first } = await openLong();
  const part = browser.openTab({ ports: { ...parts, tabs: { post: () => undefined, listen: () => undefined } } });
  await part.opened;
  const other = browser.openTab({ ports: { snapshotAfter: 1 } });
  await other.opened;
  const asleep = promise();
  const { buckets } = log;
  const sleep: typeof buckets = async (keys) => {
    const texts = await buckets(keys);
    await asleep.kept;
    return texts;
  };
  const read = jest.spyOn(log, 'buckets').mockImplementationOnce(sleep).mockImplementationOnce(sleep);
  const [asked, whole] = [part.services.readOlderLog(), part.services.wholeRegister()];
  while (read.mock.calls.length < 2) await new Promise((resolve) => setTimeout(resolve));
  await signInAs(first, 'admin');
  await other.services.catchUp();
  expect(await other.store.dispatch(startEmpty())).toMatchObject({ ok: true });
  expect(await other.services.takeSnapshot()).toBe(true);
  await signInAs(other, 'finance');
  expect(await other.services.takeSnapshot()).toBe(true);
  await signInAs(other, 'admin');
  expect(await other.services.takeSnapshot()).toBe(true);
  asleep.keep();
  expect(await asked).toBe(false);
  expect((await whole).audit.ids).toEqual(part.store.getState().audit.ids);
  expect(registerOf(part)).toEqual(registerOf(other));
  expect(await part.services.readOlderLog()).toBe(true);
  expect(registerOf(part)).toEqual(registerOf(other));
});

test('rows that were being read when others were restored among them, and the log forgot that, are not taken for all of them', async () => {
  const { log, browser, first } = await openLong();
  const part = browser.openTab({ ports: { ...parts, tabs: { post: () => undefined, listen: () => undefined } } });
  await part.opened;
  const other = browser.openTab({ ports: { snapshotAfter: 1 } });
  await other.opened;
  const asleep = promise();
  const { buckets } = log;
  const sleep: typeof buckets = async (keys) => {
    const texts = await buckets(keys);
    await asleep.kept;
    return texts;
  };
  const read = jest.spyOn(log, 'buckets').mockImplementationOnce(sleep).mockImplementationOnce(sleep);
  const [asked, whole] = [part.services.readOlderLog(), part.services.wholeRegister()];
  while (read.mock.calls.length < 2) await new Promise((resolve) => setTimeout(resolve));
  const file = readRegisterJson(registerAsJson(first.store.getState(), '2026-11-20T09:00:00.000Z'));
  if (!file.ok) throw new Error('The file is no register');
  const older = buildAuditEvent({ id: '000000000-0001:CL-0007', resourceId: 'CL-0007' });
  const records = { ...file.file.records, audit: [...file.file.records.audit, older] };
  await signInAs(other, 'admin');
  expect(await other.store.dispatch(restoreRegister({ ...file.file, records }))).toMatchObject({ ok: true });
  for (const role of ['finance', 'admin', 'finance'] as const) {
    expect(await other.services.takeSnapshot()).toBe(true);
    await signInAs(other, role);
  }
  asleep.keep();
  expect(await asked).toBe(false);
  expect((await whole).storage.olderLog).not.toBeNull();
  expect((await part.services.wholeRegister()).audit.entities).toEqual(other.store.getState().audit.entities);
  expect(await part.services.readOlderLog()).toBe(true);
  expect(registerOf(part)).toEqual(registerOf(other));
});

test('what is restored goes on with the whole log, which is read for it', async () => {
  const { part, openWhole } = await openLong();
  const file = readRegisterJson(registerAsJson(await part.services.wholeRegister(), '2026-11-20T09:00:00.000Z'));
  if (!file.ok) throw new Error('The file is no register');
  await part.store.dispatch(note('After the file'));
  await signInAs(part, 'admin');
  expect(await part.store.dispatch(restoreRegister(file.file))).toMatchObject({ ok: true });
  expect(olderOf(part)).toBeNull();
  expect(await isChainSound(part)).toBe(true);
  const whole = await openWhole();
  expect(registerOf(whole)).toEqual(registerOf(part));
});

test('a row that is restored otherwise than it lies among the older ones stays as it lies, in a tab that has not read them', async () => {
  const { first, part, openWhole } = await openLong();
  const file = readRegisterJson(registerAsJson(first.store.getState(), '2026-11-20T09:00:00.000Z'));
  if (!file.ok) throw new Error('The file is no register');
  const [oldest, ...others] = file.file.records.audit;
  await signInAs(first, 'admin');
  const records = { ...file.file.records, audit: [...others, { ...buildAuditEvent(oldest), user: 'Somebody else' }] };
  expect(await first.store.dispatch(restoreRegister({ ...file.file, records }))).toMatchObject({ ok: true });
  await part.services.catchUp();
  expect((await part.services.wholeRegister()).audit.entities).toEqual(first.store.getState().audit.entities);
  expect(await part.services.readOlderLog()).toBe(true);
  expect(registerOf(part)).toEqual(registerOf(first));
  expect(await part.services.takeSnapshot()).toBe(true);
  expect(registerOf(await openWhole())).toEqual(registerOf(first));
});

test('a damaged bucket of older rows is set aside when it is read, and the rest is there', async () => {
  const { log, part, openWhole } = await openLong();
  const [oldest] =
    log.state.head?.buckets.filter(({ of }) => of === 'audit').sort((a, b) => (a.from < b.from ? -1 : 1)) ?? [];
  const key = oldest?.key ?? '';
  const text = log.bucketTexts.get(key) ?? '';
  log.bucketTexts.set(key, text.replace('"CL-0005"', '"CL-0_05"'));
  expect(await part.services.readOlderLog(['CL-0007'])).toBe(true);
  expect(part.store.getState().storage.setAside).toHaveLength(1);
  expect(olderOf(part)).toBeNull();
  expect(rowCount(part)).toBe(rows.length + 1);
  expect(await part.services.takeSnapshot()).toBe(true);
  const whole = await openWhole();
  expect(registerOf(whole)).toEqual(registerOf(part));
});

test('where the present snapshot is damaged, the older rows are those that it had, and not those of the one before', async () => {
  const { log, browser, first } = await openLong();
  // A row that lies among the older ones, and is younger than the snapshot before.
  browser.pass(-Date.parse('2026-11-20T08:00:00.000Z') + 1000);
  await first.store.dispatch(note('Long ago'));
  const other = browser.openTab({ ports: { snapshotAfter: 1 } });
  await other.opened;
  expect(await other.services.takeSnapshot()).toBe(true);
  const part = browser.openTab({ ports: { ...parts, snapshotAfter: 1 } });
  await part.opened;
  if (log.state.head) log.state.head.digest = 'damaged';
  expect(await part.services.readOlderLog()).toBe(true);
  expect(registerOf(part)).toEqual(registerOf(first));
  expect(await part.services.takeSnapshot()).toBe(true);
  const again = browser.openTab();
  await again.opened;
  expect(registerOf(again)).toEqual(registerOf(first));
});

test('a register that is read anew with its whole log, since a bucket of that is damaged, has its next snapshot', async () => {
  const { log, browser } = await openLong();
  const part = browser.openTab({
    ports: { ...parts, snapshotAfter: 1, tabs: { post: () => undefined, listen: () => undefined } },
  });
  await part.opened;
  const other = browser.openTab({ ports: { snapshotAfter: 1 } });
  await other.opened;
  for (const content of ['One', 'Two', 'Three']) {
    await other.store.dispatch(note(content));
    expect(await other.services.takeSnapshot()).toBe(true);
  }
  const key = log.state.head?.buckets.filter(({ of }) => of === 'audit').at(-1)?.key ?? '';
  log.bucketTexts.set(key, 'damaged');
  await part.services.catchUp();
  expect(rowCount(part)).toBe(rows.length + 4);
  expect(olderOf(part)).toBeNull();
  expect(await part.services.takeSnapshot()).toBe(true);
  const again = browser.openTab();
  await again.opened;
  expect(registerOf(again)).toEqual(registerOf(other));
});

test('a tab that cannot read the older rows says so, and keeps what it has', async () => {
  const { log, part } = await openLong();
  const before = rowCount(part);
  jest.spyOn(log, 'heads').mockResolvedValue(undefined);
  expect(await part.services.readOlderLog(['CL-0007'])).toBe(false);
  const whole = await part.services.wholeRegister();
  expect(whole.storage.olderLog).not.toBeNull();
  expect(rowCount(part)).toBe(before);
});

test('of what waits for room, and of older rows read meanwhile, nothing is lost', async () => {
  const { log, part, openWhole } = await openLong();
  const full = jest.spyOn(log, 'append').mockResolvedValue('full');
  await part.store.dispatch(note('Waits'));
  await part.services.readOlderLog(['CL-0007']);
  await part.services.readOlderLog();
  full.mockRestore();
  expect(await part.services.saveWaiting()).toBe(true);
  expect(await part.services.takeSnapshot()).toBe(true);
  const whole = await openWhole();
  expect(rowCount(whole)).toBe(rows.length + 2);
  expect(registerOf(whole)).toEqual(registerOf(part));
  expect(await isChainSound(whole)).toBe(true);
});

test('a log without a chain is read whole for the first event that begins one', async () => {
  const log = createMemoryLog();
  const browser = createBrowser({ log, backend: createBackend(50_000) });
  await openRegister({ claims, audit: rows }, undefined, browser);
  const part = browser.openTab({ ports: parts });
  await part.opened;
  expect(olderOf(part)).not.toBeNull();
  await signInAs(part, 'district_officer');
  expect(olderOf(part)).toBeNull();
  expect(await isChainSound(part)).toBe(true);
});

test("one's own actions are no news, though the log's rows of them are on the disk", async () => {
  const log = createMemoryLog();
  const browser = createBrowser({ log, backend: createBackend(50_000) });
  const own = buildNotification({ id: 'OWN', role: 'district_officer', by: 'District Officer' });
  const others = buildNotification({ id: 'OTHERS', role: 'district_officer', by: 'Sarah Auma' });
  await openRegister({ claims, audit: rows, notifications: [own, others] }, 'district_officer', browser);
  const part = browser.openTab({ ports: parts });
  await part.opened;
  expect(selectMyNotifications(part.store.getState())).toEqual([others]);
});
