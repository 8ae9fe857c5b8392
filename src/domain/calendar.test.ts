import * as fc from '../test/fastCheck';
import { isDay, kampalaDay, kampalaInstant } from './calendar';
import { addDays, daysBetween } from './dayCount';

test.each([
  ['2026-11-20T20:59:59.999Z', '2026-11-20'],
  ['2026-11-20T21:00:00.000Z', '2026-11-21'],
  ['2026-11-21T00:00:00.000Z', '2026-11-21'],
  ['2026-12-31T20:59:59.999Z', '2026-12-31'],
  ['2026-12-31T21:00:00.000Z', '2027-01-01'],
  ['2028-02-28T21:00:00.000Z', '2028-02-29'],
  ['2028-02-29T21:00:00.000Z', '2028-03-01'],
  ['2027-02-28T21:00:00.000Z', '2027-03-01'],
])('%s is %s in Kampala', (instant, day) => {
  expect(kampalaDay(instant)).toBe(day);
});

test.each([
  ['2026-11-20T20:59:59.999Z', '2026-11-20T21:00:00.000Z', 1],
  ['2026-11-20T21:00:00.000Z', '2026-11-21T20:59:59.999Z', 0],
  ['2026-11-20', '2026-11-20T20:59:59.999Z', 0],
  ['2026-11-20', '2026-11-20T21:00:00.000Z', 1],
  ['2028-02-28', '2028-03-01', 2],
  ['2027-02-28', '2027-03-01', 1],
  ['2026-12-31', '2027-01-01', 1],
  ['2027-01-01', '2026-12-31', -1],
  ['2026-01-01', '2027-01-01', 365],
])('from %s to %s: %i days', (from, to, days) => {
  expect(daysBetween(from, to)).toBe(days);
});

test.each([
  ['2026-11-20', '14:05', '2026-11-20T11:05:00.000Z'],
  ['2026-11-20', '00:00', '2026-11-19T21:00:00.000Z'],
  ['2027-01-01', '02:30', '2026-12-31T23:30:00.000Z'],
])('%s at %s in Kampala is %s', (day, time, instant) => {
  expect(kampalaInstant(day, time)).toBe(instant);
});

test('an instant made from a day and a time falls on that day', () => {
  const instants = fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(instants, (date) => {
      const day = date.toISOString().slice(0, 10);
      const time = date.toISOString().slice(11, 16);
      expect(kampalaDay(kampalaInstant(day, time))).toBe(day);
    }),
  );
});

test.each([
  ['2024-02-29', true],
  ['2025-02-29', false],
  ['2025-02-30', false],
  ['2025-13-01', false],
  ['0001-01-01', false],
  ['14/06/2025', false],
  ['2025-6-1', false],
  ['', false],
])('%p is a day: %p', (text, day) => {
  expect(isDay(text)).toBe(day);
});

test.each([
  ['2026-11-20', -20, '2026-10-31'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-12-31', 1, '2027-01-01'],
])('%s and %i days is %s', (day, days, expected) => {
  expect(addDays(day, days)).toBe(expected);
});
