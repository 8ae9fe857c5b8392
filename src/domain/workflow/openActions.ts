import { getFlag, type ClaimFlag } from './claimFlags';
import type { Role } from '../user/roles';
import { getAction, lifecycleActions, type LifecycleAction } from './lifecycle';
import { findLifecycleRefusal } from './lifecycleRefusal';
import type { ClaimStatus } from './statuses';

/** The actions open to a role on a claim with these flags, in the table's order. */
export const openActions = (role: Role, status: ClaimStatus, flags: readonly ClaimFlag[] = []): LifecycleAction[] =>
  lifecycleActions.filter((action) => !findFlagInTheWay(action, flags) && !findLifecycleRefusal(action, role, status));

/** The flag for which an action is not possible: one on the claim that bars it, or one that it needs and that is not there. */
export function findFlagInTheWay(action: LifecycleAction, flags: readonly ClaimFlag[]): ClaimFlag | undefined {
  const { flag, despite = [] } = getAction(action);
  const bar = flags.find((on) => {
    const { bars } = getFlag(on);
    return typeof bars === 'boolean' ? bars && on !== flag && !despite.includes(on) : bars.includes(action);
  });
  return bar ?? (flag && !flags.includes(flag) ? flag : undefined);
}
