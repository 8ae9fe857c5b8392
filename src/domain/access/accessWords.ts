import type { Words } from '../words';
import type { Access } from './account';

type Rule = { label: Words; on: Words; off: Words };

/** What can be chosen of who may act, and what it means. */
export const accessRules = {
  managedOnly: {
    label: 'Only accounts in User Management can sign in',
    on: 'Yes. Any other email is refused.',
    off: 'No. Any email can sign in, and a managed account only at its own desks.',
  },
  ownDistricts: {
    label: 'Each officer works in their own districts',
    on: 'Yes. Officers change only claims in the districts of their account, and read all others.',
    off: 'No. Every officer works in all districts.',
  },
  fourEyes: {
    label: 'Four eyes',
    on: 'Yes. Verification, committee decision, final approval and payment of a claim are four different people.',
    off: 'No. One person can do several of these on the same claim.',
  },
} as const satisfies Record<keyof Access, Rule>;

export const accessRuleNames = Object.keys(accessRules) as (keyof Access)[];
