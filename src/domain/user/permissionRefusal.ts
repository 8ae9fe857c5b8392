import type { Refusal } from '../refusal';
import { mayDo, permissions, type Permission } from './permissions';
import { roles, type Role } from './roles';

/** Undefined when a role may, else the refusal that names the roles that may. */
export function findPermissionRefusal(permission: Permission, role: Role): Refusal | undefined {
  if (mayDo(permission, role)) return undefined;
  const { label, roles: allowed } = permissions[permission];
  return {
    code: 'wrong_role',
    message: 'Only {{roles}} can do this: {{action}}. You are signed in as {{role}}.',
    words: { action: [label], roles: allowed.map((name) => roles[name].label), role: [roles[role].label] },
  };
}
