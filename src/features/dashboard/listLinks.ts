import type { Role } from '../../domain/user/roles';
import { claimListPath, mayOpen } from '../../domain/routes';
import { findDocketRole } from '../../domain/workflow/stages';
import { claimStatuses, statuses, statusesOf, type StatusGroup } from '../../domain/workflow/statuses';

/** The list of a group of the dashboard. */
export const groupPath = (group: StatusGroup) => claimListPath({ status: statusesOf(group) });

const submitted = claimStatuses.filter((status) => statuses[status].group !== null);

/**
 * The list of all claims the dashboard counts, or of those in some districts. Drafts are in no figure: whoever finds
 * them in the list is led to every status but theirs.
 */
export function countedClaimsPath(role: Role, district: readonly string[] = []): string {
  return claimListPath({ status: mayOpen('newClaim', role) ? submitted : [], district });
}

/**
 * The list of the claims in a role's docket; the drafts that lie in it too are not counted.
 * @param hasAppeals whether an appeal waits there, on a claim that lies in it by no status
 */
export function docketPath(role: Role, hasAppeals: boolean): string {
  if (!mayOpen('newClaim', role)) return claimListPath({ docket: 'mine' });
  const status = submitted.filter((one) => findDocketRole(one) === role);
  return claimListPath(hasAppeals ? { docket: 'mine', status: [...status, 'rejected'] } : { status });
}
