import { cellAsText, type SheetCell } from './cell';
import { isShillings } from '../../shillings';

/** How a file groups the digits of a number. */
export const digitGroups = {
  comma: { label: '1,234,567', group: ',', point: '.' },
  point: { label: '1.234.567', group: '.', point: ',' },
  space: { label: '1 234 567', group: ' ', point: '.' },
} as const;

export type DigitGroup = keyof typeof digitGroups;
export const digitGroupNames = Object.keys(digitGroups) as DigitGroup[];

/** "UGX 571,000", "Shs. 5000", "1,234,567/=": the ways in which an amount says that it is in shillings. */
const shillingMarks = /^(ugx|ushs?|shs?|shillings)\.?\s*|\s*(\/=|\/-|=|ugx|ushs?|shs?|shillings)\.?$/gi;
const otherCurrency = /[€$£¥₹]|(^|[\d\s])(usd|eur|gbp|kes|kshs?|tzs|tshs?|rwf|ssp|cdf)($|[\d\s.])/i;
const anySpace = /[\s\u00a0\u202f]+/g;

/** A number without what groups its digits, with a point; undefined for a text that is none in this format. */
export function readNumber(cell: SheetCell, digits: DigitGroup): string | undefined {
  if (typeof cell === 'number') return Number.isFinite(cell) ? plainNumber(cell) : undefined;
  const { group, point } = digitGroups[digits];
  const text = cellAsText(cell).replace(anySpace, ' ');
  const [whole = '', fraction, more] = text.split(point);
  if (more !== undefined || (fraction !== undefined && !/^\d+$/.test(fraction))) return undefined;
  const sign = whole.startsWith('-') ? '-' : '';
  const unsigned = whole.slice(sign.length);
  const groups = unsigned.split(group);
  const grouped =
    groups.length > 1 && /^\d{1,3}$/.test(groups[0] ?? '') && groups.slice(1).every((part) => /^\d{3}$/.test(part));
  if (!grouped && !/^\d+$/.test(unsigned)) return undefined;
  return sign + groups.join('') + (fraction === undefined ? '' : `.${fraction}`);
}

/** Without an exponent, and without the traces of a computer's arithmetic. */
const plainNumber = (value: number) => String(Number(value.toFixed(6)));

/** An amount without what says that it is in shillings. */
export const withoutShillingMarks = (cell: SheetCell): SheetCell =>
  typeof cell === 'string' ? cell.trim().replace(shillingMarks, '').trim() : cell;

type ReadAmount = { amount: string } | { problem: 'currency' | 'number' };

/** Whole shillings as digits. Refuses another currency, fractions, and words such as "2.5m". */
export function readShillings(cell: SheetCell, digits: DigitGroup): ReadAmount {
  const text = cellAsText(cell);
  if (typeof cell === 'string' && otherCurrency.test(text)) return { problem: 'currency' };
  const value = readNumber(withoutShillingMarks(cell), digits)?.replace(/\.0{1,2}$/, '');
  return value !== undefined && isShillings(value) ? { amount: value } : { problem: 'number' };
}

/** How the amounts of a file are written, by most of them; commas where nothing tells. */
export function guessDigitGroup(cells: Iterable<SheetCell>): DigitGroup {
  const seen = { comma: 0, point: 0, space: 0 };
  for (const cell of cells) {
    if (typeof cell !== 'string') continue;
    const text = cell.replace(anySpace, ' ').trim().replace(shillingMarks, '').trim();
    if (/^\d{1,3}(,\d{3})+(\.\d+)?$/.test(text)) seen.comma += 1;
    else if (/^\d{1,3}(\.\d{3})+(,\d+)?$/.test(text)) seen.point += 1;
    else if (/^\d{1,3}( \d{3})+$/.test(text)) seen.space += 1;
  }
  return digitGroupNames.reduce((best, name) => (seen[name] > seen[best] ? name : best), 'comma');
}
