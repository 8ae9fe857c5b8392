import { kampalaDay } from '../../domain/calendar';
import { barredRefusal } from '../../domain/checklist/checklist';
import { awaitedUntil, findClosing, findOpenPieces, mayClose } from '../../domain/claim/asked';
import { findLastVerification, type Claim } from '../../domain/claim/claim';
import { findConditionRefusal, isSent, sendsMoney } from '../../domain/claim/conditionBar';
import { findAmountDue, findStatusByPayments } from '../../domain/claim/claimPayments';
import { findLifecycleRefusal, getAction, type LifecycleAction } from '../../domain/workflow/lifecycle';
import type { Payment } from '../../domain/payment/payment';
import type { Refusal } from '../../domain/refusal';
import { statuses, type ClaimStatus } from '../../domain/workflow/statuses';
import { isBySchedule, isSoundValuation } from '../../domain/valuation/valuation';
import type { Actor } from '../../domain/user/user';
import type { Words } from '../../domain/words';
import { findLastChange } from '../audit/selectors';
import type { Register, Target } from '../command';
import type { ClaimChange, LifecycleEvent, noteAdded, PaymentChange } from '../events';
import { selectScheme } from '../scheme/selectors';
import { findSchedule } from '../schedules/selectors';
import { selectClaimPayments } from '../payments/selectors';
import { isEqual } from '../register/isEqual';
import { findClaim } from './selectors';

/*
 * What every copy of the register asks of an event on claims, whoever decided on it and wherever. It is the first part of
 * each decision as well.
 */

/**
 * A lifecycle action on claims. Refuses an unknown claim, another role, another status, a claim that has changed since,
 * a status that the action does not lead to, payments of more than is still to be paid, a resubmission while a piece of the
 * information asked for is open, a closing for no answer before its day has passed, and money that is sent while a condition of
 * the approval is open.
 */
export function acceptsLifecycle(register: Register, { payload, meta }: LifecycleEvent): Refusal | undefined {
  const { action, changes, created } = payload;
  for (const change of changes) {
    const refusal = created
      ? acceptsSubmission(register, created, meta.actor)
      : (acceptsTarget(register, action, meta.actor, { id: change.claimId, rev: change.rev }) ??
        acceptsOutcome(register, action, change, meta.at));
    if (refusal) return { ...refusal, claimId: change.claimId };
  }
  return undefined;
}

/** A note on a claim. Refuses an unknown claim; any role may add one. */
export function acceptsNote(register: Register, { payload }: ReturnType<typeof noteAdded>): Refusal | undefined {
  return findClaim(register, payload.claimId) ? undefined : unknownClaim(payload.claimId);
}

/** Whether an actor may do an action to a claim as it stood at a revision. Refuses as `acceptsLifecycle` does. */
export function acceptsTarget(
  register: Register,
  action: LifecycleAction,
  { role }: Actor,
  { id, rev }: Target,
): Refusal | undefined {
  const claim = findClaim(register, id);
  if (!claim) return unknownClaim(id);
  const refusal = findLifecycleRefusal(action, role, claim.status);
  return refusal?.code === 'wrong_role'
    ? refusal
    : (changedRefusal(register, claim, rev) ?? refusal ?? findChecklistRefusal(register, action, claim));
}

/** Nothing is forwarded with a point of its checklist open, or barred without a reason. */
function findChecklistRefusal(register: Register, action: LifecycleAction, claim: Claim): Refusal | undefined {
  return action === 'forward_to_cvc' ? barredRefusal(claim, selectScheme(register)) : undefined;
}

function acceptsSubmission(register: Register, { id }: Claim, { role }: Actor): Refusal | undefined {
  return findLifecycleRefusal('submit', role, 'draft') ?? (findClaim(register, id) && unknownDraft);
}

function acceptsOutcome(
  register: Register,
  action: LifecycleAction,
  change: ClaimChange,
  at: string,
): Refusal | undefined {
  const claim = findClaim(register, change.claimId);
  if (!claim) return unknownClaim(change.claimId);
  const wrongValuation = findValuationRefusal(register, action, claim, change);
  if (wrongValuation) return wrongValuation;
  const wrongAnswer = answerChecks[action]?.(claim, change.after, at);
  if (wrongAnswer) return wrongAnswer;
  const before = selectClaimPayments(register, claim.id);
  const changed = change.payments ?? [];
  const sends = getAction(action).pays === 'sends' ? sendsMoney : ({ after }: PaymentChange) => isSent(after);
  const barred = changed.some(sends) && findConditionRefusal(claim);
  if (barred) return barred;
  const payments = paymentsAfter(before, changed);
  const approvedAmount = change.after.approvedAmount ?? claim.approvedAmount;
  for (const { before: seen, after } of changed) {
    if (seen?.rev !== before.find(({ id }) => id === after.id)?.rev) return changedRefusal(register, claim, -1);
    // Money that did not go out takes nothing from what is still to be paid.
    const staysUnpaid = after.paymentStatus === 'failed' && after.amount === seen?.amount;
    if (!staysUnpaid && after.amount > findAmountDue(approvedAmount, payments, after.id)) return moreThanDue;
  }
  const status = statusAfter(action, claim, change.after.approvedAmount, payments);
  return change.after.status === status ? undefined : notAllowed;
}

/**
 * Refuses what is forwarded with other rates than its schedule has, or with a compensation that its lines do not explain, and
 * an approval above the limit.
 */
function findValuationRefusal(
  register: Register,
  action: LifecycleAction,
  claim: Claim,
  { after }: ClaimChange,
): Refusal | undefined {
  if (action === 'approve') {
    const cap = findLastVerification(claim)?.valuation?.cap;
    return cap !== undefined && (after.approvedAmount ?? 0) > cap ? wrongAmount : undefined;
  }
  const valuation = action === 'forward_to_cvc' ? after.verifications?.at(-1)?.valuation : undefined;
  if (!valuation) return undefined;
  const schedule = findSchedule(register, valuation.schedule);
  const isSound =
    schedule?.status === 'published' &&
    isBySchedule(valuation, claim.incident.incidentType, schedule) &&
    isSoundValuation(valuation, after.calculatedCompensation);
  return isSound ? undefined : wrongAmount;
}

type AnswerCheck = (claim: Claim, after: ClaimChange['after'], at: string) => Refusal | undefined;
type AnswerChecks = { [Action in LifecycleAction]?: AnswerCheck };

/**
 * Refuses a resubmission while a piece is open, a list that is awaited until no later day than it was made, and a closing or
 * a reopening that its own form could not have decided on (docs/product.md, Information asked for; Closing). `at` is
 * when it was decided, an instant.
 */
const answerChecks: AnswerChecks = {
  resubmit: (claim) => {
    const open = findOpenPieces(claim).length;
    return open > 0 ? stillOpen(open) : undefined;
  },
  request_info: (_claim, after, at) => {
    const last = after.verifications?.at(-1);
    return last?.verifiedOn === at && (last.asked?.until ?? 'later') > kampalaDay(at) ? undefined : notAllowed;
  },
  close: (claim, { closings }, at) => {
    const closing = closings?.at(-1);
    const isSound =
      closings?.length === (claim.closings?.length ?? 0) + 1 &&
      closing?.from === claim.status &&
      closing.closedOn === at &&
      mayClose(claim, closing.reason, kampalaDay(at)) &&
      (closing.reason !== 'withdrawn' || closing.note !== '');
    return isSound ? undefined : notAllowed;
  },
  reopen: (claim, { closings, verifications }, at) => {
    const stands = findClosing(claim);
    const closing = closings?.at(-1);
    const isSound =
      closings?.length === claim.closings?.length &&
      closing?.reopened !== undefined &&
      isEqual({ ...closing, reopened: undefined }, stands);
    if (stands?.from !== 'request_info') return isSound && !verifications ? undefined : notAllowed;
    const until = verifications?.at(-1)?.asked?.until ?? '';
    const isSameList = until > kampalaDay(at) && isEqual(verifications, awaitedUntil(claim, until));
    return isSound && isSameList ? undefined : notAllowed;
  },
};

const stillOpen = (open: number): Refusal => ({
  code: 'invalid',
  message: 'Answer every piece of the information asked for before you resubmit. Still open: {{number}}.',
  params: { number: open },
});

/**
 * The status that an action leads to.
 * @param approvedAmount UGX, where the action sets one
 * @param payments those of the claim once it is done
 */
export function statusAfter(
  action: LifecycleAction,
  claim: Claim,
  approvedAmount: number | undefined,
  payments: readonly Payment[],
): ClaimStatus {
  const { to } = getAction(action);
  if (to === 'unchanged') return claim.status;
  if (to === 'as_before') return findClosing(claim)?.from ?? claim.status;
  return to === 'by_payment' ? findStatusByPayments(approvedAmount ?? claim.approvedAmount ?? 0, payments) : to;
}

/** The payments of a claim once an action is done. */
export function paymentsAfter(before: readonly Payment[], changes: readonly PaymentChange[]): Payment[] {
  const kept = before.filter(({ id }) => changes.every(({ after }) => after.id !== id));
  return [...kept, ...changes.map(({ after }) => after)];
}

export function unknownClaim(id: string): Refusal {
  return { code: 'not_found', message: 'The claim with ID {{id}} could not be found', params: { id } };
}

/** The refusal of what is done to a draft that is not there, or whose claim is. */
export const unknownDraft: Refusal = {
  code: 'not_found',
  message: 'This draft no longer exists. It was submitted or discarded.',
};

const wrongAmount: Refusal = {
  code: 'invalid',
  message: 'The amount does not match the valuation schedule. Check the valuation and try again.',
};

const moreThanDueMessage: Words = 'Amount cannot exceed the outstanding amount';

/** At its field. */
const moreThanDue: Refusal = {
  code: 'invalid',
  message: moreThanDueMessage,
  fields: { amount: moreThanDueMessage },
};

const notAllowed: Refusal = {
  code: 'wrong_status',
  message: 'This action is not possible for this claim now. Nothing was changed.',
};

/** The refusal of a deed decided on another revision than the one that stands, naming who changed the claim, if memory knows. */
export function changedRefusal(register: Register, claim: Claim, rev: number): Refusal | undefined {
  if (claim.rev === rev) return undefined;
  const last = findLastChange(register, claim.id);
  return {
    code: 'changed',
    message: last
      ? 'Not saved: {{user}} changed this claim on {{time}}. Its status is now "{{status}}". Check it before you decide.'
      : 'Not saved: this claim was changed on {{time}}. Its status is now "{{status}}". Check it before you decide.',
    params: { user: last?.user ?? '' },
    words: { status: [statuses[claim.status].badge] },
    instants: { time: last?.timestamp ?? claim.updatedAt },
  };
}
