import { dateFormats, formatDate, formatDateTime, formatMoney, type DateFormat } from './format';
import type { Currency, ForeignCurrency } from './preferenceChoices';

/** The preferences that decide how dates and amounts read (docs/product.md, Days and amounts). */
export type FormatChoices = {
  dateFormat: DateFormat;
  currency: Currency;
  /** Ugandan shillings for one unit. */
  exchangeRates: { [Foreign in ForeignCurrency]?: number | undefined };
};

/** What they are at first, and how dates and amounts read in what leaves the portal. */
export const defaultFormats: FormatChoices = { dateFormat: dateFormats[0], currency: 'UGX', exchangeRates: {} };

/** How dates and amounts read to one user. */
export type Formats = {
  /** The order of day, month and year in a date field. */
  dateFormat: DateFormat;
  /** What `money` writes amounts in. */
  currency: Currency;
  /** Whole shillings where they are shown: in the chosen currency, marked "≈"; without a rate for it in UGX. */
  money: (amount: number) => string;
  /** Whole shillings where they are typed, refused, recorded or printed: always UGX. */
  shillings: (amount: number) => string;
  /** A day or an instant as a date in Kampala. */
  date: (value: string) => string;
  /** An instant as date and clock time in Kampala. */
  dateTime: (instant: string) => string;
};

/** The formats that a user's preferences ask for. */
export function makeFormats({ dateFormat, currency, exchangeRates }: FormatChoices): Formats {
  return {
    dateFormat,
    ...moneyIn(currency, exchangeRates),
    shillings: formatMoney,
    date: (value) => formatDate(value, dateFormat),
    dateTime: (instant) => formatDateTime(instant, dateFormat),
  };
}

function moneyIn(currency: Currency, rates: FormatChoices['exchangeRates']): Pick<Formats, 'currency' | 'money'> {
  const rate = currency === 'UGX' ? undefined : rates[currency];
  if (!rate) return { currency: 'UGX', money: formatMoney };
  const converted = new Intl.NumberFormat('en-UG', { style: 'currency', currency, currencyDisplay: 'code' });
  return { currency, money: (amount) => `≈\u00a0${converted.format(amount / rate)}` };
}
