import { idleLimit, timeLeft } from './idle';

const signedInAt = '2026-11-20T08:00:00.000Z';
const start = Date.parse(signedInAt);
const minute = 60_000;

test('a session ends 30 minutes after the last input, or after sign-in where there was none', () => {
  expect(timeLeft(start, signedInAt)).toBe(30 * minute);
  expect(timeLeft(start + 31 * minute, signedInAt)).toBe(-minute);
  expect(timeLeft(start + 31 * minute, signedInAt, start + 10 * minute)).toBe(9 * minute);
});

test('an input counts though a clock that was set back says that it was before the sign-in', () => {
  expect(timeLeft(start + minute, signedInAt, start - 9 * minute)).toBe(20 * minute);
});

test('what was noted by a clock that was ahead counts as of now', () => {
  expect(timeLeft(start, signedInAt, start + 90 * minute)).toBe(idleLimit);
  expect(timeLeft(start - 60 * minute, signedInAt)).toBe(idleLimit);
});

test('of a sign-in by a clock that was ahead, the inputs since tell', () => {
  expect(timeLeft(start - 60 * minute, signedInAt, start - 80 * minute)).toBe(10 * minute);
  expect(timeLeft(start - 60 * minute, signedInAt, start - 95 * minute)).toBe(-5 * minute);
});
