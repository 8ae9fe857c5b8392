import { timeLeft } from '../../domain/user/idle';
import type { Session } from '../../domain/user/user';
import { readLastInput } from '../../platform/page/lastInput';

/** Milliseconds until a session ends for want of input in any tab. */
export const sessionTimeLeft = ({ sessionId, signedInAt }: Session) =>
  timeLeft(Date.now(), signedInAt, readLastInput(sessionId));
