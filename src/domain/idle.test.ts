import { idleLimit, timeLeft } from './idle';

const signedInAt = '2026-11-20T08:00:00.000Z';
const start = Date.parse(signedInAt);
const minute = 60_000;

test('a session ends 30 minutes after the last input, or after sign-in where there was none', () => {
  expect(timeLeft(start, signedInAt)).toBe(30 * minute);
  expect(timeLeft(start + 31 * minute, signedInAt)).toBe(-minute);
  expect(timeLeft(start + 31 * minute, signedInAt, start + 10 * minute)).toBe(9 * minute);
});

test('input from before the sign-in does not count', () => {
  expect(timeLeft(start + minute, signedInAt, start - 90 * minute)).toBe(29 * minute);
});

test('a clock that was ahead makes no session endless', () => {
  expect(timeLeft(start, signedInAt, start + 90 * minute)).toBe(idleLimit);
});
