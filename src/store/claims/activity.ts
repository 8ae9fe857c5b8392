import { createSelector } from '@reduxjs/toolkit';
import type { AuditEvent } from '../../domain/audit';
import type { Claim } from '../../domain/claim';
import { byNewest } from '../audit/log';
import type { RootState } from '../registerReducers';

/** A claim and the last thing that was done to it. */
export type Activity = { claim: Claim; event: AuditEvent };

const activitiesShown = 6;

const selectLastEvents = createSelector([(state: RootState) => state.audit.entities], (events) => {
  const last = new Map<string, AuditEvent>();
  for (const event of Object.values(events)) {
    if (event.resource !== 'claim') continue;
    const known = last.get(event.resourceId);
    if (!known || byNewest(event, known) < 0) last.set(event.resourceId, event);
  }
  return [...last.values()].sort(byNewest);
});

/** Recent Claims Activity: the claims that something was done to last, newest first, each once. */
export const selectRecentActivity = createSelector(
  [selectLastEvents, (state: RootState) => state.claims.entities],
  (events, claims): Activity[] =>
    events
      .flatMap((event) => {
        const claim = claims[event.resourceId];
        return claim ? { claim, event } : [];
      })
      .slice(0, activitiesShown),
);

/** What the dashboard's figures do not count: who came and went, and how the portal is set. */
const uncounted: readonly AuditEvent['resource'][] = ['session', 'settings'];

/**
 * The moment of the last deed to what the dashboard counts: claims, payments, users, the fund and the register itself.
 * Undefined while nothing was ever done.
 */
export const selectLastUpdate = createSelector([(state: RootState) => state.audit.entities], (events) => {
  let last: string | undefined;
  for (const { resource, timestamp } of Object.values(events)) {
    if (!uncounted.includes(resource) && (last === undefined || timestamp > last)) last = timestamp;
  }
  return last;
});
