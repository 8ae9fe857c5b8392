import type { DraftRow, FormerRegister, Write } from '../../domain/register/eventLog';
import { createAsideTexts, type SetAside } from './asideTexts';
import { draftPrefix } from './keys';
import { createLocalDrafts, savedAt } from './localDrafts';
import {
  createSliceChanges,
  headKey,
  keysOfSlices,
  localRecords,
  readSliceTexts,
  recordPrefix,
  type Texts,
} from './localRecords';
import { createLocalTexts, type Backend } from './localTexts';
import { findStoredVersion } from './readStored';
import { createSessionEnds } from './sessionEnds';
import {
  persistedSlices,
  recordSlices,
  sliceNames,
  type PersistedSlices,
  type SliceName,
  type StoredSlice,
  type StoredSlices,
} from './slices';

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

/**
 * What is made of what redux-persist hands over: an event that this tab has stored is mirrored, one that another tab has
 * stored is mirrored there; drafts are saved; what was read is noted already; what is not stored yet is left for later.
 */
export type Mode = 'event' | 'follow' | 'draft' | 'reread' | 'hold';

export type RegisterStorage = ReturnType<typeof createRegisterStorage>;
export type SliceStorage = ReturnType<RegisterStorage['forSlice']>;

/**
 * What localStorage has of the register: the drafts, as they are typed, and a mirror of all else as long as there is room,
 * which is read where there is no database, or an empty or damaged one. It never throws; what goes wrong shows in
 * `health()`.
 *
 * Keys: `wcp/<slice>` holds a slice's version and small fields, `wcp/<slice>/<id>` a record, `wcp/sequence` the number of
 * the last event that the mirror shows, `wcp/set-aside/...` what could not be read.
 */
export function createRegisterStorage(backend: Backend, slices: PersistedSlices = persistedSlices) {
  const local = createLocalTexts(backend);
  const aside = createAsideTexts(local, () => reportHealth());
  const sessions = createSessionEnds(local, slices.session);
  const drafts = createLocalDrafts(local);
  const changes = createSliceChanges(slices);
  /** What the mirror lacks of the events that this tab has stored. */
  const unmirrored = new Map<string, string | null>();
  let newerVersion = false;
  let lost: LostRegister | null = null;
  /** The mirror shows what this tab has stored; lacks something and is to be made anew; or has no room. */
  let mirror: 'in step' | 'behind' | 'none' = 'in step';
  /** Whether its texts have been looked at: its number says nothing of damage. */
  let isMirrorSeen = false;
  /** The last event that the mirror shows, as far as this tab knows. */
  let mirrored = 0;
  let mode: Mode = 'reread';
  let reportHealth: () => void = () => undefined;
  let reportChanges: (slice: SliceName, ids: readonly string[]) => void = () => undefined;

  /** Whether storage must be left alone. A newer version may also have been opened beside this one since the start. */
  function isClosed(): boolean {
    if (newerVersion || lost || local.isUnreadable()) return true;
    if (sliceNames.some((slice) => changes.isNewer(slice, local.get(headKey(slice))))) closeForNewer();
    return newerVersion || local.isUnreadable();
  }

  function closeForNewer() {
    newerVersion = true;
    reportHealth();
  }

  function read(slice: SliceName, known?: Record<string, object>, texts: Texts = localRecords(local, drafts)) {
    if (isClosed()) return undefined;
    const { value, stored } = readSliceTexts(slices, aside, slice, texts, known);
    changes.note(slice, value.entities ? { entities: stored } : value, local.get(headKey(slice)));
    return local.isUnreadable() ? undefined : value;
  }

  /** A slice as redux-persist hands it over, after each event. */
  function stage(slice: SliceName, value: StoredSlice) {
    if (mode === 'reread' || (mode === 'hold' && slice !== 'drafts')) return;
    const { ids, writes } = changes.of(slice, value);
    if (ids.length > 0) reportChanges(slice, ids);
    for (const [key, text] of mode === 'hold' ? [] : writes) {
      if (slice === 'drafts' && mode === 'draft') drafts.put(key, text);
      else if (slice === 'drafts') drafts.forget(key);
      if (mode === 'event') unmirrored.set(key, text);
    }
    changes.note(slice, value);
  }

  function within(next: Mode, run: () => void) {
    const outer = mode;
    mode = next;
    try {
      run();
    } finally {
      mode = outer;
    }
    reportHealth();
  }

  /** Whether a record of the register lies here. */
  const hasRecords = () => keysOfSlices(local.keys(), recordSlices).some((key) => key.split('/').length > 2);

  /** Whether what lies here is as this version writes it. A key may be lacking. */
  const isOfThisVersion = () =>
    sliceNames.every((slice) => {
      const head = local.get(headKey(slice));
      return head === null || findStoredVersion(head) === slices[slice].version;
    });

  /** There is no room for the mirror any more: what is left of it makes room for what has no other place. */
  function dropMirror() {
    if (local.inDatabase() !== 'yes') return;
    mirror = 'none';
    for (const key of keysOfSlices(local.keys(), recordSlices)) local.putBack(key, null);
    local.markWithoutRecords();
  }

  /** What is kept here in any case: settings, session and drafts. */
  function mirrorRest() {
    local.putAll([...unmirrored].filter(([key]) => keysOfSlices([key], recordSlices).length === 0));
    unmirrored.clear();
  }

  function saveDrafts() {
    if (isClosed() || !aside.makeWay(drafts.waiting.keys())) return { stored: false, writes: [...drafts.waiting] };
    const saved = drafts.save();
    if (saved.stored || mirror === 'none' || local.inDatabase() !== 'yes') return saved;
    dropMirror();
    return drafts.save();
  }

  return {
    read,
    isClosed,
    closeForNewer,
    sequence: local.sequence,
    inDatabase: local.inDatabase,
    markInDatabase: () => void (isClosed() || local.markInDatabase()),
    endSession: sessions.end,
    hearSignedOut: sessions.hear,
    isSignedOut: sessions.isEnded,

    /** What a portal of before kept, here and in the database. */
    former: async (register: FormerRegister): Promise<Texts> => {
      const { formerRecords } = await import(/* webpackChunkName: "former" */ './formerRecords');
      return formerRecords(local, drafts, register);
    },

    /** A slice was read from the log. Its small fields may lie here otherwise. */
    noteRead: (slice: SliceName, value: StoredSlice) => changes.note(slice, value, local.get(headKey(slice))),

    /** The mirror, where it shows an event. */
    mirrorAt: (sequence: number): Texts | undefined =>
      local.sequence() === sequence && hasRecords() && !isClosed() ? localRecords(local, drafts) : undefined,

    /** Finds what was set aside at earlier starts. */
    findAside: () => aside.readFrom(local.keys()),

    /** @param id undefined for what lies in the place of the small fields of the slice */
    setAside: (slice: SliceName, id: string | undefined, text: string) =>
      aside.put(id === undefined ? headKey(slice) : recordPrefix(slice) + id, text),

    /** Leaves everything alone from now on: what is stored is not the register that is in memory. */
    lose: (how: LostRegister) => {
      lost ??= how;
      reportHealth();
    },

    /** The register is read as an event has left it; what lies here may show another. */
    opened: (sequence: number, isMirrored: boolean) => {
      mirrored = sequence;
      if (local.isWithoutRecords()) mirror = 'none';
      else mirror = isMirrored && isOfThisVersion() && local.sequence() === sequence ? 'in step' : 'behind';
    },

    /** The storage of one slice as redux-persist asks for it, with `serialize` and `deserialize` off. */
    forSlice: (slice: SliceName, readSlice: (slice: SliceName) => Promise<StoredSlice | undefined>) => ({
      getItem: () => readSlice(slice),
      setItem: (_key: string, value: StoredSlice) => {
        stage(slice, value);
        return Promise.resolve();
      },
      removeItem: () => Promise.resolve(),
    }),

    /** Runs what dispatches, and makes of it what `Mode` says. */
    within,

    /** Has the mirror show this tab's events up to one. Where there is no room for them, it is let go of. */
    mirror: (sequence: number) => {
      if (isClosed()) return;
      const after = mirrored;
      mirrored = sequence;
      // Another tab may have let go of it, or made it anew.
      if (local.isWithoutRecords()) mirror = 'none';
      else if (mirror === 'none') mirror = 'behind';
      if (mirror === 'in step' && (local.sequence() !== after || !aside.makeWay(unmirrored.keys()))) mirror = 'behind';
      if (mirror === 'in step' && !local.putRecords(unmirrored, sequence)) dropMirror();
      mirrorRest();
      reportHealth();
    },

    /** Other tabs have stored events, and mirrored them. */
    followed: (sequence: number) => {
      mirrored = sequence;
    },

    /** Takes slices for stored, and what became of drafts. */
    stageAll: (as: Mode, next: StoredSlices, draftWrites: readonly Write[]) =>
      within(as, () => {
        for (const slice of sliceNames) if (next[slice]) stage(slice, next[slice]);
        for (const [key, text] of draftWrites) {
          drafts.forget(key);
          if (mode === 'event') unmirrored.set(key, text);
        }
      }),

    /** Whether the mirror lacks something that there may be room for, or has not been looked at since the start. */
    isMirrorDue: () => (mirror === 'behind' || (mirror === 'in step' && !isMirrorSeen)) && !isClosed(),

    /** Another register has come: there may be room for it. */
    tryMirrorAgain: () => {
      if (local.isWithoutRecords()) local.unmarkWithoutRecords();
    },

    /** Has the mirror show the register whole, part by part. Its number comes last, and not where `isStill` says no. */
    makeMirror: async (
      state: StoredSlices,
      sequence: number,
      yieldToMain: () => Promise<void>,
      isStill: () => boolean,
    ) => {
      const { makeMirror } = await import(/* webpackChunkName: "settle" */ './makeMirror');
      // Another tab may have mirrored an event that this one has yet to hear of.
      const goesOn = () => isStill() && !isClosed() && local.sequence() <= sequence;
      if (!goesOn()) return;
      const made = await makeMirror({ local, aside, textsOf: changes.all, state, sequence, yieldToMain, goesOn });
      if (made === 'full') dropMirror();
      if (made !== 'made') return;
      mirror = 'in step';
      isMirrorSeen = true;
      mirrored = sequence;
    },

    /** Where there is no database: keeps an event in the records alone, all of it or nothing. */
    keepAlone: (next: StoredSlices, draftWrites: readonly Write[], sequence: number): boolean => {
      const writes = sliceNames.flatMap((slice) => (next[slice] ? changes.of(slice, next[slice]).writes : []));
      const all = new Map([...drafts.waiting, ...writes, ...draftWrites]);
      return !isClosed() && aside.makeWay(all.keys()) && local.putRecords(all, sequence);
    },

    /** What an event changes in the drafts, for the database. */
    draftWrites: (next: StoredSlice | undefined): Write[] => [
      ...drafts.unkept(),
      ...(next ? changes.of('drafts', next).writes.filter(([key]) => key.startsWith(draftPrefix)) : []),
    ],

    /** Saves the drafts that `run` hands over, and those that wait. */
    batchDrafts(run: () => void): { stored: boolean; writes: Write[] } {
      within('draft', run);
      const saved = saveDrafts();
      reportHealth();
      return saved;
    },

    /** Notes which drafts the database has, or has not, as localStorage has them. */
    noteDrafts: (writes: readonly Write[], kept: boolean) => {
      drafts.note(writes, kept);
      reportHealth();
    },

    overlayDrafts: (rows: readonly DraftRow[]) => drafts.overlay(rows),
    areDraftsBehind: drafts.isBehind,

    /** Writes to localStorage what it has lost of drafts; where there is no room, it waits. */
    healDrafts: (rows: readonly DraftRow[]) => {
      drafts.heal(rows);
      saveDrafts();
    },

    /**
     * The drafts as they are stored. One that could not be saved stays as it is in memory, unless another tab has saved it
     * later.
     * @param used by events that are not stored yet
     */
    readDrafts: (known: Record<string, object>, used: ReadonlySet<string>): StoredSlice | undefined => {
      const read = isClosed() ? undefined : readSliceTexts(slices, aside, 'drafts', localRecords(local, drafts), known);
      const { entities = {} } = read?.value ?? {};
      for (const id of used) Reflect.deleteProperty(entities, id);
      for (const [key, text] of drafts.waiting) {
        const id = key.slice(draftPrefix.length);
        const mine = known[id];
        const theirs = entities[id];
        if (text === null) Reflect.deleteProperty(entities, id);
        else if (mine && !(theirs && savedAt(theirs) > savedAt(mine))) entities[id] = mine;
        else drafts.forget(key);
      }
      if (!read || local.isUnreadable()) return undefined;
      const value = { ...read.value, ids: Object.keys(entities).sort(), entities };
      changes.note('drafts', value, local.get(headKey('drafts')));
      return value;
    },

    hasRecords,

    /** Whether nothing at all is stored: no event, no record, readable or not. */
    isUntouched: (): boolean => {
      if (local.sequence() > 0 || local.inDatabase() !== 'no' || aside.entries().length > 0 || isClosed()) return false;
      return !local.keys().some((key) => sliceNames.some((slice) => key.startsWith(recordPrefix(slice))));
    },

    health: (): StorageHealth => ({ unsaved: drafts.count(), setAside: aside.entries(), newerVersion, lost }),

    removeAside: aside.remove,

    /** Calls back after a write and when something was set aside. */
    onHealth: (report: () => void) => {
      reportHealth = report;
    },

    /** Calls back with the records that have changed. */
    onChanges: (report: (slice: SliceName, ids: readonly string[]) => void) => {
      reportChanges = report;
    },
  };
}
