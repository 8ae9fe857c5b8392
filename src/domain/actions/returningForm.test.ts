import { buildPayment } from '../../test/builders';
import { fieldMessages } from '../../test/fieldMessages';
import { stampAt } from '../../test/logCore';
import { recordsAt } from '../../test/recordsAt';
import type { Payment } from '../payment/payment';
import { decide, returningSchema, type ReturningForm } from './returningForm';

const filled: ReturningForm = { returnReason: 'papers', returnedBecause: ' The letter is of another claim ' };

test.each<[what: string, form: ReturningForm, problems: object]>([
  ['with a reason and an explanation', filled, {}],
  ['without a reason', { ...filled, returnReason: '' }, { returnReason: 'Choose why the claim is returned' }],
  ['without an explanation', { ...filled, returnedBecause: ' ' }, { returnedBecause: 'Explanation is required' }],
  [
    'with a reason of its own',
    { ...filled, returnReason: 'whim' as 'papers' },
    { returnReason: 'Choose why the claim is returned' },
  ],
])('an approval returned %s', (_what, form, problems) => {
  expect(fieldMessages(returningSchema, form)).toEqual(problems);
});

const { claim } = recordsAt('payment_processing');
const decided = (payments: readonly Payment[]) =>
  decide(filled, { action: 'return_to_committee', claim, payments, schedules: [], stamp: stampAt(1) });

const failed = buildPayment({ id: 'PAY-1', paymentStatus: 'failed', failureReason: 'Invalid account number' });
const retried = buildPayment({ id: 'PAY-2', number: 2 });

test('it takes the amount, the final approval and every payment with it', () => {
  expect(decided([failed, retried])).toMatchObject({
    after: {
      decisions: [{ decision: 'approve', returned: { reason: 'papers', because: 'The letter is of another claim' } }],
      approvedAmount: undefined,
      finalApproval: undefined,
    },
    payments: [failed, retried].map((before) => ({
      before,
      after: { id: before.id, rev: 2, paymentStatus: before.paymentStatus, cancelledOn: stampAt(1).at },
    })),
  });
});

const at = '2025-07-04T09:00:00.000Z';

test.each<[what: string, payment: Payment]>([
  ['is under way', buildPayment({ paymentStatus: 'processing' })],
  ['was made', buildPayment({ paymentStatus: 'success', paidAt: at, amount: 200_000 })],
  [
    'was made and came back',
    buildPayment({
      paymentStatus: 'failed',
      failureReason: 'Returned by the bank',
      outcomes: [
        { status: 'success', amount: 1_200_000, at },
        { status: 'failed', amount: 1_200_000, at },
      ],
    }),
  ],
])('it is refused once a payment %s', (_what, payment) => {
  expect(decided([payment, retried])).toMatchObject({
    refusal: { message: 'A payment of this claim was already sent, so the approval cannot be taken back.' },
  });
});
