import type { Words } from '../words';
import type { ReturnReason } from './takenBack';

/** Why an approval was returned to the committee, in words. */
export const returnWords = {
  amount: { label: 'Approved amount is wrong' },
  papers: { label: 'Papers are missing or wrong' },
  new_facts: { label: 'New facts came up' },
  slip: { label: 'Approved by mistake' },
  other: { label: 'Other' },
} as const satisfies Record<ReturnReason, { label: Words }>;
