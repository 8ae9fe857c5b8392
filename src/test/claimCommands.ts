import { committeeDecisions } from '../domain/workflow/decision';
import type { DecisionForm } from '../domain/actions/decisionForm';
import {
  asksNothing,
  lifecycle,
  lifecycleActions,
  type ActionAsking,
  type ClaimAction,
  type FormOf,
} from '../domain/workflow/lifecycle';
import type { MarkPaidForm } from '../domain/actions/markPaidForm';
import type { PaymentForm } from '../domain/actions/paymentForm';
import type { RetryForm } from '../domain/actions/retryForm';
import { verificationActions } from '../domain/workflow/verification';
import type { VerificationForm } from '../domain/actions/verificationForm';
import { act, actCommand, type FilledForm } from '../store/claims/act';
import { saveChecklist } from '../store/claims/saveChecklist';
import type { Target } from '../store/command';
import {
  buildClaim,
  completeChecklistForm,
  completeDecisionForm,
  completePaymentForm,
  completeRetryForm,
  completeVerificationForm,
  completeClaimantForm,
} from './builders';

/* What tests do to claims, by the names that a story is told in. */

const bare = (target: Target) => [{ target, form: null }];

export const startVerification = (target: Target) => act('start_verification', bare(target));

/** Every point answered yes, of a claim like those of builders.ts. */
export const answerChecklist = (target: Target) => saveChecklist(target, completeChecklistForm());

export const resubmitClaim = (target: Target) => act('resubmit', bare(target));

export const verifyClaim = (target: Target, form: VerificationForm) =>
  act(verificationActions[form.action || 'forward_to_cvc'].lifecycle, [{ target, form }]);

export const decideClaim = (target: Target, form: DecisionForm) =>
  act(committeeDecisions[form.decision || 'approve'].lifecycle, [{ target, form }]);

export const giveFinalApproval = (target: Target, form: { note: string }) => act('final_approval', [{ target, form }]);

export const markPaid = (target: Target, form: MarkPaidForm) => act('mark_paid', [{ target, form }]);

export const updatePayment = (target: Target, paymentId: string, payment: PaymentForm) =>
  act('update_payment', [{ target, form: { paymentId, payment } }]);

export const retryPayment = (target: Target, form: RetryForm) => act('retry_payment', [{ target, form }]);

type Verified = readonly FilledForm<Omit<VerificationForm, 'action'>>[];

const verified = (claims: Verified, action: VerificationForm['action']) =>
  claims.map(({ target, form }) => ({ target, form: { ...form, action } }));

export const bulkForward = (claims: Verified) => act('forward_to_cvc', verified(claims, 'forward_to_cvc'));

export const bulkRequestInfo = (claims: Verified) => act('request_info', verified(claims, 'request_info'));

type Decided = readonly FilledForm<Omit<DecisionForm, 'decision'>>[];

const decided = (claims: Decided, decision: DecisionForm['decision']) =>
  claims.map(({ target, form }) => ({ target, form: { ...form, decision } }));

export const bulkApprove = (claims: Decided) => act('approve', decided(claims, 'approve'));

export const bulkReject = (claims: Decided) => act('reject_committee', decided(claims, 'reject'));

export const bulkMarkPaid = (claims: readonly FilledForm<MarkPaidForm>[]) => act('mark_paid', claims);

/** Every action that is done to a submitted claim. */
export const claimActions = lifecycleActions.filter(
  (action): action is ClaimAction => !['draft', 'edit'].includes(lifecycle[action].asks),
);

/** A form that satisfies each action that asks for one; of the payment that `recordsAt` makes, or of another. */
const forms: { [Action in ActionAsking<'form'>]: (paymentId: string) => FormOf<Action> } = {
  forward_to_cvc: () => completeVerificationForm(),
  request_info: () => completeVerificationForm({ action: 'request_info', actionReason: 'No photo of the field' }),
  reject_verification: () => completeVerificationForm({ action: 'reject', actionReason: 'Not wildlife' }),
  approve: () => completeDecisionForm(),
  reject_committee: () => completeDecisionForm({ decision: 'reject', decisionNote: 'Outside the schedule' }),
  refer_back: () => completeDecisionForm({ decision: 'refer_back', decisionNote: 'Measure the field again' }),
  final_approval: () => ({ note: ' Within the budget ' }),
  mark_paid: () => ({ paymentRef: 'MM-7777' }),
  update_payment: (paymentId) => ({
    paymentId,
    payment: completePaymentForm({ paymentStatus: 'processing', changeReason: 'Bounced' }),
  }),
  retry_payment: () => completeRetryForm(),
  return_to_committee: () => ({ returnReason: 'amount', returnedBecause: 'One acre was counted twice' }),
  file_appeal: () => ({
    grounds: ['amount'],
    statement: 'The second field was left out',
    lateReason: 'She was in hospital',
  }),
  value_appeal: () => completeVerificationForm(),
  uphold_appeal: () => ({ outcome: 'upheld', amount: '1250000', reasons: [], decisionNote: 'The second field counts' }),
  dismiss_appeal: () => ({ outcome: 'dismissed', amount: '', reasons: ['nothing_new'], decisionNote: 'Seen before' }),
  correct: () => ({
    ...buildClaim().claimant,
    mobileMoneyNumber: '+256779000111',
    correctionReason: 'mistyped',
    note: 'Two digits',
  }),
  confirm_correction: () => ({ outcome: 'confirmed', note: '' }),
  decline_correction: () => ({ outcome: 'declined', note: 'The card says otherwise' }),
  close: () => ({ closingReason: 'withdrawn', note: 'Her son came to the office' }),
  reopen: () => ({ reopenedBecause: 'She wants to go on', awaitedUntil: '' }),
  reopen_rejection: () => ({ reopenedBecause: 'The police report came', awaitedUntil: '' }),
  hold: () => ({ holdReason: 'court', lookAgainOn: '', note: 'The High Court hears it in March' }),
  release: () => ({ releasedBecause: 'The court has decided' }),
  complete: () => ({ ...completeClaimantForm(), payoutMethod: 'mobile_money' }),
};

/** The command of any action on a claim, with a form that satisfies it. */
export const commandOf = (action: ClaimAction, target: Target, payment?: string) =>
  bulkCommandOf(action, [{ target, payment }]);

/** As `commandOf`, on several claims. */
export const bulkCommandOf = (action: ClaimAction, claims: readonly { target: Target; payment?: string }[]) =>
  actCommand(
    action,
    claims.map(({ target, payment = 'PAY-0' }) => ({
      target,
      form: asksNothing(action) ? null : forms[action](payment),
    })),
  );

/**
 * Does any action to a claim, with a form that satisfies it.
 * @param write how the form's texts are written, where that is not as they stand here
 */
export const doAction = (
  action: ClaimAction,
  target: Target,
  paymentId = 'PAY-0',
  write: <Form>(form: Form) => Form = (form) => form,
) => act(action, [{ target, form: asksNothing(action) ? null : write(forms[action](paymentId)) }]);
