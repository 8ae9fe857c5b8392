import type { Claim } from '../../domain/claim';
import { findLifecycleRefusal, lifecycle, type LifecycleAction } from '../../domain/lifecycle';
import type { Refusal } from '../../domain/refusal';
import { statuses } from '../../domain/statuses';
import { findLastChange } from '../audit/selectors';
import { refuse, type Decide } from '../commit';
import type { RootState } from '../registerReducers';
import { lifecycleHappened, type ClaimChange, type ClaimFields, type PaymentChange, type Stamp } from '../events';
import { findClaim } from './selectors';

/** A claim and the revision of it that the screen showed when the deed was decided on. */
export type ClaimTarget = { id: string; rev: number };

/** What a deed makes of one claim: the fields that change, a note to leave, payments made or changed. */
export type Outcome = { after: ClaimFields; note?: string; payments?: PaymentChange[] };

export type DecideClaim = (claim: Claim, state: RootState, stamp: Stamp) => Outcome | { refusal: Refusal };

/**
 * The decision on a lifecycle action for one or several claims, all of them or none. Refuses an unknown claim, another
 * role, another status, a claim that has changed since the screen showed it, and whatever `decide` refuses.
 */
export function decideLifecycle(action: LifecycleAction, targets: ClaimTarget[], decide: DecideClaim): Decide {
  return (state, stamp) => {
    const changes: ClaimChange[] = [];
    for (const { id, rev } of targets) {
      const claim = findClaim(state, id);
      if (!claim) return refuse(unknownClaim(id));
      const refusal =
        roleRefusal(action, claim, stamp) ?? changedRefusal(state, claim, rev) ?? statusRefusal(action, claim, stamp);
      if (refusal) return refuse(refusal);
      const outcome = decide(claim, state, stamp);
      if ('refusal' in outcome) return refuse(outcome.refusal);
      changes.push(changeOf(claim, outcome, action, stamp));
    }
    return { ok: true, event: lifecycleHappened({ action, changes }, stamp), value: undefined };
  };
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
