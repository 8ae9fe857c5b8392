import type { NoteForm } from '../../domain/noteForm';
import type { DecisionForm } from '../../domain/decisionForm';
import type { MarkPaidForm, PaymentForm, RetryForm } from '../../domain/paymentForm';
import type { VerificationForm } from '../../domain/verificationForm';
import { commit } from '../commit';
import {
  decideCommittee,
  decideCommittees,
  decideFinalApproval,
  decideMarkedPaid,
  decideMarkPaid,
  decideNote,
  decidePaymentRetry,
  decidePaymentUpdate,
  decideResubmission,
  decideVerification,
  decideVerifications,
  decideVerificationStart,
} from './deeds';
import type { ClaimTarget, FilledClaim } from './lifecycle';

/*
 * The deeds on submitted claims through the one door. Each answers with a CommandResult; what is refused, and why, is
 * said with the decision of the same deed in deeds.ts.
 */

export const startVerification = (target: ClaimTarget) => commit(decideVerificationStart(target));

export const verifyClaim = (target: ClaimTarget, form: VerificationForm) => commit(decideVerification(target, form));

export const resubmitClaim = (target: ClaimTarget) => commit(decideResubmission(target));

export const decideClaim = (target: ClaimTarget, form: DecisionForm) => commit(decideCommittee(target, form));

export const giveFinalApproval = (target: ClaimTarget, form: { note: string }) =>
  commit(decideFinalApproval(target, form));

export const markPaid = (target: ClaimTarget, form: MarkPaidForm) => commit(decideMarkPaid(target, form));

export const updatePayment = (target: ClaimTarget, paymentId: string, form: PaymentForm) =>
  commit(decidePaymentUpdate(target, paymentId, form));

export const retryPayment = (target: ClaimTarget, form: RetryForm) => commit(decidePaymentRetry(target, form));

export const addNote = (claimId: string, form: NoteForm) => commit(decideNote(claimId, form));

/*
 * The deeds on several claims (SPEC.md section 6, Bulk actions): one event with a list, all of it or nothing. What is
 * refused is refused as on a single claim, and the refusal's `claimId` says of which; its `fields` are that claim's.
 */

const withAction = (
  claims: readonly FilledClaim<Omit<VerificationForm, 'action'>>[],
  action: VerificationForm['action'],
) => claims.map(({ target, form }) => ({ target, form: { ...form, action } }));

const withDecision = (
  claims: readonly FilledClaim<Omit<DecisionForm, 'decision'>>[],
  decision: DecisionForm['decision'],
) => claims.map(({ target, form }) => ({ target, form: { ...form, decision } }));

export const bulkForward = (claims: readonly FilledClaim<Omit<VerificationForm, 'action'>>[]) =>
  commit(decideVerifications(withAction(claims, 'forward_to_cvc')));

export const bulkRequestInfo = (claims: readonly FilledClaim<Omit<VerificationForm, 'action'>>[]) =>
  commit(decideVerifications(withAction(claims, 'request_info')));

export const bulkApprove = (claims: readonly FilledClaim<Omit<DecisionForm, 'decision'>>[]) =>
  commit(decideCommittees(withDecision(claims, 'approve')));

export const bulkReject = (claims: readonly FilledClaim<Omit<DecisionForm, 'decision'>>[]) =>
  commit(decideCommittees(withDecision(claims, 'reject')));

export const bulkMarkPaid = (claims: readonly FilledClaim<MarkPaidForm>[]) => commit(decideMarkedPaid(claims));
