import type { ClaimChange, ClaimFields } from '../events';

/**
 * The fields of a claim after a change: what stood before it and does not after it is taken away. A change that was sent or
 * stored as text does not name that.
 */
export const fieldsAfter = ({ before, after }: Pick<ClaimChange, 'before' | 'after'>): ClaimFields => ({
  ...Object.fromEntries(Object.keys(before).map((field) => [field, undefined])),
  ...after,
});
