import { findAreaRefusal } from '../../domain/access/access';
import { selectAccessFacts } from '../access/selectors';
import { notAllowed } from '../../domain/notAllowed';
import { kampalaDay } from '../../domain/calendar';
import { checkForm } from '../../domain/form/checkForm';
import { findTelling, isSameDecision } from '../../domain/claim/telling/told';
import { isNotBefore, toldSchemaFor, type ToldForm } from '../../domain/claim/telling/toldForm';
import type { Refusal } from '../../domain/refusal';
import { findPermissionRefusal } from '../../domain/user/permissionRefusal';
import { defineCommand, refuse, type Target } from '../command';
import type { Register } from '../registerReducers';
import { commit } from '../commit';
import { claimantTold } from '../events';
import { changedRefusal, unknownClaim } from './refusals';
import { findClaim } from './selectors';

/**
 * Records that the claimant was told of the decision on their claim (docs/product.md, Told). Refuses a role without the
 * permission, an unknown claim, one that has changed since the screen showed it, one without a decision to tell of, a day
 * in the future or before the decision, and another record of the same decision without a note that says why.
 */
export const recordTold = (target: Target, form: ToldForm) => commit(recordToldCommand(form, [target]));

type ToldEvent = ReturnType<typeof claimantTold>;

export const recordToldCommand = defineCommand<ToldForm, undefined, undefined, ToldEvent>({
  scope: 'register',
  name: 'claims/recordTold',
  label: 'Record that the claimant was told',
  makes: claimantTold,
  accepts: acceptsTold,
  decide(state, { targets: [target], form }, stamp) {
    const wrongRole = findPermissionRefusal('recordTold', stamp.actor.role);
    if (wrongRole) return refuse(wrongRole);
    const claim = target && findClaim(state, target.id);
    if (!claim) return refuse(unknownClaim(target?.id ?? ''));
    const changed = changedRefusal(state, claim, target.rev);
    if (changed) return refuse(changed);
    const telling = findTelling(claim);
    if (!telling) return refuse(nothingToTell);
    const checked = checkForm(toldSchemaFor(telling, kampalaDay(stamp.at)), form);
    if (!checked.ok) return refuse(checked.refusal);
    const told = {
      decision: telling.decision,
      ...checked.output,
      recordedAt: stamp.at,
      recordedBy: stamp.actor.name,
    };
    const before = telling.state === 'told' && { before: telling.told };
    return {
      ok: true,
      event: claimantTold({ claimId: claim.id, rev: claim.rev, ...before, told }, stamp),
      value: undefined,
    };
  },
});

/** Refuses another role, a claim that has changed since, and another decision than the one that stands. */
function acceptsTold(register: Register, { payload, meta }: ToldEvent): Refusal | undefined {
  const { claimId, rev, told } = payload;
  const wrongRole = findPermissionRefusal('recordTold', meta.actor.role);
  if (wrongRole) return wrongRole;
  const claim = findClaim(register, claimId);
  if (!claim) return unknownClaim(claimId);
  const barred =
    changedRefusal(register, claim, rev) ?? findAreaRefusal(selectAccessFacts(register), meta.actor, claim.claimant);
  if (barred) return barred;
  const telling = findTelling(claim);
  const fits = isSameDecision(telling?.decision, told.decision) && isNotBefore(told.day, told.decision);
  if (!telling || !fits) return nothingToTell;
  return told.recordedBy === meta.actor.name && told.recordedAt === meta.at ? undefined : notAllowed;
}

const nothingToTell: Refusal = {
  code: 'wrong_status',
  message: 'There is no decision to tell the claimant of. Nothing was changed.',
};
