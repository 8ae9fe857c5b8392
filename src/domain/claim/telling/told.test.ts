import { buildClaim, buildDecision, buildTold, buildVerification } from '../../../test/builders';
import { recordsAt } from '../../../test/recordsAt';
import { paperRecord } from '../../workflow/decision';
import { claimStatuses } from '../../workflow/statuses';
import type { Claim } from '../claim';
import { daysUntilTold, findDecisionToTell, findTelling } from './told';

const decidedOn = '2026-04-01T08:00:00.000Z';
const verifiedOn = '2026-03-01T08:00:00.000Z';
const approvedOn = '2025-07-03T07:00:00.000Z';
const rejecting = buildVerification({ action: 'reject', verifiedOn });
const isStored = (status: string): status is Claim['status'] => status !== 'draft';

describe('what a claimant is told of', () => {
  test('is nothing while the claim is pending, and not the recommendation of the committee', () => {
    const told = claimStatuses.filter(isStored).map((status) => [status, findDecisionToTell(recordsAt(status).claim)]);
    expect(Object.fromEntries(told)).toEqual({
      submitted: undefined,
      under_verification: undefined,
      request_info: undefined,
      referred_district: undefined,
      under_cvc_review: undefined,
      approved: undefined,
      payment_processing: { kind: 'awarded', at: approvedOn },
      payment_failed: { kind: 'awarded', at: approvedOn },
      paid: { kind: 'awarded', at: approvedOn },
      rejected: { kind: 'rejected_district', at: '2025-06-20T09:00:00.000Z' },
      closed: { kind: 'closed', at: '2025-06-22T09:00:00.000Z' },
    });
  });

  test.each([
    [
      'a rejection by the committee',
      { status: 'rejected', decisions: [buildDecision({ decision: 'reject', decidedOn })] },
      { kind: 'rejected_committee', at: decidedOn },
    ],
    [
      'a rejection in the district after the committee referred the claim back',
      {
        status: 'rejected',
        verifications: [rejecting],
        decisions: [buildDecision({ decision: 'refer_back', decidedOn })],
      },
      { kind: 'rejected_district', at: verifiedOn },
    ],
    [
      'an award on paper, by the day of its decision',
      { status: 'paid', decisions: [buildDecision({ decidedBy: paperRecord, decidedOn })] },
      { kind: 'awarded', at: decidedOn },
    ],
    [
      'an award on a paper without a day',
      { status: 'paid', decisions: [buildDecision({ decidedBy: paperRecord, decidedOn: undefined })] },
      { kind: 'awarded', at: undefined },
    ],
  ] as const)('is %s', (_what, claim: unknown, decision) => {
    expect(findDecisionToTell(buildClaim(claim as Partial<Claim>))).toEqual(decision);
  });
});

describe('whether the claimant knows', () => {
  const decision = { kind: 'awarded', at: approvedOn } as const;
  const [wrong, right] = [buildTold({ decision, day: '2025-07-05' }), buildTold({ decision, day: '2025-07-06' })];
  const ofAnother = buildTold({ decision: { kind: 'rejected_district', at: verifiedOn } });

  test.each([
    ['nothing is decided', recordsAt('approved', { told: [] }).claim, undefined],
    ['it was decided on paper: not recorded', recordsAt('paid').claim, { decision, state: 'not_recorded' }],
    ['it waits from the decision on', recordsAt('paid', { told: [] }).claim, { decision, state: 'waiting' }],
    [
      'of another decision alone: this one waits',
      recordsAt('paid', { told: [ofAnother] }).claim,
      { decision, state: 'waiting' },
    ],
    [
      'the last record is in force, and the one it corrects stays',
      recordsAt('paid', { told: [ofAnother, wrong, right] }).claim,
      { decision, state: 'told', told: right, earlier: [wrong] },
    ],
  ])('%s', (_what, claim, telling) => expect(findTelling(claim)).toEqual(telling));

  test('days until told are days in Kampala, and unknown where the day of the decision is', () => {
    const lateInTheEvening = { kind: 'awarded', at: '2025-07-03T22:00:00.000Z' } as const;
    expect(daysUntilTold(buildTold({ decision: lateInTheEvening, day: '2025-07-04' }))).toBe(0);
    expect(daysUntilTold(wrong)).toBe(2);
    expect(daysUntilTold(buildTold({ decision: { kind: 'awarded' } }))).toBeUndefined();
  });
});
