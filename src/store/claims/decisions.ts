import type * as v from 'valibot';
import type { Claim } from '../../domain/claim';
import { committeeDecisions, type CommitteeDecision, type CommitteeDecisionKind } from '../../domain/decision';
import { decisionSchema, type DecisionForm } from '../../domain/decisionForm';
import { lifecycle, type LifecycleAction } from '../../domain/lifecycle';
import { noteSchema, type NoteForm } from '../../domain/noteForm';
import { findAmountDue, findOutstanding, findStatusByPayments, findWaitingPayment } from '../../domain/claimPayments';
import { findLatestPayment, isUnderWay, type Payment } from '../../domain/payment';
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
import { defineCommand, refuse, type Command, type Target } from '../command';
import { noteAdded, type Stamp } from '../events';
import { checkForm } from '../forms';
import type { RootState } from '../registerReducers';
import { selectClaimPayments } from '../payments/selectors';
import { acceptsLifecycle, acceptsNote, unknownClaim } from './accepts';
import { decideForms, decideLifecycle, type DecideClaim, type FilledClaim } from './lifecycle';
import { newPayment } from './newPayment';
import { findClaim } from './selectors';

/*
 * The commands on submitted claims, each with its decision. Besides what its comment names, every one refuses a role or
 * status outside the lifecycle table, and a claim changed since the screen showed it. `form` has one entry for each target
 * where several claims can be done at once: all of them or none.
 */

const onClaims = { scope: 'register', accepts: acceptsLifecycle } as const;

/** Starts the verification of a submitted claim. */
export const startVerificationCommand = defineCommand({
  ...onClaims,
  name: 'claims/startVerification',
  label: lifecycle.start_verification.label,
  decide: (state, { targets }, stamp) =>
    onEach('start_verification', targets, () => ({ after: { status: 'under_verification' } }), state, stamp),
});

const verificationLabel = ([form]: readonly VerificationForm[]) =>
  lifecycle[verificationActions[form?.action || 'forward_to_cvc'].lifecycle].label;

/** Forwards to the committee, rejects, or asks for information (SPEC.md section 5, Verification). */
export const verifyCommand = defineCommand<readonly VerificationForm[]>({
  ...onClaims,
  name: 'claims/verify',
  findLabel: verificationLabel,
  decide(state, command, stamp) {
    const actionOf = ({ action }: { action: VerificationAction }) => verificationActions[action].lifecycle;
    return decideForms(
      verificationSchema,
      filled(command),
      actionOf,
      (form) => (claim) => {
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
      },
      state,
      stamp,
    );
  },
});

/** Submits a claim again after the information asked for was added. */
export const resubmitCommand = defineCommand({
  ...onClaims,
  name: 'claims/resubmit',
  label: lifecycle.resubmit.label,
  decide: (state, { targets }, stamp) =>
    onEach('resubmit', targets, () => ({ after: { status: 'submitted', submittedAt: stamp.at } }), state, stamp),
});

const decisionLabel = ([form]: readonly DecisionForm[]) =>
  lifecycle[committeeDecisions[form?.decision || 'approve'].lifecycle].label;

/** Approves, rejects or refers back (SPEC.md section 5, CVC decision). Approved amount in UGX. */
export const decideCommand = defineCommand<readonly DecisionForm[]>({
  ...onClaims,
  name: 'claims/decide',
  findLabel: decisionLabel,
  decide(state, command, stamp) {
    const actionOf = ({ decision }: { decision: CommitteeDecisionKind }) => committeeDecisions[decision].lifecycle;
    return decideForms(
      decisionSchema,
      filled(command),
      actionOf,
      (form) => (claim) => {
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
      },
      state,
      stamp,
    );
  },
});

/** Gives final approval and makes the pending payment of the approved amount. Refuses a note that is too long. */
export const finalApprovalCommand = defineCommand<FinalApprovalForm>({
  ...onClaims,
  name: 'claims/giveFinalApproval',
  label: lifecycle.final_approval.label,
  decide(state, { targets, form }, stamp) {
    const checked = checkForm(finalApprovalSchema, form);
    if (!checked.ok) return refuse(checked.refusal);
    const { note } = checked.output;
    const decide: DecideClaim = (claim) => {
      const payments = selectClaimPayments(state, claim.id);
      return {
        after: { status: 'payment_processing', finalApproval: finalApproval(note, stamp) },
        note: note || undefined,
        payments: [{ after: newPayment(claim, payments, outstanding(claim, payments), stamp) }],
      };
    };
    return onEach('final_approval', targets, decide, state, stamp);
  },
});

/** Marks claims as paid in full. Refuses a missing payment reference. */
export const markPaidCommand = defineCommand<readonly MarkPaidForm[]>({
  ...onClaims,
  name: 'claims/markPaid',
  label: lifecycle.mark_paid.label,
  decide: (state, command, stamp) =>
    decideForms(
      markPaidSchema,
      filled(command),
      () => 'mark_paid',
      ({ paymentRef }) =>
        (claim) => {
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
      state,
      stamp,
    ),
});

/**
 * Updates a payment of a claim (SPEC.md section 5, Payment update). A success below the approved amount makes a pending
 * payment of the rest, to the same account, where none is under way. Refuses an amount above what is still to be paid,
 * changing a successful payment's status or amount without a reason, and, for a payment that is not the claim's latest,
 * any change without one and any status but success and failed. Amounts in UGX.
 */
export const updatePaymentCommand = defineCommand<{ paymentId: string; payment: PaymentForm }>({
  ...onClaims,
  name: 'payments/update',
  label: lifecycle.update_payment.label,
  decide(state, { targets, form }, stamp) {
    const { paymentId } = form;
    const known = targets.flatMap(({ id }) => selectClaimPayments(state, id)).find(({ id }) => id === paymentId);
    const checked = checkForm(paymentSchemaFor(known), form.payment);
    if (!checked.ok) return refuse(checked.refusal);
    return onEach('update_payment', targets, updated(paymentId, checked.output, state, stamp), state, stamp);
  },
});

function updated(
  paymentId: string,
  form: v.InferOutput<ReturnType<typeof paymentSchemaFor>>,
  state: RootState,
  stamp: Stamp,
): DecideClaim {
  const { paymentStatus, failureReason, paymentRef, changeReason } = form;
  const amount = Number(form.amount);
  return (claim) => {
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
    const rest =
      paymentStatus === 'success' && !others.some(isUnderWay)
        ? findAmountDue(claim.approvedAmount, payments, paymentId) - amount
        : 0;
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
}

/**
 * Makes a new pending payment after a failed one, which stays as it was; payee and account may be corrected. Refuses a
 * claim that has a payment under way, as the portal once let one have.
 */
export const retryPaymentCommand = defineCommand<RetryForm>({
  ...onClaims,
  name: 'payments/retry',
  label: lifecycle.retry_payment.label,
  decide(state, { targets, form }, stamp) {
    const latest = findLatestPayment(targets.flatMap(({ id }) => selectClaimPayments(state, id)));
    const checked = checkForm(retrySchemaFor(latest), form);
    if (!checked.ok) return refuse(checked.refusal);
    const decide: DecideClaim = (claim) => {
      const payments = selectClaimPayments(state, claim.id);
      if (payments.some(isUnderWay)) return { refusal: severalUnderWay };
      const due = outstanding(claim, payments);
      const amount = Math.min(findWaitingPayment(claim.approvedAmount, payments)?.amount ?? due, due);
      return {
        after: { status: 'payment_processing' },
        payments: [{ after: { ...newPayment(claim, payments, amount, stamp), ...checked.output } }],
      };
    };
    return onEach('retry_payment', targets, decide, state, stamp);
  },
});

/** Adds an internal note. Refuses one that is empty or too long. Any signed-in role may; the claim's status stays. */
export const addNoteCommand = defineCommand<{ claimId: string; note: NoteForm }>({
  scope: 'register',
  accepts: acceptsNote,
  name: 'claims/addNote',
  label: 'Add Note',
  findSubject: (_state, { form }) => [form.claimId],
  decide(state, { form: { claimId, note: form } }, stamp) {
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
  },
});

const onEach = (
  action: LifecycleAction,
  targets: readonly Target[],
  decide: DecideClaim,
  state: RootState,
  stamp: Stamp,
) =>
  decideLifecycle(
    action,
    targets.map((target) => ({ target, decide })),
    state,
    stamp,
  );

/** The targets of a command, each with the form that was filled in for it. */
const filled = <Form>({ targets, form }: Command<unknown, readonly Form[]>): FilledClaim<Form>[] =>
  targets.flatMap((target, place) => {
    const own = form[place];
    return own === undefined ? [] : [{ target, form: own }];
  });

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

const outstanding = (claim: Claim, payments: readonly Payment[]) => findOutstanding(claim, payments) ?? 0;
