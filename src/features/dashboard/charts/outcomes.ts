import type { StatusGroup } from '../../../domain/statuses';

/** The bars of a month from the bottom up, and the columns of its table. */
export const outcomes = [
  { group: 'approved', label: 'Approved' },
  { group: 'rejected', label: 'Rejected' },
  { group: 'pending', label: 'Still pending' },
] as const satisfies readonly { group: StatusGroup; label: string }[];
