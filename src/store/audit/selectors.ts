import type { AuditEvent } from '../../domain/audit';
import { isExport } from '../../domain/exports';
import type { RootState } from '../registerReducers';
import { madeOfLog } from './growing';

const none: AuditEvent[] = [];

/** Lists that somebody was given: what comes later goes into a new one. */
const given = new WeakSet<AuditEvent[]>();

const eventsByResource = madeOfLog(
  () => new Map<string, AuditEvent[]>(),
  (byResource, event) => {
    const known = byResource.get(event.resourceId) ?? [];
    const last = known.at(-1);
    const events = given.has(known) ? [...known] : known;
    events.push(event);
    // Those of another device's log come in behind, and belong in between.
    if (last && last.id > event.id) events.sort((a, b) => (a.id < b.id ? -1 : 1));
    byResource.set(event.resourceId, events);
  },
);

/** Groups so many events at most before anybody asks for those of a claim; answers whether there are more. */
export const groupEventsAhead = ({ audit }: RootState, most: number): boolean => eventsByResource.ahead(audit, most);

/** The audit events of a claim, or of anything else that has an id, first to last. */
export function selectClaimEvents({ audit }: RootState, claimId: string): AuditEvent[] {
  const events = eventsByResource(audit).get(claimId) ?? none;
  given.add(events);
  return events;
}

/**
 * The last event that changed a claim. A note takes nothing from a decision under way and is no change of it; no more is a
 * file that was taken.
 */
export const findLastChange = (state: RootState, claimId: string): AuditEvent | undefined =>
  selectClaimEvents(state, claimId).findLast((event) => event.action !== 'NOTE_ADDED' && !isExport(event));
