import type { StatusGroup } from '../../../domain/workflow/statuses';
import type { Words, WordsContext } from '../../../domain/words';

/** The bars of a month from the bottom up, and the columns of its table. */
export const outcomes = [
  { group: 'approved', label: 'Approved', context: 'claims' },
  { group: 'rejected', label: 'Rejected', context: 'claims' },
  { group: 'pending', label: 'Still pending', context: 'claims' },
] as const satisfies readonly { group: StatusGroup; label: Words; context: WordsContext }[];
