import { inEnglish } from '../../../i18n/inEnglish';
import { makeFormats } from '../../../domain/settings/formats';
import { defaultPreferences } from '../../../domain/settings/preferencesRecord';
import { failureText } from './failureText';

const lines = (message: string) =>
  failureText(inEnglish, { code: 'refused', refusal: { code: 'invalid', message } }, makeFormats(defaultPreferences));

test('a register that was not replaced says once that nothing was changed', () => {
  expect(lines('You are signed out. Nothing was changed. Sign in again to continue.')).toEqual([
    'You are signed out. Nothing was changed. Sign in again to continue.',
  ]);
  expect(lines('This was not saved. Try again.')).toEqual(['This was not saved. Try again.', 'Nothing was changed.']);
});
