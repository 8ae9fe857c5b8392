import { findAreaRefusal } from '../../domain/access/access';
import { selectAccessFacts } from '../access/selectors';
import { notAllowed } from '../../domain/notAllowed';
import { kampalaDay } from '../../domain/calendar';
import { checkForm } from '../../domain/form/checkForm';
import type { Claim } from '../../domain/claim/claim';
import { conditionSchemaFor, type ConditionForm } from '../../domain/claim/conditions/conditionForm';
import { isSent } from '../../domain/claim/conditions/conditionBar';
import { findConditions } from '../../domain/claim/conditions/conditions';
import type { Refusal } from '../../domain/refusal';
import { findPermissionRefusal } from '../../domain/user/permissionRefusal';
import { defineCommand, refuse, type Target } from '../command';
import type { Register } from '../registerReducers';
import { commit } from '../commit';
import { conditionChecked } from '../events';
import { selectClaimPayments } from '../payments/selectors';
import { changedRefusal, unknownClaim } from './refusals';
import { findClaim } from './selectors';

/** Which condition of the approval, from 0, and what was filled in for it. */
type CheckForm = { place: number; form: ConditionForm };

/**
 * Ticks a condition of the approval as met or, where it is ticked, takes the tick back (docs/product.md, Conditions).
 * Refuses a role without the permission, an unknown claim, one that has changed since the screen showed it, a condition
 * that the approval does not have, a day in the future or before the decision, a tick that is taken back without a note,
 * and one that is taken back once money was sent.
 */
export const checkCondition = (target: Target, place: number, form: ConditionForm) =>
  commit(checkConditionCommand({ place, form }, [target]));

type CheckedEvent = ReturnType<typeof conditionChecked>;

export const checkConditionCommand = defineCommand<CheckForm, undefined, undefined, CheckedEvent>({
  scope: 'register',
  name: 'claims/checkCondition',
  label: 'Record whether a condition is met',
  makes: conditionChecked,
  accepts: acceptsCheck,
  decide(state, { targets: [target], form: { place, form } }, stamp) {
    const wrongRole = findPermissionRefusal('checkConditions', stamp.actor.role);
    if (wrongRole) return refuse(wrongRole);
    const claim = target && findClaim(state, target.id);
    if (!claim) return refuse(unknownClaim(target?.id ?? ''));
    const changed = changedRefusal(state, claim, target.rev);
    if (changed) return refuse(changed);
    const condition = findCondition(claim, place);
    if (!condition) return refuse(noCondition);
    const checked = checkForm(conditionSchemaFor(condition, kampalaDay(stamp.at)), form);
    if (!checked.ok) return refuse(checked.refusal);
    const { metOn, note } = checked.output;
    const { decidedOn, text, checks } = condition;
    const before = checks.at(-1);
    const check = {
      decidedOn,
      place,
      ...(metOn && { metOn }),
      note,
      recordedAt: stamp.at,
      recordedBy: stamp.actor.name,
    };
    const payload = { claimId: claim.id, rev: claim.rev, condition: text, ...(before && { before }), check };
    return { ok: true, event: conditionChecked(payload, stamp), value: undefined };
  },
});

const findCondition = (claim: Claim, at: number) => findConditions(claim).find(({ place }) => place === at);

/** Refuses another role, a claim that has changed since, another condition, and a tick taken back once money was sent. */
function acceptsCheck(register: Register, { payload, meta }: CheckedEvent): Refusal | undefined {
  const { claimId, rev, condition: text, check } = payload;
  const wrongRole = findPermissionRefusal('checkConditions', meta.actor.role);
  if (wrongRole) return wrongRole;
  const claim = findClaim(register, claimId);
  if (!claim) return unknownClaim(claimId);
  const barred =
    changedRefusal(register, claim, rev) ?? findAreaRefusal(selectAccessFacts(register), meta.actor, claim.claimant);
  if (barred) return barred;
  const condition = findCondition(claim, check.place);
  const isMet = check.metOn !== undefined;
  const fits =
    condition?.text === text &&
    condition.decidedOn === check.decidedOn &&
    (condition.state === 'met') !== isMet &&
    (check.metOn ?? '9999') >= kampalaDay(check.decidedOn);
  if (!fits) return noCondition;
  if (check.recordedBy !== meta.actor.name || check.recordedAt !== meta.at) return notAllowed;
  return !isMet && selectClaimPayments(register, claimId).some(isSent) ? moneySent : undefined;
}

const noCondition: Refusal = {
  code: 'wrong_status',
  message: 'The approval has no such condition now. Nothing was changed.',
};

const moneySent: Refusal = {
  code: 'wrong_status',
  message: 'Money has already been sent for this claim, so its conditions stay met. Nothing was changed.',
};
