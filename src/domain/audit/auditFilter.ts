import { isAlert, severities, severityNames, type AuditEvent, type AuditStatus, type FieldChange } from './audit';
import type { AuditReader, AuditValue } from './auditField';
import { auditFieldLabel, auditFieldValue, isInternalField } from './auditFields';
import { dayNumber } from '../dayCount';
import type { Words } from '../words';

/** Severities to filter by, and those of security alerts together. */
export const severityFilters = {
  alerts: { label: 'Alerts (critical and high)' },
  ...severities,
} as const satisfies Record<string, { label: Words }>;

export type SeverityFilter = keyof typeof severityFilters;

export const severityFilterNames: readonly SeverityFilter[] = ['alerts', ...severityNames];

/** What the panel of the audit trail narrows to; what is left out narrows nothing. */
export type AuditFacts = {
  /** A claim's id, or the name that its claimant has or had, or a part of one. */
  claim?: string;
  /** What a field is called that the event changed or tells. */
  field?: Words;
  /** A part of what the field held before, and of what it holds since, as it is kept or as it reads. */
  oldValue?: string;
  newValue?: string;
  /** Days in Africa/Kampala, YYYY-MM-DD, both included; either may be left open. */
  from?: string;
  to?: string;
};

/** What the audit trail is narrowed to; what is left out narrows nothing. */
export type AuditFilter = AuditFacts & { search: string; severity?: SeverityFilter; status?: AuditStatus };

/** Whether a text holds every word of what is looked for, whatever its case and accents: the store's to say. */
type MakeHolds = (looked: string) => (text: string) => boolean;

/**
 * Whether an event is of the severity, the status and the days asked for, and whether one of its fields is the one asked
 * for, with those values. Search, claim and claimant are the store's.
 * @param reader how the person who looks reads what an event keeps
 */
export function makeAuditMatcher(filter: AuditFilter, reader: AuditReader, makeHolds: MakeHolds) {
  const { severity, status, from, to } = filter;
  const first = from === undefined ? -Infinity : dayNumber(from);
  const last = to === undefined ? Infinity : dayNumber(to);
  const hasField = makeFieldMatcher(filter, reader, makeHolds);
  return (event: AuditEvent): boolean => {
    if (status !== undefined && event.status !== status) return false;
    if (severity === 'alerts' ? !isAlert(event) : severity !== undefined && event.severity !== severity) return false;
    const day = dayNumber(event.timestamp);
    return day >= first && day <= last && hasField(event);
  };
}

/** A detail that an event tells is a field with a value and none before. */
function makeFieldMatcher({ field, oldValue, newValue }: AuditFacts, reader: AuditReader, makeHolds: MakeHolds) {
  if (!field && !oldValue && !newValue) return () => true;
  const holdsOld = oldValue ? makeHolds(oldValue) : undefined;
  const holdsNew = newValue ? makeHolds(newValue) : undefined;
  return ({ resource, changes = [], details = {} }: AuditEvent): boolean => {
    const told = Object.entries(details).map(([name, value]): FieldChange => ({ field: name, newValue: value }));
    const isValue = (path: string, value: AuditValue | undefined, holds: ReturnType<MakeHolds> | undefined) =>
      !holds || (value !== undefined && holds(`${value}\n${auditFieldValue(resource, path, value, reader) ?? ''}`));
    return [...changes, ...told].some(
      (change) =>
        !isInternalField(resource, change.field) &&
        (!field || auditFieldLabel(resource, change.field) === field) &&
        isValue(change.field, change.oldValue, holdsOld) &&
        isValue(change.field, change.newValue, holdsNew),
    );
  };
}
