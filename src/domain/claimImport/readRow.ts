import type { Words } from '../words';
import { readNumber, readShillings } from './amounts';
import { cellAsText, shorten, type SheetCell, type SheetRow } from './cell';
import { choicesOf, matchChoice, unknownStatus } from './choices';
import { dayOrders, readDay } from './days';
import { emptyImportForm, importField, importFieldNames, type ImportField, type ImportForm } from './importFields';
import { readPhone } from '../phone';
import { tooLong } from '../textLimits';
import type { Mapping, SheetFormats } from './mapping';

/** Why a row cannot be added; the message is the key of its translation, `field` where it has one. */
export type RowProblem = { field?: ImportField; message: Words; params?: Record<string, string | number> };

/** More than a date, an amount or a choice takes: a longer text is a slip, or a file that means harm. */
const longestValue = 2000;
const longestShown = 40;

/** The form that a row fills in, and what of it cannot be read. Unread fields are left empty. */
export function readRow(row: SheetRow, mapping: Mapping, formats: SheetFormats) {
  const form: ImportForm = { ...emptyImportForm };
  const problems: RowProblem[] = [];
  for (const field of importFieldNames) {
    const source = mapping[field];
    if (!source) continue;
    if ('fixed' in source) {
      form[field] = source.fixed;
      continue;
    }
    const cell = row[source.column] ?? null;
    if (cellAsText(cell) === '') continue;
    const read = readCell(field, cell, formats);
    if ('value' in read) form[field] = read.value;
    else problems.push({ field, ...read });
  }
  return { form, problems };
}

type Read = { value: string } | Omit<RowProblem, 'field'>;

/** A cell in the terms of the form's field. What only the form's own rule can refuse is handed on as it stands. */
function readCell(field: ImportField, cell: SheetCell, { days, digits }: SheetFormats): Read {
  const { kind } = importField(field);
  const text = cellAsText(cell);
  const value = shorten(text, longestShown);
  // The limits of texts are the forms' own.
  if (kind === 'text') return { value: text };
  if (text.length > longestValue) return { message: tooLong };
  switch (kind) {
    case 'nationalId':
      return { value: text.replace(/[\s-]/g, '').toUpperCase() };
    case 'phone':
      return { value: readPhone(cellAsText(cell)) };
    case 'day': {
      const day = readDay(cell, days);
      if (day !== undefined) return { value: day };
      return {
        message: '"{{value}}" is not a date written as {{pattern}}',
        params: { value, pattern: dayOrders[days].pattern },
      };
    }
    case 'time':
      return { value: readTime(cell) };
    case 'shillings': {
      const read = readShillings(cell, digits);
      if ('amount' in read) return { value: read.amount };
      return read.problem === 'currency'
        ? { message: '"{{value}}" is not in Ugandan shillings', params: { value } }
        : { message: '"{{value}}" is not an amount in whole shillings, written out in digits', params: { value } };
    }
    case 'number':
    case 'degrees':
      return { value: readNumber(typeof cell === 'string' ? withoutUnit(text) : cell, digits) ?? text };
    default: {
      const found = matchChoice(kind, text);
      if (found !== undefined) return { value: found };
      if (kind === 'district') return { message: '"{{value}}" is no district of Uganda', params: { value } };
      if (kind === 'status') return { message: unknownStatus, params: { value } };
      const labels = choicesOf(kind)?.map(({ label }) => label) ?? [];
      return { message: '"{{value}}" is none of: {{choices}}', params: { value, choices: labels.join(', ') } };
    }
  }
}

const withoutUnit = (text: string) => text.replace(/\s*(acres?|kgs?|°)\.?$/i, '');

/** A clock time as HH:mm; other texts stay for the form's rule. */
function readTime(cell: SheetCell): string {
  if (typeof cell === 'object' && cell !== null) return cell.time;
  // Excel keeps a time as a part of a day.
  if (typeof cell === 'number' && cell >= 0 && cell < 1) return clockOf(Math.round(cell * 1440));
  const text = cellAsText(cell);
  const parts = /^(\d{1,2})[:.](\d{2})(?::\d{2})?\s*([ap])?\.?m?\.?$/i.exec(text);
  if (!parts) return text;
  const [, hours = '', minutes = '', half] = parts;
  const shift = half?.toLowerCase() === 'p' && Number(hours) < 12 ? 12 : 0;
  const midnight = half?.toLowerCase() === 'a' && Number(hours) === 12 ? -12 : 0;
  return `${String(Number(hours) + shift + midnight).padStart(2, '0')}:${minutes}`;
}

const clockOf = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
