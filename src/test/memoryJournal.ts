import { mayForget, type Appended, type Home, type Journal, type JournalRow, type Write } from '../domain/journal';

type Options = {
  /** Why a writing cannot be kept; undefined when it can. */
  refuses?: (writes: readonly Write[]) => 'full' | 'failed' | undefined;
  /** The current instant, ISO. */
  now?: () => string;
};

/** The journal in memory, as IndexedDB keeps it for every tab of a browser. */
export function createMemoryJournal({ refuses = () => undefined, now = () => new Date().toISOString() }: Options = {}) {
  const rows = new Map<string, JournalRow>();
  const state = { sequence: 0, forgotten: 0, home: 'localStorage' as Home };

  const put = (writes: readonly Write[], sequence: number, at: string) => {
    for (const [key, text] of writes) rows.set(key, { key, text, sequence, at });
  };

  /** Lets go of what may be forgotten at an instant. */
  function forget(copied: number, at: string) {
    for (const row of [...rows.values()].filter((candidate) => mayForget(candidate, copied, at))) {
      rows.delete(row.key);
      state.forgotten = Math.max(state.forgotten, row.sequence);
    }
  }

  function follow(after: number, writes: readonly Write[], work: () => void): Appended {
    const refusal = refuses(writes);
    if (refusal) return refusal;
    if (state.sequence > after) return 'overtaken';
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
    append: ({ after, writes, copied, at = now() }) =>
      Promise.resolve(
        follow(after, writes, () => {
          put(writes, after + 1, at);
          state.sequence = after + 1;
          if (state.home === 'localStorage') forget(copied, at);
        }),
      ),
    keepDrafts: (writes, at) => {
      if (refuses(writes)) return Promise.resolve(false);
      put(writes, 0, at);
      return Promise.resolve(true);
    },
    rows: (prefix) => Promise.resolve([...rows.values()].filter(({ key }) => key.startsWith(prefix))),
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
  return { ...journal, table: rows, state };
}

export type MemoryJournal = ReturnType<typeof createMemoryJournal>;
