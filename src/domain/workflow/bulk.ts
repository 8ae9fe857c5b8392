import type { BulkDefinition } from '../actions/action';
import { getAction, lifecycle, lifecycleActions, type LifecycleAction } from './lifecycle';
import type { Role } from '../user/roles';

/** The actions that can be done to several claims at once, by their rows. */
export type BulkAction = {
  [Action in LifecycleAction]: (typeof lifecycle)[Action] extends { bulk: BulkDefinition } ? Action : never;
}[LifecycleAction];

/** In the order of their buttons. */
export const bulkActionNames = lifecycleActions.filter(
  (action): action is BulkAction => getAction(action).bulk !== undefined,
);

/** How an action is done to several claims. */
export const getBulkRow = (action: BulkAction) => lifecycle[action].bulk;

/** Whether an action puts an end to the claims, which its buttons show. */
export const isDestructive = (action: BulkAction) => getAction(action).to === 'rejected';

/** The bulk actions of a role. */
export const bulkActionsOf = (role: Role): BulkAction[] =>
  bulkActionNames.filter((action) => getAction(action).roles.includes(role));
