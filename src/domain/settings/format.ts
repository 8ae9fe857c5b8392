import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc';

dayjs.extend(utc);

/** Date formats a user may choose. */
export const dateFormats = ['DD/MM/YYYY', 'MM/DD/YYYY', 'YYYY-MM-DD'] as const;
export type DateFormat = (typeof dateFormats)[number];

const shillings = new Intl.NumberFormat('en-UG', {
  style: 'currency',
  currency: 'UGX',
  currencyDisplay: 'code',
  minimumFractionDigits: 0,
  maximumFractionDigits: 0,
});

/** Whole Ugandan shillings as "UGX 1,250,000" with a no-break space (docs/product.md, Days and amounts). */
export function formatMoney(amount: number): string {
  return shillings.format(amount);
}

const number = new Intl.NumberFormat('en-UG', { maximumFractionDigits: 2 });

/** A count or a measure with thousands separators, at most two decimals. */
export function formatNumber(value: number): string {
  return number.format(value);
}

/** A day or an instant as a date in Africa/Kampala, en-GB order unless the user chose another. */
export function formatDate(value: string, format: DateFormat = 'DD/MM/YYYY'): string {
  return value.length === 10 ? dayjs.utc(value).format(format) : dayjs.utc(value).utcOffset(180).format(format);
}

/**
 * A day as the date filter of the claims list shows it: "Nov 05, 2026".
 * @param language whose name of the month is used; English unless it is loaded
 */
export function formatFilterDay(day: string, language: string): string {
  return dayjs.utc(day).locale(language).format('MMM DD, YYYY');
}

/** A month (YYYY-MM) in words: "Nov" under a bar, "November 2026" where it stands alone. Language as in `formatFilterDay`. */
export function formatMonth(month: string, language: string, length: 'short' | 'long'): string {
  return dayjs
    .utc(`${month}-01`)
    .locale(language)
    .format(length === 'long' ? 'MMMM YYYY' : 'MMM');
}

/** An instant as date and clock time in Africa/Kampala: "20/11/2026, 14:05". */
export function formatDateTime(instant: string, format: DateFormat = 'DD/MM/YYYY'): string {
  return dayjs.utc(instant).utcOffset(180).format(`${format}, HH:mm`);
}

/** An instant's clock time in Africa/Kampala with seconds: "14:05:09". */
export function formatTime(instant: string): string {
  return dayjs.utc(instant).utcOffset(180).format('HH:mm:ss');
}
