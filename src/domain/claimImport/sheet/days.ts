import { isDay, kampalaDay } from '../../calendar';
import { cellAsText, type SerialSystem, type SheetCell } from './cell';
import { momentOfSerial } from './serials';

/** In which order a file writes day, month and year. */
export const dayOrders = {
  dmy: { label: 'Day first (31/12/2024)', pattern: 'DD/MM/YYYY' },
  mdy: { label: 'Month first (12/31/2024)', pattern: 'MM/DD/YYYY' },
  ymd: { label: 'Year first (2024-12-31)', pattern: 'YYYY-MM-DD' },
} as const;

export type DayOrder = keyof typeof dayOrders;
export const dayOrderNames = Object.keys(dayOrders) as DayOrder[];

/** Names of months in the languages of the region's papers, without accents. */
const months = [
  ['january', 'januari', 'janwali', 'janvier'],
  ['february', 'februari', 'febwali', 'fevrier', 'fev'],
  ['march', 'machi', 'mac', 'maaki', 'mars'],
  ['april', 'aprili', 'apuli', 'avril'],
  ['may', 'mei', 'maayi', 'mai'],
  ['june', 'juni', 'juuni', 'juin'],
  ['july', 'julai', 'julaayi', 'juillet'],
  ['august', 'agosti', 'agusito', 'aout'],
  ['september', 'septemba', 'sebuttemba', 'septembre'],
  ['october', 'oktoba', 'okitobba', 'octobre'],
  ['november', 'novemba', 'novembre'],
  ['december', 'desemba', 'decembre'],
] as const;

const numbers = /^(\d{1,4})\s*[-/., ]\s*(\d{1,2})\s*[-/., ]\s*(\d{1,4})$/;
const withMonthName = /^(\d{1,2})(?:st|nd|rd|th|er)?[-/., ]*(?:of |de |ya )?([a-z]{3,10})[-/., ]*(\d{4}|\d{2})$/;
const monthNameFirst = /^([a-z]{3,10})[-/., ]*(\d{1,2})(?:st|nd|rd|th)?[-/., ]+(\d{4}|\d{2})$/;
const weekday = /^([a-z]+)\.?,?\s+(?=\d|[a-z]+ \d)/;
const clock = /[T ,]+\d{1,2}:\d{2}(:\d{2}(\.\d+)?)?\s*([ap]m)?$/i;
/** A moment with the zone that it is told in, as forms on phones write it. */
const zonedMoment = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(:\d{2}([.,]\d+)?)?\s?(Z|[+-]\d{2}(:?\d{2})?)$/i;
/** A number of days that stands in a cell as text: one of four digits is a year. */
const serialText = /^\d{5}(\.\d+)?$/;

/** A two-digit year: nobody kept claims before 1970, and what lies ahead is refused as a date of the future. */
const fullYear = (year: string) =>
  year.length > 2 ? year : Number(year) < 70 ? `20${year.padStart(2, '0')}` : `19${year}`;

const dayOf = (year: string, month: string | number, day: string) => {
  const text = `${fullYear(year)}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(text) ? text : undefined;
};

/** The numbers that may be days: a year alone, such as 2019, is more likely than a day of 1905; after the last is 2100. */
const serials = { first: 2100, last: 73_050 };

function dayOfSerial(serial: number, system: SerialSystem): string | undefined {
  const isDate = serial >= serials.first && serial <= serials.last;
  return isDate ? momentOfSerial(serial, system)?.day : undefined;
}

/** The instant of a text that names its zone, ISO; undefined for any other. */
export function readInstant(text: string): string | undefined {
  if (!zonedMoment.test(text)) return undefined;
  const spelled = text
    .replace(' ', 'T')
    .replace(/\s/, '')
    .replace(',', '.')
    .replace(/([+-]\d{2})$/, '$1:00')
    .replace(/([+-]\d{2})(\d{2})$/, '$1:$2');
  const time = Date.parse(spelled);
  return Number.isNaN(time) ? undefined : new Date(time).toISOString();
}

/**
 * The day that a cell holds as YYYY-MM-DD; undefined when it holds none in this order. A date of a spreadsheet needs no
 * order, and a moment that names its zone is the day that it was in Kampala.
 */
export function readDay(cell: SheetCell, order: DayOrder, system: SerialSystem = 1900): string | undefined {
  if (typeof cell === 'number') return dayOfSerial(cell, system);
  if (typeof cell === 'object' && cell !== null) return isDay(cell.day) ? cell.day : undefined;
  const whole = cellAsText(cell);
  const instant = readInstant(whole);
  if (instant) return kampalaDay(instant);
  if (serialText.test(whole)) return dayOfSerial(Number(whole), system);
  const text = withoutWeekday(plainDate(whole));
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

/** A date without its clock time, its accents and its case. */
const plainDate = (text: string) =>
  text.replace(clock, '').trim().toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '');

function withoutWeekday(text: string): string {
  const name = weekday.exec(text)?.[1];
  return name === undefined || (monthNumber(name) > 0 && name !== tuesday) ? text : text.replace(weekday, '');
}

/** Begins like a month. */
const tuesday = 'mardi';

/** The number of a month that a name or its beginning means, from 1; 0 where it means none or several. */
function monthNumber(name: string): number {
  const whole = months.findIndex((names) => names.some((known) => known === name));
  if (whole >= 0) return whole + 1;
  const begun = months.flatMap((names, month) => (names.some((known) => known.startsWith(name)) ? [month] : []));
  if (begun.length > 0) return begun.length === 1 ? (begun[0] ?? -1) + 1 : 0;
  // "Sept." and slips behind the third letter.
  return months.findIndex(([english]) => english.startsWith(name.slice(0, 3))) + 1;
}

/**
 * The order of a column's dates. `seen` when a date shows it (a 31 that can be no month) or none depends on it; `mixed`
 * when some show one order and some the other; `assumed` when nothing tells, and days come first as in Uganda.
 */
export type GuessedOrder = { order: DayOrder; how: 'seen' | 'assumed' | 'mixed' };

/** Day and month as a text of numbers writes them, first and second; undefined where no order is asked for. */
function numbersOf(cell: SheetCell): [first: number, second: number] | undefined {
  if (typeof cell !== 'string') return undefined;
  const parts = numbers.exec(withoutWeekday(plainDate(cell)));
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

/**
 * Whether an American spreadsheet program seems to have taken the days of a column for months: what it could take for a
 * date is one, with a day of 12 or less, and what it could not is still text, with a day above.
 */
export function looksSwapped(cells: Iterable<SheetCell>): boolean {
  let dates = 0;
  let texts = 0;
  for (const cell of cells) {
    if (typeof cell === 'object' && cell !== null) {
      if (dayOfMonth(cell.day) > 12) return false;
      dates += 1;
      continue;
    }
    const [first, second] = numbersOf(cell) ?? [0, 0];
    if (second > 12) return false;
    if (first > 12) texts += 1;
  }
  return dates > 0 && texts > 0;
}

/** A date of a spreadsheet with its day and its month the other way round; as it is where the day can be no month. */
export function swapDay(day: string): string {
  const [year = '', month = '', dayInMonth = ''] = day.split('-');
  return Number(dayInMonth) > 12 ? day : `${year}-${dayInMonth}-${month}`;
}

const dayOfMonth = (day: string) => Number(day.slice(8));
