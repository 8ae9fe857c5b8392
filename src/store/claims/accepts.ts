import { findAccount } from '../../domain/access/account';
import { findActorRefusal, findAreaRefusal, findDutyRefusal } from '../../domain/access/access';
import { type DecisionResult } from '../../domain/actions/decide';
import { notAllowed } from '../../domain/notAllowed';
import type { Claim } from '../../domain/claim/claim';
import { findConditionRefusal, isSent, sendsMoney } from '../../domain/claim/conditions/conditionBar';
import { findStopRefusal } from '../../domain/claim/stop';
import { counts } from '../../domain/payment/payment';
import { findAmountDue } from '../../domain/claim/amountDue';
import { submittedClaim } from '../../domain/claim/submittedClaim';
import { isEqual } from '../../domain/isEqual';
import { getAction, type LifecycleAction } from '../../domain/workflow/lifecycle';
import { findLifecycleRefusal } from '../../domain/workflow/lifecycleRefusal';
import type { Refusal } from '../../domain/refusal';
import type { Actor } from '../../domain/user/user';
import type { Words } from '../../domain/words';
import { selectAccessFacts } from '../access/selectors';
import type { Target } from '../command';
import type { Register } from '../registerReducers';
import type { ClaimChange, EventMeta, LifecycleEvent, PaymentChange } from '../events';
import { selectScheme } from '../scheme/selectors';
import { selectSchedules } from '../schedules/selectors';
import { selectCancelledPayments, selectClaimPayments } from '../payments/selectors';
import { findActionRefusal, findFormRules } from './actionRules';
import { makeChange, paymentsAfter, paymentsFor } from './claimChange';
import { fieldsAfter } from './fieldsAfter';
import { changedRefusal, unknownClaim, unknownDraft } from './refusals';
import { findRecord } from '../table';
import { findClaim } from './selectors';

/*
 * What every copy of the register asks of an event on claims, whoever decided on it and wherever. It is a part of each
 * decision as well.
 */

/**
 * A lifecycle action on claims. Refuses an unknown claim and one that is named twice, another role, another status, a claim
 * that has changed since, what the action's own rules refuse of the claim, payments of more than is still to be paid, money
 * that is sent while a condition of the approval is open, and whatever else the action could not have made of the claim.
 */
export function acceptsLifecycle(register: Register, event: LifecycleEvent): Refusal | undefined {
  const { payload, meta } = event;
  const { action, changes } = payload;
  if (action === 'submit') return acceptsSubmission(register, event);
  const [first] = changes;
  if (!first) return noClaims;
  const done = new Set<string>();
  for (const change of changes) {
    const refusal = done.has(change.claimId)
      ? namedTwice(change.claimId)
      : (acceptsTarget(register, action, meta.actor, { id: change.claimId, rev: change.rev }) ??
        acceptsChange(register, action, change, meta));
    if (refusal) return { ...refusal, claimId: change.claimId };
    done.add(change.claimId);
  }
  // An edit alone uses up a draft.
  return payload.draftId !== undefined && getAction(action).asks !== 'edit' ? notAllowed : undefined;
}

/** Whether an actor may do an action to a claim as it stood at a revision. Refuses as `acceptsLifecycle` does. */
export function acceptsTarget(
  register: Register,
  action: LifecycleAction,
  actor: Actor,
  { id, rev }: Target,
): Refusal | undefined {
  const claim = findClaim(register, id);
  if (!claim) return unknownClaim(id);
  const refusal = findActionRefusal(action, actor.role, claim, selectScheme(register));
  if (refusal?.code === 'wrong_role') return refusal;
  const changed = changedRefusal(register, claim, rev) ?? refusal;
  return changed ?? findActorRefusal(selectAccessFacts(register), action, actor, claim);
}

/** A submission brings a new claim as the portal makes it, and nothing else. */
function acceptsSubmission(register: Register, { payload, meta }: LifecycleEvent): Refusal | undefined {
  const { created, changes } = payload;
  if (!created) return unknownDraft;
  const refusal =
    findLifecycleRefusal('submit', meta.actor.role, 'draft') ??
    findAreaRefusal(selectAccessFacts(register), meta.actor, created.claimant) ??
    (findClaim(register, created.id) && unknownDraft);
  if (refusal) return { ...refusal, claimId: created.id };
  const made = submittedClaim(created, meta.at);
  return isEqual(created, made) && isEqual(changes, [submission(made)]) ? undefined : notAllowed;
}

/** The change that makes a claim of a draft. */
export const submission = ({ id, claimant }: Claim): ClaimChange => ({
  claimId: id,
  claimantName: claimant.fullName,
  rev: 0,
  before: { status: 'draft' },
  after: { status: 'submitted' },
});

/** Whether an action made a change: what is not its own result follows from its row. */
function acceptsChange(
  register: Register,
  action: LifecycleAction,
  change: ClaimChange,
  stamp: EventMeta,
): Refusal | undefined {
  const claim = findClaim(register, change.claimId);
  if (!claim) return unknownClaim(change.claimId);
  const payments = paymentsFor(register, action, claim.id);
  const facts = selectAccessFacts(register);
  const account = findAccount(facts.users, stamp.actor.email)?.id;
  const cancelled = selectCancelledPayments(register, claim.id);
  const on = { action, claim, payments, cancelled, schedules: selectSchedules(register), stamp, account };
  const result = resultOf(action, change);
  const barred =
    getAction(action).pays === 'sends' && change.payments?.some(succeeds)
      ? findDutyRefusal(facts, 'settle', stamp.actor, claim, getAction(action).roles)
      : undefined;
  const refusal =
    barred ?? acceptsPayments(register, action, claim, change) ?? findFormRules(action)?.accepts(result, on);
  return refusal ?? (isEqual(change, makeChange(action, on, result)) ? undefined : notAllowed);
}

/** Money that is said to have gone out: a success, or more of one. */
const succeeds = ({ before, after }: PaymentChange) =>
  after.paymentStatus === 'success' && (before?.paymentStatus !== 'success' || after.amount > before.amount);

/** What of a change is for the action to say: the content of the claim of an edit, nothing of what asks for nothing. */
function resultOf(action: LifecycleAction, { before, after, note, payments }: ClaimChange): DecisionResult {
  const { asks } = getAction(action);
  if (asks === 'nothing') return {};
  const { status: _status, told: _told, ...fields } = fieldsAfter({ before, after });
  if (asks === 'form') return { after: fields, note: note?.content, payments };
  const { claimant, incident, evidence } = fields;
  return { after: { claimant, incident, evidence } };
}

function acceptsPayments(
  register: Register,
  action: LifecycleAction,
  claim: Claim,
  { after: { approvedAmount = claim.approvedAmount }, payments: changed = [] }: ClaimChange,
): Refusal | undefined {
  const { pays } = getAction(action);
  if (!pays) return changed.length > 0 ? notAllowed : undefined;
  const before = selectClaimPayments(register, claim.id);
  const sends = pays === 'sends' ? sendsMoney : ({ after }: PaymentChange) => isSent(after);
  const isUndo = getAction(action).to === 'undone';
  const barred =
    (changed.some(sends) && findConditionRefusal(claim)) || (isUndo ? undefined : findStopRefusal(claim, changed));
  if (barred) return barred;
  const payments = paymentsAfter(before, changed);
  for (const { before: seen, after } of changed) {
    if (seen?.rev !== findRecord(register.payments.entities, after.id)?.rev) return changedRefusal(register, claim, -1);
    // Money that did not go out takes nothing from what is still to be paid.
    const staysUnpaid = !counts(after) || (after.paymentStatus === 'failed' && after.amount === seen?.amount);
    if (!staysUnpaid && after.amount > findAmountDue(approvedAmount, payments, after.id)) return moreThanDue;
  }
  return undefined;
}

const noClaims: Refusal = { code: 'invalid', message: 'No claim is selected' };

const namedTwice = (id: string): Refusal => ({
  code: 'invalid',
  message: 'Claim {{id}} is listed twice',
  params: { id },
});

const moreThanDueMessage: Words = 'Amount cannot exceed the outstanding amount';

/** At its field. */
const moreThanDue: Refusal = {
  code: 'invalid',
  message: moreThanDueMessage,
  fields: { amount: moreThanDueMessage },
};
