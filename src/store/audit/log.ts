import { createSelector } from '@reduxjs/toolkit';
import type { AuditEvent } from '../../domain/audit';
import { auditResources } from '../../domain/auditResources';
import { matchesFilter, type AuditFilter } from '../../domain/auditFilter';
import { describeAuditAction } from '../../domain/auditWords';
import { latestOnly } from '../latestOnly';
import { compareText, foldText, searchByWords } from '../text';

/** The log as it is in the register, or as a screen goes on showing it. */
export type LogState = { audit: { entities: Record<string, AuditEvent> } };

/** Every event, in no order. */
export const selectLogEvents = createSelector([(state: LogState) => state.audit.entities], (entities) =>
  Object.values(entities),
);

/** Sorts the newest event first; of the same moment, the one that was made last. */
export const byNewest = (a: AuditEvent, b: AuditEvent) =>
  compareText(b.timestamp, a.timestamp) || compareText(b.id, a.id);

/** Every event, newest first. */
export const selectNewestEvents = createSelector([selectLogEvents], (events) => [...events].sort(byNewest));

const searchTexts = new WeakMap<AuditEvent, string>();

/** User, action in words and as its code, resource and its id, email, each on a line of its own; folded. */
function searchTextOf(event: AuditEvent): string {
  const known = searchTexts.get(event);
  if (known !== undefined) return known;
  const { user, action, resource, resourceId, details } = event;
  const email = String(details?.['email'] ?? '');
  const lines = [user, describeAuditAction(event), action, auditResources[resource].label, resourceId, email];
  const text = foldText(lines.join('\n'));
  searchTexts.set(event, text);
  return text;
}

/** The events that a filter leaves, newest first (SPEC.md section 2, Audit Trail). */
export const selectFoundEvents = createSelector(
  [
    selectNewestEvents,
    (_state: LogState, { search }: AuditFilter) => search,
    (_state: LogState, { severity }: AuditFilter) => severity,
    (_state: LogState, { status }: AuditFilter) => status,
  ],
  (events, search, severity, status) => {
    const kind = severity || status ? events.filter((event) => matchesFilter(event, { severity, status })) : events;
    return searchByWords(kind, search, searchTextOf);
  },
  latestOnly,
);

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
