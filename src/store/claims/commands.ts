import type { NoteForm } from '../../domain/noteForm';
import type { DecisionForm } from '../../domain/decisionForm';
import type { MarkPaidForm, PaymentForm, RetryForm } from '../../domain/paymentForm';
import type { VerificationForm } from '../../domain/verificationForm';
import type { Target } from '../command';
import { commit } from '../commit';
import {
  addNoteCommand,
  decideCommand,
  finalApprovalCommand,
  markPaidCommand,
  resubmitCommand,
  retryPaymentCommand,
  startVerificationCommand,
  updatePaymentCommand,
  verifyCommand,
} from './decisions';
import type { FilledClaim } from './lifecycle';

/*
 * What screens ask of submitted claims. Each answers with a CommandResult; what is refused, and why, is said with the
 * decision in decisions.ts.
 */

export const startVerification = (target: Target) => commit(startVerificationCommand(undefined, [target]));

export const verifyClaim = (target: Target, form: VerificationForm) => commit(verifyCommand([form], [target]));

export const resubmitClaim = (target: Target) => commit(resubmitCommand(undefined, [target]));

export const decideClaim = (target: Target, form: DecisionForm) => commit(decideCommand([form], [target]));

export const giveFinalApproval = (target: Target, form: { note: string }) =>
  commit(finalApprovalCommand(form, [target]));

export const markPaid = (target: Target, form: MarkPaidForm) => commit(markPaidCommand([form], [target]));

export const updatePayment = (target: Target, paymentId: string, form: PaymentForm) =>
  commit(updatePaymentCommand({ paymentId, payment: form }, [target]));

export const retryPayment = (target: Target, form: RetryForm) => commit(retryPaymentCommand(form, [target]));

export const addNote = (claimId: string, form: NoteForm) => commit(addNoteCommand({ claimId, note: form }));

/*
 * On several claims (SPEC.md section 6, Bulk actions): one event with a list, all of it or nothing. What is refused is
 * refused as on a single claim, and the refusal's `claimId` says of which; its `fields` are that claim's.
 */

const targetsOf = (claims: readonly FilledClaim<unknown>[]) => claims.map(({ target }) => target);

const verifyAll = (
  claims: readonly FilledClaim<Omit<VerificationForm, 'action'>>[],
  action: VerificationForm['action'],
) => {
  const forms = claims.map(({ form }) => ({ ...form, action }));
  return commit(verifyCommand(forms, targetsOf(claims)));
};

const decideAll = (
  claims: readonly FilledClaim<Omit<DecisionForm, 'decision'>>[],
  decision: DecisionForm['decision'],
) => {
  const forms = claims.map(({ form }) => ({ ...form, decision }));
  return commit(decideCommand(forms, targetsOf(claims)));
};

export const bulkForward = (claims: readonly FilledClaim<Omit<VerificationForm, 'action'>>[]) =>
  verifyAll(claims, 'forward_to_cvc');

export const bulkRequestInfo = (claims: readonly FilledClaim<Omit<VerificationForm, 'action'>>[]) =>
  verifyAll(claims, 'request_info');

export const bulkApprove = (claims: readonly FilledClaim<Omit<DecisionForm, 'decision'>>[]) =>
  decideAll(claims, 'approve');

export const bulkReject = (claims: readonly FilledClaim<Omit<DecisionForm, 'decision'>>[]) =>
  decideAll(claims, 'reject');

export const bulkMarkPaid = (claims: readonly FilledClaim<MarkPaidForm>[]) => {
  const forms = claims.map(({ form }) => form);
  return commit(markPaidCommand(forms, targetsOf(claims)));
};
