import { lifecycle } from '../workflow/lifecycle';
import type { Role } from '../user/roles';
import type { User } from '../user/user';
import type { Words } from '../words';

/** What four eyes ask of four people, with the desks that do it. */
const parts = {
  verify: { label: 'Verification', desks: lifecycle.forward_to_cvc.roles },
  decide: { label: 'Committee decision', desks: lifecycle.approve.roles },
  approve: { label: 'Final Approval', desks: lifecycle.final_approval.roles },
  settle: { label: 'Payment', desks: lifecycle.update_payment.roles },
} as const satisfies Record<string, { label: Words; desks: readonly Role[] }>;

type Part = keyof typeof parts;

const partNames = Object.keys(parts) as Part[];

const canDo = (user: User, part: Part) =>
  user.status === 'active' && user.desks.some((desk) => (parts[part].desks as readonly Role[]).includes(desk));

/**
 * The parts of a claim's way for which nobody is left, once each is another person's, as few as can be. None where there
 * are enough people.
 */
export function findMissingPeople(users: readonly User[]): Words[] {
  return leastMissing(users, partNames).map((part) => parts[part].label);
}

/** Gives each part to one of those who can do it and have none yet, in the way that leaves the fewest over. */
function leastMissing(users: readonly User[], [part, ...others]: readonly Part[]): Part[] {
  if (!part) return [];
  let least: Part[] | undefined;
  // Of more people than there are parts, no further one makes a difference.
  for (const user of users.filter((one) => canDo(one, part)).slice(0, partNames.length)) {
    const missing = leastMissing(
      users.filter((one) => one !== user),
      others,
    );
    if (missing.length === 0) return missing;
    if (!least || missing.length < least.length) least = missing;
  }
  // Where nobody is worth more elsewhere, whoever can do it does.
  const without = [part, ...leastMissing(users, others)];
  return least && least.length <= without.length ? least : without;
}
