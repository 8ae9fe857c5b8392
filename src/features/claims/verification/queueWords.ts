import type { Role } from '../../../domain/user/roles';
import { routes } from '../../../domain/routes';

/** The roles that have a queue here (docs/product.md, Roles and routes). */
export type QueueRole = (typeof routes)['verification']['roles'][number];

export function isQueueRole(role: Role | undefined): role is QueueRole {
  const allowed: readonly (Role | undefined)[] = routes.verification.roles;
  return allowed.includes(role);
}

type QueueWords = {
  subtitle: string;
  title: string;
  /** The queue when nothing waits: what would be here. */
  empty: string;
  emptyText: string;
};

/** How each role's queue is spoken of. */
export const queueWords = {
  district_officer: {
    subtitle: 'Check each claim, value the loss, and forward it to the committee.',
    title: 'District queue',
    empty: 'No claim waits for the district',
    emptyText: 'Claims that were submitted, or referred back by the committee, wait here for verification.',
  },
  cvc_member: {
    subtitle: 'Assess each claim that the districts forwarded, and decide on it.',
    title: 'Committee queue',
    empty: 'No claim waits for the committee',
    emptyText: 'Claims that a district officer verified and forwarded wait here for the decision of the committee.',
  },
  admin: {
    subtitle: 'Give final approval to what the committee approved, so that it can be paid.',
    title: 'Final approval queue',
    empty: 'No claim waits for final approval',
    emptyText: 'Claims that the committee approved wait here for final approval.',
  },
} as const satisfies Record<QueueRole, QueueWords>;
