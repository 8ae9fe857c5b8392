import type { RegisterRecords } from '../domain/register/kinds/kinds';
import type { Claim } from '../domain/claim/claim';
import { findAppealable } from '../domain/claim/telling/appeal';
import { paperRecord } from '../domain/workflow/decision';
import type { Piece } from '../domain/workflow/askedRecord';
import { lifecycle, type LifecycleAction } from '../domain/workflow/lifecycle';
import type { Payment } from '../domain/payment/payment';
import { shippedScheme } from '../domain/scheme/scheme';
import type { ClaimRecords } from '../documents/claim/claimRecords';
import {
  buildAnswer,
  buildAppeal,
  buildAuditEvent,
  buildClaim,
  buildCorrection,
  buildHold,
  buildClosing,
  buildDecision,
  buildLastAction,
  buildPayment,
  buildVerification,
} from './builders';

type StoredStatus = Claim['status'];

/** A verification that did not assess the loss. */
const unassessed = { valuationScheduleVersion: undefined, calculatedCompensation: undefined };
const askingFor = (piece: Piece) =>
  buildVerification({
    ...unassessed,
    action: 'request_info',
    actionReason: 'No photo of the field',
    asked: { until: '2025-07-04', pieces: [piece] },
  });
const verified: Partial<Claim> = { verifications: [buildVerification()], calculatedCompensation: 1_250_000 };
const decided: Partial<Claim> = { ...verified, decisions: [buildDecision()], approvedAmount: 1_200_000 };
const finallyApproved: Partial<Claim> = {
  ...decided,
  finalApproval: { note: '', approvedOn: '2025-07-03T07:00:00.000Z', approvedBy: 'Ruth Namono' },
};

const reached: Record<StoredStatus, Partial<Claim>> = {
  submitted: {},
  under_verification: {},
  request_info: { verifications: [askingFor({ reason: 'other', text: '' })] },
  referred_district: {
    ...verified,
    decisions: [buildDecision({ decision: 'refer_back', approvedAmount: undefined, decisionNote: 'Visit again' })],
  },
  under_cvc_review: verified,
  approved: decided,
  payment_processing: finallyApproved,
  payment_failed: finallyApproved,
  paid: finallyApproved,
  closed: {
    closings: [buildClosing()],
  },
  rejected: { verifications: [buildVerification({ ...unassessed, action: 'reject', actionReason: 'Not wildlife' })] },
};

const paymentOf: Record<StoredStatus, Partial<Payment> | undefined> = {
  submitted: undefined,
  under_verification: undefined,
  request_info: undefined,
  referred_district: undefined,
  under_cvc_review: undefined,
  approved: undefined,
  payment_processing: { paymentStatus: 'pending' },
  payment_failed: { paymentStatus: 'failed', failureReason: 'Invalid account number' },
  paid: { paymentStatus: 'success', paymentRef: 'MM-0001', paidAt: '2025-07-04T09:00:00.000Z' },
  closed: undefined,
  rejected: undefined,
};

/** One claim at a status, with everything that it went through before, and its payment. */
export function recordsAt(
  status: StoredStatus,
  overrides: Partial<Claim> = {},
): Pick<RegisterRecords, 'claims' | 'payments'> & { claim: Claim } {
  const claim = buildClaim({ status, rev: 4, ...reached[status], ...overrides });
  const payment = paymentOf[status];
  // The id sorts before those of payments that a test makes.
  return {
    claim,
    claims: [claim],
    payments: payment ? [buildPayment({ id: 'PAY-0', claimId: claim.id, ...payment })] : [],
  };
}

/** What a claim is of which nobody wrote down who the claimant was, as an import brings it in. */
const notKnown: Partial<Claim> = {
  claimant: { ...buildClaim().claimant, nationalId: '', phoneNumber: '', payoutMethod: '', mobileMoneyNumber: '' },
  verifications: [],
  decisions: [buildDecision({ decision: 'reject', approvedAmount: undefined, decidedBy: paperRecord })],
};

/** What a claim is of which all that was asked for came. */
const answered: Partial<Claim> = {
  verifications: [askingFor({ reason: 'other', text: '', answer: buildAnswer() })],
};

/** What a claim is of which the decision is appealed, and waits for a valuation or a decision. */
function appealed(status: StoredStatus, waitsForValuation: boolean): Partial<Claim> {
  const decision = findAppealable(recordsAt(status).claim);
  const filedOn = '2025-07-10T09:00:00.000Z';
  const valuation = buildVerification({ verifiedOn: '2025-07-12T09:00:00.000Z', verifiedBy: 'Paul Okot' });
  const first = decision?.kind === 'rejected_district' && {
    valueFirst: true as const,
    ...(!waitsForValuation && { valuation }),
  };
  return { appeals: [buildAppeal({ ...(decision && { decision }), filedOn, ...first })] };
}

/** Where an action does all that it can do: what is returned from payment, or decided anew, has a payment to be cancelled. */
const findStatusFor = (action: LifecycleAction): StoredStatus =>
  action === 'return_to_committee' || action === 'uphold_appeal'
    ? 'payment_processing'
    : action === 'undo'
      ? 'under_verification'
      : (lifecycle[action].from.find((from) => from !== 'draft') ?? 'submitted');

/** One claim to which an action can be done. */
export const recordsFor = (
  action: LifecycleAction,
  status: StoredStatus = findStatusFor(action),
  overrides: Partial<Claim> = {},
) =>
  recordsAt(status, {
    ...(action === 'complete' && notKnown),
    ...(action === 'resubmit' && answered),
    ...(action === 'release' && { holds: [buildHold()] }),
    ...(action === 'value_appeal' && appealed(status, true)),
    ...((action === 'uphold_appeal' || action === 'dismiss_appeal') && appealed(status, false)),
    ...((action === 'confirm_correction' || action === 'decline_correction') && { corrections: [buildCorrection()] }),
    ...(action === 'undo' && { undoable: buildLastAction('district_officer') }),
    ...overrides,
  });

/** The same as papers take it, with one audit event and the scheme's rules as they ship. */
export const claimRecordsAt = (status: StoredStatus, overrides: Partial<Claim> = {}): ClaimRecords => ({
  ...recordsAt(status, overrides),
  events: [buildAuditEvent()],
  scheme: shippedScheme,
});
