import type { Write } from '../../domain/register/eventLog';
import { definitionOf } from '../command';
import { isLifecycleEvent, type DecidedEvent } from '../events';
import { tryOut, type Core } from '../log/core';
import { overtakenCommand } from '../log/decidingAgain';
import { draftPrefix } from '../persistence/local/keys';
import type { Fallen } from '../replica/decideAgain';
import type { Told } from './status';

/** What whoever did these has to hear. */
export function tell({ getState }: Core, fallen: readonly Fallen[]): Told[] {
  return fallen.map(({ command, event, refusal, isPart }) => {
    // An import has no words of its own.
    const words = tryOut(() => overtakenCommand(getState(), command)) ?? {
      label: 'Change to the register',
      subjects: [],
    };
    const { name, targets, form } = command;
    // What comes from a file is in that file.
    const asked = !definitionOf(command).refusedUnstored && { command: { name, targets, form } };
    return { ...words, ...asked, id: event.meta.eventId, at: event.meta.at, refusal, ...(isPart && { isPart }) };
  });
}

/** The drafts that these have used up. */
export const usedDrafts = (events: readonly DecidedEvent[]): Write[] =>
  events.flatMap((event): Write[] => {
    const id = isLifecycleEvent(event) ? event.payload.draftId : undefined;
    return id === undefined ? [] : [[draftPrefix + id, null]];
  });
