import { dateFormats } from './format';
import { notificationTypes } from '../notification/notificationTypes';
import { languages } from './languages';
import { currencies, themes } from './preferenceChoices';
import { defaultPreferences } from './preferencesRecord';
import { changeBetween, lacksRate, withChange } from './settings';

const labels = (table: Record<string, { label: string }>) => Object.values(table).map(({ label }) => label);

test('what can be chosen', () => {
  expect(labels(languages)).toEqual(['English', 'Swahili', 'Luganda']);
  expect(Object.keys(themes)).toEqual(['light', 'dark', 'system']);
  expect(dateFormats).toEqual(['DD/MM/YYYY', 'MM/DD/YYYY', 'YYYY-MM-DD']);
  expect(currencies).toEqual(['UGX', 'USD', 'EUR']);
  expect(labels(notificationTypes)).toEqual([
    'New claim submissions',
    'Claim status updates',
    'Payment approvals',
    'System maintenance alerts',
    'Security notifications',
  ]);
});

test('the defaults', () => {
  expect(defaultPreferences).toMatchObject({
    emailNotifications: true,
    smsNotifications: false,
    autoBackup: true,
    twoFactor: false,
    theme: 'system',
    language: 'en',
    dateFormat: 'DD/MM/YYYY',
    currency: 'UGX',
  });
});

test('a change is made to preferences and found between them, entry by entry', () => {
  const before = { ...defaultPreferences, exchangeRates: { EUR: 4000 } };
  const change = { theme: 'dark', notificationTypes: { payment: false }, exchangeRates: { USD: 3700 } } as const;
  const after = withChange(before, change);
  expect(after).toEqual({
    ...before,
    theme: 'dark',
    notificationTypes: { ...before.notificationTypes, payment: false },
    exchangeRates: { EUR: 4000, USD: 3700 },
  });
  expect(changeBetween(before, after)).toEqual(change);
  expect(changeBetween(after, after)).toEqual({});
});

test('a currency other than shillings needs its own rate', () => {
  expect(lacksRate(defaultPreferences)).toBe(false);
  expect(lacksRate({ ...defaultPreferences, currency: 'USD', exchangeRates: { EUR: 4000 } })).toBe(true);
  expect(lacksRate({ ...defaultPreferences, currency: 'EUR', exchangeRates: { EUR: 4000 } })).toBe(false);
});
