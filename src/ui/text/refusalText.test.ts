import { makeFormats } from '../../domain/settings/formats';
import { findLifecycleRefusal } from '../../domain/workflow/lifecycleRefusal';
import type { Refusal } from '../../domain/refusal';
import { defaultPreferences } from '../../domain/settings/preferencesRecord';
import { i18n } from '../../i18n/i18n';
import { refusalText } from './refusalText';

const formats = makeFormats(defaultPreferences);
const dutch = i18n.cloneInstance({ lng: 'nl' });
dutch.addResourceBundle('nl', 'translation', {
  'Only {{roles}} can do this: {{action}}. You are signed in as {{role}}.':
    '{{action}} is voor {{roles}}. U bent aangemeld als {{role}}.',
  'Update Payment': 'Betaling bijwerken',
  'Finance Officer': 'Boekhouder',
  'CVC Member': 'Commissielid',
});

test('the labels in a refusal are translated with it', () => {
  const refusal = findLifecycleRefusal('update_payment', 'cvc_member', 'paid');
  expect(refusal && refusalText(dutch.t, refusal, formats)).toBe(
    'Betaling bijwerken is voor Boekhouder, UWA/MTWA Admin. U bent aangemeld als Commissielid.',
  );
});

test('what people wrote stays as it is, and a moment reads as date and time', () => {
  const refusal: Refusal = {
    code: 'changed',
    message: '{{user}} on {{time}}: {{status}}',
    params: { user: 'CVC Member' },
    words: { status: ['4. Approved'] },
    instants: { time: '2025-07-02T07:00:00.000Z' },
  };
  expect(refusalText(dutch.t, refusal, formats)).toBe('CVC Member on 02/07/2025, 10:00: 4. Approved');
});
