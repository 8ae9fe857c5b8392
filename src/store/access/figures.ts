import { createSelector } from '@reduxjs/toolkit';
import { findOfficers } from '../../domain/access/ownAreas';
import { roleNames } from '../../domain/user/roles';
import { statuses } from '../../domain/workflow/statuses';
import { derivedFromLog } from '../audit/derivedFromLog';
import { selectAllClaims } from '../claims/selectors';
import type { RootState } from '../registerReducers';
import { selectUsers } from '../users/selectors';

const actedNames = derivedFromLog(
  () => new Set<string>(),
  (names, { user, userRole }) => {
    if (roleNames.some((role) => role === userRole)) names.add(user);
  },
);

/** The names of those who did something, as far back as the log is read. */
export const selectActedNames = ({ audit }: RootState): ReadonlySet<string> => actedNames(audit);

/**
 * The districts (stored values) with a claim that is not decided and where no active officer works, once each account has its
 * own: named to administrators.
 */
export const selectUncovered = createSelector([selectAllClaims, selectUsers], (claims, users): string[] => {
  const known = new Map<string, boolean>();
  const isUncovered = ({ claimant: { district, subcounty } }: (typeof claims)[number]) => {
    const key = `${district}/${subcounty.trim().toLowerCase()}`;
    const answer = known.get(key) ?? findOfficers(users, { district, subcounty }).length === 0;
    known.set(key, answer);
    return answer;
  };
  const open = claims.filter((claim) => statuses[claim.status].group === 'pending' && isUncovered(claim));
  return [...new Set(open.map(({ claimant }) => claimant.district))].sort();
});
