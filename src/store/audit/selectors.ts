import type { AuditEvent } from '../../domain/audit/audit';
import { inLogOrder } from '../../domain/audit/logOrder';
import { isExport } from '../../domain/audit/exports';
import type { Register, RootState } from '../registerReducers';
import { derivedFromLog } from './derivedFromLog';

const none: AuditEvent[] = [];

/** The lists that somebody was given, in order: what comes later goes into a new one. */
const ordered = new WeakMap<AuditEvent[], AuditEvent[]>();

const eventsByResource = derivedFromLog(
  () => new Map<string, AuditEvent[]>(),
  (byResource, event) => {
    const known = byResource.get(event.resourceId) ?? [];
    const events = ordered.has(known) ? [...known] : known;
    events.push(event);
    byResource.set(event.resourceId, events);
  },
);

/** Groups so many events at most before anybody asks for those of a claim; answers whether there are more. */
export const precomputeEventGroups = ({ audit }: RootState, most: number): boolean =>
  eventsByResource.ahead(audit, most);

/** The audit events of a claim, or of anything else that has an id, first to last. */
export function selectClaimEvents({ audit }: Register, claimId: string): AuditEvent[] {
  const events = eventsByResource(audit).get(claimId) ?? none;
  const known = ordered.get(events) ?? inLogOrder(events);
  ordered.set(events, known);
  return known;
}

/**
 * The last event that changed a claim. A note takes nothing from a decision under way and is no change of it; no more is a
 * file that was taken.
 */
export const findLastChange = (state: Register, claimId: string): AuditEvent | undefined =>
  selectClaimEvents(state, claimId).findLast((event) => event.action !== 'NOTE_ADDED' && !isExport(event));
