/** Milliseconds without input after which a session ends, and how long before that a warning shows (PRODUCT.md). */
export const idleLimit = 30 * 60_000;
export const idleWarning = 60_000;

/** Why a session ended, where the person did not end it themselves. */
export type SignOutReason = 'idle';

/**
 * Milliseconds until a session ends for want of input; 0 or less when it has ended. Signing in counts as input, and an
 * input noted later than now, by a clock that was wrong since, as one of now.
 * @param now milliseconds since 1970, as `lastInput`, which is undefined where none was noted
 * @param signedInAt instant, ISO
 */
export function timeLeft(now: number, signedInAt: string, lastInput = 0): number {
  const last = Math.max(Date.parse(signedInAt) || 0, lastInput);
  return Math.min(last, now) + idleLimit - now;
}
