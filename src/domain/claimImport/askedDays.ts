import type { WordMatches } from './fileWords';
import { cellAsText, type SheetRow } from './sheet/cell';
import { readDay } from './sheet/days';
import type { ImportField, ImportForm } from './importFields';
import type { SheetFormats } from './mapping';

/** The days that are asked for where a file has none, in the order in which they follow each other. */
export const askedDays = ['dateOfIncident', 'submittedOn', 'decidedOn', 'paidOn'] as const;

export type AskedDay = (typeof askedDays)[number];

/**
 * Where a day comes from that a row does not have: another of its days, one for all rows, or another column; or that
 * nobody knows it. Empty and -1 stand for a day and a column that were not chosen yet.
 */
export type DaySource = { from: AskedDay } | { day: string } | { column: number } | { unknown: true };

/** The person's answers; a day without one stays missing. */
type DayAnswers = { [Day in AskedDay]?: DaySource };

/** Whether an answer names its column or its day. */
export const isAnswered = (source: DaySource | undefined): boolean =>
  source !== undefined && !('day' in source && source.day === '') && !('column' in source && source.column < 0);

/** The days that may stand in for a missing one: those that come before it. */
export const standIns = (field: AskedDay): readonly AskedDay[] =>
  askedDays.slice(0, askedDays.indexOf(field)).reverse();

/** Whether a claim can be added without a day: it then counts in no period. */
export const mayStayUnknown = (field: AskedDay): boolean => field !== 'dateOfIncident';

/** A day that does not stand in a row, and what the claim has instead. */
export type DerivedDay = { field: AskedDay; source: Exclude<DaySource, { column: number }> };

/** Whether a day of a claim is left unknown, as the person said. */
export const isLeftUnknown = (derived: readonly DerivedDay[], day: string): boolean =>
  derived.some(({ field, source }) => field === day && 'unknown' in source);

/** The day that an answer gives a row: YYYY-MM-DD, empty where there is none, undefined where the cell is no date. */
export function answeredDay(
  source: DaySource,
  form: ImportForm,
  row: SheetRow,
  { days, serials }: SheetFormats,
): string | undefined {
  if ('from' in source) return form[source.from];
  if ('day' in source) return source.day;
  if ('unknown' in source) return '';
  const cell = row[source.column] ?? null;
  return cellAsText(cell) === '' ? '' : readDay(cell, days, serials);
}

/** What the person answered where a file does not say what the portal needs. */
export type ImportAnswers = {
  words: WordMatches;
  days: DayAnswers;
  /** Whether a quantity of 0 is read as none. */
  leaveOutZeros: boolean;
  /** Whether day and month are to be swapped back in a column that looks so. */
  swapped: { [Field in ImportField]?: boolean };
  /** Whether finished claims may come in without what nobody wrote down of their claimants. */
  takeNotKnown?: boolean;
  /** Of what an area is where a cell names several crops. */
  severalCrops?: SharedArea;
};

/** Whether one area of several crops is divided among them, or is that of each. */
export type SharedArea = 'divided' | 'each';

export const noAnswers: ImportAnswers = { words: {}, days: {}, leaveOutZeros: false, swapped: {} };
