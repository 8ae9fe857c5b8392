import { timeLeft } from '../../domain/idle';
import type { Session } from '../../domain/user';
import { readLastInput } from '../../platform/lastInput';

/** Milliseconds until a session ends for want of input in any tab. */
export const sessionTimeLeft = ({ sessionId, signedInAt }: Session) =>
  timeLeft(Date.now(), signedInAt, readLastInput(sessionId));
