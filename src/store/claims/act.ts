import { findAccount } from '../../domain/access/account';
import type { Claim } from '../../domain/claim/claim';
import { getAction, type ClaimAction, type FormOf, type LifecycleAction } from '../../domain/workflow/lifecycle';
import type { Refusal } from '../../domain/refusal';
import { defineCommand, refuse, type Command, type Target } from '../command';
import { commit } from '../commit';
import { isLifecycleEvent, lifecycleHappened, type ClaimChange, type LifecycleEvent, type Stamp } from '../events';
import { selectLacksPayment } from '../persistence/lacksPayment';
import { selectCancelledPayments } from '../payments/selectors';
import { selectSchedules } from '../schedules/selectors';
import type { RootState } from '../registerReducers';
import { selectUsers } from '../users/selectors';
import { acceptsLifecycle, acceptsTarget } from './accepts';
import { findFormRules } from './actionRules';
import { makeChange, paymentsFor } from './claimChange';
import { unknownClaim } from './refusals';
import { findClaim } from './selectors';

/*
 * The actions on submitted claims, on one or on several at once (docs/product.md, Bulk actions): one event, all of it
 * or nothing. An action that asks for nothing leads to its status and does no more.
 */

/** A claim as somebody saw it, and what was filled in for it. */
export type FilledForm<Form> = { target: Target; form: Form };

type ActForm = { action: ClaimAction; forms: readonly unknown[] };

const claimAction = defineCommand<ActForm, undefined, undefined, LifecycleEvent>({
  scope: 'register',
  makes: { match: isLifecycleEvent },
  accepts: acceptsLifecycle,
  name: 'claims/act',
  findLabel: ({ action }) => getAction(action).label,
  narrow: ({ targets, form: { action, forms } }, isMeant) =>
    actOn(
      action,
      targets.flatMap((target, place) => (isMeant(target.id) ? { target, form: forms[place] } : [])),
    ),
  decide(state, { targets, form: { action, forms } }, stamp) {
    const changes: ClaimChange[] = [];
    for (const [place, target] of targets.entries()) {
      const change = decideOne(action, target, forms[place], state, stamp);
      if ('refusal' in change) return refuse({ ...change.refusal, claimId: target.id });
      changes.push(change);
    }
    return { ok: true, event: lifecycleHappened({ action, changes }, stamp), value: undefined };
  },
});

/** The command of an action on claims, each with the form that was filled in for it. */
export const actCommand = <Action extends ClaimAction>(
  action: Action,
  claims: readonly FilledForm<FormOf<Action>>[],
): Command<undefined> => actOn(action, claims);

const actOn = (action: ClaimAction, claims: readonly FilledForm<unknown>[]): Command<undefined, ActForm, undefined> =>
  claimAction(
    { action, forms: claims.map(({ form }) => form) },
    claims.map(({ target }) => target),
  );

/**
 * Does an action to one or several claims. Refuses an unknown claim, another role, another status, a claim that has
 * changed since the screen showed it, a payment while one of the claim's cannot be read, and what the action's own
 * decision refuses; the refusal's `claimId` says of which claim, its `fields` are that claim's. Refuses an empty list,
 * and one that names a claim twice.
 */
export const act = <Action extends ClaimAction>(action: Action, claims: readonly FilledForm<FormOf<Action>>[]) =>
  commit(actCommand(action, claims));

function decideOne(
  action: ClaimAction,
  target: Target,
  form: unknown,
  state: RootState,
  stamp: Stamp,
): ClaimChange | { refusal: Refusal } {
  const claim = findClaim(state, target.id);
  if (!claim) return { refusal: unknownClaim(target.id) };
  const refusal = acceptsTarget(state, action, stamp.actor, target) ?? setAsideRefusal(action, claim, state);
  if (refusal) return { refusal };
  const payments = paymentsFor(state, action, claim.id);
  const account = findAccount(selectUsers(state), stamp.actor.email)?.id;
  const cancelled = selectCancelledPayments(state, claim.id);
  const on = { action, claim, payments, cancelled, schedules: selectSchedules(state), stamp, account };
  const outcome = findFormRules(action)?.decide(form as never, on) ?? {};
  if ('refusal' in outcome) return outcome;
  return makeChange(action, on, outcome);
}

/** A payment that cannot be read may have been made: its claim would be paid twice. */
function setAsideRefusal(action: LifecycleAction, { id }: Claim, state: RootState): Refusal | undefined {
  if (!getAction(action).pays || !selectLacksPayment(state, id)) return undefined;
  return {
    code: 'set_aside',
    message:
      'A payment of claim {{id}} is unreadable, so the paid amount is uncertain. Before paying, check Settings, Data management.',
    params: { id },
  };
}
