import { buildAppeal, buildClaim, buildCorrection, buildDecision, buildPayment } from '../../test/builders';
import { findPayout, findRetryPayout } from './payout';

const decidedOn = '2025-07-20T09:00:00.000Z';
const decision = buildDecision({ decidedOn });
const upheld = buildAppeal({
  outcome: { kind: 'upheld', amount: 1_200_000, note: 'So', decidedOn, decidedBy: decision.decidedBy },
});
const claim = buildClaim({ decisions: [decision], appeals: [upheld] });
const own = { paymentMethod: 'mobile_money', payeeName: 'Grace Biira', payeeAccount: '+256772123456' };
const corrected = { paymentMethod: 'bank_transfer', payeeName: 'Biira Grace', payeeAccount: '3100045678' } as const;
const first = buildPayment();
const retried = buildPayment({ id: 'PAY-2', number: 2, ...corrected });

test.each([
  ['to the last payment of a claim that was decided on appeal', claim, [first, retried], corrected],
  ['to one that the upholding cancelled', claim, [first, { ...retried, cancelledOn: decidedOn }], corrected],
  ['not to one that was undone', claim, [first, { ...retried, cancelledOn: '2025-07-18T09:00:00.000Z' }], own],
  ['not to one on paper without its account', claim, [{ ...first, payeeName: '', payeeAccount: '' }], own],
  ['to the claimant where none was made', claim, [], own],
  ['to the claimant on a claim that was not decided on appeal', { ...claim, appeals: [] }, [first, retried], own],
])('money goes %s', (_what, of, payments, payout) => {
  expect(findPayout(of, payments)).toEqual(payout);
});

test.each([
  ['where the payment went', [], corrected],
  [
    'to the claimant, once that was corrected and confirmed since',
    [{ kind: 'confirmed', decidedOn: '2026-01-01' }],
    own,
  ],
  [
    'where the payment went, where the correction was declined',
    [{ kind: 'declined', decidedOn: '2026-01-01' }],
    corrected,
  ],
  [
    'where the payment went, where it was confirmed before',
    [{ kind: 'confirmed', decidedOn: '2020-01-01' }],
    corrected,
  ],
] as const)('a retry goes %s', (_what, outcomes, payout) => {
  const corrections = outcomes.map((outcome) =>
    buildCorrection({ outcome: { note: '', decidedBy: 'Ruth', ...outcome } }),
  );
  expect(findRetryPayout({ ...claim, corrections }, retried)).toEqual(payout);
});
