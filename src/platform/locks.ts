/**
 * Runs `work` while no other tab of the portal holds the lock of this name; tabs take turns.
 * @param signal gives up waiting: rejects with its reason
 */
export async function withLock<T>(name: string, work: () => T | Promise<T>, signal?: AbortSignal): Promise<T> {
  return await navigator.locks.request(name, signal ? { signal } : {}, work);
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
