import type { Claim } from '../../../domain/claim/claim';
import type { Role } from '../../../domain/user/roles';
import { findDocketRole } from '../../../domain/workflow/stages';
import { selectWaitingBeside } from '../../../store/claims/waitingBeside';
import { useAppSelector } from '../../../store/hooks';

/** Whether a claim waits for whoever is signed in: for their role by its status, or by an appeal or a correction on it. */
export function useInDocket({ id, status }: Claim, role: Role | undefined): boolean {
  const waits = useAppSelector((state) => selectWaitingBeside(state).has(id));
  return waits || (role !== undefined && findDocketRole(status) === role);
}
