import { lockManager } from '../../test/browser/lockManager';
import { holdLock, isLockHeld, shareLock, withLock } from './locks';

test('two deeds under one lock take turns, and a failed one lets the next go on', async () => {
  const order: string[] = [];
  const first = withLock('register', async () => {
    order.push('first starts');
    await Promise.resolve();
    order.push('first ends');
    throw new Error('refused');
  });
  const second = withLock('register', () => {
    order.push('second');
    return 'done';
  });
  await expect(first).rejects.toThrow('refused');
  expect(await second).toBe('done');
  expect(order).toEqual(['first starts', 'first ends', 'second']);
});

test('a lock held elsewhere is answered at once, and free again after its release', async () => {
  const lost = jest.fn();
  const first = await holdLock('draft/1', lost);
  expect(first.held).toBe(true);
  expect(await holdLock('draft/1', lost)).toEqual({ held: false });
  if (first.held) await first.release();
  expect((await holdLock('draft/1', lost)).held).toBe(true);
  expect(lost).not.toHaveBeenCalled();
});

test('every tab can ask whether a lock is held', async () => {
  expect(await isLockHeld('submission/1')).toBe(false);
  const release = shareLock('submission/1');
  expect(await isLockHeld('submission/1')).toBe(true);
  expect(await isLockHeld('submission/2')).toBe(false);
  release();
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(await isLockHeld('submission/1')).toBe(false);
});

test('stealing tells the tab that lost it', async () => {
  const firstLost = jest.fn();
  const secondLost = jest.fn();
  await holdLock('draft/2', firstLost);
  expect((await holdLock('draft/2', secondLost, { steal: true })).held).toBe(true);
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(firstLost).toHaveBeenCalledTimes(1);
  expect(secondLost).not.toHaveBeenCalled();
});

describe('a lock that is waited for', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const forLong = () => jest.advanceTimersByTimeAsync(60_000);

  test('goes on to the next where the browser has given it to nobody', async () => {
    const order: string[] = [];
    void withLock('stranded', forEver);
    const tabs = ['first', 'second'].map((tab) => withLock('stranded', () => order.push(tab)));
    lockManager.strand('stranded');
    expect(order).toEqual([]);
    await forLong();
    await Promise.all(tabs);
    expect(order).toEqual(['first', 'second']);
  });

  test('stays with the tab that holds it, however long', async () => {
    const order: string[] = [];
    let end: () => void = () => undefined;
    const first = withLock('long', () => new Promise<void>((resolve) => (end = resolve)));
    const second = withLock('long', () => order.push('second'));
    await forLong();
    expect(order).toEqual([]);
    end();
    await Promise.all([first, second]);
    expect(order).toEqual(['second']);
  });

  test('is asked about no more once it was given or given up', async () => {
    const giveUp = new AbortController();
    const query = jest.spyOn(navigator.locks, 'query');
    void withLock('answered', forEver);
    const late = withLock('answered', () => undefined, giveUp.signal).catch((error: unknown) => error);
    giveUp.abort();
    expect(await late).toMatchObject({ name: 'AbortError' });
    await forLong();
    expect(query).not.toHaveBeenCalled();
  });
});

const forEver = () => new Promise<void>(() => undefined);
