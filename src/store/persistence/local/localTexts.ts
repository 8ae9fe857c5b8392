import { keyPrefix } from './keys';

/** The part of the browser's localStorage that is used. */
export type Backend = Pick<Storage, 'length' | 'key' | 'getItem' | 'setItem' | 'removeItem'>;

/** A text to be written, null to be removed, and what is stored in its place until then. */
type Replacement = { key: string; text: string | null; old: string | null };

const sequenceKey = `${keyPrefix}sequence`;

/** Marks that the register is in the database: without that nothing may be written. */
const databaseKey = `${keyPrefix}in-database`;
const inDatabaseMark = 'yes';
/** In the place of a number. */
const withoutRecords = 'none';

/** Far beyond what any register comes to, and far below where whole numbers end: what says more is damaged. */
const sequenceLimit = 2 ** 50;

export type LocalTexts = ReturnType<typeof createLocalTexts>;

/** The register's texts in localStorage, by key. Nothing of it throws. */
export function createLocalTexts(backend: Backend) {
  let isUnreadable = false;

  function get(key: string): string | null {
    try {
      return backend.getItem(key);
    } catch {
      isUnreadable = true;
      return null;
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
      isUnreadable = true;
    }
  }

  /** Writes every text, or leaves everything as it was. What makes room comes first. */
  function putAll(writes: Iterable<readonly [key: string, text: string | null]>): boolean {
    const changes = [...writes]
      .map(([key, text]): Replacement => ({ key, text, old: get(key) }))
      .filter(({ text, old }) => text !== old)
      .sort((a, b) => Number(grows(a)) - Number(grows(b)));
    const done: Replacement[] = [];
    try {
      for (const change of changes) {
        done.push(change);
        put(change.key, change.text);
      }
      return true;
    } catch {
      for (const { key, old } of done.reverse()) putBack(key, old);
      return false;
    }
  }

  return {
    get,
    putAll,
    /** Writes where it fitted before, or removes. */
    putBack,

    /** The register's keys. Asking for one after the other is the slow part of reading. */
    keys: (): string[] => {
      const keys: string[] = [];
      try {
        const { length } = backend;
        for (let index = 0; index < length; index += 1) {
          const key = backend.key(index);
          if (key?.startsWith(keyPrefix)) keys.push(key);
        }
      } catch {
        isUnreadable = true;
      }
      return keys;
    },

    /** The browser does not let storage be read. What may lie there must not be written over. */
    isUnreadable: () => isUnreadable,

    /** The number of the last event that the records show; 0 where there is none, or it cannot be read. */
    sequence: (): number => {
      const count = Number(get(sequenceKey));
      return Number.isSafeInteger(count) && count > 0 && count < sequenceLimit ? count : 0;
    },

    /** Writes records and, last, the number of the event that they show; all or nothing. */
    putRecords: (writes: Iterable<readonly [key: string, text: string | null]>, sequence: number): boolean => {
      return putAll(writes) && putAll([[sequenceKey, String(sequence)]]);
    },

    isInDatabase: () => get(databaseKey) !== null,
    markInDatabase: () => void putAll([[databaseKey, inDatabaseMark]]),

    /** There are no records here: they lie in the database alone. */
    markWithoutRecords: () => void putAll([[sequenceKey, withoutRecords]]),
    isWithoutRecords: () => get(sequenceKey) === withoutRecords,
    /** Records may be written here again. */
    unmarkWithoutRecords: () => putBack(sequenceKey, null),
  };
}

/** Whether it takes more of storage than before. */
const grows = ({ key, text, old }: Replacement) => size(key, text) > size(key, old);

/** What a key and its text take of storage. */
const size = (key: string, text: string | null) => (text === null ? 0 : key.length + text.length);
