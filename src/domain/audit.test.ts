import { auditStatuses, severities } from './audit';

test('severities and statuses of SPEC.md section 4', () => {
  expect(Object.keys(severities)).toEqual(['critical', 'high', 'medium', 'low']);
  expect(Object.keys(auditStatuses)).toEqual(['success', 'failed', 'warning']);
});
