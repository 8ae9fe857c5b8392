import { waitFor } from '@testing-library/dom';
import { addNote } from '../../store/claims/addNote';
import { promise } from '../../store/log/rehydration';
import { buildClaim } from '../../test/builders';
import { createMemoryLog } from '../../test/browser/memoryLog';
import { createBrowser, noRecords, signInAs } from '../../test/testRegister';
import { watchLog } from './watchLog';

const note = (id = 'CL-0') => addNote(id, { content: 'x', type: 'document' });
const never = () => new Promise<void>(() => undefined);

/** A register of so many claims, of which a snapshot is due after every event. */
async function open(count: number) {
  const log = createMemoryLog();
  const browser = createBrowser({ log });
  const claims = Array.from({ length: count }, (_, place) => buildClaim({ id: `CL-${place}` }));
  const layDown = () => Promise.resolve({ ...noRecords, claims });
  const tab = browser.openTab({ layDown, ports: { snapshotAfter: 1 } });
  await tab.opened;
  await signInAs(tab, 'district_officer');
  const isFollowed = () => log.state.head?.sequence === Math.max(...log.entries.keys());
  return { ...tab, log, browser, isFollowed };
}

test('snapshot and mirror follow a piece at a time, and each waits until the browser has nothing to do', async () => {
  const { log, browser, isFollowed, ...tab } = await open(250);
  const { backend } = browser;
  for (let place = 0; place < 250; place += 20) await tab.store.dispatch(note(`CL-${place}`));
  // What localStorage lacks is mirrored again.
  for (const key of [...backend.texts.keys()]) if (key.startsWith('reg/claims/')) backend.texts.delete(key);

  const pieces: { buckets: number; texts: number }[] = [];
  const { keepBuckets, keepHead } = log;
  const write = (buckets: number) => {
    const last = pieces.at(-1);
    if (!last) throw new Error('Nobody has waited');
    last.buckets += buckets;
  };
  log.keepBuckets = (buckets) => {
    write(buckets.length);
    return keepBuckets(buckets);
  };
  log.keepHead = (...snapshot) => {
    write(1);
    return keepHead(...snapshot);
  };
  let mirrored = backend.writes.length;
  const count = () => {
    const texts = backend.writes.length - mirrored;
    const last = pieces.at(-1);
    if (last) last.texts += texts;
    else expect(texts).toBe(0);
    mirrored += texts;
  };
  const idle = async () => {
    await new Promise((resolve) => setTimeout(resolve));
    count();
    pieces.push({ buckets: 0, texts: 0 });
  };
  const stop = watchLog({ ...tab, idle });
  await waitFor(() => expect([isFollowed(), tab.store.getState().storage.unsaved]).toEqual([true, 0]));
  await waitFor(() => expect(backend.texts.has('reg/claims/CL-249')).toBe(true));
  count();
  stop();
  const written = pieces.filter(({ buckets }) => buckets > 0);
  const shown = pieces.filter(({ texts }) => texts > 0);
  expect(written.length).toBeGreaterThan(1);
  expect(shown.length).toBeGreaterThan(2);
  for (const { buckets, texts } of pieces) {
    expect(buckets).toBeLessThanOrEqual(4);
    expect(texts).toBeLessThanOrEqual(100);
    expect(Math.min(buckets, texts)).toBe(0);
  }
});

test('what somebody waits for does not wait for that: an event, a first snapshot, one that is asked for', async () => {
  const { isFollowed, log: _log, browser: _browser, ...tab } = await open(3);
  watchLog({ ...tab, idle: never });
  expect(await tab.store.dispatch(note())).toMatchObject({ ok: true, stored: true });
  expect(isFollowed()).toBe(false);
  expect(await tab.services.takeSnapshot()).toBe(true);
  expect(isFollowed()).toBe(true);

  const first = createBrowser().openTab({ layDown: () => Promise.resolve(noRecords) });
  watchLog({ ...first, idle: never });
  await first.opened;
  expect(first.store.getState().storage).toMatchObject({ open: true, unsaved: 0 });
});

test('an event that comes while a snapshot is taken is in the next, which follows it', async () => {
  const { log, isFollowed, browser: _browser, ...tab } = await open(3);
  const { keepHead } = log;
  const [begun, asleep] = [promise(), promise()];
  log.keepHead = async (...snapshot) => {
    begun.keep();
    await asleep.kept;
    return keepHead(...snapshot);
  };
  watchLog({ ...tab, idle: () => Promise.resolve() });
  await begun.kept;
  await tab.store.dispatch(note());
  asleep.keep();
  await waitFor(() => expect(isFollowed()).toBe(true));
});

test('nothing is followed while something waits for room, nor once it is told to stop', async () => {
  const { store, services, log } = await open(3);
  const follow = {
    takeSnapshot: jest.fn(() => Promise.resolve(false)),
    tidyMirror: jest.fn(() => Promise.resolve()),
  };
  const { append } = log;
  log.append = () => Promise.resolve('full');
  await store.dispatch(note());
  const stop = watchLog({ store, services: follow, idle: () => Promise.resolve() });
  await new Promise((resolve) => setTimeout(resolve));
  expect(follow.takeSnapshot).not.toHaveBeenCalled();
  log.append = append;
  expect(await services.saveWaiting()).toBe(true);
  await waitFor(() => expect(follow.tidyMirror).toHaveBeenCalledTimes(1));
  stop();
  await store.dispatch(note());
  await new Promise((resolve) => setTimeout(resolve));
  expect(follow.takeSnapshot).toHaveBeenCalledTimes(1);
});
