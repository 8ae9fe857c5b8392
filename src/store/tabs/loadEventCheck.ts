import type {
  areOfChain,
  isNewerEvent,
  isNewerStoredEvent,
  parseDraftEvent,
  parseEvent,
  parseStoredEvent,
} from '../parseEvent';

export type EventCheck = {
  parseEvent: typeof parseEvent;
  parseStoredEvent: typeof parseStoredEvent;
  parseDraftEvent: typeof parseDraftEvent;
  isNewerEvent: typeof isNewerEvent;
  isNewerStoredEvent: typeof isNewerStoredEvent;
  areOfChain: typeof areOfChain;
};

/**
 * Loads what checks the events of other tabs, with what a start loads last (log/beginning.ts): sign-in shows
 * without it. Undefined where it cannot be loaded. A tab that has none reads what was stored in the place of every event
 * it hears of. It does not keep events until they can be checked: by then it may have read further, and a draft, which
 * has no number, would come back that was sent or discarded since.
 */
export async function loadEventCheck(): Promise<EventCheck | undefined> {
  try {
    return await import(/* webpackChunkName: "settle" */ '../parseEvent');
  } catch {
    return undefined;
  }
}
