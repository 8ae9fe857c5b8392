import { keyOfEvent, withDigest } from '../../domain/register/bucket';
import { findChainLink } from '../audit/auditRows';
import { chained, takesWholeLog } from '../audit/chaining';
import { auditReducer } from '../audit/slice';
import type { DecidedEvent } from '../events';
import type { RootState } from '../registerReducers';
import { foldNow } from '../table';

/** Events with their places in the chain, one after the other on top of a log. */
export async function chainEvents(log: RootState['audit'], events: readonly DecidedEvent[]): Promise<DecidedEvent[]> {
  let { chain } = log;
  const linked: DecidedEvent[] = [];
  for (const event of events) {
    // Of most only the end of the chain matters: the log of years is copied for no other.
    const end = { ...log, chain };
    const next = await chained(takesWholeLog(end, event) ? foldNow(auditReducer, log, linked) : end, event);
    chain = findChainLink(next)?.head ?? chain;
    linked.push(next);
  }
  return linked;
}

/** Linked events as they are written. @param after the number of the event that they follow */
export const textsOf = (after: number, linked: readonly DecidedEvent[]): Promise<string[]> =>
  Promise.all(linked.map((event, at) => withDigest(keyOfEvent(after + 1 + at), JSON.stringify(event))));
