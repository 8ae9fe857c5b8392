import { formatDate, formatDateTime, formatMoney, formatNumber } from './format';
import { formatBytes } from './formatBytes';

const space = '\u00a0';

test.each([
  [0, `UGX${space}0`],
  [1_250_000, `UGX${space}1,250,000`],
  [42_000_000, `UGX${space}42,000,000`],
  [999.6, `UGX${space}1,000`],
])('%p shillings', (amount, text) => {
  expect(formatMoney(amount)).toBe(text);
});

test('numbers have thousands separators and at most two decimals', () => {
  expect([1234567, 2.5, 1.005, 0].map(formatNumber)).toEqual(['1,234,567', '2.5', '1.01', '0']);
});

describe('dates', () => {
  test('en-GB order, in Kampala', () => {
    expect(formatDate('2026-11-05')).toBe('05/11/2026');
    expect(formatDate('2026-11-04T20:59:59.999Z')).toBe('04/11/2026');
    expect(formatDate('2026-11-04T21:00:00.000Z')).toBe('05/11/2026');
    expect(formatDateTime('2026-11-20T11:05:00.000Z')).toBe('20/11/2026, 14:05');
    expect(formatDateTime('2026-12-31T21:00:00.000Z')).toBe('01/01/2027, 00:00');
  });

  test('or as the user chose', () => {
    expect(formatDate('2026-11-05', 'MM/DD/YYYY')).toBe('11/05/2026');
    expect(formatDate('2026-11-04T21:00:00.000Z', 'YYYY-MM-DD')).toBe('2026-11-05');
    expect(formatDateTime('2026-11-20T11:05:00.000Z', 'YYYY-MM-DD')).toBe('2026-11-20, 14:05');
  });
});

test.each([
  [0, '0 KB'],
  [1, '1 KB'],
  [245_760, '240 KB'],
  [1_048_576, '1 MB'],
  [3_565_158, '3.4 MB'],
  [41_943_040, '40 MB'],
  [10_737_418_240, '10 GB'],
])('%i bytes: %s', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text);
});
