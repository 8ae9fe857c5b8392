import type { Words } from '../../words';
import type { AppealGround, AppealOutcome, DismissalReason } from './appealRecord';

/** Why a claimant does not agree, in words. */
export const groundWords = {
  measured: { label: 'Loss measured wrongly' },
  amount: { label: 'Amount too low' },
  papers: { label: 'Missing papers are now there' },
  cause: { label: 'A wild animal did cause the loss' },
  entitled: { label: 'Claimant is entitled' },
  rules: { label: 'Rules applied wrongly' },
  other: { label: 'Other' },
} as const satisfies Record<AppealGround, { label: Words }>;

/** Why an appeal is dismissed, in words: on the form and the card, and what the letter says of it. */
export const dismissalWords = {
  nothing_new: {
    label: 'Nothing new',
    sentence: 'Your appeal says nothing new that would change the decision.',
  },
  amount_stands: { label: 'Amount is right', sentence: 'The amount was worked out correctly.' },
  papers_lacking: {
    label: 'Papers still missing',
    sentence: 'The papers that your claim needs are still missing.',
  },
  not_proven: {
    label: 'Loss or cause still not shown',
    sentence: 'It is still not shown that there was a loss, or that a wild animal caused it.',
  },
  not_covered: { label: 'Loss not covered', sentence: 'No compensation is paid for this kind of loss.' },
  appeal_withdrawn: {
    label: 'Withdrawn by the claimant',
    sentence: 'We were told that you no longer want to appeal.',
  },
  other: { label: 'Other', sentence: null },
} as const satisfies Record<DismissalReason, { label: Words; sentence: Words | null }>;

/** How an appeal was decided, in words. */
export const outcomeWords = {
  upheld: { label: 'Upheld' },
  dismissed: { label: 'Dismissed' },
} as const satisfies Record<AppealOutcome['kind'], { label: Words }>;
