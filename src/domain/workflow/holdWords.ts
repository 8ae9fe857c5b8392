import type { Words } from '../words';
import type { HoldReason } from './holding';

/** Why a claim is on hold, in words. */
export const holdWords = {
  dispute: { label: 'Ownership is disputed' },
  investigation: { label: 'Under investigation' },
  court: { label: 'Before a court' },
  claimant_died: { label: 'Claimant has died' },
  papers: { label: 'Waiting for papers' },
  payee: { label: 'Payee or account is not clear' },
  other: { label: 'Other' },
} as const satisfies Record<HoldReason, { label: Words }>;
