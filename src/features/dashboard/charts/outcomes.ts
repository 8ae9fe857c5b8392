import type { MonthFigure } from '../../../store/claims/figures/charts';
import type { StatusGroup } from '../../../domain/workflow/statuses';
import type { Words, WordsContext } from '../../../domain/words';

const outcomes = [
  { group: 'approved', label: 'Approved', context: 'claims' },
  { group: 'rejected', label: 'Rejected', context: 'claims' },
  { group: 'closed', label: 'Closed', context: 'claims' },
  { group: 'pending', label: 'Still pending', context: 'claims' },
] as const satisfies readonly { group: StatusGroup; label: Words; context: WordsContext }[];

/** The bars of a month from the bottom up, and the columns of its table; Closed only where a claim is. */
export const outcomesOf = (months: readonly MonthFigure[]) =>
  outcomes.filter(({ group }) => group !== 'closed' || months.some(({ closed }) => closed > 0));
