import type * as v from 'valibot';
import type { ForeignCurrency } from './preferenceChoices';
import type { preferencesChangeRecord } from './preferencesChangeRecord';
import type { preferencesRecord } from './preferencesRecord';
import type { Words } from '../words';

/** What a device remembers of how the portal looks, reads and tells (docs/product.md, Settings). */
export type Preferences = v.InferOutput<typeof preferencesRecord>;

/** What changes of the preferences: fields of it, and of the two tables the entries alone that change. */
export type PreferencesChange = v.InferOutput<typeof preferencesChangeRecord>;

/** Preferences with a change made to them. */
export function withChange(preferences: Preferences, change: PreferencesChange): Preferences {
  return {
    ...preferences,
    ...change,
    notificationTypes: { ...preferences.notificationTypes, ...change.notificationTypes },
    exchangeRates: { ...preferences.exchangeRates, ...change.exchangeRates },
  };
}

/** The entries of `after` that `before` does not have, or has otherwise. */
export function differing<Fields extends object>(before: Fields, after: Fields): Partial<Fields> {
  const keys = (Object.keys(after) as (keyof Fields)[]).filter((key) => before[key] !== after[key]);
  return Object.fromEntries(keys.map((key) => [key, after[key]])) as Partial<Fields>;
}

/** What leads from one set of preferences to the other; nothing where they are alike. */
export function changeBetween(before: Preferences, after: Preferences): PreferencesChange {
  const { notificationTypes: typesBefore, exchangeRates: ratesBefore, ...fieldsBefore } = before;
  const { notificationTypes: typesAfter, exchangeRates: ratesAfter, ...fieldsAfter } = after;
  const notificationTypes = differing(typesBefore, typesAfter);
  const exchangeRates = differing(ratesBefore, ratesAfter);
  return {
    ...differing(fieldsBefore, fieldsAfter),
    ...(Object.keys(notificationTypes).length > 0 && { notificationTypes }),
    ...(Object.keys(exchangeRates).length > 0 && { exchangeRates }),
  };
}

/** Whether a currency is chosen that has no exchange rate. */
export function lacksRate({ currency, exchangeRates }: Preferences): boolean {
  return currency !== 'UGX' && exchangeRates[currency] === undefined;
}

/** The field of the settings form for a currency's exchange rate. */
export const rateField = <Foreign extends ForeignCurrency>(currency: Foreign) => `rate${currency}` as const;

export const rateRequiredMessage: Words = 'Exchange rate is required';
