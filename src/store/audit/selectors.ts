import { createSelector } from '@reduxjs/toolkit';
import type { AuditEvent } from '../../domain/audit';
import type { RootState } from '../registerReducers';

const none: AuditEvent[] = [];

const selectEventsByResource = createSelector([(state: RootState) => state.audit.entities], (entities) => {
  const byResource = new Map<string, AuditEvent[]>();
  for (const event of Object.values(entities)) {
    const events = byResource.get(event.resourceId);
    if (events) events.push(event);
    else byResource.set(event.resourceId, [event]);
  }
  for (const events of byResource.values()) events.sort((a, b) => (a.id < b.id ? -1 : 1));
  return byResource;
});

/** The audit events of a claim, first to last. */
export const selectClaimEvents = (state: RootState, claimId: string): AuditEvent[] =>
  selectEventsByResource(state).get(claimId) ?? none;

/** The last event that changed a claim. A note takes nothing from a decision under way and is no change of it. */
export const findLastChange = (state: RootState, claimId: string): AuditEvent | undefined =>
  selectClaimEvents(state, claimId).findLast(({ action }) => action !== 'NOTE_ADDED');
