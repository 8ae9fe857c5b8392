import type { NoteType } from '../../domain/claim';
import type { DecisionForm } from '../../domain/decision';
import type { MarkPaidForm, PaymentForm, RetryForm } from '../../domain/payment';
import type { VerificationForm } from '../../domain/verification';
import { commit } from '../commit';
import {
  decideCommittee,
  decideFinalApproval,
  decideMarkPaid,
  decideNote,
  decidePaymentRetry,
  decidePaymentUpdate,
  decideResubmission,
  decideVerification,
  decideVerificationStart,
} from './deeds';
import type { ClaimTarget } from './lifecycle';

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

export const addNote = (claimId: string, form: { content: string; type: NoteType }) =>
  commit(decideNote(claimId, form));
