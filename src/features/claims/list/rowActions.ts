import { getAction, openActions, type LifecycleAction } from '../../../domain/workflow/lifecycle';
import type { Role } from '../../../domain/user/roles';
import type { ClaimStatus } from '../../../domain/workflow/statuses';
import type { Words } from '../../../domain/words';

/** How each role calls opening a claim. */
export const openWords = {
  district_officer: 'Open',
  cvc_member: 'Review',
  finance: 'Open',
  admin: 'Open',
} as const satisfies Record<Role, Words>;

export type RowAction = { action: LifecycleAction; label: Words };

/** What a row's menu offers besides opening the claim, by the lifecycle table. */
export function rowActions(role: Role, status: ClaimStatus): RowAction[] {
  return openActions(role, status).flatMap((action) => {
    const { menuLabel } = getAction(action);
    return menuLabel === null ? [] : [{ action, label: menuLabel }];
  });
}
