import type * as v from 'valibot';
import type { Claim } from '../../domain/claim';
import { lifecycle, type LifecycleAction } from '../../domain/lifecycle';
import type { Refusal } from '../../domain/refusal';
import { refuse, type Decision, type Target } from '../command';
import {
  lifecycleHappened,
  type ClaimChange,
  type ClaimFields,
  type LifecycleEvent,
  type PaymentChange,
  type Stamp,
} from '../events';
import { checkForm } from '../forms';
import { holdsPaymentOf } from '../persistence/setAside';
import type { RootState } from '../registerReducers';
import { acceptsTarget, unknownClaim } from './accepts';
import { findClaim } from './selectors';

/** What a deed makes of one claim: the fields that change, a note to leave, payments made or changed. */
export type Outcome = { after: ClaimFields; note?: string; payments?: PaymentChange[] };

export type DecideClaim = (claim: Claim, state: RootState, stamp: Stamp) => Outcome | { refusal: Refusal };

/** A claim and what the action makes of it. */
type ClaimDecision = { target: Target; decide: DecideClaim };

type LifecycleDecision = Decision<undefined, LifecycleEvent>;

/** A claim and the form that was filled in for it. */
export type FilledClaim<Form> = { target: Target; form: Form };

/**
 * The decision on a lifecycle action for one or several claims, all of them or none. Refuses an unknown claim, another
 * role, another status, a claim that has changed since the screen showed it, and whatever a claim's own `decide`
 * refuses; the refusal names the claim. Refuses an empty list, and one that names a claim twice.
 */
export function decideLifecycle(
  action: LifecycleAction,
  claims: readonly ClaimDecision[],
  state: RootState,
  stamp: Stamp,
): LifecycleDecision {
  const changes: ClaimChange[] = [];
  for (const { target, decide } of claims) {
    const change = changes.some(({ claimId }) => claimId === target.id)
      ? { refusal: namedTwice(target.id) }
      : decideOne(action, target, decide, state, stamp);
    if ('refusal' in change) return refuse({ ...change.refusal, claimId: target.id });
    changes.push(change);
  }
  if (changes.length === 0) return refuse(noClaims);
  return { ok: true, event: lifecycleHappened({ action, changes }, stamp), value: undefined };
}

/**
 * As `decideLifecycle`, for an action that a form is filled in for. Refuses what the schema refuses, and forms that ask
 * for different actions, which are different deeds.
 */
export function decideForms<Schema extends v.GenericSchema>(
  schema: Schema,
  claims: readonly FilledClaim<v.InferInput<Schema>>[],
  actionOf: (form: v.InferOutput<Schema>) => LifecycleAction,
  decide: (form: v.InferOutput<Schema>) => DecideClaim,
  state: RootState,
  stamp: Stamp,
): LifecycleDecision {
  const decisions: ClaimDecision[] = [];
  const actions = new Set<LifecycleAction>();
  for (const { target, form } of claims) {
    const checked = checkForm(schema, form);
    if (!checked.ok) return refuse({ ...checked.refusal, claimId: target.id });
    actions.add(actionOf(checked.output));
    decisions.push({ target, decide: decide(checked.output) });
  }
  const [action, another] = actions;
  if (!action) return refuse(noClaims);
  if (another) return refuse(severalActions);
  return decideLifecycle(action, decisions, state, stamp);
}

const noClaims: Refusal = { code: 'invalid', message: 'No claim is selected' };
const severalActions: Refusal = { code: 'invalid', message: 'What is done to several claims at once is one action' };

function namedTwice(id: string): Refusal {
  return { code: 'invalid', message: 'The claim with ID {{id}} is named twice', params: { id } };
}

function decideOne(
  action: LifecycleAction,
  target: Target,
  decide: DecideClaim,
  state: RootState,
  stamp: Stamp,
): ClaimChange | { refusal: Refusal } {
  const claim = findClaim(state, target.id);
  if (!claim) return { refusal: unknownClaim(target.id) };
  const refusal = acceptsTarget(state, action, stamp.actor, target) ?? setAsideRefusal(action, claim, state);
  if (refusal) return { refusal };
  const outcome = decide(claim, state, stamp);
  return 'refusal' in outcome ? outcome : changeOf(claim, outcome, action, stamp);
}

/** A payment that cannot be read may have been made: its claim would be paid twice. */
function setAsideRefusal(action: LifecycleAction, { id }: Claim, { storage }: RootState): Refusal | undefined {
  if (!lifecycle[action].pays || !storage.setAside.some((entry) => holdsPaymentOf(id, entry))) return undefined;
  return {
    code: 'set_aside',
    message:
      'A payment of {{id}} could not be read and was set aside, so nobody knows here what has been paid. Look it up in Settings, Data management, before paying.',
    params: { id },
  };
}

function changeOf(claim: Claim, outcome: Outcome, action: LifecycleAction, stamp: Stamp): ClaimChange {
  const { after, note, payments } = outcome;
  const fields = Object.keys(after) as (keyof ClaimFields)[];
  return {
    claimId: claim.id,
    claimantName: claim.claimant.fullName,
    rev: claim.rev,
    before: Object.fromEntries(fields.map((field) => [field, claim[field]])),
    after,
    ...(note && {
      note: {
        id: `${stamp.eventId}:${claim.id}`,
        content: note,
        author: stamp.actor.name,
        timestamp: stamp.at,
        type: lifecycle[action].noteType,
      },
    }),
    ...(payments && { payments }),
  };
}
