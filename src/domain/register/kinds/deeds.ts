import type { Refusal } from '../../refusal';
import { type Permission } from '../../user/permissions';
import { findPermissionRefusal } from '../../user/permissionRefusal';
import type { Role } from '../../user/roles';
import { kinds, type ChangedKind, type ChangeOf } from './kinds';

/** Undefined when a role may do a deed on a record of a kind (its row says whose it is), else the refusal that names who may. */
export function findDeedRefusal<Name extends ChangedKind>(
  name: Name,
  how: ChangeOf<Name>['how'],
  role: Role,
): Refusal | undefined {
  const deeds: Record<string, { by: Permission }> = kinds[name].changes.how;
  const deed = deeds[how as string];
  return deed && findPermissionRefusal(deed.by, role);
}
