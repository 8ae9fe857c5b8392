import type { Claim } from '../../domain/claim';
import { committeeDecisions, type CommitteeDecision, type CommitteeDecisionKind } from '../../domain/decision';
import { decisionSchema, type DecisionForm } from '../../domain/decisionForm';
import { lifecycle, type LifecycleAction } from '../../domain/lifecycle';
import { noteSchema, type NoteForm } from '../../domain/noteForm';
import { findAmountDue, findStatusByPayments, findWaitingPayment } from '../../domain/claimPayments';
import { findLatestPayment, isUnderWay, sumPaid, type Payment } from '../../domain/payment';
import {
  correctionMessage,
  earlierStatuses,
  earlierStatusMessage,
  leavingSuccessMessage,
  markPaidSchema,
  finalApprovalSchema,
  paymentSchemaFor,
  retrySchemaFor,
  type FinalApprovalForm,
  type MarkPaidForm,
  type PaymentForm,
  type RetryForm,
} from '../../domain/paymentForm';
import type { Refusal } from '../../domain/refusal';
import type { ClaimStatus } from '../../domain/statuses';
import type { Words } from '../../domain/words';
import { verificationActions, type Verification, type VerificationAction } from '../../domain/verification';
import { verificationSchema, type VerificationForm } from '../../domain/verificationForm';
import { refuse, type Decide } from '../commit';
import { noteAdded, type Stamp } from '../events';
import { checkForm } from '../forms';
import { selectClaimPayments } from '../payments/selectors';
import {
  decideForms,
  decideLifecycle,
  unknownClaim,
  type ClaimTarget,
  type DecideClaim,
  type FilledClaim,
} from './lifecycle';
import { newPayment } from './newPayment';
import { findClaim } from './selectors';

/*
 * The deeds on submitted claims, as pure decisions on state and stamp. Besides what its comment names, every one
 * refuses a role or status outside the lifecycle table, and a claim changed since the screen showed it.
 */

/** Starts the verification of a submitted claim. */
export function decideVerificationStart(target: ClaimTarget): Decide {
  return decideLifecycle('start_verification', [
    { target, decide: () => ({ after: { status: 'under_verification' } }) },
  ]);
}

/** Forwards to the committee, rejects, or asks for information (SPEC.md section 5, Verification). */
export const decideVerification = (target: ClaimTarget, form: VerificationForm) =>
  decideVerifications([{ target, form }]);

/** As `decideVerification`, for several claims in one deed. */
export function decideVerifications(claims: readonly FilledClaim<VerificationForm>[]): Decide {
  const actionOf = ({ action }: { action: VerificationAction }) => verificationActions[action].lifecycle;
  return decideForms(verificationSchema, claims, actionOf, (form) => (claim, _state, stamp) => {
    const { action, actionReason, verificationNotes, valuationScheduleVersion, calculatedCompensation } = form;
    const compensation = calculatedCompensation === '' ? undefined : Number(calculatedCompensation);
    const verification: Verification = {
      verificationNotes,
      ...(valuationScheduleVersion && { valuationScheduleVersion }),
      ...(compensation !== undefined && { calculatedCompensation: compensation }),
      action,
      ...(actionReason && { actionReason }),
      verifiedOn: stamp.at,
      verifiedBy: stamp.actor.name,
    };
    return {
      after: {
        status: statusAfter(actionOf(form), claim.status),
        verification,
        ...(compensation !== undefined && { calculatedCompensation: compensation }),
      },
      note: joinNotes(actionReason, verificationNotes),
    };
  });
}

/** Submits a claim again after the information asked for was added. */
export function decideResubmission(target: ClaimTarget): Decide {
  const decide: DecideClaim = (_claim, _state, { at }) => ({ after: { status: 'submitted', submittedAt: at } });
  return decideLifecycle('resubmit', [{ target, decide }]);
}

/** Approves, rejects or refers back (SPEC.md section 5, CVC decision). Approved amount in UGX. */
export const decideCommittee = (target: ClaimTarget, form: DecisionForm) => decideCommittees([{ target, form }]);

/** As `decideCommittee`, for several claims in one deed. */
export function decideCommittees(claims: readonly FilledClaim<DecisionForm>[]): Decide {
  const actionOf = ({ decision }: { decision: CommitteeDecisionKind }) => committeeDecisions[decision].lifecycle;
  return decideForms(decisionSchema, claims, actionOf, (form) => (claim, _state, stamp) => {
    const { decision, cvcNotes, conditions, decisionNote } = form;
    const approvedAmount = decision === 'approve' ? Number(form.approvedAmount) : undefined;
    const taken: CommitteeDecision = {
      cvcNotes,
      decision,
      ...(approvedAmount !== undefined && { approvedAmount }),
      conditions,
      decisionNote,
      decidedOn: stamp.at,
      decidedBy: stamp.actor.name,
    };
    return {
      after: {
        status: statusAfter(actionOf(form), claim.status),
        decision: taken,
        ...(approvedAmount !== undefined && { approvedAmount }),
      },
      note: joinNotes(decisionNote, cvcNotes),
    };
  });
}

/** Gives final approval and makes the pending payment of the approved amount. Refuses a note that is too long. */
export function decideFinalApproval(target: ClaimTarget, form: FinalApprovalForm): Decide {
  const checked = checkForm(finalApprovalSchema, form);
  if (!checked.ok) return () => refuse(checked.refusal);
  const { note } = checked.output;
  const decide: DecideClaim = (claim, state, stamp) => {
    const payments = selectClaimPayments(state, claim.id);
    return {
      after: { status: 'payment_processing', finalApproval: finalApproval(note, stamp) },
      note: note || undefined,
      payments: [{ after: newPayment(claim, payments, outstanding(claim, payments), stamp) }],
    };
  };
  return decideLifecycle('final_approval', [{ target, decide }]);
}

/** Marks a claim as paid in full. Refuses a missing payment reference. */
export const decideMarkPaid = (target: ClaimTarget, form: MarkPaidForm) => decideMarkedPaid([{ target, form }]);

/** As `decideMarkPaid`, for several claims in one deed. */
export function decideMarkedPaid(claims: readonly FilledClaim<MarkPaidForm>[]): Decide {
  return decideForms(
    markPaidSchema,
    claims,
    () => 'mark_paid',
    ({ paymentRef }) =>
      (claim, state, stamp) => {
        const payments = selectClaimPayments(state, claim.id);
        const underWay = payments.filter(isUnderWay);
        if (underWay.length > 1) return { refusal: severalUnderWay };
        const [open] = underWay;
        const amount = outstanding(claim, payments);
        const payment = open ?? newPayment(claim, payments, amount, stamp);
        const after: Payment = {
          ...payment,
          rev: open ? open.rev + 1 : 1,
          amount,
          paymentStatus: 'success',
          paymentRef,
          paidAt: stamp.at,
          updatedAt: stamp.at,
        };
        return {
          after: {
            status: 'paid',
            ...(!claim.finalApproval && { finalApproval: finalApproval('', stamp) }),
          },
          payments: [{ before: open, after }],
        };
      },
  );
}

/**
 * Updates a payment of a claim (SPEC.md section 5, Payment update). A success below the approved amount makes a pending
 * payment of the rest, to the same account, where none is under way. Refuses an amount above what is still to be paid,
 * changing a successful payment's status or amount without a reason, and, for a payment that is not the claim's latest,
 * any change without one and any status but success and failed. Amounts in UGX.
 */
export function decidePaymentUpdate(target: ClaimTarget, paymentId: string, form: PaymentForm): Decide {
  return (state, stamp) => {
    const kept = selectClaimPayments(state, target.id).find(({ id }) => id === paymentId);
    return updatePayment(target, paymentId, form, kept)(state, stamp);
  };
}

function updatePayment(target: ClaimTarget, paymentId: string, form: PaymentForm, kept: Payment | undefined): Decide {
  const checked = checkForm(paymentSchemaFor(kept), form);
  if (!checked.ok) return () => refuse(checked.refusal);
  const { paymentStatus, failureReason, paymentRef, changeReason } = checked.output;
  const amount = Number(checked.output.amount);
  const decide: DecideClaim = (claim, state, stamp) => {
    const payments = selectClaimPayments(state, claim.id);
    const before = payments.find(({ id }) => id === paymentId);
    if (!before) return { refusal: unknownPayment(paymentId) };
    if (before !== findLatestPayment(payments)) {
      if (!earlierStatuses.some((status) => status === paymentStatus)) {
        return invalid('paymentStatus', earlierStatusMessage);
      }
      if (!changeReason) return invalid('changeReason', correctionMessage);
    }
    const wasSuccess = before.paymentStatus === 'success';
    // A smaller amount un-pays the claim as another status does.
    if (wasSuccess && (paymentStatus !== 'success' || amount !== before.amount) && !changeReason) {
      return invalid('changeReason', leavingSuccessMessage);
    }
    const due = findAmountDue(claim.approvedAmount, payments, paymentId);
    // Money that did not go out takes nothing from what is still to be paid.
    const staysUnpaid = paymentStatus === 'failed' && amount === before.amount;
    if (amount > due && !staysUnpaid) return invalid('amount', 'Amount cannot exceed what is still to be paid');

    const { failureReason: _reason, paymentRef: _paymentRef, paidAt, ...kept } = before;
    const after: Payment = {
      ...kept,
      rev: before.rev + 1,
      amount,
      paymentStatus,
      ...(paymentRef && { paymentRef }),
      ...(paymentStatus === 'failed' && { failureReason }),
      ...(paymentStatus === 'success' && { paidAt: wasSuccess ? paidAt : stamp.at }),
      updatedAt: stamp.at,
    };
    const others = payments.filter((payment) => payment !== before);
    const rest = paymentStatus === 'success' && !others.some(isUnderWay) ? due - amount : 0;
    // Where this one went: the account may have been corrected in a retry.
    const { paymentMethod, payeeName, payeeAccount } = before;
    const made: Payment[] =
      rest > 0 ? [{ ...newPayment(claim, payments, rest, stamp), paymentMethod, payeeName, payeeAccount }] : [];
    return {
      after: { status: findStatusByPayments(claim.approvedAmount ?? 0, [...others, after, ...made]) },
      note: joinNotes(paymentStatus === 'failed' ? failureReason : '', changeReason),
      payments: [{ before, after }, ...made.map((payment) => ({ after: payment }))],
    };
  };
  return decideLifecycle('update_payment', [{ target, decide }]);
}

/**
 * Makes a new pending payment after a failed one, which stays as it was; payee and account may be corrected. Refuses a
 * claim that has a payment under way, as the portal once let one have.
 */
export function decidePaymentRetry(target: ClaimTarget, form: RetryForm): Decide {
  return (state, stamp) => {
    const kept = findLatestPayment(selectClaimPayments(state, target.id));
    return retryPayment(target, form, kept)(state, stamp);
  };
}

function retryPayment(target: ClaimTarget, form: RetryForm, kept: Payment | undefined): Decide {
  const checked = checkForm(retrySchemaFor(kept), form);
  if (!checked.ok) return () => refuse(checked.refusal);
  const decide: DecideClaim = (claim, state, stamp) => {
    const payments = selectClaimPayments(state, claim.id);
    if (payments.some(isUnderWay)) return { refusal: severalUnderWay };
    const due = outstanding(claim, payments);
    const amount = Math.min(findWaitingPayment(claim.approvedAmount, payments)?.amount ?? due, due);
    return {
      after: { status: 'payment_processing' },
      payments: [{ after: { ...newPayment(claim, payments, amount, stamp), ...checked.output } }],
    };
  };
  return decideLifecycle('retry_payment', [{ target, decide }]);
}

/** Adds an internal note. Refuses one that is empty or too long. Any signed-in role may; the claim's status stays. */
export function decideNote(claimId: string, form: NoteForm): Decide {
  return (state, stamp) => {
    if (!findClaim(state, claimId)) return refuse(unknownClaim(claimId));
    const checked = checkForm(noteSchema, form);
    if (!checked.ok) return refuse(checked.refusal);
    const note = {
      id: `${stamp.eventId}:${claimId}`,
      author: stamp.actor.name,
      timestamp: stamp.at,
      ...checked.output,
    };
    return { ok: true, event: noteAdded({ claimId, note }, stamp), value: undefined };
  };
}

function invalid(field: string, message: Words): { refusal: Refusal } {
  return { refusal: { code: 'invalid', message, fields: { [field]: message } } };
}

function joinNotes(...parts: string[]): string | undefined {
  return parts.filter(Boolean).join('\n') || undefined;
}

/** The status an action leads to by the lifecycle table. */
function statusAfter(action: LifecycleAction, current: ClaimStatus): ClaimStatus {
  const { to } = lifecycle[action];
  return to === 'unchanged' || to === 'by_payment' ? current : to;
}

const severalUnderWay: Refusal = {
  code: 'invalid',
  message: 'An earlier payment of this claim is still under way. Record first whether it succeeded or failed.',
};

function unknownPayment(id: string): Refusal {
  return {
    code: 'not_found',
    message: 'The payment with ID {{id}} could not be found. Nothing was changed.',
    params: { id },
  };
}

function finalApproval(note: string, { at, actor }: Stamp) {
  return { note, approvedOn: at, approvedBy: actor.name };
}

/** What is still to be paid of the approved amount, UGX. */
function outstanding({ approvedAmount = 0 }: Claim, payments: readonly Payment[]): number {
  return approvedAmount - sumPaid(payments);
}
