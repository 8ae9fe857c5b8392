import { committeeDecisions } from '../domain/decision';
import type { DecisionForm } from '../domain/decisionForm';
import type { MarkPaidForm, PaymentForm, RetryForm } from '../domain/paymentForm';
import { verificationActions } from '../domain/verification';
import type { VerificationForm } from '../domain/verificationForm';
import { act, type Filled } from '../store/claims/act';
import type { Target } from '../store/command';

/* What tests do to claims, by the names that a story is told in. */

const bare = (target: Target) => [{ target, form: null }];

export const startVerification = (target: Target) => act('start_verification', bare(target));

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

type Verified = readonly Filled<Omit<VerificationForm, 'action'>>[];

const verified = (claims: Verified, action: VerificationForm['action']) =>
  claims.map(({ target, form }) => ({ target, form: { ...form, action } }));

export const bulkForward = (claims: Verified) => act('forward_to_cvc', verified(claims, 'forward_to_cvc'));

export const bulkRequestInfo = (claims: Verified) => act('request_info', verified(claims, 'request_info'));

type Decided = readonly Filled<Omit<DecisionForm, 'decision'>>[];

const decided = (claims: Decided, decision: DecisionForm['decision']) =>
  claims.map(({ target, form }) => ({ target, form: { ...form, decision } }));

export const bulkApprove = (claims: Decided) => act('approve', decided(claims, 'approve'));

export const bulkReject = (claims: Decided) => act('reject_committee', decided(claims, 'reject'));

export const bulkMarkPaid = (claims: readonly Filled<MarkPaidForm>[]) => act('mark_paid', claims);
