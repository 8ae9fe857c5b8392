import * as v from 'valibot';
import { dateFormats } from './format';
import { languages } from './languages';
import { notificationTypeNames } from '../notification/notificationTypes';
import { currencies, foreignCurrencies, themeNames } from './preferenceChoices';
import { keysOf, measure } from '../register/storedFields';

const flag = v.boolean();

export const preferencesRecord = v.object({
  emailNotifications: flag,
  smsNotifications: flag,
  notificationTypes: v.object(v.entriesFromList(notificationTypeNames, flag)),
  twoFactor: flag,
  theme: v.picklist(themeNames),
  language: keysOf(languages),
  dateFormat: v.picklist(dateFormats),
  currency: v.picklist(currencies),
  /** Ugandan shillings for one unit. No rate is built in: a currency without one cannot be chosen. */
  exchangeRates: v.object(v.entriesFromList(foreignCurrencies, v.optional(v.pipe(measure, v.gtValue(0))))),
  autoBackup: flag,
});
