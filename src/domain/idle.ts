/** Milliseconds without input after which a session ends, and how long before that a warning shows (PRODUCT.md). */
export const idleLimit = 30 * 60_000;
export const idleWarning = 60_000;

/** Why a session ended, where the person did not end it themselves. */
export type SignOutReason = 'idle';

/**
 * Milliseconds until a session ends for want of input, as the clock on the wall tells; 0 or less when it has ended.
 * Signing in counts as input. The clock may have been set back: an input noted later than now counts as one of now, and a
 * sign-in later than now only where no input was noted.
 * @param now milliseconds since 1970, as `lastInput`, which is undefined where none was noted
 * @param signedInAt instant, ISO
 */
export function timeLeft(now: number, signedInAt: string, lastInput?: number): number {
  const signedIn = Date.parse(signedInAt) || 0;
  const last = signedIn > now ? (lastInput ?? now) : Math.max(signedIn, lastInput ?? 0);
  return Math.min(last, now) + idleLimit - now;
}
