/*
 * Marks in the history state, for what an address alone must not say: that the user menu led to sign-in, which signs out;
 * that whoever comes to New Claim saw the drafts, so that a new one is started at once; that a submission just led to the
 * claim's page, where the claimant still waits for a slip.
 */
type Mark = 'signOut' | 'another' | 'submitted';

export const marked = (mark: Mark) => ({ [mark]: true });

export const isMarked = (state: unknown, mark: Mark): boolean =>
  typeof state === 'object' && state !== null && (state as Record<Mark, unknown>)[mark] === true;
