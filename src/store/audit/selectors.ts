import type { AuditEvent } from '../../domain/audit';
import { isExport } from '../../domain/exports';
import type { RootState } from '../registerReducers';
import { madeOfLog } from './growing';

const none: AuditEvent[] = [];

const eventsByResource = madeOfLog(
  () => new Map<string, AuditEvent[]>(),
  (byResource, event) => {
    const known = byResource.get(event.resourceId) ?? none;
    const events = [...known, event];
    const last = known.at(-1);
    // Those of another device's log come in behind, and belong in between.
    byResource.set(
      event.resourceId,
      last && last.id > event.id ? events.sort((a, b) => (a.id < b.id ? -1 : 1)) : events,
    );
  },
);

/** The audit events of a claim, or of anything else that has an id, first to last. */
export const selectClaimEvents = ({ audit }: RootState, claimId: string): AuditEvent[] =>
  eventsByResource(audit).get(claimId) ?? none;

/**
 * The last event that changed a claim. A note takes nothing from a decision under way and is no change of it; no more is a
 * file that was taken.
 */
export const findLastChange = (state: RootState, claimId: string): AuditEvent | undefined =>
  selectClaimEvents(state, claimId).findLast((event) => event.action !== 'NOTE_ADDED' && !isExport(event));
