import { moneySeverity } from './auditCodes';

test.each([
  [0, 'low'],
  [1, 'medium'],
  [9_999_999, 'medium'],
  [10_000_000, 'high'],
  [13_000_000, 'high'],
] as const)('moving UGX %i is of severity %s', (amount, severity) => {
  expect(moneySeverity(amount)).toBe(severity);
});
