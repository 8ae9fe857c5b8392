/** Why the device could not keep or give back something: no room left, or no storage at all (private window, blocked). */
export type StorageRefusal = 'full' | 'unavailable';
export type StorageResult<T> = { ok: true; value: T } | { ok: false; reason: StorageRefusal };

/** Does something with the device's storage and says why where it could not. */
export async function attempt<T>(work: () => Promise<T>): Promise<StorageResult<T>> {
  try {
    return { ok: true, value: await work() };
  } catch (error) {
    // Not every engine's QuotaExceededError is a DOMException, so only its name is asked.
    const full = error instanceof Object && 'name' in error && error.name === 'QuotaExceededError';
    return { ok: false, reason: full ? 'full' : 'unavailable' };
  }
}
