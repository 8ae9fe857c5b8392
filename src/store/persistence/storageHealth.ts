import type { SetAside } from './local/asideTexts';
import { headKey, type SliceChanges } from './local/localRecords';
import type { LocalTexts } from './local/localTexts';
import { sliceNames } from './shapes/slices';

export type StorageHealth = {
  /** Commands and drafts that are in memory only, because the last write failed. */
  unsaved: number;
  setAside: SetAside[];
  /** A newer version of the portal has written here: this one must not touch it. */
  newerVersion: boolean;
  /** Why what is stored is not the register of this tab any more, which has it in memory alone: nothing is written. */
  lost: LostRegister | null;
};

/**
 * How a tab can lose the register that it has open: the browser's storage was emptied under it; the register lies in the
 * database, which this tab was not given; or an event in it cannot be read, so that nobody knows what comes after it.
 */
export type LostRegister = 'emptied' | 'moved' | 'unreadable';

/** Knows whether what is stored may be read and written, and tells of it whenever a part asks. */
export function createStorageHealth(local: LocalTexts, changes: Pick<SliceChanges, 'isNewer'>) {
  let newerVersion = false;
  let lost: LostRegister | null = null;
  let tell: () => void = () => undefined;

  const report = () => tell();

  function closeForNewer() {
    newerVersion = true;
    report();
  }

  return {
    /** Whether storage must be left alone. A newer version may also have been opened beside this one since the start. */
    isClosed: (): boolean => {
      if (newerVersion || lost || local.isUnreadable()) return true;
      if (sliceNames.some((slice) => changes.isNewer(slice, local.get(headKey(slice))))) closeForNewer();
      return newerVersion || local.isUnreadable();
    },

    /** A newer version of the portal has the register: it is left alone for good. */
    closeForNewer,

    /** Leaves everything alone from now on: what is stored is not the register that is in memory. The first reason stays. */
    lose: (how: LostRegister) => {
      lost ??= how;
      report();
    },

    /** Why nothing is written for good, if it is not. */
    reasons: (): Pick<StorageHealth, 'newerVersion' | 'lost'> => ({ newerVersion, lost }),

    report,

    /** Is called with every report, in the place of what was given before. */
    onHealth: (callBack: () => void) => {
      tell = callBack;
    },
  };
}
