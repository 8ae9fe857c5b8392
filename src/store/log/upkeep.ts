import { slicesOf, type Core } from './core';
import type { Snapshots } from './snapshots/snapshots';
import type { Unsaved } from './unsaved';

type Parts = { snapshots: Snapshots; unsaved: Unsaved; countAsUnsaved: (isMissing: boolean) => void };

export type Upkeep = ReturnType<typeof createUpkeep>;

/** Keeps the snapshot and the mirror near the log's end. */
export function createUpkeep(core: Core, { snapshots, unsaved, countAsUnsaved }: Parts) {
  const { place, ports, getState } = core;
  const { storage } = ports;
  let isFirst = false;
  /** Another tab has brought the register into the log, which this tab has yet to show. */
  let isBrought = false;
  let isBusy = false;

  const isStored = () => getState().storage.open && !storage.isClosed() && unsaved.count() === 0;

  async function take(yieldToMain = ports.yieldToMain): Promise<boolean> {
    // Both or neither: a register that is there without its drafts gets them never more.
    const drafts = isFirst ? { shown: getState().drafts.entities, used: unsaved.usedDrafts() } : undefined;
    isBusy = true;
    try {
      return await snapshots.take(unsaved.storedState(), place.reached, { drafts, yieldToMain });
    } finally {
      isBusy = false;
    }
  }

  /** Has the register's first snapshot kept, and the drafts with it, without which no event can be. Answers whether it is there. */
  async function keepFirst(): Promise<boolean> {
    if (!isFirst || !core.log()) return true;
    if (storage.isClosed() || isBrought) return false;
    isFirst = !(await take());
    countAsUnsaved(isFirst);
    if (!isFirst) storage.markInDatabase();
    return !isFirst;
  }

  return {
    keepFirst,

    /** The log has no snapshot yet of what was read. */
    begin: () => {
      isFirst = true;
    },

    /** Whether the log has the register, or another tab has brought it there before this one. */
    findRegister: async (): Promise<'there' | 'lacking' | 'brought'> => {
      if (!isFirst) return 'there';
      const head = isBrought ? undefined : (await core.log()?.heads())?.head;
      isBrought ||= head !== undefined && !snapshots.isOn(head);
      return isBrought ? 'brought' : 'lacking';
    },

    /** Memory shows the register that the log has. */
    noteShown: () => {
      if (!isBrought) return;
      isFirst = false;
      isBrought = false;
      countAsUnsaved(false);
    },

    /** Takes a snapshot where there is reason for one. Answers whether it is the present one now. */
    takeSnapshot: async (yieldToMain?: () => Promise<void>): Promise<boolean> => {
      if (!core.log() || isBusy || isFirst || !isStored() || !snapshots.isDue(place.reached)) return false;
      return take(yieldToMain);
    },

    /** Makes the mirror in localStorage anew where it lacks something, and once after the start, for it may be damaged. */
    tidyMirror: async (yieldToMain = ports.yieldToMain): Promise<void> => {
      // What is too long to be read at a start, localStorage has no room for.
      if (!core.log() || !isStored() || getState().storage.olderLog || !storage.isMirrorDue()) return;
      const { reached } = place;
      const isStill = () => place.reached === reached && isStored();
      storage.markInDatabase();
      await storage.makeMirror(slicesOf(unsaved.storedState()), reached, yieldToMain, isStill);
    },
  };
}
