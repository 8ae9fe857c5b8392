import { findAreaRefusal } from '../../domain/access/access';
import { selectAccessFacts } from '../access/selectors';
import { notAllowed } from '../../domain/notAllowed';
import { kampalaDay } from '../../domain/calendar';
import { checkForm } from '../../domain/form/checkForm';
import { checklistFromForm, checklistSchemaFor, type ChecklistForm } from '../../domain/checklist/checklistForm';
import { isChecklistOpen } from '../../domain/checklist/checklist';
import type { Claim } from '../../domain/claim/claim';
import { isEqual } from '../../domain/isEqual';
import type { Refusal } from '../../domain/refusal';
import { findPermissionRefusal } from '../../domain/user/permissionRefusal';
import type { Actor } from '../../domain/user/user';
import { defineCommand, refuse, type Target } from '../command';
import type { Register } from '../registerReducers';
import { commit } from '../commit';
import { claimChecked } from '../events';
import { selectScheme } from '../scheme/selectors';
import { changedRefusal, unknownClaim } from './refusals';
import { findClaim } from './selectors';

/**
 * Saves the checklist of a claim (docs/product.md, Checklist); points may stay open. Refuses a role without the permission,
 * an unknown claim, one that has changed since the screen showed it, one that is not in the district's hands, and what is
 * answered in part.
 */
export const saveChecklist = (target: Target, form: ChecklistForm) => commit(saveChecklistCommand(form, [target]));

type CheckedEvent = ReturnType<typeof claimChecked>;

export const saveChecklistCommand = defineCommand<ChecklistForm, undefined, undefined, CheckedEvent>({
  scope: 'register',
  name: 'claims/saveChecklist',
  label: 'Save the checklist',
  makes: claimChecked,
  accepts: (register, { payload: { claimId, rev, before, checklist }, meta }) => {
    const found = findTarget(register, { id: claimId, rev }, meta.actor);
    if ('refusal' in found) return found.refusal;
    const notTheirs = findAreaRefusal(selectAccessFacts(register), meta.actor, found.claim.claimant);
    if (notTheirs) return notTheirs;
    const isTheirs = checklist.checkedBy === meta.actor.name && checklist.checkedAt === meta.at;
    return isTheirs && isEqual(before, found.claim.checklist) ? undefined : notAllowed;
  },
  decide(state, { targets: [target], form }, stamp) {
    const found = findTarget(state, target, stamp.actor);
    if ('refusal' in found) return refuse(found.refusal);
    const { claim } = found;
    const scheme = selectScheme(state);
    const checked = checkForm(checklistSchemaFor({ claim, scheme, today: kampalaDay(stamp.at) }), form);
    if (!checked.ok) return refuse(checked.refusal);
    const checklist = {
      ...checklistFromForm(checked.output, { claim, scheme }),
      checkedAt: stamp.at,
      checkedBy: stamp.actor.name,
    };
    const before = claim.checklist && { before: claim.checklist };
    return {
      ok: true,
      event: claimChecked({ claimId: claim.id, rev: claim.rev, ...before, checklist }, stamp),
      value: undefined,
    };
  },
});

function findTarget(
  register: Register,
  target: Target | undefined,
  { role }: Actor,
): { claim: Claim } | { refusal: Refusal } {
  const wrongRole = findPermissionRefusal('answerChecklist', role);
  if (wrongRole) return { refusal: wrongRole };
  const claim = target && findClaim(register, target.id);
  if (!claim) return { refusal: unknownClaim(target?.id ?? '') };
  const changed = changedRefusal(register, claim, target.rev);
  if (changed) return { refusal: changed };
  return isChecklistOpen(claim.status) ? { claim } : { refusal: notInDistrict };
}

const notInDistrict: Refusal = {
  code: 'wrong_status',
  message: 'The checklist can be changed only while the claim is with the district. Nothing was changed.',
};
