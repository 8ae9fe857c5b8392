/** Milliseconds without input after which a session ends, and how long before that a warning shows. */
export const idleLimit = 30 * 60_000;
export const idleWarning = 60_000;

/** Why a session ended, where the person did not end it themselves: left too long, or their account may not act any more. */
export const signOutReasons = ['idle', 'account'] as const;

export type SignOutReason = (typeof signOutReasons)[number];

/**
 * Milliseconds until a session ends for want of input, as the clock on the wall tells; 0 or less when it has ended.
 * Signing in counts as input where the session has noted none. The clock may have been set back: what is later than now
 * counts as of now.
 * @param now milliseconds since 1970, as `lastInput`, which is of this session, and undefined where it noted none
 * @param signedInAt instant, ISO
 */
export function timeLeft(now: number, signedInAt: string, lastInput?: number): number {
  const last = lastInput ?? (Date.parse(signedInAt) || 0);
  return Math.min(last, now) + idleLimit - now;
}
