import { lockManager } from '../../test/browser/lockManager';
import type { Ports } from '../ports';
import { createTabLock } from './tabLock';

const withLock: Ports['withLock'] = async (run, signal) => {
  let result: Promise<Awaited<ReturnType<typeof run>>> | undefined;
  await lockManager.request('turns', { signal }, () => (result = Promise.resolve(run())));
  if (!result) throw new Error('The turn never came');
  return result;
};

/** Work that goes on until it is told to end. */
function longWork() {
  let end: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { work: () => ended, end: () => end() };
}

/** Lets whatever can go on go on. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

test('of two tabs one works at a time, in the order in which they asked', async () => {
  const [one, other] = [createTabLock({ withLock }), createTabLock({ withLock })];
  const done: string[] = [];
  const work = (name: string) => async () => {
    done.push(`${name} begins`);
    await settle();
    done.push(`${name} ends`);
    return name;
  };
  const results = await Promise.all([one.run(work('a')), other.run(work('b')), one.run(work('c'))]);
  expect(results).toEqual(['a', 'b', 'c']);
  expect(done).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
});

test('a tab knows whether it waits for others or has its turn', async () => {
  const [one, other] = [createTabLock({ withLock }), createTabLock({ withLock })];
  const [first, second] = [longWork(), longWork()];
  const firstTurn = one.run(first.work);
  const secondTurn = other.run(second.work);
  await settle();
  expect([one.has(), one.isWaiting(), other.has(), other.isWaiting()]).toEqual([true, false, false, true]);
  // What waits for this tab's own turn to end waits for no other.
  const thirdTurn = one.run(() => undefined);
  expect(one.isWaiting()).toBe(false);
  first.end();
  await firstTurn;
  await settle();
  expect([one.has(), one.isWaiting(), other.has(), other.isWaiting()]).toEqual([false, true, true, false]);
  second.end();
  await Promise.all([secondTurn, thirdTurn]);
  expect([one.has(), one.isWaiting(), other.has(), other.isWaiting()]).toEqual([false, false, false, false]);
});

test('waiting can be given up: the work is never done, and nothing waits any more', async () => {
  const [one, other] = [createTabLock({ withLock }), createTabLock({ withLock })];
  const { work, end } = longWork();
  const turn = one.run(work);
  const giveUp = new AbortController();
  const neverDone = jest.fn();
  const givenUp = other.run(neverDone, giveUp.signal);
  await settle();
  giveUp.abort();
  await expect(givenUp).rejects.toThrow('Given up');
  expect(other.isWaiting()).toBe(false);
  end();
  await turn;
  await other.run(() => undefined);
  expect(neverDone).not.toHaveBeenCalled();
});

test('work that fails ends its turn, and the next one comes', async () => {
  const turns = createTabLock({ withLock });
  const fails = turns.run(() => {
    throw new Error('The disk is gone');
  });
  const next = turns.run(() => turns.has());
  await expect(fails).rejects.toThrow('The disk is gone');
  expect(await next).toBe(true);
  expect([turns.has(), turns.isWaiting()]).toEqual([false, false]);
});
