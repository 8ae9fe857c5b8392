/** How long a lock is waited for before it is asked who holds it, milliseconds; asked again as long as it is not free. */
const queueTimeout = 3000;

/**
 * Runs `work` while no other tab of the portal holds the lock of this name; tabs take turns.
 * @param signal gives up waiting: rejects with its reason
 */
export async function withLock<T>(
  name: string,
  work: () => T | Promise<T>,
  signal?: AbortSignal,
  mode: LockMode = 'exclusive',
): Promise<T> {
  const waiting = setInterval(() => void moveQueueOn(name), queueTimeout);
  try {
    return await navigator.locks.request(name, { mode, signal }, () => {
      clearInterval(waiting);
      return work();
    });
  } finally {
    clearInterval(waiting);
  }
}

/**
 * Chromium 156 at times gives a lock to nobody when the tab that had it is loaded again, and everyone waits for ever.
 * Where no one holds it, it is taken and let go of at once, and the queue moves on. One tab at a time looks, since what
 * is taken so is taken from whoever holds it.
 */
function moveQueueOn(name: string) {
  return navigator.locks.request(`${name}/stuck`, { ifAvailable: true }, async (lock) => {
    const { held = [] } = await navigator.locks.query();
    if (lock && held.every((other) => other.name !== name)) {
      await navigator.locks.request(name, { steal: true }, () => undefined);
    }
  });
}

/** Holds a lock beside others that hold it, until what it answers is called. */
export function shareLock(name: string): () => void {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  void navigator.locks.request(name, { mode: 'shared' }, () => held);
  return release;
}

/** Whether some tab holds the lock of this name. */
export async function isLockHeld(name: string): Promise<boolean> {
  const { held = [] } = await navigator.locks.query();
  return held.some((lock) => lock.name === name);
}

/** `release` resolves when the lock is free again. */
export type HeldLock = { held: true; release: () => Promise<void> } | { held: false };

/**
 * Takes a lock for as long as a screen is open, such as "this draft is being edited here".
 * Answers `held: false` at once when another tab has it; `steal` takes it from that tab.
 * `onLost` runs when another tab steals it from this one.
 */
export function holdLock(
  name: string,
  onLost: () => void,
  { steal = false }: { steal?: boolean } = {},
): Promise<HeldLock> {
  return new Promise((resolve, reject) => {
    let held = false;
    const ended = navigator.locks
      // The two options exclude each other.
      .request(name, steal ? { steal: true } : { ifAvailable: true }, (lock) => {
        if (!lock) {
          resolve({ held: false });
          return undefined;
        }
        held = true;
        return new Promise<void>((letGo) => {
          const release = () => {
            letGo();
            return ended;
          };
          resolve({ held: true, release });
        });
      })
      .catch((error: unknown) => {
        if (held) onLost();
        else reject(error);
      });
  });
}
