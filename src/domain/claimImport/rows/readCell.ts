import { readNationalId } from '../../form/nationalId';
import { readPhone } from '../../form/phone';
import { tooLong } from '../../form/textLimits';
import type { Words } from '../../words';
import { readNumber, readShillings, withoutShillingMarks, type DigitGroup } from '../sheet/amounts';
import dayjs from 'dayjs';
import type { ImportAnswers } from '../askedDays';
import { cellAsText, isErrorText, shorten, type SheetCell } from '../sheet/cell';
import { matchChoice, unknownStatus } from '../choices';
import { dayOrders, readDay, readInstant, swapDay, type DayOrder } from '../sheet/days';
import { findMeaning, meaningsOf, type FileWord, type ListedKind } from '../fileWords';
import { importField, type ImportField } from '../importFields';
import { readPosition } from '../sheet/position';
import type { ReadingRules } from '../readingRules';
import { momentOfSerial } from '../sheet/serials';
import { inOwnUnit, isOwnUnit, measureOf, splitUnit, unitChoices, type Measure } from '../units';

/** More than a date, an amount or a choice takes: a longer text is a slip, or a file that means harm. */
const longestValue = 2000;
const longestShown = 40;

/** A cell as it is quoted. */
export const shownCell = (cell: SheetCell): string => shorten(cellAsText(cell), longestShown);

/** A word that the portal does not know, and what the person said that it means. */
export type FoundWord = FileWord & { meaning: string | undefined };

type Problem = { message: Words; params?: Record<string, string | number> };

/** What a cell says: a value, or why it cannot be read, and the word in it that the portal does not know. */
type ReadCell = { value?: string; problem?: Problem; word?: FoundWord };

/** A cell in the terms of the form's field. What only the form's own rule can refuse is handed on as it stands. */
export function readCell(
  field: ImportField,
  cell: SheetCell,
  { formats: { days, digits, serials }, answers, units, swapped, utc }: Omit<ReadingRules, 'mapping'>,
): ReadCell {
  const { kind } = importField(field);
  const text = cellAsText(cell);
  const columnUnit = units[field];
  if (isErrorText(cell)) return { problem: { message: spreadsheetError, params: { value: shownCell(cell) } } };
  if (isIdentifier(field) && hasLostDigits(cell)) {
    return { problem: { message: lostDigits, params: { value: shownCell(cell) } } };
  }
  // The limits of texts are the forms' own.
  if (kind === 'text') return { value: text };
  if (text.length > longestValue) return { problem: { message: tooLong } };
  switch (kind) {
    case 'nationalId':
      return { value: readNationalId(text) };
    case 'phone':
      return { value: readPhone(text) };
    case 'day': {
      const day = readDay(utc.has(field) ? withZone(cell) : cell, days, serials);
      if (day === undefined) return { problem: notADay(cell, days) };
      if (typeof cell !== 'object' || !swapped.has(field)) return { value: day };
      const swap = answers.swapped[field];
      return swap === undefined ? { problem: { message: undecidedDay } } : { value: swap ? swapDay(day) : day };
    }
    case 'time':
      return { value: readTime(cell) };
    case 'shillings':
    case 'number': {
      const measure = measureOf(field) ?? 'animals';
      const number = findNumber(cell, measure, digits, columnUnit);
      return number?.unit === undefined
        ? readOwnUnit(cell, measure, digits, number?.digits ?? text)
        : readOtherUnit(cell, measure, digits, { digits: number.digits, unit: number.unit }, answers);
    }
    case 'degrees':
      return {
        value:
          readPosition(text)?.[field === 'gpsLongitude' ? 'longitude' : 'latitude'] ??
          readNumber(typeof cell === 'string' ? text.replace(/\s*°$/, '') : cell, digits) ??
          text,
      };
    case 'district':
    case 'payoutMethod':
    case 'incidentType':
    case 'protectedArea':
    case 'species':
    case 'crops':
    case 'livestock':
    case 'ages':
    case 'properties':
    case 'status':
      return readWord(kind, text, answers);
  }
}

/** A moment that names no zone, as one of UTC. */
const withZone = (cell: SheetCell): SheetCell =>
  typeof cell === 'string' && /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}[\d:.]*$/.test(cell.trim()) ? `${cell.trim()}Z` : cell;

const spreadsheetError: Words = '"{{value}}" is an error of the spreadsheet. Correct this cell in the file';
const lostDigits: Words =
  '"{{value}}" has lost digits: the spreadsheet kept it as a number. Type it as text in the file';
const undecidedDay: Words = 'Go back to the questions and choose whether day and month are swapped in this column';

/** What is made of digits and counts nothing. */
const identifiers: ReadonlySet<ImportField> = new Set([
  'nationalId',
  'phoneNumber',
  'alternatePhone',
  'mobileMoneyNumber',
  'accountNumber',
  'oldNumber',
  'paymentRef',
]);
const isIdentifier = (field: ImportField) => identifiers.has(field);

/** A spreadsheet keeps 15 digits of a number, and writes a long one with an exponent. */
const hasLostDigits = (cell: SheetCell) =>
  typeof cell === 'number' ? Math.abs(cell) >= 1e15 : /^\d(?:[.,]\d+)?e\+?\d+$/i.test(cellAsText(cell));

/** That a cell holds no date in this order. */
export const notADay = (cell: SheetCell, order: DayOrder): Problem => ({
  message: '"{{value}}" is not a date in the format {{pattern}}',
  params: { value: shownCell(cell), pattern: dayOrders[order].pattern },
});

/** A word of a list: by the portal's own knowledge, or by what the person said that it means. */
function readWord(list: ListedKind, text: string, { words }: ImportAnswers): ReadCell {
  const known = matchChoice(list, text);
  if (known !== undefined) return { value: known };
  const word = { list, text, meaning: findMeaning({ list, text }, words) };
  return word.meaning === undefined ? { problem: unknownWord(list, text), word } : { value: word.meaning, word };
}

function unknownWord(list: ListedKind, text: string): Problem {
  const value = shorten(text, longestShown);
  if (list === 'district') return { message: '"{{value}}" is not a district of Uganda', params: { value } };
  if (list === 'status') return { message: unknownStatus, params: { value } };
  const labels = meaningsOf(list).map(({ label }) => label);
  return { message: '"{{value}}" is not one of these: {{choices}}', params: { value, choices: labels.join(', ') } };
}

type Counted = { digits: string; unit?: string | undefined };

/** The number in a cell, and the unit that it is in where that is not the measure's own. */
function findNumber(
  cell: SheetCell,
  measure: Measure,
  digits: DigitGroup,
  columnUnit: string | undefined,
): Counted | undefined {
  const alone = readNumber(measure === 'shillings' ? withoutShillingMarks(cell) : cell, digits);
  if (alone !== undefined) return { digits: alone, unit: columnUnit };
  const parts = typeof cell === 'string' ? splitUnit(cell.trim()) : undefined;
  const number = parts && readNumber(parts.number, digits);
  if (!parts || number === undefined) return undefined;
  return { digits: number, unit: isOwnUnit(measure, parts.unit) ? undefined : parts.unit };
}

/** An amount that is none is refused here, any other number by the form's own rule. */
function readOwnUnit(cell: SheetCell, measure: Measure, digits: DigitGroup, number: string): ReadCell {
  if (measure !== 'shillings') return { value: number };
  const read = readShillings(cell, digits);
  return 'amount' in read ? { value: read.amount } : { problem: noAmount(cell, read.problem) };
}

const noAmount = (cell: SheetCell, problem: 'currency' | 'number'): Problem => ({
  message:
    problem === 'currency'
      ? '"{{value}}" is not in Ugandan shillings'
      : '"{{value}}" is not an amount in whole shillings, in digits',
  params: { value: shownCell(cell) },
});

/** A number in another unit is what the person said of that unit. */
function readOtherUnit(
  cell: SheetCell,
  measure: Measure,
  digits: DigitGroup,
  number: Required<Counted> & { unit: string },
  { words }: ImportAnswers,
): ReadCell {
  const asked = { list: measure, text: number.unit };
  const meaning = findMeaning(asked, words);
  const word = { ...asked, meaning };
  const choice = unitChoices[measure].find(({ value }) => value === meaning);
  if (choice) {
    return { value: choice.factor === undefined ? '' : inOwnUnit(measure, number.digits, choice.factor), word };
  }
  const read = measure === 'shillings' ? readShillings(cell, digits) : undefined;
  if (read && 'problem' in read) return { problem: noAmount(cell, read.problem), word };
  const params = { unit: shorten(number.unit, longestShown) };
  return { problem: { message: 'Go back to the questions and choose what the unit "{{unit}}" means', params }, word };
}

/** Minutes; dayjs knows them by its extension in calendar.ts. */
const kampalaOffset = 180;

/** A clock time as HH:mm, alone or behind a day; other texts stay for the form's rule. */
function readTime(cell: SheetCell): string {
  if (typeof cell === 'object' && cell !== null) return cell.time;
  const text = cellAsText(cell);
  if (typeof cell === 'number') {
    // A spreadsheet keeps a time as a part of a day; 14.3 is what it makes of 14.30.
    if (cell >= 0 && cell < 1) return momentOfSerial(cell, 1900)?.time ?? text;
    const minutes = Math.round((cell % 1) * 100);
    return cell < 24 && minutes < 60 ? clockOf(Math.floor(cell), minutes) : text;
  }
  const instant = readInstant(text);
  if (instant) return dayjs.utc(instant).utcOffset(kampalaOffset).format('HH:mm');
  const parts = /^(?:\S*\d{4}\S*[T ,]+)?(\d{1,2})[:.](\d{2})(?:[:.]\d{2}(?:\.\d+)?)?\s*([ap])?\.?m?\.?$/i.exec(text);
  if (!parts) return text;
  const [, hours = '', minutes = '', half] = parts;
  const shift = half?.toLowerCase() === 'p' && Number(hours) < 12 ? 12 : 0;
  const midnight = half?.toLowerCase() === 'a' && Number(hours) === 12 ? -12 : 0;
  return clockOf(Number(hours) + shift + midnight, Number(minutes));
}

const clockOf = (hours: number, minutes: number) =>
  `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`;
