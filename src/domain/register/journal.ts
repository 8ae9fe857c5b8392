/*
 * What was written last, in the order of all tabs (docs/persistence.md, Persistence). The store writes and reads it, the
 * platform keeps it.
 */

import type { RecordPack } from './recordPack';

/** Where the records of the register are: settings, session and drafts stay in localStorage. */
export type Home = 'localStorage' | 'indexedDB';

/** A key and its text; null removes it. */
export type Write = readonly [key: string, text: string | null];

/**
 * The last text of a key, and the deed that wrote it. A draft saved as it was typed belongs to no deed and has the
 * sequence 0. `at` is the instant, ISO.
 */
export type JournalRow = { key: string; text: string | null; sequence: number; at: string };

/**
 * A row as it lay, or none where it has no key. What should be a text and is none is made one, so that it can be read, or
 * set aside.
 */
export function readJournalRow(stored: unknown): JournalRow[] {
  if (typeof stored !== 'object' || stored === null) return [];
  const { key, text, sequence, at }: Partial<Record<keyof JournalRow, unknown>> = stored;
  if (typeof key !== 'string') return [];
  return [
    {
      key,
      text: typeof text === 'string' || text === null ? text : (JSON.stringify(text) ?? ''),
      sequence: typeof sequence === 'number' ? sequence : 0,
      at: typeof at === 'string' ? at : '',
    },
  ];
}

/**
 * What deeds have written since one of them: `rows` in any order, the last text of each key. `whole` is false where
 * some of it has been forgotten, and where the journal never had the deed that was asked from.
 */
export type JournalNews = { sequence: number; home: Home; whole: boolean; rows: JournalRow[] };

/** Packs, and the rows that go on from them. */
export type PackNews = { packs: RecordPack[]; newer: JournalRow[] };

export type Appended = 'stored' | 'overtaken' | 'full' | 'failed' | 'called off';

/**
 * A deed's writing: it follows the deed number `after`, and localStorage has the deeds up to `copied`. `assumed` is where
 * the register is taken to be, with the deed `after` as its last, by whoever has not looked. `signal` calls it off.
 */
export type JournalEntry = {
  after: number;
  writes: readonly Write[];
  copied: number;
  at?: string;
  assumed?: Home;
  signal?: AbortSignal;
};

/** Nothing of it ever rejects. */
export type Journal = {
  /** Undefined when it cannot be read. */
  since(sequence: number): Promise<JournalNews | undefined>;
  /**
   * Writes a deed, whole and on the disk or not at all. `overtaken`: another deed has that place already, or what was
   * assumed is not so, or could not be found out. `called off`: nothing of it will ever be written.
   */
  append(deed: JournalEntry): Promise<Appended>;
  /**
   * Keeps drafts as they were saved at an instant, outside the sequence; not those that a later deed has used up. Answers
   * whether they are kept; `onDisk`: as a deed is, so that a power cut does not take them.
   */
  keepDrafts(writes: readonly Write[], at: string, onDisk?: boolean): Promise<boolean>;
  /** The rows of all keys that begin so, removed ones too; undefined when they cannot be read. */
  rows(prefix: string): Promise<JournalRow[] | undefined>;
  /**
   * The packs of a name, and what has been written under keys that begin with the prefixes since they were made, removals
   * too; what lies at a prefix itself is always among it. Nothing at all where rows of after them have been forgotten, or
   * are too many to be read one by one. Undefined when they cannot be read.
   */
  packs(name: string, prefixes: readonly string[]): Promise<PackNews | undefined>;
  /** Keeps packs in the place of all that there were, where they are newer. Answers whether they are kept. */
  keepPacks(packs: readonly RecordPack[], sequence: number): Promise<boolean>;
  /** Makes the journal the home of the register as the deed `after` left it: takes the texts that it lacks. */
  move(register: Pick<JournalEntry, 'after' | 'writes'>): Promise<Appended>;
};

/** Whether a draft was submitted or discarded since the instant at which it was saved: that was first, and stays. */
export const isUsedUp = ({ text, at }: JournalRow, savedAt: string): boolean => text === null && at >= savedAt;

/** How long the last text of a key is kept where localStorage is the home, milliseconds: a day. */
const keptFor = 24 * 60 * 60_000;

/** The last deeds are kept whatever the clock says, which may have been put ahead by years since the deed before. */
export const keptEntries = 100;

/**
 * Whether a row may be forgotten. A browser writes localStorage to the disk seconds later, and after much writing an
 * hour later; what it has not reached at all is never forgotten.
 */
export function mayForget({ sequence, at }: JournalRow, copied: number, now: string): boolean {
  return sequence <= copied - keptEntries && Date.parse(at) < Date.parse(now) - keptFor;
}
