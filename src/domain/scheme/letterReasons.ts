import type { Words } from '../words';
import { closingWords } from '../workflow/closingWords';
import { reasons } from '../workflow/reasons';
import { letterReasonNames, type LetterReason } from './schemeRecord';

/** What letters give as a reason: its label, and the sentence that ships; null for what only the note beside it can say. */
export const letterReasons: Record<LetterReason, { label: Words; sentence: Words | null }> = {
  ...reasons,
  ...closingWords,
};

/** The reasons whose sentence can be worded anew: those that have one. */
export const wordable: readonly LetterReason[] = letterReasonNames.filter((name) => letterReasons[name].sentence);
