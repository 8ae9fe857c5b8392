import type { DecidedEvent } from '../events';
import type { TabMessage } from '../ports';
import { loadEventCheck, type EventCheck } from '../tabs/loadEventCheck';
import type { Core } from './core';

type Parts = {
  /** By which tabs know whether they understand an event alike. */
  version: string;
  hasUnsaved: () => boolean;
  /** Shows an event, and the register as of a number; throws where a reducer does. */
  follow: (sequence: number, event: DecidedEvent) => void;
  catchUp: () => void;
  catchUpDrafts: () => void;
  showSignOut: () => void;
};

/** Takes in what other tabs say. Whatever is not clear is read from what was stored, with all the care of reading. */
export function createHearing({ place, ports: { storage }, getState }: Core, parts: Parts) {
  /** Of what other tabs say; undefined until it is loaded, and where it cannot be. */
  let check: EventCheck | undefined;

  function follow(sequence: number, event: DecidedEvent) {
    try {
      parts.follow(sequence, event);
    } catch (error) {
      console.error(error);
      parts.catchUpDrafts();
      parts.catchUp();
    }
  }

  function hear(message: TabMessage) {
    const { catchUp, catchUpDrafts } = parts;
    if (message.kind === 'signedOut') {
      storage.hearSignedOut(message.sessionId);
      parts.showSignOut();
    }
    const said = 'event' in message ? message.event : undefined;
    if (check?.isNewerEvent(said)) return storage.closeForNewer();
    const parse = message.kind === 'draft' ? check?.parseDraftEvent : check?.parseEvent;
    const event = message.version === parts.version ? parse?.(said) : undefined;
    // What another build of the portal says may mean something else here, and what is no event of this one means nothing.
    const isUnclear = message.version !== parts.version || (said !== undefined && !event);
    if (isUnclear) catchUpDrafts();
    if (isUnclear || message.kind === 'signedOut') return catchUp();
    if (storage.health().lost) return;
    if (message.kind === 'draft') {
      if (event) follow(place.reached, event);
      return;
    }
    // Told late: memory is further already.
    if (message.sequence <= place.reached) return;
    if (!event || message.sequence > place.reached + 1 || parts.hasUnsaved() || place.mayBeEmptied) return catchUp();
    // Of another register, laid down where this one was emptied.
    if (!check?.areOfChain(getState().audit.chain, [event])) return catchUp();
    follow(message.sequence, event);
  }

  return {
    hear,
    /** Has what checks events at hand. */
    loadCheck: async () => {
      check = await loadEventCheck();
    },
  };
}
