import { buildClaim, buildClosing, buildDecision, buildVerification } from '../../test/builders';
import type { ReasonCode } from '../workflow/reasonCodes';
import { countClosingReasons, countRejectionReasons } from './rejectionReasons';

const rejected = (reasons?: ReasonCode[]) =>
  buildClaim({ status: 'rejected', verifications: [buildVerification({ action: 'reject', reasons })] });

test('each reason is counted for every claim that stands rejected for it, those without codes apart', () => {
  const byCommittee = buildClaim({
    status: 'rejected',
    verifications: [buildVerification()],
    decisions: [buildDecision({ decision: 'reject', reasons: ['late'] })],
  });
  const referredBefore = buildClaim({
    status: 'rejected',
    verifications: [buildVerification({ action: 'reject', reasons: ['not_found'] })],
    decisions: [buildDecision({ decision: 'refer_back', reasons: ['unclear'] })],
  });
  const asked = buildClaim({
    status: 'request_info',
    verifications: [buildVerification({ action: 'request_info', reasons: ['identity'] })],
  });
  const claims = [
    rejected(['late', 'police_report']),
    rejected(['other']),
    rejected(),
    byCommittee,
    referredBefore,
    asked,
  ];
  expect(countRejectionReasons(claims).rows).toEqual([
    ['Police report missing', 1],
    ['Reported too late', 2],
    ['Loss not found on the ground', 1],
    ['Other', 1],
    ['No reason from the list', 1],
  ]);
});

test('without a rejection there is nothing to count', () => {
  expect(countRejectionReasons([buildClaim()]).rows).toEqual([]);
});

test('claims that stand closed are counted by the reason they were closed for, those reopened not', () => {
  const closing = buildClosing({
    reopened: { because: 'So', reopenedOn: '2025-06-23T09:00:00.000Z', reopenedBy: 'R' },
  });
  const claims = [
    buildClaim({ status: 'closed', closings: [closing, buildClosing({ reason: 'no_answer', from: 'request_info' })] }),
    buildClaim({ status: 'closed', closings: [buildClosing()] }),
    buildClaim({ status: 'closed', closings: [buildClosing()] }),
    buildClaim({ closings: [closing] }),
  ];
  expect(countClosingReasons(claims).rows).toEqual([
    ['No answer', 1],
    ['Withdrawn by the claimant', 2],
  ]);
});
