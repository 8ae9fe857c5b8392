import * as v from 'valibot';
import { defaultPreferences } from './preferencesRecord';
import {
  changedSettings,
  formOfSettings,
  preferencesChangeOf,
  profileChangeOf,
  settingsFields,
  settingsSchemaFor,
  type SettingsForm,
} from './settingsForm';

const profile = { name: 'Sarah Auma', email: 'sarah.auma@example.org', phone: '', district: 'kasese' };
const shown = formOfSettings(profile, { ...defaultPreferences, exchangeRates: { EUR: 4000.5 } });

/** The first message of each field that is wrong. */
function messages(change: Partial<SettingsForm>) {
  const { issues } = v.safeParse(settingsSchemaFor(), { ...shown, ...change });
  const found: Record<string, string> = {};
  for (const issue of issues ?? []) found[v.getDotPath(issue) ?? ''] ??= issue.message;
  return found;
}

test('a form shows profile and preferences, each under its own name', () => {
  expect(Object.keys(shown).sort()).toEqual([...settingsFields].sort());
  expect(shown).toMatchObject({
    fullName: 'Sarah Auma',
    new_claim: true,
    smsNotifications: false,
    currency: 'UGX',
    rateUSD: '',
    rateEUR: '4000.5',
  });
  expect(messages({})).toEqual({});
});

test.each<[Partial<SettingsForm>, Record<string, string>]>([
  [{ fullName: '  ' }, { fullName: 'Full name is required' }],
  [{ fullName: 'x'.repeat(121) }, { fullName: 'This text is too long' }],
  [{ email: '' }, { email: 'Email is required' }],
  [{ email: 'sarah' }, { email: 'Please enter a valid email address' }],
  [{ phone: '0772 123456' }, {}],
  [{ phone: '077212345' }, { phone: 'Phone number must be in format +256XXXXXXXXX' }],
  [{ phone: '+256' }, {}],
  [{ phone: '+256 772 123-456' }, {}],
  [{ district: '' }, { district: 'District is required' }],
  [{ district: 'atlantis' }, { district: 'Choose a district from the list' }],
  [{ district: 'entebbe' }, {}],
  [{ district: 'northern' }, {}],
  [{ currency: 'USD' }, { rateUSD: 'Exchange rate is required' }],
  [{ currency: 'USD', rateUSD: '  ' }, { rateUSD: 'Exchange rate is required' }],
  [{ currency: 'USD', rateUSD: '0' }, { rateUSD: 'Enter a number from 100 to 100,000, such as 3700 or 3712.50' }],
  [{ currency: 'USD', rateUSD: '99.9' }, { rateUSD: 'Enter a number from 100 to 100,000, such as 3700 or 3712.50' }],
  [{ currency: 'USD', rateUSD: '100001' }, { rateUSD: 'Enter a number from 100 to 100,000, such as 3700 or 3712.50' }],
  [{ currency: 'USD', rateUSD: '-5' }, { rateUSD: 'Enter a number from 100 to 100,000, such as 3700 or 3712.50' }],
  [
    { currency: 'USD', rateUSD: '3,712.5 UGX' },
    { rateUSD: 'Enter a number from 100 to 100,000, such as 3700 or 3712.50' },
  ],
  [{ currency: 'USD', rateUSD: '3,712' }, {}],
  [{ currency: 'EUR' }, {}],
  // Out of sight.
  [{ currency: 'EUR', rateUSD: 'much' }, {}],
  [{ rateEUR: 'much' }, {}],
])('%j is wrong where it says %j', (change, wrong) => {
  expect(messages(change)).toEqual(wrong);
});

test('a rate is wrong beside whatever else is', () => {
  expect(messages({ currency: 'USD', rateUSD: '0', email: 'x' })).toHaveProperty('email');
});

test('a form changes what differs from what it showed, and nothing else', () => {
  expect(preferencesChangeOf(shown, shown)).toEqual({});
  expect(profileChangeOf(shown, shown)).toEqual({});
  const typed: SettingsForm = { ...shown, fullName: 'Sarah A.', security: false, currency: 'USD', rateUSD: '3,700' };
  expect(changedSettings(shown, typed)).toEqual(['fullName', 'currency', 'security', 'rateUSD']);
  expect(profileChangeOf(shown, typed)).toEqual({ fullName: 'Sarah A.' });
  expect(preferencesChangeOf(shown, typed)).toEqual({
    currency: 'USD',
    notificationTypes: { security: false },
    exchangeRates: { USD: 3700 },
  });
});

test('a rate that is blank or no number changes nothing', () => {
  expect(preferencesChangeOf(shown, { ...shown, rateEUR: '' })).toEqual({});
  expect(preferencesChangeOf(shown, { ...shown, rateEUR: 'much' })).toEqual({});
});
