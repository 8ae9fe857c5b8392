import type { Words } from '../words';
import type { ClosingReason } from './closing';

/** Why a claim was closed, in words: on forms, cards and in counts, and what the letter to the claimant says of it. */
export const closingWords = {
  no_answer: {
    label: 'No answer',
    sentence: 'We asked you for more information, and the day until which we waited has passed.',
  },
  withdrawn: {
    label: 'Withdrawn by the claimant',
    sentence: 'We were told that you no longer want compensation for this claim.',
  },
} as const satisfies Record<ClosingReason, { label: Words; sentence: Words }>;
