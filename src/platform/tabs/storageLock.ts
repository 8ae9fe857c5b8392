import { withLock } from './locks';

/** Longest wait for another tab's writing to arrive, milliseconds; it takes a few. */
const longestWait = 1000;

/**
 * Lets the tabs of the portal take turns with localStorage, which a browser hands on to its other tabs a little late:
 * whoever has the lock of this name next may still see what stood there before. So a tab goes on holding a second lock
 * that names the `count` it left, and the next waits until it sees as much.
 * @param count how often the storage was written, as this tab sees it
 * @returns what runs work in its turn
 */
export function createStorageLock(name: string, count: () => number) {
  const prefix = `${name}/written/`;
  let withdraw: () => void = () => undefined;

  async function arrival() {
    const { held = [] } = await navigator.locks.query();
    const counts = held.flatMap((lock) =>
      lock.name?.startsWith(prefix) ? Number(lock.name.slice(prefix.length)) : [],
    );
    const latest = Math.max(0, ...counts);
    const end = Date.now() + longestWait;
    while (count() < latest && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, 1));
  }

  /** Shared, since after a register was cleared two tabs may come to the same count. */
  function sign() {
    const withdrawBefore = withdraw;
    return new Promise<void>((done) => {
      void navigator.locks.request(prefix + count(), { mode: 'shared' }, () => {
        withdrawBefore();
        done();
        return new Promise<void>((resolve) => {
          withdraw = resolve;
        });
      });
    });
  }

  return <Result>(work: () => Result | Promise<Result>, signal?: AbortSignal): Promise<Result> =>
    withLock(
      name,
      async () => {
        await arrival();
        const before = count();
        try {
          return await work();
        } finally {
          if (count() !== before) await sign();
        }
      },
      signal,
    );
}
