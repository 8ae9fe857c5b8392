import {
  isUsedUp,
  mayForget,
  type Appended,
  type Home,
  type Journal,
  type JournalRow,
  type Write,
} from '../domain/journal';
import type { RecordPack } from '../domain/recordPack';

type Options = {
  /** Why a writing cannot be kept; undefined when it can. */
  refuses?: (writes: readonly Write[]) => 'full' | 'failed' | undefined;
  /** The current instant, ISO. */
  now?: () => string;
};

/** The journal in memory, as IndexedDB keeps it for every tab of a browser. */
export function createMemoryJournal({ refuses = () => undefined, now = () => new Date().toISOString() }: Options = {}) {
  const rows = new Map<string, JournalRow>();
  const packs = new Map<string, RecordPack>();
  const state = { sequence: 0, forgotten: 0, home: 'localStorage' as Home, packed: undefined as number | undefined };

  const put = (writes: readonly Write[], sequence: number, at: string) => {
    for (const [key, text] of writes) rows.set(key, { key, text, sequence, at });
  };

  /** Lets go of what may be forgotten at an instant; at home here, that is what was removed. */
  function forget(copied: number, at: string) {
    for (const row of [...rows.values()].filter((candidate) => mayForget(candidate, copied, at))) {
      if (state.home === 'indexedDB' && row.text !== null) continue;
      rows.delete(row.key);
      state.forgotten = Math.max(state.forgotten, row.sequence);
    }
  }

  /** Where there is no room, the packs give up theirs. */
  function follow(...deed: Parameters<typeof tryToFollow>): Appended {
    const result = tryToFollow(...deed);
    if (result !== 'full' || state.packed === undefined) return result;
    packs.clear();
    state.packed = undefined;
    return tryToFollow(...deed);
  }

  function tryToFollow(after: number, writes: readonly Write[], work: () => void, assumed?: Home): Appended {
    const refusal = refuses(writes);
    if (refusal === 'failed' && !assumed) return refusal;
    if (state.sequence > after) return 'overtaken';
    if (assumed && (state.sequence < after || state.home !== assumed)) return 'overtaken';
    if (refusal) return refusal;
    if (state.sequence < after) {
      if (state.home === 'localStorage') rows.clear();
      Object.assign(state, { sequence: after, forgotten: after });
    }
    work();
    return 'stored';
  }

  const journal: Journal = {
    since: (sequence) =>
      Promise.resolve({
        sequence: state.sequence,
        home: state.home,
        whole: sequence >= state.forgotten && sequence <= state.sequence,
        rows: [...rows.values()].filter((row) => row.sequence > sequence && row.sequence <= state.sequence),
      }),
    append: ({ after, writes, copied, at = now(), assumed }) =>
      Promise.resolve(
        follow(
          after,
          writes,
          () => {
            put(writes, after + 1, at);
            state.sequence = after + 1;
            forget(Math.min(copied, state.packed ?? copied), at);
          },
          assumed,
        ),
      ),
    keepDrafts: (writes, at) => {
      if (refuses(writes)) return Promise.resolve(false);
      put(
        writes.filter(([key]) => {
          const before = rows.get(key);
          return !before || !isUsedUp(before, at);
        }),
        0,
        at,
      );
      return Promise.resolve(true);
    },
    rows: (prefix) => Promise.resolve([...rows.values()].filter(({ key }) => key.startsWith(prefix))),
    packs: (name, prefixes) => {
      const { packed = -1, sequence, forgotten } = state;
      const found = [...packs.values()].filter(({ key }) => key.startsWith(`${name}/`));
      const goOn = forgotten <= packed && packed <= sequence && found.every((pack) => pack.sequence === packed);
      if (!goOn || found.length === 0) return Promise.resolve({ packs: [], newer: [] });
      return Promise.resolve({
        packs: found,
        newer: [...rows.values()].filter(
          (row) =>
            prefixes.includes(row.key) ||
            (row.sequence > packed &&
              row.sequence <= sequence &&
              prefixes.some((prefix) => row.key.startsWith(prefix))),
        ),
      });
    },
    keepPacks: (added, sequence) => {
      const counts =
        state.home === 'indexedDB' && sequence <= state.sequence && sequence >= (state.packed ?? 0) && !refuses([]);
      if (counts) {
        packs.clear();
        for (const pack of added) packs.set(pack.key, pack);
        state.packed = sequence;
      }
      return Promise.resolve(counts);
    },
    move: ({ after, writes }) =>
      Promise.resolve(
        follow(after, writes, () => {
          put(
            writes.filter(([key]) => !rows.has(key)),
            0,
            now(),
          );
          state.home = 'indexedDB';
        }),
      ),
  };
  return { ...journal, table: rows, packTable: packs, state };
}

export type MemoryJournal = ReturnType<typeof createMemoryJournal>;
