import { createStorageLock } from './storageLock';

/** Storage as two tabs see it: each its own writing at once, the other's `delay` milliseconds later. */
function slowStorage(delay: number) {
  const seen = { first: 0, second: 0 };
  const write = (tab: keyof typeof seen, value: number) => {
    seen[tab] = value;
    setTimeout(() => {
      seen.first = Math.max(seen.first, value);
      seen.second = Math.max(seen.second, value);
    }, delay);
  };
  return { seen, write };
}

const heldCounts = async () => {
  const { held = [] } = await navigator.locks.query();
  return held.flatMap(({ name }) => (name?.includes('/written/') ? [name] : []));
};

test('a tab starts only when it sees what the tab before it wrote', async () => {
  const { seen, write } = slowStorage(15);
  const first = createStorageLock('slow', () => seen.first);
  const second = createStorageLock('slow', () => seen.second);
  const addOne = (tab: keyof typeof seen) => () => write(tab, seen[tab] + 1);
  await Promise.all([
    first(addOne('first')),
    second(addOne('second')),
    first(addOne('first')),
    second(addOne('second')),
  ]);
  expect(Math.max(seen.first, seen.second)).toBe(4);
});

test('only the last count is named, and a turn that wrote nothing names none', async () => {
  let count = 0;
  const inTurn = createStorageLock('named', () => count);
  const before = await heldCounts();
  await inTurn(() => undefined);
  expect(await heldCounts()).toEqual(before);
  await inTurn(() => (count = 1));
  await inTurn(() => (count = 2));
  await inTurn(() => undefined);
  expect((await heldCounts()).filter((name) => name.startsWith('named/'))).toEqual(['named/written/2']);
});

test('work that fails says so, and the next goes on', async () => {
  let count = 0;
  const inTurn = createStorageLock('failing', () => count);
  const failed = inTurn(() => {
    count = 1;
    throw new Error('broken');
  });
  await expect(failed).rejects.toThrow('broken');
  expect(await inTurn(() => 'done')).toBe('done');
});

test('a count that never arrives, as after storage was cleared, is not waited for without end', async () => {
  let count = 56;
  await createStorageLock('cleared', () => count)(() => (count = 57));
  const cleared = createStorageLock('cleared', () => 0);
  expect(await cleared(() => 'done')).toBe('done');
});
