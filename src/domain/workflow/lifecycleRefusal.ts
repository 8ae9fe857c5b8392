import type { Refusal } from '../refusal';
import { roles, type Role } from '../user/roles';
import { getAction, type LifecycleAction } from './lifecycle';
import { findDocketRole } from './stages';
import { statuses, type ClaimStatus } from './statuses';

/** Whether an action is this role's at this status; undefined when it is, else the refusal that says why not. */
export function findLifecycleRefusal(action: LifecycleAction, role: Role, status: ClaimStatus): Refusal | undefined {
  const { label, from, ...row } = getAction(action);
  const allowed = row.byTurn ? row.roles.filter(hasTurn(status)) : row.roles;
  if (!allowed.includes(role)) {
    return {
      code: 'wrong_role',
      message: 'Only {{roles}} can do this: {{action}}. You are signed in as {{role}}.',
      words: {
        action: [label],
        roles: allowed.map((name) => roles[name].label),
        role: [roles[role].label],
      },
    };
  }
  if (!from.includes(status)) {
    return {
      code: 'wrong_status',
      message: '{{action}} is not possible: the claim\'s status is "{{status}}".',
      words: { action: [label], status: [statuses[status].badge] },
    };
  }
  return undefined;
}

const hasTurn = (status: ClaimStatus) => (role: Role) => role === 'admin' || role === findDocketRole(status);
