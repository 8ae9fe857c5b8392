import type { DraftRow, Write } from '../../domain/register/eventLog';
import type { AsideTexts } from './asideTexts';
import { draftPrefix } from './keys';
import type { LocalDrafts } from './localDrafts';
import type { LocalMirror } from './localMirror';
import type { SliceChanges } from './localRecords';
import type { StoredSlice } from './slices';
import type { Staging } from './staging';

type Parts = {
  aside: Pick<AsideTexts, 'makeWay'>;
  drafts: LocalDrafts;
  changes: Pick<SliceChanges, 'of'>;
  makeRoom: LocalMirror['makeRoom'];
  within: Staging['within'];
  /** Whether storage must be left alone. */
  isClosed: () => boolean;
  report: () => void;
};

/** Whether drafts are in localStorage, and what was, or is, to be written. */
type Saved = { stored: boolean; writes: Write[] };

/** Saves drafts in localStorage, where they are worth more than the mirror, and knows what the database has yet to get. */
export function createLocalDraftSaving({ aside, drafts, changes, makeRoom, within, isClosed, report }: Parts) {
  function save(): Saved {
    if (isClosed() || !aside.makeWay(drafts.waiting.keys())) return { stored: false, writes: drafts.unheld() };
    const saved = drafts.save();
    return saved.stored || !makeRoom() ? saved : drafts.save();
  }

  return {
    /** Saves the drafts that `run` hands over, and those that wait. */
    batchDrafts(run: () => void): Saved {
      within('draft', run);
      const saved = save();
      report();
      return saved;
    },

    /**
     * Writes to localStorage what it has lost of drafts, by what the database has; where there is no room, it waits. What the
     * database lacks of them is to be given to it.
     */
    healDrafts: (rows: readonly DraftRow[]) => {
      drafts.heal(rows);
      drafts.note(save().writes, false);
    },

    /** Notes which drafts the database has, or has not, as localStorage has them. */
    noteDrafts: (writes: readonly Write[], kept: boolean) => {
      drafts.note(writes, kept);
      report();
    },

    /** What an event changes in the drafts, and what was not kept before, for the database. */
    draftWrites: (next: StoredSlice | undefined): Write[] => [
      ...drafts.unkept(),
      ...(next ? changes.of('drafts', next).writes.filter(([key]) => key.startsWith(draftPrefix)) : []),
    ],
  };
}
