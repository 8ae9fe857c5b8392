import { createSelector } from '@reduxjs/toolkit';
import { findDecidingDesks } from '../../domain/access/fourEyes';
import { appealDesks, findAppealStep } from '../../domain/claim/appeal/appeals';
import type { Claim } from '../../domain/claim/claim';
import { findOpenCorrection } from '../../domain/claim/correction/corrections';
import type { Role } from '../../domain/user/roles';
import type { User } from '../../domain/user/user';
import { lifecycle } from '../../domain/workflow/lifecycle';
import { selectRole } from '../session/selectors';
import { selectUsers } from '../users/selectors';
import { selectAllClaims } from './selectors';

/** The desks that something on a claim beside its status waits at: an open appeal, or a correction to confirm. */
function findDesks(claim: Claim, users: readonly User[]): readonly Role[] {
  const step = findAppealStep(claim);
  const ofAppeal = step === 'decision' ? findDecidingDesks(claim, users) : step ? [appealDesks[step]] : [];
  return findOpenCorrection(claim) ? [...ofAppeal, ...confirmingDesks] : ofAppeal;
}

const confirmingDesks: readonly Role[] = lifecycle.confirm_correction.roles;

const none: ReadonlySet<string> = new Set();

/** The claims of which something beside their status waits for the signed-in role, by their ids. */
export const selectWaitingBeside = createSelector(
  [selectAllClaims, selectUsers, selectRole],
  (claims, users, role): ReadonlySet<string> => {
    const ids = claims.flatMap((claim) => (role && findDesks(claim, users).includes(role) ? claim.id : []));
    return ids.length > 0 ? new Set(ids) : none;
  },
);
