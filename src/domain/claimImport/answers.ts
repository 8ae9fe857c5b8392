import type { DayAnswers } from './askedDays';
import type { WordMatches } from './fileWords';

/** What the person answered where a file does not say what the portal needs. */
export type ImportAnswers = {
  words: WordMatches;
  days: DayAnswers;
  /** Whether a quantity of 0 is read as none. */
  leaveOutZeros: boolean;
};

export const noAnswers: ImportAnswers = { words: {}, days: {}, leaveOutZeros: false };
