import type { Words } from '../../words';
import { incidentKinds, incidentTypes } from '../../incident/incidents';
import { type ImportAnswers, answeredDay, askedDays, type AskedDay, type DerivedDay } from '../askedDays';
import { isDayNeeded } from './arrival';
import { cellAsText, type SheetCell, type SheetRow } from '../sheet/cell';
import { matchSeveral } from '../choices';
import { isMeasure } from '../fileWords';
import { furtherFields } from '../furtherFields';
import {
  emptyImportForm,
  importField,
  importFieldNames,
  type ImportField,
  type ImportForm,
  type RowProblem,
} from '../importFields';
import { notADay, readCell, shownCell, type FoundWord } from './readCell';
import type { ReadingRules } from '../readingRules';

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
  /** Fields whose dates may have day and month swapped. */
  swappedDays: ImportField[];
  /** Whether one cell names several crops, and one area is given for them. */
  sharesArea: boolean;
};

/** The form that a row fills in, by its cells and by what the person answered for what they do not say. */
export function readRow(row: SheetRow, reading: ReadingRules): ReadRow {
  const { mapping, units, answers } = reading;
  const read: ReadRow = {
    form: { ...emptyImportForm },
    problems: [],
    words: [],
    zeros: [],
    missingDays: [],
    derived: [],
    swappedDays: [],
    sharesArea: false,
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
    if (reading.swapped.has(field) && typeof cell === 'object') read.swappedDays.push(field);
    const several = findSeveral(field, cell);
    if (several) {
      if (!nameSeveral(read, field, several)) problems.push({ field, ...tooMany(cell) });
      if (field === 'cropType') read.sharesArea = true;
      continue;
    }
    const { value = '', problem, word } = readCell(field, cell, reading);
    form[field] = value;
    if (problem) problems.push({ field, ...problem });
    if (word) read.words.push({ ...word, field });
    if (word && isKept(word)) remarks.push(remarkOn(field, cell, units[field]));
  }
  shareArea(read, answers);
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

/** The field of the first thing that a row names, where a cell can name several of them. */
const itemFields = ['cropType', 'livestockSpecies', 'propertyType'] as const;

/** The things that a cell names, where it is several. */
function findSeveral(field: ImportField, cell: SheetCell): readonly string[] | undefined {
  const isItem = itemFields.some((name) => name === field);
  return isItem ? matchSeveral(importField(field).kind, cellAsText(cell)) : undefined;
}

/** Puts each into its field; false where a row has fewer. What has columns of its own goes before. */
function nameSeveral({ form }: ReadRow, field: ImportField, [first = '', ...others]: readonly string[]): boolean {
  const further = furtherFields.filter(({ name }) => name === field);
  if (others.length > further.length) return false;
  form[field] = first;
  for (const [index, value] of others.entries()) {
    const row = further[index];
    if (row) form[row.field] = value;
  }
  return true;
}

const tooManyNamed: Words = '"{{value}}" names more than 3 things. Give the others a row of their own';
const tooMany = (cell: SheetCell) => ({
  message: tooManyNamed,
  params: { value: shownCell(cell) },
});

/** The numbers of the first crop that are those of all crops of the row, and how they are rounded: to a hundredth. */
const shared = ['areaDamaged', 'estimatedYieldLost'] as const;

/** The area of several crops is divided among them, or is that of each, as the person said. */
function shareArea(read: ReadRow, { severalCrops }: ImportAnswers) {
  const { form, problems } = read;
  const numbers = ([2, 3] as const).filter((number) => form[`cropType${number}`] !== '');
  const hasOwn = numbers.some((number) => form[`areaDamaged${number}`] !== '');
  read.sharesArea &&= numbers.length > 0 && !hasOwn && form.areaDamaged !== '';
  if (!read.sharesArea) return;
  if (severalCrops === undefined) {
    problems.push({ field: 'areaDamaged', message: 'Go back to the questions and choose whose area it is' });
  }
  for (const field of shared) {
    const whole = Number(form[field]);
    if (form[field] === '' || !Number.isFinite(whole)) continue;
    const part = Math.floor((whole / (numbers.length + 1)) * 100) / 100;
    for (const number of numbers) form[`${field}${number}`] = severalCrops === 'divided' ? String(part) : form[field];
    if (severalCrops === 'divided') form[field] = String(Number((whole - part * numbers.length).toFixed(2)));
  }
}

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
    const day = source && answeredDay(source, form, row, formats);
    if (source && day === undefined && 'column' in source) {
      problems.push({ field, ...notADay(row[source.column] ?? null, formats.days) });
    }
    if (!source || (!day && !('unknown' in source))) continue;
    form[field] = day ?? '';
    if (!('column' in source)) derived.push({ field, source });
  }
}
