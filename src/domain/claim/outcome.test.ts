import { buildClaim, buildDecision, buildVerification } from '../../test/builders';
import { lastActivity } from './activity';
import { findOutcome, findOutcomes } from './outcome';

describe('how a claim was decided, and when', () => {
  const verification = buildVerification({ action: 'reject', verifiedOn: '2026-03-01T08:00:00.000Z' });
  const decidedOn = '2026-04-01T08:00:00.000Z';
  test.each([
    ['pending', buildClaim({ status: 'under_cvc_review' }), undefined],
    [
      'referred back, and so still pending',
      buildClaim({ status: 'referred_district', decisions: [buildDecision({ decision: 'refer_back', decidedOn })] }),
      undefined,
    ],
    [
      'paid since its approval',
      buildClaim({ status: 'paid', decisions: [buildDecision({ decidedOn })] }),
      { outcome: 'approved', at: decidedOn },
    ],
    [
      'rejected in the district',
      buildClaim({ status: 'rejected', verifications: [verification] }),
      { outcome: 'rejected', at: verification.verifiedOn },
    ],
    [
      'rejected in the district after the committee referred it back',
      buildClaim({
        status: 'rejected',
        verifications: [verification],
        decisions: [buildDecision({ decision: 'refer_back' })],
      }),
      { outcome: 'rejected', at: verification.verifiedOn },
    ],
    [
      'rejected by the committee',
      buildClaim({ status: 'rejected', decisions: [buildDecision({ decision: 'reject', decidedOn })] }),
      { outcome: 'rejected', at: decidedOn },
    ],
  ])('%s', (_, claim, outcome) => {
    expect(findOutcome(claim)).toEqual(outcome);
    expect(findOutcomes(claim)).toEqual(outcome ? [outcome] : []);
  });

  test('what came before counts as what it was, though the claim was referred back or decided anew since', () => {
    const [june, july, august] = ['2026-06-01', '2026-07-01', '2026-08-01'].map((day) => `${day}T08:00:00.000Z`);
    const approvedInJune = buildDecision({ decidedOn: june });
    const referredInJuly = buildDecision({ decision: 'refer_back', approvedAmount: undefined, decidedOn: july });
    const rejectedInAugust = buildDecision({ decision: 'reject', approvedAmount: undefined, decidedOn: august });

    const pending = buildClaim({ status: 'referred_district', decisions: [approvedInJune, referredInJuly] });
    expect(findOutcome(pending)).toBeUndefined();
    expect(findOutcomes(pending)).toEqual([{ outcome: 'approved', at: june }]);
    expect(lastActivity(pending)).toBe(june);

    const anew = buildClaim({ status: 'rejected', decisions: [approvedInJune, referredInJuly, rejectedInAugust] });
    expect(findOutcome(anew)).toEqual({ outcome: 'rejected', at: august });
    expect(findOutcomes(anew)).toEqual([
      { outcome: 'approved', at: june },
      { outcome: 'rejected', at: august },
    ]);
    expect(lastActivity(anew)).toBe(august);
  });
});
