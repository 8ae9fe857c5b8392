import type * as v from 'valibot';
import type { Claim } from '../../domain/claim';
import { findLifecycleRefusal, lifecycle, type LifecycleAction } from '../../domain/lifecycle';
import type { Refusal } from '../../domain/refusal';
import { statuses } from '../../domain/statuses';
import { findLastChange } from '../audit/selectors';
import { holdsPaymentOf } from '../persistence/setAside';
import { refuse, type Decide } from '../commit';
import type { RootState } from '../registerReducers';
import { checkForm } from '../forms';
import { lifecycleHappened, type ClaimChange, type ClaimFields, type PaymentChange, type Stamp } from '../events';
import { findClaim } from './selectors';

/** A claim and the revision of it that the screen showed when the deed was decided on. */
export type ClaimTarget = { id: string; rev: number };

/** What a deed makes of one claim: the fields that change, a note to leave, payments made or changed. */
export type Outcome = { after: ClaimFields; note?: string; payments?: PaymentChange[] };

export type DecideClaim = (claim: Claim, state: RootState, stamp: Stamp) => Outcome | { refusal: Refusal };

/** A claim and what the deed makes of it. */
export type ClaimDeed = { target: ClaimTarget; decide: DecideClaim };

/** A claim and the form that was filled in for it. */
export type FilledClaim<Form> = { target: ClaimTarget; form: Form };

/**
 * The decision on a lifecycle action for one or several claims, all of them or none. Refuses an unknown claim, another
 * role, another status, a claim that has changed since the screen showed it, and whatever a claim's own `decide`
 * refuses; the refusal names the claim. Refuses an empty list, and one that names a claim twice.
 */
export function decideLifecycle(action: LifecycleAction, deeds: readonly ClaimDeed[]): Decide {
  return (state, stamp) => {
    const changes: ClaimChange[] = [];
    for (const { target, decide } of deeds) {
      const change = changes.some(({ claimId }) => claimId === target.id)
        ? { refusal: namedTwice(target.id) }
        : decideOne(action, target, decide, state, stamp);
      if ('refusal' in change) return refuse({ ...change.refusal, claimId: target.id });
      changes.push(change);
    }
    if (changes.length === 0) return refuse(noClaims);
    return { ok: true, event: lifecycleHappened({ action, changes }, stamp), value: undefined };
  };
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
): Decide {
  const deeds: ClaimDeed[] = [];
  const actions = new Set<LifecycleAction>();
  for (const { target, form } of claims) {
    const checked = checkForm(schema, form);
    if (!checked.ok) return () => refuse({ ...checked.refusal, claimId: target.id });
    actions.add(actionOf(checked.output));
    deeds.push({ target, decide: decide(checked.output) });
  }
  const [action, another] = actions;
  if (!action) return () => refuse(noClaims);
  if (another) return () => refuse(severalActions);
  return decideLifecycle(action, deeds);
}

const noClaims: Refusal = { code: 'invalid', message: 'No claim is selected' };
const severalActions: Refusal = { code: 'invalid', message: 'What is done to several claims at once is one action' };

function namedTwice(id: string): Refusal {
  return { code: 'invalid', message: 'The claim with ID {{id}} is named twice', params: { id } };
}

function decideOne(
  action: LifecycleAction,
  { id, rev }: ClaimTarget,
  decide: DecideClaim,
  state: RootState,
  stamp: Stamp,
): ClaimChange | { refusal: Refusal } {
  const claim = findClaim(state, id);
  if (!claim) return { refusal: unknownClaim(id) };
  const refusal =
    roleRefusal(action, claim, stamp) ??
    changedRefusal(state, claim, rev) ??
    statusRefusal(action, claim, stamp) ??
    setAsideRefusal(action, claim, state);
  if (refusal) return { refusal };
  const outcome = decide(claim, state, stamp);
  return 'refusal' in outcome ? outcome : changeOf(claim, outcome, action, stamp);
}

export function unknownClaim(id: string): Refusal {
  return { code: 'not_found', message: 'The claim with ID {{id}} could not be found', params: { id } };
}

function roleRefusal(action: LifecycleAction, { status }: Claim, { actor }: Stamp): Refusal | undefined {
  const refusal = findLifecycleRefusal(action, actor.role, status);
  return refusal?.code === 'wrong_role' ? refusal : undefined;
}

function statusRefusal(action: LifecycleAction, { status }: Claim, { actor }: Stamp): Refusal | undefined {
  return findLifecycleRefusal(action, actor.role, status);
}

const paying: readonly LifecycleAction[] = ['final_approval', 'mark_paid', 'update_payment', 'retry_payment'];

/** A payment that cannot be read may have been made: its claim would be paid twice. */
function setAsideRefusal(action: LifecycleAction, { id }: Claim, { storage }: RootState): Refusal | undefined {
  if (!paying.includes(action) || !storage.setAside.some((entry) => holdsPaymentOf(id, entry))) return undefined;
  return {
    code: 'set_aside',
    message:
      'A payment of {{id}} could not be read and was set aside, so nobody knows here what has been paid. Look it up in Settings, Data management, before paying.',
    params: { id },
  };
}

/** The refusal of a deed decided on another revision than the one that stands, naming who changed the claim. */
export function changedRefusal(state: RootState, claim: Claim, rev: number): Refusal | undefined {
  if (claim.rev === rev) return undefined;
  const last = findLastChange(state, claim.id);
  return {
    code: 'changed',
    message:
      'This claim was changed by {{user}} on {{time}} and now stands at "{{status}}". Nothing was saved; look at it again before deciding.',
    params: { user: last?.user ?? '' },
    words: { status: [statuses[claim.status].badge] },
    instants: { time: last?.timestamp ?? claim.updatedAt },
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
