import { makeIsIn, periodDays } from './period';

test.each([
  ['this-month', '2026-11-21', '2026-11-01', '2026-11-21'],
  ['this-month', '2026-11-01', '2026-11-01', '2026-11-01'],
  ['last-month', '2026-11-21', '2026-10-01', '2026-10-31'],
  ['last-month', '2026-03-31', '2026-02-01', '2026-02-28'],
  ['last-month', '2024-03-31', '2024-02-01', '2024-02-29'],
  ['last-month', '2026-01-15', '2025-12-01', '2025-12-31'],
  ['quarter', '2026-01-01', '2026-01-01', '2026-01-01'],
  ['quarter', '2026-03-31', '2026-01-01', '2026-03-31'],
  ['quarter', '2026-04-01', '2026-04-01', '2026-04-01'],
  ['quarter', '2026-11-21', '2026-10-01', '2026-11-21'],
  ['quarter', '2026-12-31', '2026-10-01', '2026-12-31'],
  ['last-quarter', '2026-11-21', '2026-07-01', '2026-09-30'],
  ['last-quarter', '2026-02-28', '2025-10-01', '2025-12-31'],
  ['last-quarter', '2026-04-01', '2026-01-01', '2026-03-31'],
  ['year', '2026-11-21', '2026-01-01', '2026-11-21'],
  ['fiscal-year', '2026-06-30', '2025-07-01', '2026-06-30'],
  ['fiscal-year', '2026-07-01', '2026-07-01', '2026-07-01'],
  ['fiscal-year', '2026-11-21', '2026-07-01', '2026-11-21'],
  ['last-fiscal-year', '2026-06-30', '2024-07-01', '2025-06-30'],
  ['last-fiscal-year', '2026-07-01', '2025-07-01', '2026-06-30'],
] as const)('%s on %s is from %s to %s', (period, today, from, to) => {
  expect(periodDays(period, today)).toEqual({ from, to });
});

test('an instant counts to its day in Kampala, three hours before that of Greenwich', () => {
  const isIn = makeIsIn({ from: '2026-10-01', to: '2026-10-31' });
  expect(isIn('2026-09-30T20:59:59.999Z')).toBe(false);
  expect(isIn('2026-09-30T21:00:00.000Z')).toBe(true);
  expect(isIn('2026-10-31T20:59:59.999Z')).toBe(true);
  expect(isIn('2026-10-31T21:00:00.000Z')).toBe(false);
  expect(isIn(undefined)).toBe(false);
});
