import { incidentKinds, incidentTypes } from '../incident/incidents';
import { type ImportAnswers, answeredDay, askedDays, type AskedDay, type DerivedDay } from './askedDays';
import { isDayNeeded } from './arrival';
import { cellAsText, type SheetCell, type SheetRow } from './cell';
import { isMeasure } from './fileWords';
import { furtherFields } from './furtherFields';
import {
  emptyImportForm,
  importField,
  importFieldNames,
  type ImportField,
  type ImportForm,
  type RowProblem,
} from './importFields';
import type { Mapping, SheetFormats } from './mapping';
import { notADay, readCell, shownCell, type FoundWord } from './readCell';
import type { ColumnUnits } from './units';

/** How the rows of a sheet are read: its columns, how it writes numbers and dates, and what the person answered. */
export type ReadingRules = { mapping: Mapping; formats: SheetFormats; units: ColumnUnits; answers: ImportAnswers };

/** A quantity of 0, and whether a claim of this kind is nothing without it. */
type Zero = { field: ImportField; needed: boolean };

/** A row as a form, and what of it was unknown, missing or put in place of something. */
type ReadRow = {
  form: ImportForm;
  /** What cannot be read; its fields are left empty. */
  problems: RowProblem[];
  words: (FoundWord & { field: ImportField })[];
  zeros: Zero[];
  /** Days that the row itself does not have, answered or not. */
  missingDays: AskedDay[];
  derived: DerivedDay[];
};

/** The form that a row fills in, by its cells and by what the person answered for what they do not say. */
export function readRow(row: SheetRow, reading: ReadingRules): ReadRow {
  const { mapping, formats, units, answers } = reading;
  const read: ReadRow = {
    form: { ...emptyImportForm },
    problems: [],
    words: [],
    zeros: [],
    missingDays: [],
    derived: [],
  };
  const { form, problems } = read;
  const remarks: string[] = [];
  for (const field of importFieldNames) {
    const source = mapping[field];
    if (!source) continue;
    if ('fixed' in source) {
      form[field] = source.fixed;
      continue;
    }
    const cell = row[source.column] ?? null;
    if (cellAsText(cell) === '') continue;
    const { value = '', problem, word } = readCell(field, cell, formats, answers, units[field]);
    form[field] = value;
    if (problem) problems.push({ field, ...problem });
    if (word) read.words.push({ ...word, field });
    if (word && isKept(word)) remarks.push(remarkOn(field, cell, units[field]));
  }
  readZeros(read, answers);
  readMissingDays(read, row, reading);
  if (remarks.length > 0 && form.narrativeDescription !== '') {
    form.narrativeDescription += `\n\nIn the file: ${remarks.join('; ')}.`;
  }
  return read;
}

/** Whether the claim keeps a word itself: where Other stands for it, and where a number was reckoned anew or left out. */
const isKept = ({ list, meaning }: Pick<FoundWord, 'list' | 'meaning'>) =>
  meaning !== undefined && (meaning.toLowerCase() === 'other' || isMeasure(list));

/** What is written of a word into the narrative, which is in the language of the register's papers. */
const remarkOn = (field: ImportField, cell: SheetCell, unit: string | undefined) =>
  `${importField(field).label} "${[shownCell(cell), unit].filter(Boolean).join(' ')}"`;

function readZeros({ form, zeros }: ReadRow, { leaveOutZeros }: ImportAnswers) {
  const kind = incidentTypes.find((name) => name === form.incidentType);
  for (const { name, required, input } of kind ? incidentKinds[kind].fields : []) {
    const fields: ImportField[] = [name, ...furtherFields.flatMap((row) => (row.name === name ? row.field : []))];
    for (const field of input === 'number' || input === 'integer' ? fields : []) {
      if (!/^0+(\.0+)?$/.test(form[field])) continue;
      zeros.push({ field, needed: required });
      if (leaveOutZeros) form[field] = '';
    }
  }
}

function readMissingDays({ form, problems, missingDays, derived }: ReadRow, row: SheetRow, reading: ReadingRules) {
  const { answers, formats } = reading;
  for (const field of askedDays) {
    if (form[field] !== '' || !isDayNeeded(field, form) || problems.some((problem) => problem.field === field))
      continue;
    missingDays.push(field);
    const source = answers.days[field];
    const day = source && answeredDay(source, form, row, formats.days);
    if (source && day === undefined && 'column' in source) {
      problems.push({ field, ...notADay(row[source.column] ?? null, formats.days) });
    }
    if (!source || (!day && !('unknown' in source))) continue;
    form[field] = day ?? '';
    if (!('column' in source)) derived.push({ field, source });
  }
}
