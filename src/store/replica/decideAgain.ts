import type { Refusal } from '../../domain/refusal';
import { decide, definitionOf, type Command } from '../command';
import type { DecidedEvent } from '../events';
import { eventsOn } from '../log/unsaved';
import type { RootState } from '../registerReducers';
import { findRecord } from '../table';
import type { Pending } from './outbox';

/** A command that counts nowhere, or that part of it which does not (`isPart`), and what stood in its way. */
export type Fallen = { command: Command; event: DecidedEvent; refusal: Refusal; isPart?: true };

/** What still waits, and what fell. */
type Again = { pending: Pending[]; fallen: Fallen[] };

/**
 * Decides once more on what waits, first to last, on top of what counts: of one action on several claims, those fall that
 * stand in its way, and the rest goes on. What throws falls.
 * @param state the register as the stream has left it, with what is this device's alone
 * @param onItsWay so many of the first are on their way, and stay as they are
 * @param account whose they are: their name and email may have been changed since
 */
export function decideAgain(state: RootState, pending: readonly Pending[], onItsWay: number, account: string): Again {
  let on = state;
  const again: Again = { pending: [], fallen: [] };
  for (const [place, one] of pending.entries()) {
    const { next, fallen } = place < onItsWay ? { next: one, fallen: [] } : decideOne(on, one, account);
    again.fallen.push(...fallen);
    if (!next) continue;
    const after = applied(on, next.event);
    if (after) on = after;
    else if (place >= onItsWay) {
      again.fallen.push({ ...next, refusal: noLonger });
      continue;
    }
    again.pending.push(next);
  }
  return again;
}

function decideOne(state: RootState, pending: Pending, account: string): { next?: Pending; fallen: Fallen[] } {
  const { event } = pending;
  const fallen: Fallen[] = [];
  let command: Command | undefined = pending.command;
  while (command) {
    const decision = decideSafely(state, command, event, account);
    if (decision.ok) {
      return { next: decision.event && { ...pending, command, event: decision.event }, fallen };
    }
    const { refusal } = decision;
    const rest = without(command, refusal);
    fallen.push({ command: rest?.fell ?? command, event, refusal, ...(rest && { isPart: true }) });
    command = rest?.goesOn;
  }
  return { fallen };
}

/** An action on several claims without the one that stands in its way, and that one; undefined of any other. */
function without(command: Command, { claimId }: Refusal): { goesOn: Command; fell: Command } | undefined {
  const definition = definitionOf(command);
  if (!definition.narrow || claimId === undefined) return undefined;
  const goesOn = definition.narrow(command, (id) => id !== claimId);
  const fell = definition.narrow(command, (id) => id === claimId);
  return goesOn.targets.length > 0 && fell.targets.length > 0 ? { goesOn, fell } : undefined;
}

function decideSafely(
  state: RootState,
  command: Command,
  { meta }: DecidedEvent,
  account: string,
): ReturnType<typeof decide> {
  const { seal: _seal, ...stamp } = meta;
  const user = findRecord(state.users.entities, account);
  const actor = user ? { ...stamp.actor, name: user.name, email: user.email } : stamp.actor;
  try {
    return decide(state, command, { ...stamp, actor });
  } catch (error) {
    // A fault of the portal's own, that nobody would find otherwise.
    console.error(error);
    return { ok: false, refusal: noLonger };
  }
}

function applied(state: RootState, event: DecidedEvent): RootState | undefined {
  try {
    return { ...state, ...eventsOn(state, [event]) } as RootState;
  } catch (error) {
    console.error(error);
    return undefined;
  }
}

const noLonger: Refusal = { code: 'changed', message: 'This can no longer be done.' };
