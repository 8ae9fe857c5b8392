import {
  isOfSince,
  isUsedUp,
  savedAfter,
  type AppendResult,
  type DraftRow,
  type EventLog,
  type LogEntry,
  type SnapshotHeads,
  type Write,
} from '../../domain/register/eventLog';

type Options = {
  /** Why something cannot be kept; undefined when it can. What has `failed` cannot be read either. */
  refuses?: (writes: readonly Write[]) => 'full' | 'failed' | undefined;
};

const rowsOf = (writes: readonly Write[], at: string) => writes.map(([key, text]): DraftRow => ({ key, text, at }));

/** The event log in memory, as IndexedDB keeps it for every tab of a browser; eventLogContract.ts holds it to that. */
export function createMemoryLog({ refuses = () => undefined }: Options = {}) {
  const entries = new Map<number, LogEntry>();
  const buckets = new Map<string, string>();
  const drafts = new Map<string, DraftRow>();
  const state: SnapshotHeads = {};

  const last = () => Math.max((state.head ?? state.former)?.sequence ?? 0, ...entries.keys());

  function append({ after, texts, drafts: changed = [], at, unverified, signal }: Parameters<EventLog['append']>[0]) {
    if (signal?.aborted) return 'called off';
    const numbered = texts.map((text, place) => ({ sequence: after + 1 + place, text }));
    const refusal = refuses([...numbered.map(({ sequence, text }): Write => [`log/${sequence}`, text]), ...changed]);
    if (refusal === 'failed') return unverified ? 'overtaken' : 'failed';
    if (last() !== after) return 'overtaken';
    if (refusal) return refusal;
    for (const entry of numbered) entries.set(entry.sequence, entry);
    putDrafts(rowsOf(changed, at), () => false);
    return 'stored';
  }

  /** What is read; undefined where nothing can be. */
  const look = <Found>(read: () => Found) => Promise.resolve(refuses([]) === 'failed' ? undefined : read());

  function putDrafts(rows: readonly DraftRow[], stays: typeof isUsedUp) {
    for (const { key, text, at } of rows) {
      const before = drafts.get(key);
      if (!before || !stays(before, at)) drafts.set(key, { key, text, at: savedAfter(before, at) });
    }
  }

  function keepHead(...[head, former, on, kept = []]: Parameters<EventLog['keepHead']>) {
    const refusal = refuses([['head', JSON.stringify(head)], ...kept.map(({ key, text }): Write => [key, text])]);
    if (refusal === 'failed') return 'failed';
    if ((state.head ?? state.former)?.generation !== on) return 'overtaken';
    if (refusal) return 'failed';
    if (former) state.former = structuredClone(former);
    state.head = structuredClone(head);
    const needed = new Set([head, former].flatMap((snapshot) => snapshot?.buckets.map(({ key }) => key) ?? []));
    for (const key of [...buckets.keys()]) if (!needed.has(key)) buckets.delete(key);
    for (const sequence of [...entries.keys()]) if (former && sequence <= former.sequence) entries.delete(sequence);
    putDrafts(kept, isOfSince);
    return 'stored';
  }

  const log: EventLog = {
    append: (event) => Promise.resolve<AppendResult>(append(event)),
    read: (after) =>
      look(() => {
        const sequence = last();
        const inLog = Math.max(0, ...entries.keys());
        const newer = [...entries.values()].filter((entry) => entry.sequence > after);
        const whole = newer.length === sequence - after;
        return { sequence, last: inLog, whole, entries: newer.map((entry) => ({ ...entry })) };
      }),
    heads: () => look(() => structuredClone({ head: state.head, former: state.former })),
    buckets: (keys) => look(() => keys.map((key) => buckets.get(key))),
    keepBuckets: (added) => {
      if (refuses(added.map(({ key, text }) => [key, text]))) return Promise.resolve(false);
      for (const { key, text } of added) buckets.set(key, text);
      return Promise.resolve(true);
    },
    keepHead: (...snapshot) => Promise.resolve(keepHead(...snapshot)),
    keepDrafts: (writes, at, how, back) => {
      if (refuses(writes)) return Promise.resolve(false);
      const stays: typeof isUsedUp = (before, savedAt) =>
        how !== 'in turn' && !back?.has(before.key) && isUsedUp(before, savedAt);
      putDrafts(rowsOf(writes, at), stays);
      return Promise.resolve(true);
    },
    rows: (prefix) =>
      look(() => [...drafts.values()].filter(({ key }) => key.startsWith(prefix)).map((row) => ({ ...row }))),
  };
  /** As when the browser deletes the database. */
  function lose() {
    entries.clear();
    buckets.clear();
    drafts.clear();
    for (const key of Object.keys(state)) Reflect.deleteProperty(state, key);
  }

  return { ...log, entries, bucketTexts: buckets, draftRows: drafts, state, lose };
}

export type MemoryLog = ReturnType<typeof createMemoryLog>;
