import { makeFormats, type FormatChoices } from './formats';
import { defaultPreferences } from './preferencesRecord';

const formatsOf = (choices: Partial<FormatChoices> = {}) => makeFormats({ ...defaultPreferences, ...choices });
const rates = { USD: 3700, EUR: 4000 };
const instant = '2026-11-20T22:30:00.000Z';

test.each([
  ['DD/MM/YYYY', '05/11/2026', '21/11/2026', '21/11/2026, 01:30'],
  ['MM/DD/YYYY', '11/05/2026', '11/21/2026', '11/21/2026, 01:30'],
  ['YYYY-MM-DD', '2026-11-05', '2026-11-21', '2026-11-21, 01:30'],
] as const)('%s: days and instants, in Kampala', (dateFormat, day, dayOfInstant, dateTime) => {
  const formats = formatsOf({ dateFormat });
  expect([formats.date('2026-11-05'), formats.date(instant), formats.dateTime(instant)]).toEqual([
    day,
    dayOfInstant,
    dateTime,
  ]);
});

test.each([
  ['UGX', {}, 'UGX', 'UGX\u00a01,250,000'],
  ['UGX', rates, 'UGX', 'UGX\u00a01,250,000'],
  ['USD', rates, 'USD', '≈\u00a0USD\u00a0337.84'],
  ['EUR', rates, 'EUR', '≈\u00a0EUR\u00a0312.50'],
  // A preference of an older register, or of a file that was changed by hand.
  ['EUR', { USD: 3700 }, 'UGX', 'UGX\u00a01,250,000'],
  ['USD', { USD: 0 }, 'UGX', 'UGX\u00a01,250,000'],
] as const)('%s with the rates %j: in %s, %s', (currency, exchangeRates, shownIn, text) => {
  const formats = formatsOf({ currency, exchangeRates });
  expect(formats.money(1_250_000)).toBe(text);
  expect(formats.currency).toBe(shownIn);
  expect(formats.shillings(1_250_000)).toBe('UGX\u00a01,250,000');
});

test('large amounts keep their separators, none is zero', () => {
  const { money } = formatsOf({ currency: 'USD', exchangeRates: rates });
  expect([42_000_000_000, 0].map(money)).toEqual(['≈\u00a0USD\u00a011,351,351.35', '≈\u00a0USD\u00a00.00']);
});
