import type { Home, JournalRow, Write } from '../../domain/register/journal';
import type { PackedRecord } from '../../domain/register/recordPack';
import { changedIds } from '../table';
import { draftPrefix, keyPrefix, signedOutKey } from './keys';
import { findStoredVersion, readStoredHead, readStoredRecord } from './readStored';
import { isNear, persistedSlices, sliceNames, type PersistedSlices, type SliceName } from './slices';

/** The part of the browser's localStorage that is used. */
export type Backend = Pick<Storage, 'length' | 'key' | 'getItem' | 'setItem' | 'removeItem'>;

/** A slice as redux-persist hands it over and as it is read back; the head is every field beside ids and entities. */
export type StoredSlice = { ids?: string[]; entities?: Record<string, object>; [headField: string]: unknown };

export type StoredSlices = Partial<Record<SliceName, StoredSlice>>;

/** A stored text that could not be read and was set aside, under the key it lay at. */
export type SetAside = { key: string; text: string };

export type StorageHealth = {
  /** Records that are in memory only, because the last write failed. */
  unsaved: number;
  setAside: SetAside[];
  /** A slice was written by a newer version of the portal, which this one must not touch. */
  newerVersion: boolean;
  /** localStorage has no room for what the journal holds: all is kept, and the register has to move. */
  localFull: boolean;
  /** Where the records of the register are. */
  home: Home;
  /** Why what is stored is not the register of this tab any more, which has it in memory alone: nothing is written. */
  lost: LostRegister | null;
};

/**
 * How a tab can lose the register that it has open: the browser's storage was emptied under it, or another tab moved the
 * records to the database, which this one was not given.
 */
export type LostRegister = 'emptied' | 'moved';

const setAsidePrefix = `${keyPrefix}set-aside/`;
const sequenceKey = `${keyPrefix}sequence`;
/** Lies in localStorage from when the register begins to move: without the database nothing may be read or written. */
const moveKey = `${keyPrefix}move`;
/** So many of them are named; that of the stored session always is. */
const mostSignedOut = 8;
/** How far the move has come, by what lies at its key. After `done` nothing of the records is left in localStorage. */
type Move = 'begun' | 'done';

/** Far beyond what any register comes to, and far below where whole numbers end: what says more is damaged. */
const sequenceLimit = 2 ** 50;

export type RegisterStorage = ReturnType<typeof createRegisterStorage>;
export type SliceStorage = ReturnType<RegisterStorage['forSlice']>;

/** Texts by key that must still be written; null removes. */
type Waiting = Map<string, string | null>;

/** A text to be written, null to be removed, and what is stored in its place until then. */
type Replacement = { key: string; text: string | null; old: string | null };

/** A slice as a start reads it: records that were checked when they were packed, and the texts of all others by key. */
export type FarSlice = { records: readonly PackedRecord[]; texts: ReadonlyMap<string, string> };

/** Texts by key, as they lie where the records of a slice are. */
type Texts = { keys: readonly string[]; get: (key: string) => string | null };

/**
 * The register's texts as the store needs them: one key a record, only changed records written, nothing that cannot be
 * read deleted. It never throws; what goes wrong shows in `health()`.
 *
 * Keys: `wcp/<slice>` holds a slice's version and small fields, `wcp/<slice>/<id>` a record, `wcp/sequence` the number
 * of deeds done, `wcp/set-aside/...` what could not be read. They lie in localStorage (`backend`); once the register has
 * moved, those of its records lie in the journal's table, and their texts are handed in to be read.
 */
export function createRegisterStorage(backend: Backend, slices: PersistedSlices = persistedSlices) {
  /** The records of a slice that are stored, or wait to be, by reference: anything else has changed. */
  const handled = new Map<SliceName, Record<string, object>>();
  const heads = new Map<SliceName, string>();
  /** What waits to be written: deeds that failed; drafts, which are saved without a deed's turn; heads and migrations. */
  const deeds: Waiting = new Map();
  const drafts: Waiting = new Map();
  const upkeep: Waiting = new Map();
  /** Drafts that localStorage has and the journal has refused, by their keys: it is offered them as they are then. */
  const refused = new Set<string>();
  /** What the journal holds and localStorage has not got: it is read in the place of what lies there. */
  const behind = new Map<string, JournalRow>();
  let home: Home = 'localStorage';
  let localFull = false;
  let newerVersion = false;
  /** The browser does not let storage be read. What may lie there must not be written over. */
  let unreadable = false;
  let lost: LostRegister | null = null;
  /** Sessions that are over, as this tab did or heard of it: localStorage may show it a little later. */
  const endedSessions = new Set<string>();
  /** Texts that cannot be understood and that there was no room to set aside, by their key. */
  const stuck = new Map<string, string>();
  const setAside: SetAside[] = [];
  let mode: 'deed' | 'draft' | 'follow' = 'deed';
  let reportHealth: () => void = () => undefined;
  let keysAtStart: string[] | undefined;

  const headKey = (slice: SliceName) => keyPrefix + slice;
  const recordPrefix = (slice: SliceName) => `${keyPrefix}${slice}/`;

  /** What lies in localStorage itself. */
  function getLocal(key: string): string | null {
    try {
      return backend.getItem(key);
    } catch {
      unreadable = true;
      return null;
    }
  }

  function get(key: string): string | null {
    const local = getLocal(key);
    const row = behind.get(key);
    if (!row) return local;
    // A draft is saved without a deed's turn: the later one counts.
    return local !== null && key.startsWith(draftPrefix) && savedAtIn(local) > row.at ? local : row.text;
  }

  /** Whether a key has its place in localStorage, wherever the register is. */
  const staysLocal = (key: string) => home === 'localStorage' || isNear(key.split('/')[1] ?? '');

  /** Asking for one key after the other is the slow part of reading: do it once for all slices. */
  function listKeys(): string[] {
    const keys: string[] = [];
    try {
      const { length } = backend;
      for (let index = 0; index < length; index += 1) {
        const key = backend.key(index);
        if (key?.startsWith(keyPrefix)) keys.push(key);
      }
    } catch {
      unreadable = true;
    }
    if (behind.size === 0) return keys;
    return [...new Set([...keys, ...behind.keys()])];
  }

  /** The keys of the first reading, which also finds what was set aside by earlier ones. */
  function listKeysAtStart(): string[] {
    if (keysAtStart) return keysAtStart;
    keysAtStart = listKeys();
    const asideKeys = new Set(keysAtStart.filter((key) => key.startsWith(setAsidePrefix)));
    for (const key of asideKeys) {
      const origin = key.replace(/~\d+$/, '');
      const name = asideKeys.has(origin) ? origin : key;
      listAside({ key: name.slice(setAsidePrefix.length), text: get(key) ?? '' });
    }
    return keysAtStart;
  }

  function listAside({ key, text }: SetAside) {
    if (!setAside.some((entry) => entry.key === key && entry.text === text)) setAside.push({ key, text });
  }

  /** Moves a text that cannot be understood out of the way. Where there is no room for it, it stays where it is. */
  function putAside(key: string, text: string) {
    const name = key.slice(keyPrefix.length);
    listAside({ key: name, text });
    try {
      moveAside(key, text);
      // What lies in the journal is taken out of it with the next deed: it would come back.
      if (behind.delete(key) || !staysLocal(key)) upkeep.set(key, null);
    } catch {
      stuck.set(key, text);
    }
    reportHealth();
  }

  function moveAside(key: string, text: string) {
    const name = setAsidePrefix + key.slice(keyPrefix.length);
    let target = name;
    for (let copy = 2; backend.getItem(target) !== null && backend.getItem(target) !== text; copy += 1) {
      target = `${name}~${copy}`;
    }
    backend.setItem(target, text);
    backend.removeItem(key);
    stuck.delete(key);
  }

  /** Whether storage must be left alone. A newer version may also have been opened beside this one since the start. */
  function isClosed(): boolean {
    if (newerVersion || unreadable || lost) return true;
    newerVersion = sliceNames.some((slice) => {
      const text = getLocal(headKey(slice));
      return text !== heads.get(slice) && isNewer(slice, text);
    });
    if (newerVersion) reportHealth();
    return newerVersion || unreadable;
  }

  const isNewer = (slice: SliceName, head: string | null) => (findStoredVersion(head) ?? 0) > slices[slice].version;

  /** The small fields of a slice; undefined when there are none or they cannot be understood. */
  function readHead(slice: SliceName, text: string | null): object | undefined {
    if (text === null) return undefined;
    const head = readStoredHead(slices[slice], text);
    if (!head || findStoredVersion(text) === undefined) putAside(headKey(slice), text);
    return head;
  }

  /**
   * A slice as stored, validated and brought to the current version. Records that are the same as in `known` keep their
   * reference. Returns undefined when storage must be left alone.
   * @param texts where the slice lies; in localStorage when left out
   * @param checked its other records, as the current version has them
   */
  function read(
    slice: SliceName,
    known: Record<string, object> = {},
    texts: Texts = { keys: listKeys(), get },
    checked: readonly PackedRecord[] = [],
  ): StoredSlice | undefined {
    if (isClosed()) return undefined;
    const { record, version } = slices[slice];
    const headText = texts.get(headKey(slice));
    if (isNewer(slice, headText)) {
      closeForNewer();
      return undefined;
    }
    const from = findStoredVersion(headText);
    const head = readHead(slice, headText);
    if (headText !== null && head) heads.set(slice, headText);
    if ((headText !== null && from !== version) || (record && !head)) rewriteHead(slice, head);
    if (!record) return { ...head };

    const prefix = recordPrefix(slice);
    const entities: Record<string, object> = {};
    for (const record of checked) entities[record.id] = record;
    for (const key of texts.keys) {
      const text = key.startsWith(prefix) ? texts.get(key) : null;
      if (text === null) continue;
      const id = key.slice(prefix.length);
      const value = readRecord(slice, id, text, from, known[id]);
      if (!value) continue;
      entities[id] = value;
    }
    if (slice === 'drafts') keepUnsavedDrafts(entities, known);
    if (unreadable) return undefined;
    handled.set(slice, entities);
    return { ...head, ids: Object.keys(entities).sort(), entities };
  }

  /**
   * A record, or undefined when it cannot be understood and is set aside. One that a migration made another of is written
   * as it is now.
   */
  function readRecord(
    slice: SliceName,
    id: string,
    text: string,
    from: number | undefined,
    before?: object,
  ): object | undefined {
    if (before && !(id in Object.prototype) && JSON.stringify(before) === text) return before;
    const key = recordPrefix(slice) + id;
    const reading = readStoredRecord(slices[slice], id, text, from);
    if (!reading) putAside(key, text);
    else if (reading.migrated && JSON.stringify(reading.value) !== text) upkeep.set(key, JSON.stringify(reading.value));
    return reading?.value;
  }

  /** Without a head that names it, the version of a slice's records is not known. */
  function rewriteHead(slice: SliceName, head?: object) {
    const text = JSON.stringify({ version: slices[slice].version, ...head });
    heads.set(slice, text);
    upkeep.set(headKey(slice), text);
  }

  /**
   * Every slice, as `read` gives it. What waited of deeds is forgotten: they are done again on what is read.
   * @param state what of them is in memory
   * @param far the texts of the slices that do not lie in localStorage
   */
  function readAll(state: Partial<Record<SliceName, object>>, far: Map<string, string>): StoredSlices {
    deeds.clear();
    upkeep.clear();
    const local: Texts = { keys: listKeys(), get };
    const moved: Texts = { keys: [...far.keys()], get: (key) => far.get(key) ?? null };
    return Object.fromEntries(
      sliceNames.map((slice) => {
        const { entities }: StoredSlice = { ...state[slice] };
        return [slice, read(slice, entities, isFar(slice) ? moved : local)];
      }),
    );
  }

  const isFar = (slice: SliceName) => home === 'indexedDB' && !isNear(slice);

  /**
   * What other tabs' deeds have written, as the slices that it changes. Every other record keeps its reference.
   * Returns undefined when a newer version of the portal wrote it.
   */
  function take(rows: readonly JournalRow[], state: Partial<Record<SliceName, object>>): StoredSlices | undefined {
    const taken: StoredSlices = {};
    for (const slice of sliceNames) {
      const prefix = recordPrefix(slice);
      const mine = rows.filter(({ key }) => key === headKey(slice) || key.startsWith(prefix));
      if (mine.length === 0) continue;
      const next: StoredSlice = { ...state[slice] };
      const entities = { ...next.entities };
      for (const { key, text, at } of mine) {
        if (key === headKey(slice)) {
          if (isNewer(slice, text)) return closeForNewer();
          Object.assign(next, readHead(slice, text));
          if (text !== null) heads.set(slice, text);
          forgetWaiting(key);
          continue;
        }
        const id = key.slice(prefix.length);
        const before = entities[id];
        if (slice === 'drafts' && before && savedAt(before) > at) continue;
        forgetWaiting(key);
        refused.delete(key);
        delete entities[id];
        const value = text === null ? undefined : readRecord(slice, id, text, slices[slice].version, before);
        if (value) entities[id] = value;
      }
      if (!slices[slice].record) taken[slice] = next;
      else {
        const kept = (next.ids ?? []).filter((id) => entities[id]);
        const added = Object.keys(entities).filter((id) => !next.entities?.[id]);
        taken[slice] = { ...next, ids: [...kept, ...added], entities };
      }
    }
    for (const slice of sliceNames) {
      const entities = taken[slice]?.entities;
      if (entities) handled.set(slice, entities);
    }
    return taken;
  }

  function isSignedOut(sessionId: string): boolean {
    return endedSessions.has(sessionId) || (getLocal(signedOutKey) ?? '').split(',').includes(sessionId);
  }

  function closeForNewer(): undefined {
    newerVersion = true;
    reportHealth();
  }

  /**
   * A draft that could not be saved stays as it is in memory, unless another tab has saved it later; one that a deed
   * still to be stored has used up stays gone.
   */
  function keepUnsavedDrafts(entities: Record<string, object>, known: Record<string, object>) {
    for (const [key, text] of [...drafts, ...deeds]) {
      if (!key.startsWith(draftPrefix)) continue;
      const id = key.slice(draftPrefix.length);
      const mine = known[id];
      const theirs = entities[id];
      if (text === null) delete entities[id];
      else if (mine && !(theirs && savedAt(theirs) > savedAt(mine))) entities[id] = mine;
      else drafts.delete(key);
    }
  }

  /** The keys of a slice whose text is another than what is stored or waits, each with its new text. */
  function changesOf(slice: SliceName, next: StoredSlice): Write[] {
    const changes: Write[] = [];
    const prefix = recordPrefix(slice);
    const { ids = [], entities = {} } = next;
    const known = handled.get(slice) ?? {};
    // Most deeds leave most slices alone, and with them their table of records.
    const changed = known === entities ? [] : changedIds(entities, known);
    if (changed) {
      for (const id of changed) changes.push([prefix + id, entities[id] ? JSON.stringify(entities[id]) : null]);
    } else {
      let same = 0;
      for (const id of ids) {
        const record = entities[id];
        if (known[id]) same += 1;
        if (record && known[id] !== record) changes.push([prefix + id, JSON.stringify(record)]);
      }
      const before = Object.keys(known);
      if (before.length > same) {
        for (const id of before) if (!entities[id]) changes.push([prefix + id, null]);
      }
    }
    const head = headText(slice, next);
    if (heads.get(slice) !== head) changes.push([headKey(slice), head]);
    return changes;
  }

  function headText(slice: SliceName, { _persist, ids: _ids, entities: _entities, ...head }: StoredSlice): string {
    return JSON.stringify({ version: slices[slice].version, ...head });
  }

  /** Takes note of a slice: what changed in it waits, or, where it is stored already, nothing older waits any more. */
  function stage(slice: SliceName, next: StoredSlice) {
    // Most of what is followed finds nothing to let go of, and is not written out for it.
    const isFree = mode === 'follow' && behind.size === 0 && changes().length === 0;
    for (const [key, text] of isFree ? [] : changesOf(slice, next)) {
      forgetWaiting(key);
      if (mode === 'draft') drafts.set(key, text);
      else refused.delete(key);
      if (mode === 'deed') deeds.set(key, text);
      // What the journal held of it before is older than what another tab has written now.
      if (mode === 'follow') behind.delete(key);
    }
    if (next.entities) handled.set(slice, next.entities);
    heads.set(slice, headText(slice, next));
  }

  function forgetWaiting(key: string) {
    for (const waiting of [deeds, drafts, upkeep]) waiting.delete(key);
  }

  /**
   * What a deed has to write: what it changes and all that waits.
   * @param next the slices as the deed will leave them
   * @param isDraft it is no deed: what waits of deeds is left to their turn
   */
  function changes(next: StoredSlices = {}, isDraft = false): Write[] {
    const writes: Waiting = new Map([...refused].map((key) => [key, getLocal(key)]));
    for (const waiting of isDraft ? [drafts] : [drafts, deeds, upkeep]) {
      for (const [key, text] of waiting) writes.set(key, text);
    }
    for (const slice of sliceNames) {
      const value = next[slice];
      if (value) for (const [key, text] of changesOf(slice, value)) writes.set(key, text);
    }
    return roomFirst(writes);
  }

  /** What makes room comes first: whatever fits in the end then fits at every step. */
  const roomFirst = (writes: Waiting): Write[] =>
    [...writes]
      .map(([key, text]) => ({ key, text, old: get(key) }))
      .sort((a, b) => Number(grows(a)) - Number(grows(b)))
      .map(({ key, text }) => [key, text]);

  /** Moves aside what cannot be understood and would be written over; false where there is no room for it. */
  function makeWay(writes: readonly Write[]): boolean {
    try {
      for (const [key] of writes) {
        const text = stuck.get(key);
        if (text === undefined) continue;
        if (!staysLocal(key) || getLocal(key) === text) moveAside(key, text);
        else stuck.delete(key);
      }
      return true;
    } catch {
      return false;
    }
  }

  /** Writes texts to localStorage, all or nothing and, last, the sequence number. */
  function store(writes: readonly Write[], next?: number): boolean {
    if (isClosed()) return false;
    const texts: Replacement[] = writes.map(([key, text]) => ({ key, text, old: getLocal(key) }));
    if (next !== undefined) texts.push({ key: sequenceKey, text: String(next), old: getLocal(sequenceKey) });
    return makeWay(writes) && putAll(texts.filter(({ text, old }) => text !== old));
  }

  /** Stores every text, or puts everything back as it was. */
  function putAll(texts: readonly Replacement[]): boolean {
    const before: Replacement[] = [];
    try {
      for (const replacement of texts) {
        before.push(replacement);
        put(replacement.key, replacement.text);
      }
      return true;
    } catch {
      for (const { key, old } of before.reverse()) putBack(key, old);
      return false;
    }
  }

  function put(key: string, text: string | null) {
    if (text === null) backend.removeItem(key);
    else backend.setItem(key, text);
  }

  /** What fitted a moment ago fits again. A browser that refuses all the same has stopped keeping anything. */
  function putBack(key: string, text: string | null) {
    try {
      put(key, text);
    } catch {
      unreadable = true;
    }
  }

  function within(next: typeof mode, run: () => void) {
    const outer = mode;
    mode = next;
    try {
      run();
    } finally {
      mode = outer;
    }
  }

  /** How many deeds were done to the stored register; 0 when none or unreadable. */
  function sequence(): number {
    const count = Number(getLocal(sequenceKey));
    return Number.isSafeInteger(count) && count > 0 && count < sequenceLimit ? count : 0;
  }

  /** Whether the head of a slice, or one of its records, lies at a key. */
  const belongsTo = (slice: SliceName, key: string) => key === headKey(slice) || key.startsWith(recordPrefix(slice));

  /**
   * Saves the drafts that `run` hands over, and those that wait. What waits of a deed goes on waiting for its turn.
   * @returns whether they are stored, and what was to be written
   */
  function batchDrafts(run: () => void): { stored: boolean; writes: Write[] } {
    within('draft', run);
    const writes = roomFirst(drafts);
    const stored = store(writes);
    if (stored) {
      drafts.clear();
      for (const [key] of writes) behind.delete(key);
    }
    reportHealth();
    return { stored, writes };
  }

  function noteDrafts(writes: readonly Write[], kept: boolean) {
    for (const [key, text] of writes) {
      if (getLocal(key) !== text) continue;
      if (kept) refused.delete(key);
      else refused.add(key);
    }
    reportHealth();
  }

  return {
    read,
    readAll,
    take,
    batchDrafts,
    changes,
    makeWay,
    sequence,
    isClosed,
    isFar,

    /** Notes which drafts the journal has, or has not, as localStorage has them. */
    noteDrafts,

    /** Leaves everything alone from now on: a newer version of the portal is in use. */
    closeForNewer: () => void closeForNewer(),

    /** Leaves everything alone from now on: what is stored is not the register that is in memory. */
    lose(how: LostRegister) {
      lost = how;
      reportHealth();
    },

    /** Sets records aside that are in memory, as what cannot be understood is: whoever asks takes them out of there. */
    refuse(slice: SliceName, records: readonly { id: string }[]) {
      for (const record of records) {
        const key = recordPrefix(slice) + record.id;
        putAside(key, get(key) ?? JSON.stringify(record));
      }
    },

    /** All is read: what the start listed is not kept. */
    endStart() {
      keysAtStart = undefined;
    },

    /**
     * A session is over, whether or not its end comes to be stored as a deed. Where there is no room even to say so, the
     * text of the session makes it.
     */
    endSession(sessionId: string) {
      if (isSignedOut(sessionId)) return;
      endedSessions.add(sessionId);
      const old = getLocal(signedOutKey);
      const ended = [...(old?.split(',') ?? []), sessionId];
      const stored = get(headKey('session'));
      const named = sessionIdIn((stored !== null && readStoredHead(slices.session, stored)) || {});
      const text = ended.filter((id, place) => id === named || place >= ended.length - mostSignedOut).join(',');
      const mark = { key: signedOutKey, text, old };
      if (putAll([mark])) return;
      // Gone for good, whatever becomes of the mark: no start finds it here.
      putBack(headKey('session'), null);
      putAll([mark]);
    },

    /** Another tab says that a session is over. */
    hearSignedOut: (sessionId: string) => void endedSessions.add(sessionId),

    /** Whether a session has ended, though what is stored may tell of it as before. */
    isSignedOut,

    /** Where the register is, as the journal says, and what localStorage has not got of it. */
    overlay(where: Home, rows: readonly JournalRow[]) {
      const hasMoved = home !== where;
      home = where;
      if (hasMoved) reportHealth();
      behind.clear();
      for (const row of rows) {
        if (staysLocal(row.key) && getLocal(row.key) !== row.text) behind.set(row.key, row);
      }
    },

    /**
     * The storage of one slice as redux-persist asks for it, with `serialize` and `deserialize` off. A slice without
     * records is read at once, every other in its turn.
     * @param far reads the texts of a slice that does not lie in localStorage; never resolves when it cannot
     */
    forSlice: (
      slice: SliceName,
      ready: Promise<void>,
      turn: () => Promise<void>,
      far: (slice: SliceName) => Promise<FarSlice>,
    ) => ({
      getItem: async () => {
        await ready;
        if (!slices[slice].record) return read(slice, {}, { keys: [], get });
        await turn();
        if (!isFar(slice)) return read(slice, {}, { keys: listKeysAtStart(), get });
        const { records, texts } = await far(slice);
        return read(slice, {}, { keys: [...texts.keys()], get: (key) => texts.get(key) ?? null }, records);
      },
      setItem: (_key: string, value: StoredSlice) => {
        stage(slice, value);
        return Promise.resolve();
      },
      removeItem: () => Promise.resolve(),
    }),

    /**
     * Copies to localStorage what the journal holds: a deed's writing, and what could not be copied before. Where there
     * is no room it is read from the journal.
     */
    copy(rows: readonly JournalRow[], next: number): boolean {
      for (const row of rows) if (staysLocal(row.key)) behind.set(row.key, row);
      const stored = store(
        [...behind.keys()].map((key) => [key, get(key)]),
        next,
      );
      if (stored) behind.clear();
      localFull = !stored && !isClosed();
      reportHealth();
      return stored;
    },

    /** Keeps a deed in localStorage alone, where there is no journal: all of it or nothing. */
    keepAlone(writes: readonly Write[], next: number): boolean {
      const stored = store(writes, next);
      if (stored) localFull = false;
      return stored;
    },

    /** What was written waits no more, unless it has changed since. */
    settle(writes: readonly Write[]) {
      for (const waiting of [deeds, drafts, upkeep]) {
        for (const [key, text] of writes) if (waiting.get(key) === text) waiting.delete(key);
      }
      noteDrafts(writes, true);
    },

    /**
     * Writes to localStorage what it has lost of drafts; where there is no room, it waits.
     * @param rows of drafts, as the journal has them now; what a deed wrote of them comes with the deed
     */
    healDrafts(rows: readonly JournalRow[]) {
      for (const row of rows) {
        if (row.sequence > 0 || !behind.has(row.key)) continue;
        behind.set(row.key, row);
        drafts.set(row.key, get(row.key));
      }
      batchDrafts(() => undefined);
    },

    /** Lets what `run` hands over wait for the next deed. */
    hold(run: () => void) {
      within('deed', run);
      reportHealth();
    },

    /** Takes what `run` hands over as stored already. */
    follow(run: () => void) {
      within('follow', run);
      reportHealth();
    },

    /** Whether something waits to be written. */
    waits: () => changes().length > 0,

    /** Whether everything that is stored could be read, or was set aside. */
    isReadWhole: () => stuck.size === 0,

    /** Whether localStorage lacks something that the journal holds. */
    isBehind: () => behind.size > 0,

    /** Whether nothing at all is stored: no deed, no record, readable or not. */
    isUntouched(): boolean {
      if (sequence() > 0 || setAside.length > 0 || isClosed()) return false;
      return !listKeys().some((key) => sliceNames.some((slice) => key.startsWith(recordPrefix(slice))));
    },

    /** Whether nothing of the register lies in localStorage but what a tab may have put there since it was cleared. */
    isCleared: (): boolean =>
      listKeys().every((key) => key === signedOutKey || isNear(key.split('/')[1] ?? '')) && !isClosed(),

    /** The texts in localStorage that move with the register. */
    textsToMove: (): Write[] =>
      listKeys().flatMap((key) => {
        const text = sliceNames.some((slice) => !isNear(slice) && belongsTo(slice, key)) ? get(key) : null;
        return text === null ? [] : [[key, text]];
      }),

    /** How far the register's move had come when localStorage was last written; undefined where it never began. */
    findMove(): Move | undefined {
      const text = getLocal(moveKey);
      if (text === null) return undefined;
      return text === 'done' ? 'done' : 'begun';
    },

    /** The register is about to move, or, where it has not come about, stays. */
    markMove(text: 'begun' | null) {
      // Where localStorage has no room even for this, the mark comes with the room that the move makes.
      putAll([{ key: moveKey, text, old: getLocal(moveKey) }]);
    },

    /** The register has moved: what is left of it in localStorage makes room. Interrupted, the next start goes on. */
    leaveLocal() {
      home = 'indexedDB';
      localFull = false;
      for (const key of listKeys()) {
        if (!sliceNames.some((slice) => !isNear(slice) && belongsTo(slice, key))) continue;
        behind.delete(key);
        putBack(key, null);
      }
      putBack(moveKey, 'done');
      reportHealth();
    },

    health: (): StorageHealth => ({
      unsaved: changes().length,
      setAside: [...setAside],
      newerVersion,
      localFull,
      home,
      lost,
    }),

    /** Removes texts that were set aside. Where they cannot be removed, they stay. */
    removeAside(entries: readonly SetAside[]) {
      const isGone = ({ key, text }: SetAside) => entries.some((entry) => entry.key === key && entry.text === text);
      for (const key of listKeys()) {
        if (!key.startsWith(setAsidePrefix)) continue;
        const name = key.slice(setAsidePrefix.length);
        const text = get(key) ?? '';
        if (isGone({ key: name, text }) || isGone({ key: name.replace(/~\d+$/, ''), text })) putBack(key, null);
      }
      for (const entry of setAside.filter(isGone)) {
        const key = keyPrefix + entry.key;
        if (stuck.get(key) === entry.text) continue;
        setAside.splice(setAside.indexOf(entry), 1);
      }
      reportHealth();
    },

    /** Calls back after a write and when something was set aside. */
    onHealth(report: () => void) {
      reportHealth = report;
    },
  };
}

/** Whether it takes more of storage than before. */
const grows = ({ key, text, old }: Replacement) => size(key, text) > size(key, old);

/** What a key and its text take of storage. */
const size = (key: string, text: string | null) => (text === null ? 0 : key.length + text.length);

/** When a draft was last saved; drafts have no revision, since one tab at a time edits one. */
function savedAt(draft: object): string {
  return 'updatedAt' in draft && typeof draft.updatedAt === 'string' ? draft.updatedAt : '';
}

/** Whose session the head of that slice names. */
function sessionIdIn(head: object): string | undefined {
  const current: unknown = 'current' in head ? head.current : undefined;
  return typeof current === 'object' && current !== null && 'sessionId' in current
    ? String(current.sessionId)
    : undefined;
}

/** When the draft of a stored text was last saved; '' where that cannot be read. */
function savedAtIn(text: string): string {
  try {
    const draft: unknown = JSON.parse(text);
    return typeof draft === 'object' && draft !== null ? savedAt(draft) : '';
  } catch {
    return '';
  }
}
