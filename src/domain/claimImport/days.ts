import { isDay } from '../calendar';
import { cellAsText, type SheetCell } from './cell';

/** In which order a file writes day, month and year. */
export const dayOrders = {
  dmy: { label: 'Day first (31/12/2024)', pattern: 'DD/MM/YYYY' },
  mdy: { label: 'Month first (12/31/2024)', pattern: 'MM/DD/YYYY' },
  ymd: { label: 'Year first (2024-12-31)', pattern: 'YYYY-MM-DD' },
} as const;

export type DayOrder = keyof typeof dayOrders;
export const dayOrderNames = Object.keys(dayOrders) as DayOrder[];

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const numbers = /^(\d{1,4})\s*[-/., ]\s*(\d{1,2})\s*[-/., ]\s*(\d{1,4})$/;
const withMonthName = /^(\d{1,2})(?:st|nd|rd|th)?[-/., ]*(?:of )?([a-z]{3,9})[-/., ]*(\d{4}|\d{2})$/;
const monthNameFirst = /^([a-z]{3,9})[-/., ]*(\d{1,2})(?:st|nd|rd|th)?[-/., ]+(\d{4}|\d{2})$/;
const clock = /[T ,]+\d{1,2}:\d{2}(:\d{2}(\.\d+)?)?\s*([ap]m)?z?$/i;

/** A two-digit year: nobody kept claims before 1970, and what lies ahead is refused as a date of the future. */
const fullYear = (year: string) =>
  year.length > 2 ? year : Number(year) < 70 ? `20${year.padStart(2, '0')}` : `19${year}`;

const dayOf = (year: string, month: string | number, day: string) => {
  const text = `${fullYear(year)}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(text) ? text : undefined;
};

/** Excel counts days from 1900. A year alone, such as 2019, is more likely than a day of 1905; after the last is 2100. */
const serials = { first: 2100, last: 73_050 };
const epoch = Date.UTC(1899, 11, 30);

function dayOfSerial(serial: number): string | undefined {
  const isDate = serial >= serials.first && serial <= serials.last;
  if (!isDate) return undefined;
  return new Date(epoch + Math.floor(serial) * 86_400_000).toISOString().slice(0, 10);
}

/** The day that a cell holds as YYYY-MM-DD; undefined when it holds none in this order. A date of Excel needs no order. */
export function readDay(cell: SheetCell, order: DayOrder): string | undefined {
  if (typeof cell === 'number') return dayOfSerial(cell);
  if (typeof cell === 'object' && cell !== null) return isDay(cell.day) ? cell.day : undefined;
  const text = cellAsText(cell).replace(clock, '').trim().toLowerCase();
  const named = withMonthName.exec(text);
  if (named) return dayOf(named[3] ?? '', monthNumber(named[2] ?? ''), named[1] ?? '');
  const led = monthNameFirst.exec(text);
  if (led) return dayOf(led[3] ?? '', monthNumber(led[1] ?? ''), led[2] ?? '');
  const parts = numbers.exec(text);
  if (!parts) return undefined;
  const [, first = '', second = '', third = ''] = parts;
  // A year of four digits in front leaves no doubt.
  if (first.length === 4) return third.length <= 2 ? dayOf(first, second, third) : undefined;
  if (first.length > 2 || third.length === 3 || third.length === 1) return undefined;
  if (order === 'ymd') return third.length === 2 ? dayOf(first.padStart(2, '0'), second, third) : undefined;
  return order === 'dmy' ? dayOf(third, second, first) : dayOf(third, first, second);
}

function monthNumber(name: string): number {
  return months.indexOf(name.slice(0, 3)) + 1;
}

/**
 * The order of a column's dates. `seen` when a date shows it (a 31 that can be no month) or none depends on it; `mixed`
 * when some show one order and some the other; `assumed` when nothing tells, and days come first as in Uganda.
 */
export type GuessedOrder = { order: DayOrder; how: 'seen' | 'assumed' | 'mixed' };

/** Day and month as a text of numbers writes them, first and second; undefined where no order is asked for. */
function numbersOf(cell: SheetCell): [first: number, second: number] | undefined {
  if (typeof cell !== 'string') return undefined;
  const parts = numbers.exec(cell.replace(clock, '').trim());
  return !parts || parts[1]?.length === 4 ? undefined : [Number(parts[1]), Number(parts[2])];
}

/** Whether a date is another day in another order: 03/04/2024. */
export function isOpenDay(cell: SheetCell): boolean {
  const [first, second] = numbersOf(cell) ?? [0, 0];
  return first !== second && first <= 12 && second <= 12;
}

export function guessDayOrder(cells: Iterable<SheetCell>): GuessedOrder {
  let dayFirst = 0;
  let monthFirst = 0;
  let open = 0;
  for (const cell of cells) {
    const [first, second] = numbersOf(cell) ?? [0, 0];
    if (first > 12 && second <= 12) dayFirst += 1;
    else if (second > 12 && first <= 12) monthFirst += 1;
    else if (first !== second) open += 1;
  }
  if (dayFirst > 0 && monthFirst > 0) return { order: dayFirst >= monthFirst ? 'dmy' : 'mdy', how: 'mixed' };
  if (monthFirst > 0) return { order: 'mdy', how: 'seen' };
  return { order: 'dmy', how: dayFirst > 0 || open === 0 ? 'seen' : 'assumed' };
}
