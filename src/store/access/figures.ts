import { createSelector } from '@reduxjs/toolkit';
import { areaCode, type Area } from '../../domain/access/areas';
import { findOfficers, isWorkedIn } from '../../domain/access/officers';
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
 * Where claims that are not decided lie and no active officer works, once each account has its own districts: the district, or
 * a sub-county of one in which somebody works elsewhere. Named to administrators.
 */
export const selectUncovered = createSelector([selectAllClaims, selectUsers], (claims, users): Area[] => {
  const known = new Map<string, Area | undefined>();
  for (const { status, claimant } of claims) {
    const { district } = claimant;
    const subcounty = claimant.subcounty.trim();
    const key = `${district}/${subcounty.toLowerCase()}`;
    if (statuses[status].group !== 'pending' || known.has(key)) continue;
    const isCovered = findOfficers(users, { district, subcounty }).length > 0;
    known.set(key, isCovered ? undefined : isWorkedIn(users, district) ? { district, subcounty } : { district });
  }
  const areas = new Map([...known.values()].flatMap((area) => (area ? [[areaCode(area), area]] : [])));
  return [...areas.keys()].sort().flatMap((code) => areas.get(code) ?? []);
});
