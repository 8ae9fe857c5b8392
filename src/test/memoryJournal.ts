import {
  isUsedUp,
  mayForget,
  type Appended,
  type Home,
  type Journal,
  type JournalRow,
  type Write,
} from '../domain/register/journal';
import type { RecordPack } from '../domain/register/recordPack';

type Options = {
  /** Why a writing cannot be kept; undefined when it can. */
  refuses?: (writes: readonly Write[]) => 'full' | 'failed' | undefined;
  /** The current instant, ISO. */
  now?: () => string;
};

/** Rows written since the packs, beyond which all rows are read sooner without them. */
const mostLater = 2000;

/**
 * The journal in memory, as IndexedDB keeps it for every tab of a browser; journalContract.ts holds it to that. It forgets
 * with every deed, the database once an hour.
 */
export function createMemoryJournal({ refuses = () => undefined, now = () => new Date().toISOString() }: Options = {}) {
  const rows = new Map<string, JournalRow>();
  const packs = new Map<string, RecordPack>();
  const state = { sequence: 0, forgotten: 0, home: 'localStorage' as Home, packed: undefined as number | undefined };

  /** Copies, as a database gives them, in the order of their keys. */
  const copiesOf = <Row extends { key: string }>(table: Map<string, Row>, holds: (row: Row) => boolean) =>
    [...table.values()]
      .filter(holds)
      .map((row) => ({ ...row }))
      .sort((a, b) => (a.key < b.key ? -1 : 1));

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
        rows: copiesOf(rows, (row) => row.sequence > sequence && row.sequence <= state.sequence),
      }),
    append: ({ after, writes, copied, at = now(), assumed, signal }) => {
      if (signal?.aborted) return Promise.resolve('called off');
      const work = () => {
        put(writes, after + 1, at);
        state.sequence = after + 1;
        forget(Math.min(copied, state.packed ?? copied), at);
      };
      return Promise.resolve(follow(after, writes, work, assumed));
    },
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
    rows: (prefix) => Promise.resolve(copiesOf(rows, ({ key }) => key.startsWith(prefix))),
    packs: (name, prefixes) => {
      const { packed = -1, sequence, forgotten } = state;
      const found = copiesOf(packs, ({ key }) => key.startsWith(`${name}/`));
      const later = copiesOf(rows, (row) => row.sequence > packed && row.sequence <= sequence);
      const goOn = forgotten <= packed && packed <= sequence && found.every((pack) => pack.sequence === packed);
      if (!goOn || found.length === 0 || later.length > mostLater) return Promise.resolve({ packs: [], newer: [] });
      const isOf = ({ key }: JournalRow) => prefixes.some((prefix) => key.startsWith(prefix) && key !== prefix);
      const heads = copiesOf(rows, ({ key }) => prefixes.includes(key));
      return Promise.resolve({ packs: found, newer: [...heads, ...later.filter(isOf)] });
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
