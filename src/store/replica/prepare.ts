import type { RootState } from '../registerReducers';
import { decideAgain, type Fallen } from './decideAgain';
import type { Place } from './judge';
import type { Self } from './follower';
import { withMessage, type Outbox } from './outbox';

/**
 * The outbox with a message to be sent, where something waits: what has yet to go out is decided again where the stream has gone
 * on since.
 * @param state the register as the stream has left it, with what is this device's alone
 * @returns the same outbox where it is so already, and what fell
 */
export function prepare(
  state: RootState,
  place: Place,
  outbox: Outbox,
  { account, device }: Self,
): { outbox: Outbox; fallen: Fallen[] } {
  const { sequence, devices } = place;
  const isDecided = outbox.decidedOn === sequence || outbox.pending.length === 0;
  const { pending, fallen } = isDecided
    ? { pending: outbox.pending, fallen: [] }
    : decideAgain(state, outbox.pending, outbox.sent?.count ?? 0, account);
  const decided = isDecided ? outbox : { ...outbox, pending, decidedOn: sequence };
  return { outbox: withMessage(decided, device, devices[device]?.n ?? 0), fallen };
}
