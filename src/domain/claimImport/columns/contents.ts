import { readNationalId } from '../../form/nationalId';
import { phonePattern, readPhone } from '../../form/phone';
import { digitGroupNames, readNumber, readShillings } from '../sheet/amounts';
import { cellAsText, type SheetCell, type SheetRow } from '../sheet/cell';
import { matchChoice, matchSeveral } from '../choices';
import { dayOrderNames, readDay } from '../sheet/days';
import { importField, type ImportField, type ValueKind } from '../importFields';
import type { ListedKind } from '../fileWords';
import { plainWords } from '../sheet/plainWords';
import { readPosition } from '../sheet/position';

/*
 * What the cells of a column look like, for guessing which field it holds: a name alone misleads ("injured" may be how
 * many animals were).
 */

/** The cells of a column that hold something. */
export const filledCells = (rows: readonly SheetRow[], column: number): SheetCell[] =>
  rows.flatMap((row) => {
    const cell = row[column] ?? null;
    return cellAsText(cell) === '' ? [] : [cell];
  });

/** Which part of the cells is such; undefined where there are none. */
export const shareOf = (cells: readonly SheetCell[], isSuch: (cell: SheetCell) => boolean): number | undefined =>
  cells.length === 0 ? undefined : cells.filter(isSuch).length / cells.length;

const answers = new Set(['yes', 'no', 'y', 'n', 'true', 'false', 'x']);
const isAnswer = (cell: SheetCell) => answers.has(plainWords(cellAsText(cell)));
const hasLetter = (cell: SheetCell) => /\p{L}/u.test(cellAsText(cell));

/** A day that needs no name to be one: a number may be anything. */
export const isWrittenDay = (cell: SheetCell): boolean => typeof cell !== 'number' && isDayOfAnyOrder(cell);
const isDayOfAnyOrder = (cell: SheetCell) => dayOrderNames.some((order) => readDay(cell, order) !== undefined);

/** 14 letters and digits, both among them, as on the card. */
export const isNationalId = (cell: SheetCell): boolean =>
  /^(?=.*\d)(?=.*[A-Z])[A-Z0-9]{14}$/.test(readNationalId(cellAsText(cell)));

export const isPhone = (cell: SheetCell): boolean => phonePattern.test(readPhone(cellAsText(cell)));
export const isPosition = (cell: SheetCell): boolean =>
  typeof cell === 'string' && readPosition(cell.trim()) !== undefined;

/** Whether a cell says a word of a list, or several; "Other" and "none" are in many lists. */
export const isKnownWord =
  (kind: ListedKind) =>
  (cell: SheetCell): boolean => {
    const text = cellAsText(cell);
    const known = matchChoice(kind, text);
    return known === undefined ? matchSeveral(kind, text) !== undefined : known.toLowerCase() !== 'other';
  };

const isWord = (cell: SheetCell) => hasLetter(cell) && !isAnswer(cell) && !isWrittenDay(cell);
const longestWord = 60;
const isShortWord = (cell: SheetCell) => isWord(cell) && cellAsText(cell).length <= longestWord;

const isNumber = (cell: SheetCell) => {
  const bare = typeof cell === 'string' ? cell.replace(/\s*\p{L}+[²2]?\.?$/u, '') : cell;
  return digitGroupNames.some((digits) => readNumber(bare, digits) !== undefined);
};
const isAmount = (cell: SheetCell) => {
  const readings = digitGroupNames.map((digits) => readShillings(cell, digits));
  if (readings.some((read) => 'amount' in read)) return true;
  return readings.every((read) => 'problem' in read && read.problem === 'number') && isNumber(cell);
};

const looksLike: Record<ValueKind, (cell: SheetCell) => boolean> = {
  text: isWord,
  nationalId: (cell) => /^(?=.*\d)(?=.*[A-Z])[A-Z0-9]{4,20}$/.test(readNationalId(cellAsText(cell))),
  phone: (cell) => /^\+?[\d\s\-()./]{7,20}$/.test(cellAsText(cell)),
  day: isDayOfAnyOrder,
  time: (cell) => typeof cell !== 'string' || /^\d{1,2}[:.]\d{2}/.test(cell.trim()),
  shillings: isAmount,
  number: isNumber,
  degrees: (cell) => /\d/.test(cellAsText(cell)),
  district: isShortWord,
  payoutMethod: isShortWord,
  incidentType: isShortWord,
  protectedArea: hasLetter,
  species: isShortWord,
  crops: isShortWord,
  livestock: isShortWord,
  ages: isShortWord,
  properties: isShortWord,
  status: isShortWord,
};

/** Texts that may be numbers: of an account, a file, a receipt. */
const numbered: ReadonlySet<ImportField> = new Set(['accountNumber', 'oldNumber', 'paymentRef']);

/** Whether most cells of a column can be what a field holds, known words or not; an empty column speaks for nothing. */
export function mayHold(field: ImportField, cells: readonly SheetCell[]): boolean {
  if (numbered.has(field)) return true;
  const share = shareOf(cells, looksLike[importField(field).kind]);
  return share === undefined || share >= half;
}

const half = 0.5;
