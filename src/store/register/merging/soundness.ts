import { findOutcome, type Claim } from '../../../domain/claim';
import { isDistrict } from '../../../domain/districts';
import type { Draft } from '../../../domain/draft';
import type { FundLedgerEntry } from '../../../domain/ledger';
import { sumPaid, type Payment } from '../../../domain/payment';
import { statuses } from '../../../domain/statuses';
import type { User } from '../../../domain/user';
import type { ClaimFile, Unsoundness } from './types';

/*
 * What the portal itself can never have written, beyond the shapes of records: a file may have been edited by hand.
 * Asked of what comes in alone, since what is stored here stays as it is.
 */

/** Devices' clocks differ, and stand in other zones: what is out of order or ahead by a day may be true. Milliseconds. */
const clockSlack = 24 * 3_600_000;

/** What addresses, names of files and keys of storage can hold. */
const claimIdPattern = /^[A-Z0-9-]{1,64}$/i;
/** Those of payments, drafts and accounts may be put together of others. */
const idPattern = /^[A-Z0-9:-]{1,200}$/i;

/** More changes than any record goes through, far below where whole numbers end. */
const maximumRevision = 1_000_000_000;

const isOdd = ({ id, rev }: { id: string; rev: number }) => !idPattern.test(id) || rev > maximumRevision;

const isAhead = (moments: readonly (string | undefined)[], now: string) => {
  const latest = Date.parse(now) + clockSlack;
  return moments.some((moment) => moment !== undefined && Date.parse(moment) > latest);
};

/** Whether moments follow each other, those left out that there are none of. */
const inOrder = (...moments: (string | undefined)[]) => {
  const times = moments.flatMap((moment) => (moment === undefined ? [] : Date.parse(moment)));
  return times.every((time, index) => index === 0 || time >= (times[index - 1] ?? time) - clockSlack);
};

/** Why a claim with its payments cannot be true; undefined when nothing speaks against it. @param now an instant */
export function findUnsoundClaim({ claim, payments }: ClaimFile, now: string): Unsoundness | undefined {
  if (!claimIdPattern.test(claim.id) || [claim, ...payments].some(isOdd)) return 'odd_id';
  if (!isDistrict(claim.claimant.district)) return 'unknown_district';
  if (isAhead([...momentsOf(claim), ...payments.flatMap(paymentMoments)], now)) return 'in_future';
  if (!isInOrder(claim)) return 'out_of_order';
  return findWrongStatus(claim, payments);
}

function momentsOf({ createdAt, registeredAt, submittedAt, updatedAt, incident, notes, ...claim }: Claim) {
  const { verification, decision, finalApproval } = claim;
  return [
    ...[createdAt, registeredAt, submittedAt, updatedAt, incident.dateOfIncident],
    incident.incidentType === 'death' ? incident.dateOfDeath : undefined,
    ...[verification?.verifiedOn, decision?.decidedOn, finalApproval?.approvedOn],
    ...notes.map(({ timestamp }) => timestamp),
  ];
}

const paymentMoments = ({ createdAt, updatedAt, paidAt }: Payment) => [createdAt, updatedAt, paidAt];

/** A claim may be begun after it was registered: one on paper is. It is submitted anew after a verification. */
const isInOrder = ({ registeredAt, submittedAt, updatedAt, verification, decision, finalApproval }: Claim) =>
  inOrder(registeredAt, submittedAt, updatedAt) &&
  inOrder(registeredAt, verification?.verifiedOn) &&
  inOrder(registeredAt, decision?.decidedOn, finalApproval?.approvedOn);

/** Whether the decision and the payments are those that lead to the claim's status (domain/lifecycle.ts). */
function findWrongStatus(claim: Claim, payments: readonly Payment[]): Unsoundness | undefined {
  const { status, decision, approvedAmount = 0 } = claim;
  const { group } = statuses[status];
  if (group === 'rejected' && !findOutcome(claim)) return 'no_decision';
  if (group === 'approved' && (decision?.decision !== 'approve' || approvedAmount === 0)) return 'no_decision';
  if (group === 'approved' && decision?.approvedAmount !== approvedAmount) return 'other_amount';

  const open = payments.filter(({ paymentStatus }) => paymentStatus === 'pending' || paymentStatus === 'processing');
  const failed = payments.some(({ paymentStatus }) => paymentStatus === 'failed');
  const paid = sumPaid(payments);
  if (paid > approvedAmount) return 'overpaid';
  if (open.length > 1) return 'open_twice';
  const fits = {
    paid: paid === approvedAmount,
    payment_processing: open.length === 1 && paid < approvedAmount,
    payment_failed: open.length === 0 && failed && paid < approvedAmount,
  };
  if (status in fits) return fits[status as keyof typeof fits] ? undefined : 'other_payments';
  return paid > 0 ? 'other_payments' : undefined;
}

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
 * Why entries of the fund ledger cannot follow each other: each opens with what the one before left, or with more after
 * a top-up (PRODUCT.md, Funds). @param now an instant
 */
export function findUnsoundLedger(entries: readonly FundLedgerEntry[], now: string): Unsoundness | undefined {
  if (entries.some(({ id }) => !idPattern.test(id))) return 'odd_id';
  const dates = entries.map(({ date }) => date);
  if (isAhead(dates, now)) return 'in_future';
  const holds = entries.every((entry, index) => entry.openingBalance >= (entries[index - 1]?.closingBalance ?? 0));
  return holds && inOrder(...dates) ? undefined : 'broken_chain';
}
