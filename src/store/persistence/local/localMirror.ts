import type { AsideTexts } from './asideTexts';
import { headKey, keysOfSlices, type SliceChanges } from './localRecords';
import type { LocalTexts } from './localTexts';
import { findStoredVersion } from '../shapes/readStored';
import { recordSlices, sliceNames, type PersistedSlices, type StoredSlices } from '../shapes/slices';

type Parts = {
  local: LocalTexts;
  aside: AsideTexts;
  slices: PersistedSlices;
  changes: Pick<SliceChanges, 'all'>;
  /** Whether storage must be left alone. */
  isClosed: () => boolean;
  report: () => void;
};

export type LocalMirror = ReturnType<typeof createLocalMirror>;

/**
 * The register once more in localStorage, as long as there is room (docs/persistence.md, The mirror). Events are counted by
 * their number in the log. Where storage is closed, nothing is written.
 */
export function createLocalMirror({ local, aside, slices, changes, isClosed, report }: Parts) {
  /** It shows what this tab has stored; lacks something and is to be made anew; or has no room. */
  let mirror: 'in step' | 'behind' | 'none' = 'in step';
  /** Whether its texts have been looked at: its number says nothing of damage. */
  let isMirrorSeen = false;
  /** The last event that it shows, as far as this tab knows. */
  let mirrored = 0;
  /** What it lacks of the events that this tab has stored. */
  const unmirrored = new Map<string, string | null>();

  /** Whether a record of the register lies here: drafts are none. */
  const hasRecords = (): boolean => keysOfSlices(local.keys(), recordSlices).some((key) => key.split('/').length > 2);

  /** Whether what lies here is as this version writes it. A key may be lacking. */
  const isOfThisVersion = (): boolean =>
    sliceNames.every((slice) => {
      const head = local.get(headKey(slice));
      return head === null || findStoredVersion(head) === slices[slice].version;
    });

  /**
   * There is no room for it any more: what is left of it makes room for what has no other place. Answers whether it is let
   * go of: not where it is all there is of the register.
   */
  function drop(): boolean {
    if (!local.isInDatabase()) return false;
    mirror = 'none';
    for (const key of keysOfSlices(local.keys(), recordSlices)) local.putBack(key, null);
    local.markWithoutRecords();
    return true;
  }

  return {
    hasRecords,

    /** Whether it has the register as an event has left it. */
    isMirrorAt: (sequence: number) => local.sequence() === sequence && hasRecords() && !isClosed(),

    /** The register is read as an event has left it; what lies here may show another. */
    opened: (sequence: number, isMirrored: boolean) => {
      mirrored = sequence;
      if (local.isWithoutRecords()) mirror = 'none';
      else mirror = isMirrored && isOfThisVersion() && local.sequence() === sequence ? 'in step' : 'behind';
    },

    /** An event of this tab writes a text, null where it removes it: the mirror lacks that until it shows the event. */
    mirrorLacks: (key: string, text: string | null) => void unmirrored.set(key, text),

    /**
     * Has it show this tab's events up to one. Where there is no room for them, it is let go of; settings, session and
     * drafts are kept here in any case.
     */
    mirror: (sequence: number) => {
      if (isClosed()) return;
      const after = mirrored;
      mirrored = sequence;
      // Another tab may have let go of it, or made it anew.
      if (local.isWithoutRecords()) mirror = 'none';
      else if (mirror === 'none') mirror = 'behind';
      if (mirror === 'in step' && (local.sequence() !== after || !aside.makeWay(unmirrored.keys()))) mirror = 'behind';
      if (mirror === 'in step' && !local.putRecords(unmirrored, sequence)) drop();
      local.putAll([...unmirrored].filter(([key]) => keysOfSlices([key], recordSlices).length === 0));
      unmirrored.clear();
      report();
    },

    /** Other tabs have stored events, and mirrored them. */
    followed: (sequence: number) => {
      mirrored = sequence;
    },

    /**
     * Whether it lacks something that there may be room for, or has not been looked at since the start; or something is left
     * of it that another tab put beside the one that let go of it, whose removals it had yet to see.
     */
    isMirrorDue: () => {
      if (isClosed()) return false;
      if (local.isWithoutRecords()) return hasRecords();
      return mirror === 'behind' || (mirror === 'in step' && !isMirrorSeen);
    },

    /** Another register has come: there may be room for it. */
    tryMirrorAgain: () => {
      if (local.isWithoutRecords()) local.unmarkWithoutRecords();
    },

    /** Deletes it to make room for what is kept nowhere else. Answers whether that may have made room. */
    makeRoom: (): boolean => mirror !== 'none' && drop(),

    /**
     * Has it show the register whole, part by part. Its number comes last, and not where `isStill` says no. Where it is let
     * go of, what is left of it is removed.
     */
    makeMirror: async (
      state: StoredSlices,
      sequence: number,
      yieldToMain: () => Promise<void>,
      isStill: () => boolean,
    ): Promise<void> => {
      // Its code comes on demand. Without it, there is no mirror yet.
      const code = await import(/* webpackChunkName: "settle" */ './makeMirror').catch(() => undefined);
      const goesOn = () => isStill() && !isClosed();
      const made = await code?.makeMirror({ local, aside, textsOf: changes.all, state, sequence, yieldToMain, goesOn });
      if (made === 'full') drop();
      if (made !== 'made') return;
      mirror = 'in step';
      isMirrorSeen = true;
      mirrored = sequence;
    },
  };
}
