import { openActions } from './openActions';
import { lifecycle, lifecycleActions } from './lifecycle';
import { permissions, type Permission } from '../user/permissions';
import { roleNames, type Role } from '../user/roles';
import { mayOpen, routeNames, routes } from '../routes';
import { claimStatuses, statuses, type ClaimStatus } from './statuses';
import { findCurrentStage, type StageNumber } from './stages';
import type { Words } from '../words';

/** What happens at each of the six stages. */
export const stageMeanings = {
  1: 'The claim is registered and submitted.',
  2: 'The district checks it and values the loss.',
  3: 'The claims verification committee (CVC) decides on it.',
  4: 'The approved amount is confirmed.',
  5: 'The money is paid out.',
  6: 'Payments are reported and can be checked.',
} as const satisfies Record<StageNumber, Words>;

/** The statuses of a stage. */
export const statusesAt = (stage: StageNumber) => claimStatuses.filter((status) => statuses[status].stage === stage);

/** What can be done with a claim at a status, by role; roles that can do nothing are left out. */
export function actionsAt(status: ClaimStatus): { role: Role; actions: Words[] }[] {
  return roleNames.flatMap((role) => {
    const actions = openActions(role, status).map((action): Words => lifecycle[action].label);
    return actions.length > 0 ? [{ role, actions }] : [];
  });
}

/** The stages at which a claim can be rejected, first to last. */
export function rejectionStages(): number[] {
  const from = lifecycleActions
    .filter((action) => lifecycle[action].to === 'rejected')
    .flatMap((a) => lifecycle[a].from);
  const numbers = from.flatMap((status) => findCurrentStage(status)?.number ?? []);
  return [...new Set(numbers)].sort((a, b) => a - b);
}

/** What a role may do: with claims, besides, and the screens that not everybody may open. */
export function dutiesOf(role: Role): { actions: Words[]; permissions: Words[]; screens: Words[] } {
  const isAllowed = ({ roles }: { roles: readonly Role[] }) => roles.includes(role);
  const actions = lifecycleActions
    .filter((action) => isAllowed(lifecycle[action]))
    .map((action) => lifecycle[action].label);
  const names = Object.keys(permissions) as Permission[];
  const screens = routeNames.filter((name) => routes[name].roles.length < roleNames.length && mayOpen(name, role));
  return {
    actions: [...new Set<Words>(actions)],
    permissions: names.filter((name) => isAllowed(permissions[name])).map((name) => permissions[name].label),
    screens: screens.map((name) => routes[name].title),
  };
}
