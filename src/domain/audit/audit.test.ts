import { auditStatuses, severities } from './audit';

test('severities and statuses', () => {
  expect(Object.keys(severities)).toEqual(['critical', 'high', 'medium', 'low']);
  expect(Object.keys(auditStatuses)).toEqual(['success', 'failed', 'warning']);
});
