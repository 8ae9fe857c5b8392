import { kampalaDay } from '../calendar';
import { isSoundAnswer } from '../claim/answerForm';
import { longestList, mayClose } from '../claim/asked';
import { findLastDecision, findLastVerification, type Claim } from '../claim/claim';
import { findOutcome } from '../claim/outcome';
import { findDecisionToTell, isSameDecision } from '../claim/told';
import { isSent } from '../claim/conditionBar';
import { openConditions } from '../claim/conditions';
import type { ToldDecision } from '../claim/toldRecord';
import { findOutstanding, sumUnderWay } from '../claim/claimPayments';
import { paperRecord } from '../workflow/decision';
import { isDistrict } from '../place/districts';
import type { Draft } from '../claim/draft';
import {
  acceptsType,
  allFiles,
  evidenceSlotNames,
  evidenceSlots,
  maximumClaimBytes,
  maximumPhotos,
} from '../incident/evidence';
import { defaultOpeningBalance, type FundLedgerEntry } from '../payment/ledger';
import { inPayment, isPayoutOf } from '../payment/impossiblePayments';
import { isInUganda } from '../place/location';
import { findLatestPayment, isUnderWay, sumPaid, type ClaimWithPayments, type Payment } from '../payment/payment';
import type { Closing } from '../workflow/closing';
import { statuses, type StatusRow } from '../workflow/statuses';
import type { User } from '../user/user';
import { isSoundValuation } from '../valuation/valuation';
import type { Verification } from '../workflow/verification';

/*
 * What holds between the records of a register, beyond their shapes (storedFields.ts): what the portal itself can never have
 * written. Asked of what comes in from elsewhere, since a file may have been edited by hand. Of what is stored, less is
 * asked (impossiblePayments.ts).
 */

/** Why a record cannot have been written by the portal. */
export type Unsoundness =
  /** An id that no address can hold, or a revision that leaves no room for another. */
  | 'odd_id'
  | 'unknown_district'
  | 'in_future'
  /** Its moments do not follow each other. */
  | 'out_of_order'
  /** Coordinates outside the country, or one without the other. */
  | 'odd_place'
  /** More files, or others, than the wizard takes. */
  | 'odd_evidence'
  /** Nobody did what its status says, or it holds what was not done yet. */
  | 'no_decision'
  /** The claimant was told of a decision that was never made, or before it was. */
  | 'told_of_nothing'
  /** Information that was never asked for was answered, or a claim went on while a piece of it was open. */
  | 'odd_answers'
  /** Closed without a closing that stands, for no answer before the day, or a closing that nobody reopened. */
  | 'odd_closing'
  /** Conditions that no approval made, or money that was sent while one was open. */
  | 'odd_conditions'
  /** Another amount than was assessed or approved. */
  | 'other_amount'
  | 'overpaid'
  /** A payment of more than is still to be paid. */
  | 'too_much'
  /** Two payments under way. */
  | 'open_twice'
  /** Its payments do not lead to its status. */
  | 'other_payments'
  /** A payment does not hold what its own status needs. */
  | 'odd_payment'
  /** Payments that are not numbered one after the other. */
  | 'odd_numbers'
  /** A payment to somebody to whom none was retried. */
  | 'other_payee'
  /** Entries of the ledger that do not follow each other. */
  | 'broken_chain'
  /** A top-up of the fund without a note. */
  | 'no_note'
  /** A valuation schedule with a rate missing, twice or below zero, or published without a day. */
  | 'odd_schedule'
  /** Rules of the scheme that its form does not let through. */
  | 'odd_scheme'
  /** A claim was valued by other rates than it names, or above the limit. */
  | 'odd_valuation';

/** Devices' clocks differ, and stand in other zones: what is out of order or ahead by a day may be true. Milliseconds. */
const clockSlack = 24 * 3_600_000;

/** What addresses, names of files and keys of storage can hold. */
const claimIdPattern = /^[A-Z0-9-]{1,64}$/i;
/** Those of payments, drafts and accounts may be put together of others. */
const idPattern = /^[A-Z0-9:-]{1,200}$/i;

/** More changes than any record goes through, far below where whole numbers end. */
const maximumRevision = 1_000_000_000;

const isOdd = ({ id, rev }: { id: string; rev: number }) => !idPattern.test(id) || rev > maximumRevision;

/** Whether one of several moments lies in the future, by more than clocks differ. @param now an instant */
export const isAhead = (moments: readonly (string | undefined)[], now: string) => {
  const latest = Date.parse(now) + clockSlack;
  return moments.some((moment) => moment !== undefined && Date.parse(moment) > latest);
};

/** Whether moments follow each other, those left out that there are none of. */
const inOrder = (...moments: (string | undefined)[]) => {
  const times = moments.flatMap((moment) => (moment === undefined ? [] : Date.parse(moment)));
  return times.every((time, index) => index === 0 || time >= (times[index - 1] ?? time) - clockSlack);
};

/**
 * Why a claim with its payments cannot be true; undefined when nothing speaks against it.
 * @param now an instant
 * @param wasRetried whether a log tells that a payment was made by a retry, which may correct where it goes
 */
export function findUnsoundClaim(
  { claim, payments }: ClaimWithPayments,
  now: string,
  wasRetried: (paymentId: string) => boolean,
): Unsoundness | undefined {
  if (!claimIdPattern.test(claim.id) || [claim, ...payments].some(isOdd)) return 'odd_id';
  if (!isDistrict(claim.claimant.district)) return 'unknown_district';
  if (isAhead([...momentsOf(claim), ...payments.flatMap(paymentMoments)], now)) return 'in_future';
  if (!isInOrder(claim) || !mayLackDays(claim)) return 'out_of_order';
  return (
    findWrongContent(claim) ??
    findWrongDecision(claim) ??
    findWrongAnswers(claim) ??
    findWrongClosing(claim) ??
    findWrongTelling(claim) ??
    findWrongConditions(claim, payments) ??
    findWrongStatus(claim, payments) ??
    findWrongPayments(claim, payments, wasRetried)
  );
}

function momentsOf({ createdAt, registeredAt, submittedAt, updatedAt, incident, notes, ...claim }: Claim) {
  return [
    ...[createdAt, registeredAt, submittedAt, updatedAt, incident.dateOfIncident],
    incident.incidentType === 'death' ? incident.dateOfDeath : undefined,
    ...claim.verifications.map(({ verifiedOn }) => verifiedOn),
    ...claim.decisions.map(({ decidedOn }) => decidedOn),
    claim.finalApproval?.approvedOn,
    ...[claim.checklist?.firstReport?.day, claim.checklist?.visit?.day, claim.checklist?.checkedAt],
    ...(claim.told ?? []).flatMap(({ day, recordedAt }) => [day, recordedAt]),
    ...claim.verifications.flatMap(({ asked }) => asked?.pieces.map(({ answer }) => answer?.answeredOn) ?? []),
    ...(claim.closings ?? []).flatMap(({ closedOn, reopened }) => [closedOn, reopened?.reopenedOn]),
    ...(claim.conditionChecks ?? []).flatMap(({ metOn, recordedAt }) => [metOn, recordedAt]),
    ...notes.map(({ timestamp }) => timestamp),
  ];
}

const paymentMoments = ({ createdAt, updatedAt, paidAt }: Payment) => [createdAt, updatedAt, paidAt];

/** A claim may be begun after it was registered: one on paper is. It is submitted anew after a verification. */
function isInOrder({ incident, createdAt, registeredAt, submittedAt, updatedAt, ...claim }: Claim): boolean {
  const { verifications, decisions, finalApproval } = claim;
  const died = incident.incidentType === 'death' ? incident.dateOfDeath : undefined;
  return (
    inOrder(incident.dateOfIncident, submittedAt ?? createdAt) &&
    inOrder(died, submittedAt ?? createdAt) &&
    (died === undefined || died >= incident.dateOfIncident) &&
    inOrder(registeredAt, submittedAt, updatedAt) &&
    verifications.every(({ verifiedOn }) => inOrder(registeredAt, verifiedOn)) &&
    decisions.every(({ decidedOn }) => inOrder(registeredAt, decidedOn)) &&
    inOrder(registeredAt, decisions.at(-1)?.decidedOn, finalApproval?.approvedOn)
  );
}

/** Whether the days that a claim lacks are of the time before it came in, on paper; what was done here has its day. */
function mayLackDays({ registeredAt, submittedAt, decisions }: Claim): boolean {
  const isRegistered = registeredAt === undefined || submittedAt !== undefined;
  return (
    isRegistered && decisions.every(({ decidedOn, decidedBy }) => decidedOn !== undefined || decidedBy === paperRecord)
  );
}

/** Whether the wizard can have taken what a claim holds. Texts are left: the rules for them may have become stricter. */
function findWrongContent({ incident, evidence, checklist }: Claim): Unsoundness | undefined {
  const { latitude, longitude } = checklist?.visit ?? {};
  if (isOddPlace(incident.gpsLatitude, incident.gpsLongitude) || isOddPlace(latitude, longitude)) return 'odd_place';

  const files = allFiles(evidence);
  const fits =
    evidence.photos.length <= maximumPhotos &&
    evidenceSlotNames.every((slot) => evidenceSlots[slot].many || evidence[slot].length <= 1) &&
    evidenceSlotNames.every((slot) => evidence[slot].every(({ type }) => acceptsType(slot, type))) &&
    files.reduce((sum, { size }) => sum + size, 0) <= maximumClaimBytes &&
    new Set(files.map(({ id }) => id)).size === files.length;
  return fits ? undefined : 'odd_evidence';
}

/** Whether coordinates lie outside the country, or one of them is missing. */
const isOddPlace = (latitude: number | undefined, longitude: number | undefined): boolean =>
  latitude === undefined || longitude === undefined ? latitude !== longitude : !isInUganda(latitude, longitude);

/** Whether a claim was verified, decided and approved as its status says (lifecycle.ts), each with what that needs. */
function findWrongDecision(claim: Claim): Unsoundness | undefined {
  const { status, finalApproval } = claim;
  const [verification, decision] = [findLastVerification(claim), findLastDecision(claim)];
  // A claim that came on paper was decided there, and by nobody here.
  const onPaper = verification === undefined && decision?.decidedBy === paperRecord;
  const { held, group }: StatusRow = statuses[status];
  const isHeld = held.some(
    (row) =>
      row.decision.includes(decision?.decision) &&
      (row.verification.includes(verification?.action) || (onPaper && row.verification.includes('forward_to_cvc'))),
  );
  if (!isHeld || (group === 'rejected' && !findOutcome(claim))) return 'no_decision';
  const isFinal = inPayment.includes(status);
  if (isFinal ? !finalApproval && decision?.decidedBy !== paperRecord : finalApproval) return 'no_decision';
  if (!claim.verifications.every(isComplete) || !claim.verifications.slice(0, -1).every(wentOn)) return 'no_decision';
  if (claim.decisions.slice(0, -1).some(({ decision: earlier }) => earlier !== 'refer_back')) return 'no_decision';

  const approvedAmount = decision?.decision === 'approve' ? decision.approvedAmount : undefined;
  if (decision?.decision === 'approve' && !(approvedAmount && claim.approvedAmount)) return 'no_decision';
  if (claim.approvedAmount !== approvedAmount) return 'other_amount';
  if (!claim.verifications.every(isSoundlyValued)) return 'odd_valuation';
  const cap = verification?.valuation?.cap;
  if (cap !== undefined && (approvedAmount ?? 0) > cap) return 'odd_valuation';
  if (claim.decisions.some((taken) => taken.decision !== 'approve' && taken.approvedAmount !== undefined)) {
    return 'other_amount';
  }
  const assessed = verification?.calculatedCompensation;
  return assessed === undefined || assessed === claim.calculatedCompensation ? undefined : 'other_amount';
}

/** Whether what was asked for was answered by what the form takes, all of it before the claim went on. */
function findWrongAnswers({ status, verifications, closings }: Claim): Unsoundness | undefined {
  const waits = status === 'request_info' || (status === 'closed' && closings?.at(-1)?.from === 'request_info');
  const holds = verifications.every(({ action, asked, verifiedOn }, place) => {
    if (!asked) return true;
    const mayBeOpen = waits && place === verifications.length - 1;
    return (
      action === 'request_info' &&
      asked.until > kampalaDay(verifiedOn) &&
      asked.pieces.length <= longestList &&
      asked.pieces.every(({ answer }) =>
        answer ? isSoundAnswer(answer) && inOrder(verifiedOn, answer.answeredOn) : mayBeOpen,
      )
    );
  });
  return holds ? undefined : 'odd_answers';
}

/** Whether a closing stands where the status says so, and there alone, each made after the one before was reopened. */
function findWrongClosing(claim: Claim): Unsoundness | undefined {
  const { status, registeredAt, closings = [] } = claim;
  const last = closings.at(-1);
  const standing = closings.filter(({ reopened }) => !reopened);
  if (status === 'closed' ? standing.length !== 1 || standing[0] !== last : standing.length > 0) return 'odd_closing';
  const moments = closings.flatMap(({ closedOn, reopened }) => [closedOn, reopened?.reopenedOn]);
  const isExplained = ({ reason, note, from, reopened }: Closing) =>
    (reason === 'withdrawn' ? note !== '' : from === 'request_info') && reopened?.because !== '';
  if (!inOrder(registeredAt, ...moments) || !closings.every(isExplained)) return 'odd_closing';
  if (status !== 'closed' || !last) return undefined;
  return mayClose({ ...claim, status: last.from }, last.reason, kampalaDay(last.closedOn)) ? undefined : 'odd_closing';
}

/** Whether the claimant was told of what was decided on the claim, and not before it was. */
function findWrongTelling(claim: Claim): Unsoundness | undefined {
  const made: readonly (ToldDecision | undefined)[] = [
    findDecisionToTell(claim),
    ...claim.verifications.flatMap(({ action, verifiedOn }) =>
      action === 'reject' ? { kind: 'rejected_district' as const, at: verifiedOn } : [],
    ),
    ...claim.decisions.flatMap(({ decision, decidedOn }) =>
      decision === 'reject' ? { kind: 'rejected_committee' as const, at: decidedOn } : [],
    ),
    ...(claim.closings ?? []).map(({ closedOn }) => ({ kind: 'closed' as const, at: closedOn })),
  ];
  const holds = (claim.told ?? []).every(
    ({ decision, day, recordedAt }) =>
      made.some((one) => one && isSameDecision(one, decision)) && inOrder(decision.at, day) && inOrder(day, recordedAt),
  );
  return holds ? undefined : 'told_of_nothing';
}

/** Whether what was ticked are conditions of an approval, not before it was made, and no money was sent before they were met. */
function findWrongConditions(claim: Claim, payments: readonly Payment[]): Unsoundness | undefined {
  const isDated = claim.decisions.every(
    ({ decision, decidedOn, paymentConditions }) =>
      paymentConditions === undefined || (decision === 'approve' && decidedOn !== undefined),
  );
  if (!isDated || (openConditions(claim).length > 0 && payments.some(isSent))) return 'odd_conditions';
  const holds = (claim.conditionChecks ?? []).every(
    ({ decidedOn, place, metOn, recordedAt }) =>
      claim.decisions.some((made) => made.decidedOn === decidedOn && place < (made.paymentConditions ?? []).length) &&
      (metOn === undefined || (inOrder(decidedOn, metOn) && inOrder(metOn, recordedAt))),
  );
  return holds ? undefined : 'odd_conditions';
}

/** What the form of a verification asks for (verificationForm.ts). */
function isComplete({ action, reasons = [], actionReason, ...assessed }: Verification): boolean {
  if (action !== 'forward_to_cvc') return Boolean(actionReason) || reasons.some((code) => code !== 'other');
  // Nothing was a compensation, too, for the form of earlier versions.
  return Boolean(assessed.valuationScheduleVersion) && assessed.calculatedCompensation !== undefined;
}

/** Whether what was forwarded has the compensation that its lines explain; until then a valuation may be half done. */
const isSoundlyValued = ({ action, valuation, calculatedCompensation }: Verification) =>
  valuation === undefined || action !== 'forward_to_cvc' || isSoundValuation(valuation, calculatedCompensation);

/** Whether a claim came back to the district after a verification, to be verified again: one that was rejected never does. */
const wentOn = ({ action }: Verification) => action !== 'reject';

/** Whether the payments are those that lead to the claim's status. */
function findWrongStatus({ status, approvedAmount = 0 }: Claim, payments: readonly Payment[]): Unsoundness | undefined {
  const open = payments.filter(isUnderWay);
  const failed = payments.some(({ paymentStatus }) => paymentStatus === 'failed');
  const paid = sumPaid(payments);
  if (paid > approvedAmount) return 'overpaid';
  if (open.length > 1) return 'open_twice';
  const fits = {
    paid: open.length === 0 && paid === approvedAmount,
    payment_processing: open.length === 1 && paid < approvedAmount,
    payment_failed: open.length === 0 && failed && paid < approvedAmount,
  };
  const isFit = status in fits ? fits[status as keyof typeof fits] : payments.length === 0;
  return isFit ? undefined : 'other_payments';
}

/** Whether each payment can have been made after those before it. */
function findWrongPayments(
  claim: Claim,
  payments: readonly Payment[],
  wasRetried: (paymentId: string) => boolean,
): Unsoundness | undefined {
  const { approvedAmount = 0 } = claim;
  const isTooMuch = payments.some(({ amount }) => amount === 0 || amount > approvedAmount);
  const isMoreInAll = sumPaid(payments) + sumUnderWay(payments) > approvedAmount;
  if (isTooMuch || isMoreInAll || !isWithinRest(claim, payments)) return 'too_much';
  if (!payments.every((payment) => holdsItsStatus(payment, claim))) return 'odd_payment';
  const ordered = [...payments].sort((a, b) => a.number - b.number);
  if (ordered.some(({ number }, index) => number !== index + 1)) return 'odd_numbers';
  const latest = findLatestPayment(payments);
  if (ordered.some((payment) => isUnderWay(payment) && payment !== latest)) return 'other_payments';
  const isTo = (payment: Payment, index: number) =>
    isPayoutOf(claim, payment) ||
    ordered.slice(0, index).some((before) => isSamePayee(before, payment)) ||
    (index > 0 && payment.payeeName !== '' && payment.payeeAccount !== '' && wasRetried(payment.id));
  return ordered.every(isTo) ? undefined : 'other_payee';
}

/**
 * Whether what failed may have failed of what was still to be paid: the latest when it failed, else one that was taken back
 * since. A success that was recorded later, on a claim that is paid, is what the latest failed of.
 */
function isWithinRest(claim: Claim, payments: readonly Payment[]): boolean {
  const { status } = claim;
  const rest = findOutstanding(claim, payments) ?? 0;
  const latest = findLatestPayment(payments);
  if (latest?.paymentStatus === 'failed') {
    const paidSince = payments.flatMap(({ paymentStatus, amount }) => (paymentStatus === 'success' ? amount : []));
    return latest.amount <= (status === 'paid' ? Math.max(...paidSince) : rest);
  }
  const failed = payments.filter(({ paymentStatus }) => paymentStatus === 'failed');
  return status !== 'payment_failed' || failed.some(({ amount }) => amount <= rest);
}

function holdsItsStatus({ paymentStatus, paidAt, failureReason, number }: Payment, claim: Claim): boolean {
  // The first payment of a claim that came on paper was made there, and the paper may not say when.
  const isPaid =
    paidAt !== undefined ||
    (paymentStatus === 'success' && number === 1 && findLastDecision(claim)?.decidedBy === paperRecord);
  return (paymentStatus === 'success') === isPaid && (paymentStatus === 'failed') === Boolean(failureReason);
}

const isSamePayee = (a: Payment, b: Payment) =>
  a.paymentMethod === b.paymentMethod && a.payeeName === b.payeeName && a.payeeAccount === b.payeeAccount;

/** Why a draft cannot be true. @param now an instant */
export function findUnsoundDraft({ id, claimId, createdAt, updatedAt }: Draft, now: string): Unsoundness | undefined {
  if (!idPattern.test(id) || (claimId !== undefined && !claimIdPattern.test(claimId))) return 'odd_id';
  return isAhead([createdAt, updatedAt], now) ? 'in_future' : undefined;
}

/** Why an account cannot be true. @param now an instant */
export function findUnsoundUser(user: User, now: string): Unsoundness | undefined {
  if (isOdd(user)) return 'odd_id';
  return isAhead([user.joinDate, user.lastLogin], now) ? 'in_future' : undefined;
}

/**
 * Why entries of the fund ledger cannot follow each other: each opens with what the one before left, the first with what
 * a fund has at first, or with more after a top-up, which needs a note (docs/product.md, Funds).
 * @param entries one after the other, from the first or from a later one on
 * @param now an instant
 */
export function findUnsoundLedger(entries: readonly FundLedgerEntry[], now: string): Unsoundness | undefined {
  if (entries.some(({ id }) => !idPattern.test(id))) return 'odd_id';
  const dates = entries.map(({ date }) => date);
  if (isAhead(dates, now)) return 'in_future';
  if (entries.some((entry) => entry.allocationAmount > 0 && !isDistrict(entry.allocationDistrict))) {
    return 'unknown_district';
  }
  const [first] = entries;
  const leftBefore = (index: number) =>
    index > 0 ? entries[index - 1]?.closingBalance : first?.number === 1 ? defaultOpeningBalance : undefined;
  const holds = entries.every(
    ({ number, openingBalance }, index) =>
      number === (first?.number ?? 0) + index && openingBalance >= (leftBefore(index) ?? openingBalance),
  );
  if (!holds || first?.number === 0 || !inOrder(...dates)) return 'broken_chain';
  const isUntold = ({ openingBalance, notes }: FundLedgerEntry, index: number) =>
    openingBalance > (leftBefore(index) ?? openingBalance) && notes.trim() === '';
  return entries.some(isUntold) ? 'no_note' : undefined;
}
