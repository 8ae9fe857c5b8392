import type { Claim } from '../claim/claim';
import { findUndoRefusal } from '../claim/undo';
import { getAction, type LifecycleAction } from '../workflow/lifecycle';
import type { Refusal } from '../refusal';
import type { Role } from '../user/roles';
import { findAccount, type AccessFacts, type Doer } from './account';
import { areaName, areaNames, isWithin } from './areas';
import { findOwnAreas } from './ownAreas';
import { findOfficers } from './officers';
import {
  findConfirmersLeft,
  findFourEyesRefusal,
  findMembersLeft,
  isAlwaysAsked,
  mostNamed,
  type Duty,
} from './fourEyes';

/**
 * Why an officer may only read a claim: the register gives each account its own districts, and it lies in none of theirs. The
 * committee, finance and administrators work for all. Undefined where they may do more.
 */
export function findAreaRefusal(
  { access, users }: AccessFacts,
  { email, role }: Pick<Doer, 'email' | 'role'>,
  { district, subcounty }: Pick<Claim['claimant'], 'district' | 'subcounty'>,
): Refusal | undefined {
  const areas = findOwnAreas({ access, users }, { email, role });
  if (!areas || isWithin(areas, { district, subcounty })) return undefined;
  const officers = findOfficers(users, { district, subcounty }).map(({ name }) => name);
  const place = areaName({ district, subcounty });
  return {
    code: 'outside_areas',
    message:
      areas.length === 0
        ? 'You can only read this claim: your account has no district. Ask an administrator.'
        : officers.length > 0
          ? 'You can only read this claim: it is in {{place}}, and you work in {{areas}}. Its officers: {{names}}.'
          : 'You can only read this claim: it is in {{place}}, and you work in {{areas}}. No officer works there. Tell an administrator.',
    params: { place, areas: areaNames(areas), names: officers.slice(0, mostNamed).join(', ') },
  };
}

/**
 * Why somebody may not do an action to a claim because of who they are, besides their role: for where it lies, or with four
 * eyes for what they did on it before. Undefined where they may.
 */
export function findActorRefusal(
  facts: AccessFacts,
  action: LifecycleAction,
  doer: Doer,
  claim: Claim,
): Refusal | undefined {
  const { duty, to, roles: desks } = getAction(action);
  const barred =
    findAreaRefusal(facts, doer, claim.claimant) ?? (to === 'undone' ? findUndoRefusal(claim, doer) : undefined);
  if (barred || !duty) return barred;
  if (duty === 'decide_appeal' && doer.role === 'admin') {
    const left = findMembersLeft(claim, facts.users);
    if (left) return left;
  }
  if (duty === 'confirm_correction' && !findAccount(facts.users, doer.email)) {
    const left = findConfirmersLeft(claim, facts.users, desks);
    if (left) return left;
  }
  // Money that goes out at once is approved by whoever sends it.
  if (facts.access.fourEyes && duty === 'settle' && !claim.finalApproval) return bothAtOnce;
  return findDutyRefusal(facts, duty, doer, claim, desks);
}

/** As `findActorRefusal`, of a duty that is not the whole action: a success among the changes of a payment. */
export function findDutyRefusal(
  { access, users }: AccessFacts,
  duty: Duty,
  { name, email }: Pick<Doer, 'name' | 'email'>,
  claim: Claim,
  desks: readonly Role[],
): Refusal | undefined {
  if (!access.fourEyes && !isAlwaysAsked(duty)) return undefined;
  return findFourEyesRefusal(duty, claim, { account: findAccount(users, email)?.id, name }, users, desks);
}

const bothAtOnce: Refusal = {
  code: 'four_eyes',
  message: 'Final approval and payment must be done by two people. First give the final approval.',
};
