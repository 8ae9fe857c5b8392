import { buildClaim, buildDecision, buildVerification } from '../../test/builders';
import { findAppealEnd } from './appeal';

test('30 days from the committee’s decision, by the calendar of Kampala', () => {
  const decision = buildDecision({ decidedOn: '2025-07-01T21:30:00.000Z' });
  expect(findAppealEnd(buildClaim({ status: 'paid', decisions: [decision] }))).toBe('2025-08-01');
});

test('30 days from a rejection in the district', () => {
  const verification = buildVerification({ action: 'reject', verifiedOn: '2025-06-20T09:00:00.000Z' });
  expect(findAppealEnd(buildClaim({ status: 'rejected', verifications: [verification] }))).toBe('2025-07-20');
});

test('no day while the claim waits', () => {
  expect(findAppealEnd(buildClaim({ status: 'under_cvc_review' }))).toBeUndefined();
});
