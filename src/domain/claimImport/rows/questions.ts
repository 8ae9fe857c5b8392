import type { NeededFact } from '../../claim/notKnown';
import type { AskedDay } from '../askedDays';
import type { SheetRow } from '../sheet/cell';
import { wordKey, type FileWord } from '../fileWords';
import type { ImportField } from '../importFields';
import { findUnknownFacts } from './judge';
import { readRow } from './readRow';
import type { ReadingRules } from '../readingRules';

/** A word that the portal does not know, the first field that it stands in, and in how many rows. */
export type WordQuestion = FileWord & { key: string; field: ImportField; rows: number };

/** A day that rows do not have. */
export type DayQuestion = { field: AskedDay; rows: number };

/** A quantity that is 0, and in how many rows a claim is nothing without it. */
export type ZeroQuestion = { field: ImportField; rows: number; needed: number };

/** A column of dates whose days and months look swapped, in how many rows. */
export type SwappedQuestion = { field: ImportField; rows: number };

/** A fact of claimants that nobody wrote down of claims that were finished, in how many rows. */
export type UnknownQuestion = { field: NeededFact; rows: number };

/** What a file does not say and the person is asked once, each with the rows that it concerns, the most first. */
export type Questions = {
  words: readonly WordQuestion[];
  days: readonly DayQuestion[];
  zeros: readonly ZeroQuestion[];
  swapped: readonly SwappedQuestion[];
  /** What finished claims lack of their claimants, each in how many rows. */
  unknown: readonly UnknownQuestion[];
  /** In how many rows several crops have one area. */
  sharedAreas: number;
};

/**
 * Gathers what the rows of a sheet leave open. Words and quantities are asked about whether they were answered or not, so
 * that an answer can be seen and changed; days too.
 */
export function makeQuestionnaire(reading: ReadingRules) {
  const words = new Map<string, WordQuestion>();
  const days = new Map<AskedDay, DayQuestion>();
  const zeros = new Map<ImportField, ZeroQuestion>();
  const swapped = new Map<ImportField, SwappedQuestion>();
  const unknown = new Map<NeededFact, UnknownQuestion>();
  let sharedAreas = 0;

  return {
    add(cells: SheetRow) {
      const read = readRow(cells, reading);
      const inRow = new Set<string>();
      for (const { list, text, field } of read.words) {
        const key = wordKey({ list, text });
        const known = words.get(key) ?? { list, text, key, field, rows: 0 };
        if (!inRow.has(key)) words.set(key, { ...known, rows: known.rows + 1 });
        inRow.add(key);
      }
      for (const field of read.missingDays) days.set(field, { field, rows: (days.get(field)?.rows ?? 0) + 1 });
      for (const field of read.swappedDays) swapped.set(field, { field, rows: (swapped.get(field)?.rows ?? 0) + 1 });
      for (const field of findUnknownFacts(read.form)) {
        unknown.set(field, { field, rows: (unknown.get(field)?.rows ?? 0) + 1 });
      }
      if (read.sharesArea) sharedAreas += 1;
      for (const { field, needed } of read.zeros) {
        const known = zeros.get(field) ?? { field, rows: 0, needed: 0 };
        zeros.set(field, { field, rows: known.rows + 1, needed: known.needed + (needed ? 1 : 0) });
      }
    },
    questions: (): Questions => ({
      words: [...words.values()].sort((a, b) => b.rows - a.rows),
      days: [...days.values()],
      zeros: [...zeros.values()],
      swapped: [...swapped.values()],
      unknown: [...unknown.values()],
      sharedAreas,
    }),
  };
}

/** Whether there is nothing to ask. */
export const isNothing = ({ words, days, zeros, swapped, unknown, sharedAreas }: Questions): boolean =>
  words.length + days.length + zeros.length + swapped.length + unknown.length + sharedAreas === 0;

/** Whether one set of questions asks for something that another did not. */
export const asksMore = (questions: Questions, before: Questions): boolean =>
  questions.days.some(({ field }) => !before.days.some((day) => day.field === field)) ||
  questions.words.some(({ key }) => !before.words.some((word) => word.key === key)) ||
  questions.zeros.some(({ field }) => !before.zeros.some((zero) => zero.field === field)) ||
  (questions.sharedAreas > 0 && before.sharedAreas === 0);
