import * as v from 'valibot';
import { dateFormats } from './format';
import { defaultFormats } from './formats';
import { languageCode, languages } from './languages';
import { notificationTypeNames } from '../notification/notificationTypes';
import { currencies, foreignCurrencies, themes } from './preferenceChoices';
import { keysOf, measure } from '../register/storedFields';
import type { Words } from '../words';

const flag = v.boolean();

/** No list of names: each language more would be another shape, and another version of the settings. */
const language = v.pipe(
  v.string(),
  v.check((code) => languageCode.test(code)),
);

/**
 * What a preference is called in Settings and in the log, how it is kept, and what it is at first.
 * @param choices what its values are called, where they have names
 */
const row = <Shape extends v.GenericSchema>(
  label: Words,
  shape: Shape,
  initial: v.InferOutput<Shape>,
  choices?: Record<string, { label: Words }>,
) => ({ label, shape, initial, choices });

/** The preferences that are one choice each. */
export const preferences = {
  emailNotifications: row('Email notifications', flag, true),
  smsNotifications: row('SMS notifications', flag, false),
  twoFactor: row('Two-factor authentication', flag, false),
  theme: row('Theme', keysOf(themes), 'system', themes),
  language: row('Language', language, 'en', languages),
  dateFormat: row('Date format', v.picklist(dateFormats), defaultFormats.dateFormat),
  currency: row('Currency', v.picklist(currencies), defaultFormats.currency),
  autoBackup: row('Auto backup', flag, true),
};

type Preference = keyof typeof preferences;

/** One property of each row, by the row's name. */
function each<Property extends 'shape' | 'initial'>(property: Property) {
  const entries = Object.entries(preferences).map(([name, found]) => [name, found[property]]);
  return Object.fromEntries(entries) as { [Name in Preference]: (typeof preferences)[Name][Property] };
}

export const preferencesRecord = v.object({
  ...each('shape'),
  notificationTypes: v.object(v.entriesFromList(notificationTypeNames, flag)),
  /** Ugandan shillings for one unit. No rate is built in: a currency without one cannot be chosen. */
  exchangeRates: v.object(v.entriesFromList(foreignCurrencies, v.optional(v.pipe(measure, v.gtValue(0))))),
});

/** What Reset to Defaults goes back to. */
export const defaultPreferences: v.InferOutput<typeof preferencesRecord> = {
  ...each('initial'),
  notificationTypes: { new_claim: true, status_update: true, payment: true, maintenance: true, security: true },
  exchangeRates: defaultFormats.exchangeRates,
};
