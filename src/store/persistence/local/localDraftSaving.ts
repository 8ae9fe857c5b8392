import type { DraftRow, Write } from '../../../domain/register/eventLog';
import type { AsideTexts } from './asideTexts';
import { draftPrefix } from './keys';
import { savedAt, type LocalDrafts } from './localDrafts';
import type { LocalMirror } from './localMirror';
import { headKey, type SliceChanges } from './localRecords';
import type { LocalTexts } from './localTexts';
import type { StoredSlice } from '../shapes/slices';
import type { Staging } from './staging';

type Parts = {
  local: Pick<LocalTexts, 'get'>;
  aside: Pick<AsideTexts, 'makeWay'>;
  drafts: LocalDrafts;
  changes: Pick<SliceChanges, 'of' | 'all'>;
  makeRoom: LocalMirror['makeRoom'];
  within: Staging['within'];
  /** Whether storage must be left alone. */
  isClosed: () => boolean;
  report: () => void;
};

/** Whether drafts are in localStorage, and what was, or is, to be written. */
type Saved = { stored: boolean; writes: Write[] };

/** Saves drafts in localStorage, where they are worth more than the mirror, and knows what the database has yet to get. */
export function createLocalDraftSaving({ local, aside, drafts, changes, makeRoom, within, isClosed, report }: Parts) {
  /** Whether this tab has seen the drafts' own fields in localStorage, which nothing but clearing it takes away. */
  let wereThere = local.get(headKey('drafts')) !== null;

  function save(): Saved {
    if (isClosed() || !aside.makeWay(drafts.waiting.keys())) return { stored: false, writes: drafts.unheld() };
    const saved = drafts.save();
    return saved.stored || !makeRoom() ? saved : drafts.save();
  }

  function areDraftsGone(): boolean {
    const areThere = local.get(headKey('drafts')) !== null;
    wereThere ||= areThere;
    return wereThere && !areThere;
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

    /** Whether localStorage was cleared under this tab: what it lacks of drafts is not discarded. */
    areDraftsGone,

    /** Has localStorage, which was cleared, hold the drafts of memory again; as the database has them, where that is later. */
    putDraftsBack: (rows: readonly DraftRow[], known: Record<string, object>) => {
      const later: Write[] = [];
      for (const [id, draft] of Object.entries(known)) {
        const key = draftPrefix + id;
        const row = rows.find((one) => one.key === key);
        const text = JSON.stringify(draft);
        const isKept = row !== undefined && row.at >= savedAt(draft);
        drafts.put(key, isKept ? row.text : text);
        if (!isKept) later.push([key, text]);
      }
      for (const [key, text] of changes.all('drafts', {})) drafts.put(key, text);
      save();
      drafts.note(later, false);
    },

    /** Notes which drafts the database has, or has not, as localStorage has them. */
    noteDrafts: (writes: readonly Write[], kept: boolean) => {
      drafts.note(writes, kept);
      report();
    },

    /** What an event changes in the drafts, and what was not kept before, for the database. */
    draftWrites: (next: StoredSlice | undefined): Write[] => [
      ...(areDraftsGone() ? [] : drafts.unkept()),
      ...(next ? changes.of('drafts', next).writes.filter(([key]) => key.startsWith(draftPrefix)) : []),
    ],
  };
}
