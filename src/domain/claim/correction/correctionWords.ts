import type { Words } from '../../words';
import type { CorrectionOutcome, CorrectionReason } from './correctionRecord';

/** Why details are corrected, in words. */
export const correctionWords = {
  mistyped: { label: 'Written down wrongly' },
  account_changed: { label: 'Number or account has changed' },
  payee_changed: { label: 'Someone else receives the money' },
  moved: { label: 'Claimant has moved' },
  other: { label: 'Other' },
} as const satisfies Record<CorrectionReason, { label: Words }>;

/** How a correction ended, in words. */
export const correctionOutcomeWords = {
  confirmed: { label: 'Confirmed' },
  declined: { label: 'Declined' },
} as const satisfies Record<CorrectionOutcome, { label: Words }>;
