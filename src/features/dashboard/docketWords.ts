import type { Role } from '../../domain/user/roles';
import { routes } from '../../domain/routes';

type DocketWords = {
  /** How many wait for what; a sentence with a count. */
  text: string;
  /** The screen where it does so. */
  path: string;
  button: string;
  empty: string;
};

/** How each role's docket is spoken of (docs/product.md, Dashboard). */
export const docketWords = {
  district_officer: {
    text: '{{count}} claims wait for verification by a district officer, the longest waiting first.',
    path: routes.verification.path,
    button: 'Verify Claims',
    empty: 'No claim waits for you. Claims that are submitted or referred back will be here.',
  },
  cvc_member: {
    text: '{{count}} claims wait for the decision of the committee, the longest waiting first.',
    path: routes.verification.path,
    button: 'Decide on Claims',
    empty: 'No claim waits for you. Claims that the districts forward will be here.',
  },
  finance: {
    text: '{{count}} claims wait to be paid, the longest waiting first.',
    path: routes.fundManagement.path,
    button: 'Process Payments',
    empty: 'No claim waits for you. Claims with final approval will be here to be paid.',
  },
  admin: {
    text: '{{count}} claims wait for final approval, the longest waiting first.',
    path: routes.verification.path,
    button: 'Give Final Approval',
    empty: 'No claim waits for you. Claims that the committee approves will be here.',
  },
} as const satisfies Record<Role, DocketWords>;
