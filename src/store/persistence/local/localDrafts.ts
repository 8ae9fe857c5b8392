import type { DraftRow, Write } from '../../../domain/register/eventLog';
import { draftPrefix } from './keys';
import type { LocalTexts } from './localTexts';

/*
 * Drafts are saved as they are typed, without a turn: to localStorage, which ends at once and reaches the disk later, and
 * to the database. Of two texts the later one counts.
 */

export type LocalDrafts = ReturnType<typeof createLocalDrafts>;

export function createLocalDrafts(local: LocalTexts) {
  /** What could not be saved; null removes. */
  const waiting = new Map<string, string | null>();
  /** Drafts that localStorage has and the database has refused, by their keys: it is offered them as they are then. */
  const refused = new Set<string>();
  /** Drafts that were discarded and are there again, which the database has yet to take. */
  const back = new Set<string>();
  /** What the database has of drafts and localStorage has not got: it is read in the place of what lies there. */
  const newer = new Map<string, DraftRow>();

  function get(key: string): string | null {
    const text = local.get(key);
    const row = newer.get(key);
    if (!row) return text;
    return text !== null && savedAtIn(text) > row.at ? text : row.text;
  }

  /** What waits and the database has not got. */
  const unheld = (): Write[] => [...waiting].filter(([key, text]) => newer.get(key)?.text !== text);

  return {
    get,
    waiting: waiting as ReadonlyMap<string, string | null>,
    isBehind: () => newer.size > 0,

    /** What the database has of drafts at the start. */
    overlay: (rows: readonly DraftRow[]) => {
      newer.clear();
      for (const row of rows) if (local.get(row.key) !== row.text) newer.set(row.key, row);
    },

    keys: (keys: readonly string[]): string[] => [
      ...new Set([...keys.filter((key) => key.startsWith(draftPrefix)), ...newer.keys()]),
    ],

    /** A draft waits to be saved as it is now. */
    put: (key: string, text: string | null) => {
      waiting.set(key, text);
      newer.delete(key);
    },

    /** A draft is stored by now, or another tab has saved it. */
    forget: (key: string) => {
      waiting.delete(key);
      newer.delete(key);
      refused.delete(key);
      back.delete(key);
    },

    /** Everything that localStorage lacks waits to be saved there; what the database has is not written to that again. */
    heal: (rows: readonly DraftRow[]) => {
      for (const row of rows) {
        if (!newer.has(row.key)) continue;
        newer.set(row.key, row);
        waiting.set(row.key, get(row.key));
      }
    },

    /** Saves what waits. Answers whether it is stored, and what the database has yet to be given of it. */
    save(): { stored: boolean; writes: Write[] } {
      const writes = unheld();
      const stored = local.putAll(waiting);
      if (stored) {
        for (const key of waiting.keys()) newer.delete(key);
        waiting.clear();
      }
      return { stored, writes };
    },

    unheld,

    /** Notes which drafts the database has, or has not, as localStorage has them. */
    note: (writes: readonly Write[], kept: boolean) => {
      for (const [key, text] of writes) {
        if (kept) back.delete(key);
        if (local.get(key) !== text) continue;
        if (kept) refused.delete(key);
        else refused.add(key);
      }
    },

    /** A draft was discarded and is there again: until the database has it, no clock speaks against that. */
    noteBack: (key: string) => void back.add(key),
    back: (): ReadonlySet<string> => new Set(back),

    /** What the database has yet to be given. */
    unkept: (): Write[] => [...[...refused].map((key): Write => [key, local.get(key)]), ...unheld()],

    count: () => new Set([...waiting.keys(), ...refused]).size,
  };
}

/** When a draft was last saved; drafts have no revision, since one tab at a time edits one. */
export function savedAt(draft: object): string {
  return 'updatedAt' in draft && typeof draft.updatedAt === 'string' ? draft.updatedAt : '';
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
