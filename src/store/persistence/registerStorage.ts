import * as v from 'valibot';
import { keyPrefix } from './keys';
import { migrate, persistedSlices, sliceNames, type PersistedSlices, type SliceName } from './slices';

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
};

const setAsidePrefix = `${keyPrefix}set-aside/`;
const sequenceKey = `${keyPrefix}sequence`;

export type RegisterStorage = ReturnType<typeof createRegisterStorage>;
export type SliceStorage = ReturnType<RegisterStorage['forSlice']>;

/** Texts by key that must still be written; null removes. */
type Waiting = Map<string, string | null>;

/**
 * localStorage as the register needs it: one key a record, only changed records written, all records of a deed or none
 * of them, nothing that cannot be read deleted. It never throws; what goes wrong shows in `health()`.
 *
 * Keys: `wcp/<slice>` holds a slice's version and small fields, `wcp/<slice>/<id>` a record, `wcp/sequence` the number
 * of deeds done, `wcp/set-aside/...` what could not be read.
 */
export function createRegisterStorage(backend: Backend, slices: PersistedSlices = persistedSlices) {
  /** The records that storage holds, or that wait to be written, by reference: anything else has changed. */
  const handled = new Map<SliceName, Map<string, object>>(sliceNames.map((slice) => [slice, new Map()]));
  /** The table of a slice's records as it was last handed over. */
  const staged = new Map<SliceName, object>();
  const heads = new Map<SliceName, string>();
  /** What waits, also after a failed write. Drafts wait apart: they are saved without waiting for a deed's turn. */
  const deeds: Waiting = new Map();
  const drafts: Waiting = new Map();
  let newerVersion = false;
  /** The browser does not let storage be read. What may lie there must not be written over. */
  let unreadable = false;
  /** Texts that cannot be understood and that there was no room to set aside, by their key. */
  const stuck = new Map<string, string>();
  const setAside: SetAside[] = [];
  let mode: 'deed' | 'draft' | 'follow' = 'deed';
  let reportHealth: () => void = () => undefined;
  let keysAtStart: string[] | undefined;

  const headKey = (slice: SliceName) => keyPrefix + slice;
  const recordPrefix = (slice: SliceName) => `${keyPrefix}${slice}/`;

  function get(key: string): string | null {
    try {
      return backend.getItem(key);
    } catch {
      unreadable = true;
      return null;
    }
  }

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
    return keys;
  }

  /** The keys of the first reading, which also finds what was set aside by earlier ones. */
  function listKeysAtStart(): string[] {
    if (keysAtStart) return keysAtStart;
    keysAtStart = listKeys();
    for (const key of keysAtStart) {
      if (!key.startsWith(setAsidePrefix)) continue;
      listAside({ key: key.slice(setAsidePrefix.length).replace(/~\d+$/, ''), text: get(key) ?? '' });
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

  function parse(slice: SliceName, text: string, from: number, schema: v.GenericSchema): object | undefined {
    try {
      const value = migrate(slices[slice], JSON.parse(text), from);
      return v.is(schema, value) && typeof value === 'object' && value !== null ? value : undefined;
    } catch {
      return undefined;
    }
  }

  function storedVersion(slice: SliceName, text: string | null): number {
    if (text === null) return slices[slice].version;
    try {
      return v.parse(v.object({ version: v.number() }), JSON.parse(text)).version;
    } catch {
      return slices[slice].version;
    }
  }

  /** Whether storage must be left alone. A newer version may also have been opened beside this one since the start. */
  function isClosed(): boolean {
    if (newerVersion || unreadable) return true;
    newerVersion = sliceNames.some((slice) => {
      const text = get(headKey(slice));
      return text !== heads.get(slice) && storedVersion(slice, text) > slices[slice].version;
    });
    if (newerVersion) reportHealth();
    return newerVersion || unreadable;
  }

  /** The small fields of a slice; undefined when there are none or they cannot be understood. */
  function readHead(slice: SliceName, text: string | null, version: number): object | undefined {
    if (text === null) return undefined;
    const { record, head: schema = v.object({}) } = slices[slice];
    const head = parse(slice, text, record ? slices[slice].version : version, schema);
    if (!head) {
      putAside(headKey(slice), text);
      return undefined;
    }
    const { version: _version, ...fields } = head as Record<string, unknown>;
    return fields;
  }

  /**
   * A slice as stored, validated and brought to the current version. Records that are the same as in `known` keep their
   * reference. Returns undefined when storage must be left alone.
   */
  function read(slice: SliceName, known: Record<string, object> = {}, keys = listKeys()): StoredSlice | undefined {
    if (isClosed()) return undefined;
    const { record, version } = slices[slice];
    const headText = get(headKey(slice));
    const from = storedVersion(slice, headText);
    const head = readHead(slice, headText, from);
    if (from !== version || (record && !head)) rewriteHead(slice, head);
    if (!record) return { ...head };

    const prefix = recordPrefix(slice);
    const entities: Record<string, object> = {};
    const clean = new Map<string, object>();
    for (const key of keys) {
      const text = key.startsWith(prefix) ? get(key) : null;
      if (text === null) continue;
      const id = key.slice(prefix.length);
      const before = known[id];
      if (before && JSON.stringify(before) === text) {
        entities[id] = before;
        clean.set(id, before);
        continue;
      }
      const value = parse(slice, text, from, record);
      if (!value || (value as { id?: unknown }).id !== id) {
        putAside(key, text);
        continue;
      }
      entities[id] = value;
      clean.set(id, value);
      if (from !== version) deeds.set(key, JSON.stringify(value));
    }
    handled.set(slice, clean);
    if (slice === 'drafts') keepUnsavedDrafts(entities, clean, known);
    return unreadable ? undefined : { ...head, ids: Object.keys(entities).sort(), entities };
  }

  /** Without a head that names it, the version of a slice's records is not known. */
  function rewriteHead(slice: SliceName, head?: object) {
    const text = JSON.stringify({ version: slices[slice].version, ...head });
    heads.set(slice, text);
    deeds.set(headKey(slice), text);
  }

  /** Every slice, as `read` gives it. `state` is what of them is in memory. */
  function readAll(state: Partial<Record<SliceName, object>> = {}): StoredSlices {
    const keys = listKeys();
    return Object.fromEntries(
      sliceNames.map((slice) => {
        const { entities }: StoredSlice = { ...state[slice] };
        return [slice, read(slice, entities, keys)];
      }),
    );
  }

  /**
   * A draft that could not be saved stays as it is in memory, unless another tab has saved it later; one that a deed
   * still to be stored has used up stays gone.
   */
  function keepUnsavedDrafts(
    entities: Record<string, object>,
    clean: Map<string, object>,
    known: Record<string, object>,
  ) {
    const prefix = recordPrefix('drafts');
    for (const [key, text] of [...drafts, ...deeds]) {
      if (!key.startsWith(prefix)) continue;
      const id = key.slice(prefix.length);
      const mine = known[id];
      const theirs = entities[id];
      if (text === null) {
        delete entities[id];
        clean.delete(id);
      } else if (mine && !(theirs && savedAt(theirs) > savedAt(mine))) {
        entities[id] = mine;
        clean.set(id, mine);
      } else drafts.delete(key);
    }
  }

  /** Notes what changed in a slice since it was last handed over. */
  function stage(slice: SliceName, { _persist, ids, entities, ...head }: StoredSlice) {
    const known = handled.get(slice);
    // Most deeds leave most slices alone, and with them their table of records.
    if (known && entities && staged.get(slice) !== entities) {
      staged.set(slice, entities);
      for (const id of ids ?? []) {
        const record = entities[id];
        if (!record || known.get(id) === record) continue;
        known.set(id, record);
        note(recordPrefix(slice) + id, () => JSON.stringify(record));
      }
      if (known.size > (ids?.length ?? 0)) {
        for (const id of [...known.keys()]) {
          if (entities[id]) continue;
          known.delete(id);
          note(recordPrefix(slice) + id, () => null);
        }
      }
    }
    const headText = JSON.stringify({ version: slices[slice].version, ...head });
    if (heads.get(slice) === headText) return;
    heads.set(slice, headText);
    if (get(headKey(slice)) !== headText) note(headKey(slice), () => headText);
  }

  /** Lets a text wait to be written; or, when another tab has stored it, lets nothing older wait any more. */
  function note(key: string, text: () => string | null) {
    deeds.delete(key);
    drafts.delete(key);
    if (mode !== 'follow') (mode === 'draft' ? drafts : deeds).set(key, text());
  }

  /** Writes what waits and, last, since it tells other tabs that all is there, the sequence number. */
  function write(waiting: Waiting[], sequence?: number): boolean {
    // What makes room comes first: whatever fits in the end then fits at every step.
    const texts = waiting
      .flatMap((map) => [...map])
      .map(([key, text]) => ({ key, text, grows: size(key, text) > size(key, get(key)) }))
      .sort((a, b) => Number(a.grows) - Number(b.grows))
      .map(({ key, text }): [string, string | null] => [key, text]);
    if (sequence !== undefined) texts.push([sequenceKey, String(sequence)]);
    const stored = !isClosed() && putAll(texts);
    if (stored) for (const map of waiting) map.clear();
    reportHealth();
    return stored;
  }

  /** Stores every text, or puts everything back as it was. */
  function putAll(texts: [key: string, text: string | null][]): boolean {
    const before: [key: string, text: string | null][] = [];
    try {
      for (const [key, text] of texts) {
        const old = backend.getItem(key);
        if (old !== null && stuck.get(key) === old) moveAside(key, old);
        else before.push([key, old]);
        put(key, text);
      }
      return true;
    } catch {
      for (const [key, text] of before.reverse()) putBack(key, text);
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

  /** Remembers what is known of storage and what waits; returns how to go back to that. */
  function remember(): () => void {
    const tables = [handled, staged, heads, deeds, drafts] as Map<unknown, unknown>[];
    const before = tables.map((table) => new Map(table));
    const records = new Map([...handled].map(([slice, known]) => [slice, new Map(known)]));
    return () => {
      tables.forEach((table, index) => {
        table.clear();
        for (const [key, value] of before[index] ?? []) table.set(key, value);
      });
      for (const [slice, known] of records) handled.set(slice, known);
    };
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
    const count = Number(get(sequenceKey));
    return Number.isSafeInteger(count) && count > 0 ? count : 0;
  }

  return {
    read,
    readAll,
    sequence,
    isClosed,

    /**
     * The storage of one slice as redux-persist asks for it, with `serialize` and `deserialize` off. A slice without
     * records is read at once, every other in its turn.
     */
    forSlice: (slice: SliceName, turn: () => Promise<void>) => ({
      getItem: async () => {
        if (!slices[slice].record) return read(slice, {}, []);
        await turn();
        return read(slice, {}, listKeysAtStart());
      },
      setItem: (_key: string, value: StoredSlice) => {
        stage(slice, value);
        return Promise.resolve();
      },
      removeItem: () => Promise.resolve(),
    }),

    /**
     * Writes everything that `run` hands over and everything that waits, all or nothing, together with the sequence
     * number when one is given.
     * @returns whether it is stored now; false means it is in memory only and is tried again with the next deed.
     */
    batch(run: () => void, next?: number): boolean {
      within('deed', run);
      return write([drafts, deeds], next);
    },

    /**
     * As `batch`, for what is either stored or not done: where it cannot be stored, everything that waited before
     * waits as it did, and what `run` handed over is forgotten.
     */
    batchOrNothing(run: () => void, next: number): boolean {
      const restore = remember();
      within('deed', run);
      const stored = write([drafts, deeds], next);
      if (!stored) restore();
      reportHealth();
      return stored;
    },

    /** As `batch`, for drafts alone: what waits of a deed goes on waiting for its turn. */
    batchDrafts(run: () => void): boolean {
      within('draft', run);
      return write([drafts]);
    },

    /** Lets what `run` hands over wait for the next deed. */
    hold(run: () => void) {
      within('deed', run);
      reportHealth();
    },

    /** Takes what `run` hands over as stored already, by another tab. */
    follow(run: () => void) {
      within('follow', run);
      reportHealth();
    },

    /** Forgets what waits of deeds: the register is about to be read again. */
    forgetDeeds() {
      deeds.clear();
    },

    /** Whether nothing at all is stored: no deed, no record, readable or not. */
    isUntouched(): boolean {
      if (sequence() > 0 || setAside.length > 0 || isClosed()) return false;
      return !listKeys().some((key) => sliceNames.some((slice) => key.startsWith(recordPrefix(slice))));
    },

    health: (): StorageHealth => ({ unsaved: deeds.size + drafts.size, setAside: [...setAside], newerVersion }),

    /** Calls back after a write and when something was set aside. */
    onHealth(report: () => void) {
      reportHealth = report;
    },
  };
}

/** What a key and its text take of storage. */
const size = (key: string, text: string | null) => (text === null ? 0 : key.length + text.length);

/** When a draft was last saved; drafts have no revision, since one tab at a time edits one. */
function savedAt(draft: object): string {
  return 'updatedAt' in draft && typeof draft.updatedAt === 'string' ? draft.updatedAt : '';
}
