import { buildClaim, buildDecision, buildVerification } from '../../test/builders';
import { findClaimAmount, findOutcome, makeClaimId, noteTypes, reachedCommittee } from './claim';

test('a claim id is CL-timestamp-random in capitals', () => {
  expect(makeClaimId('2025-06-15T08:20:00.000Z', 'a1b2')).toBe('CL-1749975600000-A1B2');
});

describe('the amount on top of a claim', () => {
  test('is the approved one, else the calculated one, else none', () => {
    expect(findClaimAmount({})).toBeUndefined();
    expect(findClaimAmount({ calculatedCompensation: 500_000 })).toEqual({ kind: 'calculated', amount: 500_000 });
    expect(findClaimAmount({ calculatedCompensation: 500_000, approvedAmount: 400_000 })).toEqual({
      kind: 'approved',
      amount: 400_000,
    });
  });

  test('may be calculated as nothing', () => {
    expect(findClaimAmount({ calculatedCompensation: 0 })).toEqual({ kind: 'calculated', amount: 0 });
  });
});

describe('whether the committee had the claim', () => {
  test.each([
    ['just submitted', buildClaim(), false],
    ['sent back for information', buildClaim({ verification: buildVerification({ action: 'request_info' }) }), false],
    ['rejected in the district', buildClaim({ verification: buildVerification({ action: 'reject' }) }), false],
    ['forwarded', buildClaim({ verification: buildVerification() }), true],
    [
      'referred back and then rejected',
      buildClaim({
        verification: buildVerification({ action: 'reject' }),
        decision: buildDecision({ decision: 'refer_back' }),
      }),
      true,
    ],
  ])('%s', (_, claim, reached) => {
    expect(reachedCommittee(claim)).toBe(reached);
  });
});

test('kinds of internal note', () => {
  expect(Object.keys(noteTypes)).toEqual(['verification', 'document', 'decision', 'payment']);
});

describe('how a claim was decided, and when', () => {
  const verification = buildVerification({ action: 'reject', verifiedOn: '2026-03-01T08:00:00.000Z' });
  const decidedOn = '2026-04-01T08:00:00.000Z';
  test.each([
    ['pending', buildClaim({ status: 'under_cvc_review' }), undefined],
    [
      'referred back, and so still pending',
      buildClaim({ status: 'referred_district', decision: buildDecision({ decision: 'refer_back', decidedOn }) }),
      undefined,
    ],
    [
      'paid since its approval',
      buildClaim({ status: 'paid', decision: buildDecision({ decidedOn }) }),
      { outcome: 'approved', at: decidedOn },
    ],
    [
      'rejected in the district',
      buildClaim({ status: 'rejected', verification }),
      { outcome: 'rejected', at: verification.verifiedOn },
    ],
    [
      'rejected in the district after the committee referred it back',
      buildClaim({ status: 'rejected', verification, decision: buildDecision({ decision: 'refer_back' }) }),
      { outcome: 'rejected', at: verification.verifiedOn },
    ],
    [
      'rejected by the committee',
      buildClaim({ status: 'rejected', decision: buildDecision({ decision: 'reject', decidedOn }) }),
      { outcome: 'rejected', at: decidedOn },
    ],
  ])('%s', (_, claim, outcome) => {
    expect(findOutcome(claim)).toEqual(outcome);
  });
});
