import type { Claim } from './claim';
import { daysOverdue, daysWaiting, overdueSeverity } from './overdue';

const submittedAt = '2026-10-01T08:00:00.000Z';

test.each<[string, Claim['status'], number]>([
  ['2026-10-31T08:00:00.000Z', 'submitted', 0],
  ['2026-10-31T21:00:00.000Z', 'submitted', 1],
  ['2026-12-01T08:00:00.000Z', 'under_cvc_review', 31],
  ['2027-01-16T08:00:00.000Z', 'referred_district', 77],
  ['2026-12-01T08:00:00.000Z', 'approved', 0],
  ['2026-12-01T08:00:00.000Z', 'paid', 0],
  ['2026-12-01T08:00:00.000Z', 'rejected', 0],
])('at %s a claim that is %s is %i days overdue', (now, status, days) => {
  expect(daysOverdue({ status, submittedAt }, now)).toBe(days);
});

test('a claim waits from its submission, whatever its limit', () => {
  expect(daysWaiting({ submittedAt }, '2026-10-01T20:59:00.000Z')).toBe(0);
  expect(daysWaiting({ submittedAt }, '2027-01-16T08:00:00.000Z')).toBe(107);
});

test.each([
  [1, 'medium'],
  [29, 'medium'],
  [30, 'high'],
  [59, 'high'],
  [60, 'critical'],
] as const)('%i days overdue is %s', (days, severity) => {
  expect(overdueSeverity(days)).toBe(severity);
});
