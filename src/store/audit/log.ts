import { createSelector } from '@reduxjs/toolkit';
import type { AuditEvent } from '../../domain/audit/audit';
import type { Claim } from '../../domain/claim/claim';
import { compareText } from '../text';

/** The log with the claims it tells of, as they are in the register or as a screen goes on showing them. */
export type LogState = {
  audit: { entities: Record<string, AuditEvent> };
  claims: { entities: Record<string, Claim> };
};

/** Every event, in no order. */
export const selectLogEvents = createSelector([(state: LogState) => state.audit.entities], (entities) =>
  Object.values(entities),
);

/** Sorts the newest event first; of the same moment, the one that was made last. */
export const byNewest = (a: AuditEvent, b: AuditEvent) =>
  compareText(b.timestamp, a.timestamp) || compareText(b.id, a.id);

/** Every event, newest first. */
export const selectNewestEvents = createSelector([selectLogEvents], (events) => [...events].sort(byNewest));

const selectUserAgents = createSelector([selectLogEvents], (events) => {
  const bySession = new Map<string, string>();
  for (const { sessionId, userAgent } of events) {
    if (sessionId !== undefined && userAgent !== undefined) bySession.set(sessionId, userAgent);
  }
  return bySession;
});

/** What the browser of an event's session said of itself at sign-in; undefined where no sign-in is known. */
export function findUserAgent(state: LogState, { sessionId, userAgent }: AuditEvent): string | undefined {
  return userAgent ?? (sessionId === undefined ? undefined : selectUserAgents(state).get(sessionId));
}
