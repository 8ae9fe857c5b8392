import * as v from 'valibot';
import { optionalPhoneText } from '../claim/claimantForm';
import { phoneMessage, phonePattern } from '../form/phone';
import { notificationTypes } from '../notification/notificationTypes';
import { languages, spokenLanguage } from './languages';
import { preferences, preferencesRecord } from './preferencesRecord';
import {
  changeBetween,
  differing,
  rateField,
  rateRequiredMessage,
  type Preferences,
  type PreferencesChange,
} from './settings';
import { keysOf } from '../register/storedFields';
import { bareAmount } from '../form/typedNumber';
import type { Profile } from '../user/user';
import { withinLimits } from '../form/textLimits';
import { isUserDistrict } from '../user/userDistricts';
import { emailText, nameText } from '../user/userForm';
import type { Words } from '../words';

const rateMessage: Words = 'Enter a number from 100 to 100,000, such as 3700 or 3712.50';

const rate = v.pipe(v.string(), v.transform(bareAmount));

const profileFields = {
  fullName: nameText('Full name is required'),
  email: emailText,
  phone: v.pipe(
    optionalPhoneText,
    v.check((value) => value === '' || phonePattern.test(value), phoneMessage),
  ),
  district: v.pipe(
    v.string(),
    v.nonEmpty('District is required'),
    v.check((value) => value === '' || isUserDistrict(value), 'Choose a district from the list'),
  ),
};

const profileRules = v.object(profileFields);

/**
 * The part of the settings form that is kept with the account.
 * @param kept the profile as it stands: a name longer than its limit may stay as it is
 */
export const profileSchemaFor = (kept?: Pick<ProfileForm, 'fullName'>) => v.pipe(profileRules, withinLimits(kept));

export type ProfileForm = v.InferInput<typeof profileRules>;

const { notificationTypes: notificationFlags, exchangeRates: _rates, ...choices } = preferencesRecord.entries;

const settingsRules = v.pipe(
  v.object({
    ...profileFields,
    ...choices,
    language: keysOf(languages),
    ...notificationFlags.entries,
    rateUSD: rate,
    rateEUR: rate,
  }),
  v.rawCheck(({ dataset, addIssue }) => {
    // The rate of a currency that is not chosen is out of sight and must not block.
    if (!dataset.typed) return;
    const input = dataset.value;
    const { currency } = input;
    if (currency === 'UGX') return;
    const key = rateField(currency);
    if (typedRate(input[key]) !== undefined) return;
    addIssue({
      message: input[key] === '' ? rateRequiredMessage : rateMessage,
      path: [{ type: 'object', origin: 'value', input, key, value: input[key] }],
    });
  }),
);

/**
 * The settings form: the profile, and every preference under its own name; a currency's exchange rate as typed.
 * @param kept the profile as it stands: a name longer than its limit may stay as it is
 */
export const settingsSchemaFor = (kept?: Pick<ProfileForm, 'fullName'>) => v.pipe(settingsRules, withinLimits(kept));

export type SettingsForm = v.InferInput<typeof settingsRules>;
export type SettingsField = keyof SettingsForm;

/** UGX for one unit: wide enough for any year, and narrow enough to catch a slip of the finger. */
const lowestRate = 100;
const highestRate = 100_000;

/** Shillings for one unit of a currency as typed, or undefined for a text that is no rate. */
export function typedRate(typed: string): number | undefined {
  const bare = bareAmount(typed);
  const value = /^\d{1,9}(\.\d{1,6})?$/.test(bare) ? Number(bare) : 0;
  return value >= lowestRate && value <= highestRate ? value : undefined;
}

/** What each field is called. */
export const settingsLabels: Record<SettingsField, Words> = {
  fullName: 'Full Name',
  email: 'Email',
  phone: 'Phone',
  district: 'District',
  ...labelsOf(preferences),
  ...labelsOf(notificationTypes),
  rateUSD: 'Exchange rate (USD)',
  rateEUR: 'Exchange rate (EUR)',
};

export const settingsFields = Object.keys(settingsLabels) as SettingsField[];

/** A profile as the form shows it. */
export const formOfProfile = ({ name, ...profile }: Profile): ProfileForm => ({ fullName: name, ...profile });

/** A profile as it was typed. */
export const profileOfForm = ({ fullName, ...profile }: ProfileForm): Profile => ({ name: fullName, ...profile });

/** Profile and preferences as the form shows them. */
export function formOfSettings(profile: Profile, preferences: Preferences): SettingsForm {
  const { notificationTypes: types, exchangeRates, ...rest } = preferences;
  const rates = { rateUSD: String(exchangeRates.USD ?? ''), rateEUR: String(exchangeRates.EUR ?? '') };
  const language = spokenLanguage(rest.language);
  return { ...formOfProfile(profile), ...rest, language, ...types, ...rates };
}

/** The fields in which two forms differ. */
export function changedSettings(before: SettingsForm, after: SettingsForm): SettingsField[] {
  return settingsFields.filter((field) => before[field] !== after[field]);
}

/** The fields of the profile that a form changes. */
export const profileChangeOf = (shown: SettingsForm, typed: SettingsForm): Partial<ProfileForm> =>
  differing(profilePart(shown), profilePart(typed));

/** What a form changes of the preferences it was opened on. A rate that is blank or no number changes nothing. */
export const preferencesChangeOf = (shown: SettingsForm, typed: SettingsForm): PreferencesChange =>
  changeBetween(preferencesOf(shown), preferencesOf(typed));

function labelsOf<Field extends string>(rows: Record<Field, { label: Words }>): Record<Field, Words> {
  const labels = Object.entries<{ label: Words }>(rows).map(([field, { label }]) => [field, label] as const);
  return Object.fromEntries(labels) as Record<Field, Words>;
}

const profilePart = ({ fullName, email, phone, district }: SettingsForm): ProfileForm => ({
  fullName,
  email,
  phone,
  district,
});

function preferencesOf(form: SettingsForm): Preferences {
  const { fullName: _name, email: _email, phone: _phone, district: _district, rateUSD, rateEUR, ...rest } = form;
  const { new_claim, status_update, payment, maintenance, security, ...preferences } = rest;
  const [USD, EUR] = [typedRate(rateUSD), typedRate(rateEUR)];
  return {
    ...preferences,
    notificationTypes: { new_claim, status_update, payment, maintenance, security },
    exchangeRates: { ...(USD && { USD }), ...(EUR && { EUR }) },
  };
}
