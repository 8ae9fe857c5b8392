import { openChannel } from '../tabs/channel';
import { withLock } from '../tabs/locks';

const lockName = 'wildlife-claims-vault';

const channel = openChannel<'changing'>('wildlife-claims-vault');

let leave: () => void = () => undefined;
/** Ends when the lock was let go of. */
let membership: Promise<unknown> = Promise.resolve();

/** Joins the tabs in which the register is open; waits while one seals or opens all that is stored. */
export function joinTabs(): Promise<void> {
  return new Promise((resolve, reject) => {
    const join = () => {
      resolve();
      return new Promise<void>((left) => {
        // A tab that joins once more holds it once all the same.
        const before = leave;
        leave = left;
        before();
      });
    };
    membership = withLock(lockName, join, undefined, 'shared').catch(reject);
  });
}

export function leaveTabs(): void {
  leave();
}

/**
 * Runs work once the register is open in no other tab. This one is among them again afterwards.
 * @param signal gives up waiting: rejects with its reason
 */
export async function aloneAmongTabs<Result>(work: () => Promise<Result>, signal?: AbortSignal): Promise<Result> {
  leaveTabs();
  try {
    return await withLock(lockName, work, signal);
  } finally {
    await joinTabs();
  }
}

/** As `aloneAmongTabs`, without waiting: where the register is open in another tab, nothing is done. */
export async function ifAloneAmongTabs(work: () => Promise<unknown>): Promise<void> {
  leaveTabs();
  // Else its own lock would be in the way of the one it asks for.
  await membership;
  try {
    await ifOpenNowhere(work);
  } finally {
    await joinTabs();
  }
}

/**
 * Runs work where the register is open in no tab, for one that has left; never waits.
 * @returns whether it was done
 */
export async function ifOpenNowhere(work: () => Promise<unknown>): Promise<boolean> {
  return navigator.locks.request(lockName, { ifAvailable: true }, async (lock) => {
    if (lock) await work();
    return lock !== null;
  });
}

/** Tells the other tabs that how the device's storage is read is about to change. */
export const tellTabs = () => channel.post('changing');

export const onTabsTold = (hear: () => void) => channel.listen(hear);
