import { buildClaim, buildDecision, buildVerification } from '../../test/builders';
import { findClaimAmount, findLastDecision, findLastVerification, noteTypes } from './claim';
import { reachedCommittee } from './outcome';
import { makeClaimId } from './claimId';

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
    [
      'sent back for information',
      buildClaim({ verifications: [buildVerification({ action: 'request_info' })] }),
      false,
    ],
    ['rejected in the district', buildClaim({ verifications: [buildVerification({ action: 'reject' })] }), false],
    ['forwarded', buildClaim({ verifications: [buildVerification()] }), true],
    [
      'referred back and then rejected',
      buildClaim({
        verifications: [buildVerification({ action: 'reject' })],
        decisions: [buildDecision({ decision: 'refer_back' })],
      }),
      true,
    ],
    [
      'forwarded once, and asked for information since',
      buildClaim({ verifications: [buildVerification(), buildVerification({ action: 'request_info' })] }),
      true,
    ],
  ])('%s', (_, claim, reached) => {
    expect(reachedCommittee(claim)).toBe(reached);
  });
});

test('the last verification and the last decision are in force, whatever their clocks said', () => {
  const [asked, forwarded] = [buildVerification({ action: 'request_info' }), buildVerification()];
  const referred = buildDecision({ decision: 'refer_back', decidedOn: '2025-07-09T10:00:00.000Z' });
  const claim = buildClaim({ verifications: [asked, forwarded], decisions: [referred, buildDecision()] });
  expect(findLastVerification(claim)).toBe(forwarded);
  expect(findLastDecision(claim)).toEqual(buildDecision());
  expect([findLastVerification(buildClaim()), findLastDecision(buildClaim())]).toEqual([undefined, undefined]);
});

test('kinds of internal note', () => {
  expect(Object.keys(noteTypes)).toEqual(['verification', 'document', 'decision', 'payment']);
});
