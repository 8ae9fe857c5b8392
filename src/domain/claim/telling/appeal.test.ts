import { buildClaim, buildDecision, buildVerification } from '../../../test/builders';
import { findAppealEnd } from './appeal';

const approval = buildDecision({ decidedOn: '2025-07-01T21:30:00.000Z' });

test('30 days from final approval, by the calendar of Kampala', () => {
  const finalApproval = { approvedOn: '2025-08-31T21:30:00.000Z', approvedBy: 'Ruth Kato', note: '' };
  const awarded = buildClaim({ status: 'payment_processing', decisions: [approval], finalApproval });
  expect(findAppealEnd(awarded)).toBe('2025-10-01');
});

test('30 days from the decision on paper, which was final', () => {
  expect(findAppealEnd(buildClaim({ status: 'paid', decisions: [approval] }))).toBe('2025-08-01');
});

test('no day before final approval, which may come after those days', () => {
  expect(findAppealEnd(buildClaim({ status: 'approved', decisions: [approval] }))).toBeUndefined();
});

test('30 days from a rejection by the committee', () => {
  const decisions = [{ ...approval, decision: 'reject' as const }];
  expect(findAppealEnd(buildClaim({ status: 'rejected', decisions }))).toBe('2025-08-01');
});

test('30 days from a rejection in the district', () => {
  const verification = buildVerification({ action: 'reject', verifiedOn: '2025-06-20T09:00:00.000Z' });
  expect(findAppealEnd(buildClaim({ status: 'rejected', verifications: [verification] }))).toBe('2025-07-20');
});

test('no day while the claim waits', () => {
  expect(findAppealEnd(buildClaim({ status: 'under_cvc_review' }))).toBeUndefined();
});
