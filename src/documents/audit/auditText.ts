import type { AuditEvent } from '../../domain/audit/audit';
import type { AuditReader } from '../../domain/audit/auditField';
import { auditFieldLabel, auditFieldValue } from '../../domain/audit/auditFields';

/** What is known of an event beside who, when and what, a line each. */
export function detailLines({ resource, details = {} }: AuditEvent, reader: AuditReader): string[] {
  return Object.entries(details).map(
    ([name, value]) =>
      `${reader.t(auditFieldLabel(resource, name))}: ${auditFieldValue(resource, name, value, reader) ?? ''}`,
  );
}

/** What an event changed, a line a field. */
export function changeLines({ resource, changes = [] }: AuditEvent, reader: AuditReader): string[] {
  return changes.map(({ field, oldValue, newValue }) => {
    const words = (value: typeof oldValue) => auditFieldValue(resource, field, value, reader) ?? '–';
    return `${reader.t(auditFieldLabel(resource, field))}: ${words(oldValue)} → ${words(newValue)}`;
  });
}
