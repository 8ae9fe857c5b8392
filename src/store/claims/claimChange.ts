import type { DecisionContext, DecisionResult } from '../../domain/actions/decide';
import type { Claim, InternalNote, LastAction } from '../../domain/claim/claim';
import { takeBack } from '../../domain/claim/undo';
import { findStatusByPayments } from '../../domain/claim/amountDue';
import { findStatusBefore } from '../../domain/claim/outcome';
import { findDecisionToTell, isSameDecision } from '../../domain/claim/telling/told';
import { counts, type Payment } from '../../domain/payment/payment';
import { getAction, type LifecycleAction } from '../../domain/workflow/lifecycle';
import type { ClaimStatus } from '../../domain/workflow/statuses';
import { selectAllPayments, selectClaimPayments } from '../payments/selectors';
import type { Register } from '../registerReducers';
import type { ClaimChange, ClaimFields, PaymentChange, Stamp } from '../events';

/** What an action makes of a claim: its own result, and what follows from its row. */
export function makeChange(
  action: LifecycleAction,
  { claim, payments, stamp }: Pick<DecisionContext, 'claim' | 'payments' | 'stamp'>,
  { after: changed, note, payments: paid }: DecisionResult,
): ClaimChange {
  const { to, noteType } = getAction(action);
  if (to === 'undone' && claim.undoable) return makeUndo(claim, claim.undoable, payments, stamp);
  const status = statusAfter(action, claim, changed?.approvedAmount, paymentsAfter(payments, paid ?? []));
  const decided: ClaimFields = { status, ...(to === 'submitted' && { submittedAt: stamp.at }), ...changed };
  const after: ClaimFields = { ...decided, ...startTelling(claim, decided) };
  const fields = Object.keys(after) as (keyof ClaimFields)[];
  return {
    claimId: claim.id,
    claimantName: (changed?.claimant ?? claim.claimant).fullName,
    rev: claim.rev,
    before: { ...Object.fromEntries(fields.map((field) => [field, claim[field]])), status: claim.status },
    after,
    ...(note && { note: makeNote(claim.id, { content: note, type: noteType }, stamp) }),
    ...(paid && { payments: paid }),
  };
}

/** What was done last is taken back, and named. */
function makeUndo(claim: Claim, last: LastAction, held: readonly Payment[], { at }: Stamp): ClaimChange {
  const { after, payments } = takeBack(last, held, at);
  const fields = Object.keys(after) as (keyof ClaimFields)[];
  return {
    claimId: claim.id,
    claimantName: claim.claimant.fullName,
    rev: claim.rev,
    before: { ...Object.fromEntries(fields.map((field) => [field, claim[field]])), status: claim.status },
    after,
    undoes: { eventId: last.eventId, action: last.action },
    ...(payments.length > 0 && { payments }),
  };
}

/** The payments of a claim that an action is decided on: cancelled ones for an undo alone, which may bring one back. */
export const paymentsFor = (register: Register, action: LifecycleAction, claimId: string): Payment[] =>
  getAction(action).to === 'undone' ? selectAllPayments(register, claimId) : selectClaimPayments(register, claimId);

/** The internal note that somebody leaves on a claim. */
export const makeNote = (
  claimId: string,
  { content, type }: Pick<InternalNote, 'content' | 'type'>,
  { eventId, at, actor }: Stamp,
): InternalNote => ({ id: `${eventId}:${claimId}`, content, author: actor.name, timestamp: at, type });

/** The status that an action leads to. `approvedAmount` is what it sets, UGX; `payments` are those once it is done. */
function statusAfter(
  action: LifecycleAction,
  claim: Claim,
  approvedAmount: number | undefined,
  payments: readonly Payment[],
): ClaimStatus {
  const { to } = getAction(action);
  if (to === 'unchanged' || to === 'undone') return claim.status;
  if (to === 'as_before') return findStatusBefore(claim);
  return to === 'by_payment' ? findStatusByPayments(approvedAmount ?? claim.approvedAmount ?? 0, payments) : to;
}

/** The payments of a claim once an action is done, without cancelled ones. */
export function paymentsAfter(before: readonly Payment[], changes: readonly PaymentChange[]): Payment[] {
  const kept = before.filter(({ id }) => changes.every(({ after }) => after.id !== id));
  return [...kept, ...changes.map(({ after }) => after)].filter(counts);
}

/** A decision that the claimant is to be told of begins the list of what they were told (docs/product.md, Told). */
function startTelling(claim: Claim, decided: ClaimFields): Pick<Claim, 'told'> | undefined {
  const decision = findDecisionToTell({ ...claim, ...(decided as Partial<Claim>) });
  return decision && !isSameDecision(decision, findDecisionToTell(claim)) ? { told: claim.told ?? [] } : undefined;
}
