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
    empty: 'No claims are waiting for verification',
    emptyText: 'Submitted and referred-back claims appear here.',
  },
  cvc_member: {
    subtitle: 'Assess and decide on the claims forwarded by the districts.',
    title: 'Committee queue',
    empty: 'No claims are waiting for the committee',
    emptyText: 'Claims that a district officer verified and forwarded appear here.',
  },
  admin: {
    subtitle: 'Give final approval to claims the committee approved, so that they can be paid.',
    title: 'Final approval queue',
    empty: 'No claims are waiting for final approval',
    emptyText: 'Claims that the committee approved appear here.',
  },
} as const satisfies Record<QueueRole, QueueWords>;
