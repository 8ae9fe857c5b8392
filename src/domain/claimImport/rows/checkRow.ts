import type { SheetRow } from '../sheet/cell';
import { type ImportAnswers, askedDays, type DerivedDay } from '../askedDays';
import { importField, type ImportForm, type RowProblem } from '../importFields';
import { findUnknownFacts, type makeJudge } from './judge';
import type { NeededFact } from '../../claim/notKnown';
import type { KnownClaims, ClaimPlace } from './knownClaims';
import { findOpenDay } from '../mapping';
import { readRow } from './readRow';
import type { ReadingRules } from '../readingRules';
import type { Words } from '../../words';

/**
 * What became of a row, by its number in the sheet. One with problems is refused; a warning of a possible duplicate and a
 * hint at a date that could be read otherwise stop nothing.
 */
export type CheckedRow = {
  row: number;
  form: ImportForm;
  problems: readonly RowProblem[];
  /** The days of its form that its row does not have. */
  derived: readonly DerivedDay[];
  /** What of its claimant nobody knows. */
  unknown?: readonly NeededFact[];
  warning?: RowProblem;
  hint?: RowProblem;
};

/** How the rows are read; `mixedDays` when the file writes its dates in more than one order. */
type Reading = ReadingRules & { mixedDays?: boolean };

/** Whether a row can be added. */
export const isGood = ({ problems }: CheckedRow): boolean => problems.length === 0;

const noProblems: readonly RowProblem[] = [];

/**
 * Reads and judges one row. A good one joins the known claims, so that a later row with the same claim is refused.
 * @param row its number in the sheet, counted from 1
 */
export function checkRow(
  row: number,
  cells: SheetRow,
  reading: Reading,
  judge: ReturnType<typeof makeJudge>,
  known: KnownClaims,
): CheckedRow {
  const { form, problems: unread, derived } = readRow(cells, reading);
  const unknown = reading.answers.takeNotKnown ? findUnknownFacts(form) : [];
  const line = { row, form, derived, ...(unknown.length > 0 && { unknown }) };
  const judged = judge(form, derived, unknown);
  if ('problems' in judged || unread.length > 0) {
    const judgements = 'problems' in judged ? judged.problems : noProblems;
    return { ...line, problems: [...unread, ...withoutEchoes(judgements, unread, reading.answers)] };
  }
  const same = known.findSame(judged.facts);
  if (same) return { ...line, problems: [samePlace(same)] };
  const alike = known.findAlike(judged.facts);
  known.add(judged.facts, { row });
  const openDay = reading.mixedDays ? findOpenDay(cells, reading.mapping) : undefined;
  return {
    ...{ ...line, problems: noProblems },
    ...(alike && { warning: alikePlace(alike) }),
    ...(openDay && { hint: { field: openDay, message: otherOrder } }),
  };
}

const otherOrder: Words = 'Look at this date: other rows of the file write day and month the other way round';

/** What is only said because a cell could not be read: that its field is missing, or does not fit the status. */
function withoutEchoes(
  problems: readonly RowProblem[],
  unread: readonly RowProblem[],
  { days }: ImportAnswers,
): RowProblem[] {
  const fields = new Set(unread.map(({ field }) => field));
  // A day for which one stands in that cannot be read.
  for (const field of askedDays) {
    const source = days[field];
    if (source && 'from' in source && fields.has(source.from)) fields.add(field);
  }
  return problems.filter(
    ({ field }) => !fields.has(field) && !(field && fields.has('status') && importField(field).group === 'record'),
  );
}

const samePlace = (place: ClaimPlace): RowProblem =>
  'claimId' in place
    ? { field: 'nationalId', message: 'This claim is already in the register, as {{claimId}}', params: place }
    : { field: 'nationalId', message: 'Row {{row}} contains the same claim', params: place };

const alikePlace = (place: ClaimPlace): RowProblem =>
  'claimId' in place
    ? { message: 'This may be the same loss as claim {{claimId}}', params: place }
    : { message: 'This may be the same loss as row {{row}}', params: place };
