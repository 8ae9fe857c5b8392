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
    text: '{{count}} claims are waiting for verification, oldest first.',
    path: routes.verification.path,
    button: 'Verify Claims',
    empty: 'No claims are waiting for you. Submitted and referred-back claims appear here.',
  },
  cvc_member: {
    text: "{{count}} claims are waiting for the committee's decision, oldest first.",
    path: routes.verification.path,
    button: 'Decide on Claims',
    empty: 'No claims are waiting for you. Claims forwarded by the districts appear here.',
  },
  finance: {
    text: '{{count}} claims are waiting for payment, oldest first.',
    path: routes.fundManagement.path,
    button: 'Process Payments',
    empty: 'No claims are waiting for you. Claims with final approval appear here for payment.',
  },
  admin: {
    text: '{{count}} claims are waiting for final approval, oldest first.',
    path: routes.verification.path,
    button: 'Give Final Approval',
    empty: 'No claims are waiting for you. Claims approved by the committee appear here.',
  },
} as const satisfies Record<Role, DocketWords>;
