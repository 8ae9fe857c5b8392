import type { AsideTexts } from './asideTexts';
import { draftPrefix } from './keys';
import { savedAt, type LocalDrafts } from './localDrafts';
import { headKey, localRecords, readSliceTexts, recordPrefix, type SliceChanges, type Texts } from './localRecords';
import type { LocalTexts } from './localTexts';
import { sliceNames, type PersistedSlices, type SliceName, type StoredSlice } from '../shapes/slices';

type Parts = {
  local: LocalTexts;
  aside: AsideTexts;
  drafts: LocalDrafts;
  slices: PersistedSlices;
  changes: Pick<SliceChanges, 'note'>;
  isClosed: () => boolean;
};

/** Reads what lies in localStorage, and notes that it is stored. What cannot be understood is set aside. */
export function createLocalReading({ local, aside, drafts, slices, changes, isClosed }: Parts) {
  const texts = () => localRecords(local, drafts);

  function note(slice: SliceName, value: StoredSlice) {
    changes.note(slice, value, local.get(headKey(slice)));
  }

  /** Of each draft that could not be saved, whichever was saved later: as it is in memory, or as another tab has it. */
  function putMine(entities: Record<string, object>, known: Record<string, object>) {
    for (const [key, text] of drafts.waiting) {
      const id = key.slice(draftPrefix.length);
      const mine = known[id];
      const theirs = entities[id];
      if (text === null) Reflect.deleteProperty(entities, id);
      else if (mine && !(theirs && savedAt(theirs) > savedAt(mine))) entities[id] = mine;
      else drafts.forget(key);
    }
  }

  return {
    /** All of it, with the last texts of drafts. */
    texts,

    /**
     * A slice as it is stored; undefined where storage must be left alone, or becomes unreadable.
     * @param known records that keep their reference where they are the same
     * @param from what is read in the place of localStorage
     */
    read: (slice: SliceName, known?: Record<string, object>, from: Texts = texts()): StoredSlice | undefined => {
      if (isClosed()) return undefined;
      const { value, stored } = readSliceTexts(slices, aside, slice, from, known);
      note(slice, value.entities ? { entities: stored } : value);
      return local.isUnreadable() ? undefined : value;
    },

    /**
     * The drafts as they are stored. One that could not be saved stays as it is in memory, unless another tab has saved it
     * later. Undefined as of `read`.
     * @param known the drafts in memory
     * @param used by events that are not stored yet
     */
    readDrafts: (known: Record<string, object>, used: ReadonlySet<string>): StoredSlice | undefined => {
      const read = isClosed() ? undefined : readSliceTexts(slices, aside, 'drafts', texts(), known);
      const { entities = {} } = read?.value ?? {};
      for (const id of used) Reflect.deleteProperty(entities, id);
      putMine(entities, known);
      if (!read || local.isUnreadable()) return undefined;
      const value = { ...read.value, ids: Object.keys(entities).sort(), entities };
      note('drafts', value);
      return value;
    },

    /** A slice was read from the log. Its small fields may lie here otherwise. */
    noteRead: note,

    /** Whether nothing at all is stored: no event, no record, readable or not. */
    isUntouched: (): boolean => {
      if (local.sequence() > 0 || local.isInDatabase() || aside.entries().length > 0 || isClosed()) return false;
      return !local.keys().some((key) => sliceNames.some((slice) => key.startsWith(recordPrefix(slice))));
    },
  };
}
