import { dateFormats } from './format';
import { notificationTypes } from './notification';
import { currencies, defaultPreferences, languages, sidebarMemoryDays, themes } from './settings';

const labels = (table: Record<string, { label: string }>) => Object.values(table).map(({ label }) => label);

test('what can be chosen, by SPEC.md section 9', () => {
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

test('the defaults of SPEC.md section 4', () => {
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

test('the sidebar is remembered for a week', () => {
  expect(sidebarMemoryDays).toBe(7);
});
