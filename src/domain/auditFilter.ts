import { isAlert, severities, severityNames, type AuditEvent, type AuditStatus } from './audit';
import type { Words } from './words';

/** Severities to filter by (SPEC.md section 2, Audit Trail), and those of security alerts together. */
export const severityFilters = {
  alerts: { label: 'Alerts (critical and high)' },
  ...severities,
} as const satisfies Record<string, { label: Words }>;

export type SeverityFilter = keyof typeof severityFilters;

export const severityFilterNames: readonly SeverityFilter[] = ['alerts', ...severityNames];

/** What the audit trail is narrowed to; what is left out narrows nothing. */
export type AuditFilter = { search: string; severity?: SeverityFilter; status?: AuditStatus };

/** Whether an event is of the severity and the status asked for. The search is the store's. */
export function matchesFilter(event: AuditEvent, { severity, status }: Omit<AuditFilter, 'search'>): boolean {
  if (status !== undefined && event.status !== status) return false;
  if (severity === undefined) return true;
  return severity === 'alerts' ? isAlert(event) : event.severity === severity;
}
