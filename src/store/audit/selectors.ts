import { createSelector } from '@reduxjs/toolkit';
import type { AuditEvent } from '../../domain/audit';
import type { RootState } from '../registerReducers';

/** The audit events of a claim, first to last. */
export const selectClaimEvents = createSelector(
  [(state: RootState) => state.audit.entities, (_state: RootState, claimId: string) => claimId],
  (entities, claimId): AuditEvent[] =>
    Object.values(entities)
      .filter(({ resourceId }) => resourceId === claimId)
      .sort((a, b) => (a.id < b.id ? -1 : 1)),
);

/** The last event that changed a claim. A note takes nothing from a decision under way and is no change of it. */
export const findLastChange = (state: RootState, claimId: string): AuditEvent | undefined =>
  selectClaimEvents(state, claimId).findLast(({ action }) => action !== 'NOTE_ADDED');
