import { lifecycle, lifecycleActions, openActions } from './lifecycle';
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

/** What each status says of a claim. */
export const statusMeanings = {
  draft: 'An unfinished claim, not yet submitted. It is only on this device.',
  submitted: 'The claim was submitted. It is waiting for the district to verify it.',
  under_verification: 'A district officer checks the claim and values the loss.',
  request_info: 'Information is missing. The district officer adds it and resubmits the claim.',
  referred_district: 'The committee referred the claim back. The district verifies it again.',
  under_cvc_review: 'The district verified the claim and valued the loss. The committee decides on it.',
  approved: 'The committee approved an amount. The claim is waiting for final approval.',
  payment_processing: 'The payment has final approval and is being processed.',
  payment_failed: 'The payment did not arrive. It must be retried.',
  paid: 'The whole approved amount was paid.',
  rejected: 'The claim was rejected. The reason is recorded with it.',
  closed: 'The claimant withdrew the claim or did not answer. The claim can be reopened.',
} as const satisfies Record<ClaimStatus, Words>;

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
