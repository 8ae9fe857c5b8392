import type { ImportAnswers } from './askedDays';
import type { ImportField } from './importFields';
import type { Mapping, SheetFormats } from './mapping';
import type { ColumnUnits } from './units';

/** How the rows of a sheet are read: its columns, how it writes numbers and dates, and what the person answered. */
export type ReadingRules = {
  mapping: Mapping;
  formats: SheetFormats;
  units: ColumnUnits;
  /** The fields whose columns look as if day and month were swapped. */
  swapped: ReadonlySet<ImportField>;
  /** The fields whose moments are told in UTC without a word of it. */
  utc: ReadonlySet<ImportField>;
  answers: ImportAnswers;
};
