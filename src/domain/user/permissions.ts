import type { Role } from './roles';
import type { Words } from '../words';

type PermissionRow = { label: Words; roles: readonly Role[] };

/** Who may do what is no action on a claim (docs/product.md, Roles and routes). Commands and screens ask it alike. */
export const permissions = {
  manageUsers: { label: 'User management', roles: ['admin'] },
  recordFundEntry: { label: 'Fund entry', roles: ['finance', 'admin'] },
  manageSchedules: { label: 'Valuation schedules', roles: ['admin'] },
  manageScheme: { label: 'Scheme rules', roles: ['admin'] },
  replaceRegister: { label: 'Replace the register', roles: ['admin'] },
  exportAudit: { label: 'Export the audit log', roles: ['admin'] },
  exportUsers: { label: 'Run the User Activity report', roles: ['admin'] },
  exportSelected: { label: 'Export selected claims', roles: ['finance', 'admin'] },
  schedulePayments: { label: 'Create a payment schedule', roles: ['finance', 'admin'] },
  removeSetAside: { label: 'Remove unreadable records', roles: ['admin'] },
  importRegister: { label: 'Import a register', roles: ['admin'] },
  answerChecklist: { label: 'Answer the checklist', roles: ['district_officer'] },
  recordTold: { label: 'Record that the claimant was told', roles: ['district_officer', 'admin'] },
  answerInformation: { label: 'Record answers to a request for information', roles: ['district_officer'] },
  checkConditions: {
    label: 'Record whether a condition is met',
    roles: ['district_officer', 'finance', 'admin'],
  },
  importClaims: { label: 'Import claims', roles: ['district_officer', 'admin'] },
} as const satisfies Record<string, PermissionRow>;

export type Permission = keyof typeof permissions;

/** Whether a role may do something. */
export function mayDo(permission: Permission, role: Role): boolean {
  const allowed: readonly Role[] = permissions[permission].roles;
  return allowed.includes(role);
}
