import type { AuditEvent } from '../domain/audit';
import { auditFieldLabel, auditFieldValue } from '../domain/auditFields';
import { describeAuditAction } from '../domain/auditWords';
import { useTranslation } from '../i18n/useTranslation';
import { StackedTable } from './StackedTable';
import { useAuditReader } from './useAuditReader';

/** The fields that an audit event changed with their old and new values; nothing where it changed none. */
export function ChangesTable({ event }: { event: AuditEvent }) {
  const { t } = useTranslation();
  const reader = useAuditReader();
  const { resource, changes = [] } = event;
  if (changes.length === 0) return null;
  const value = (field: string, stored: string | number | undefined) =>
    auditFieldValue(resource, field, stored, reader) ?? '–';
  return (
    <StackedTable
      label={t('Changes: {{action}}', { action: t(describeAuditAction(event)) })}
      rows={changes}
      rowKey={(_change, index) => String(index)}
      columns={[
        { label: 'Field', width: '24%', cell: ({ field }) => t(auditFieldLabel(resource, field)) },
        { label: 'Old value', cell: ({ field, oldValue }) => value(field, oldValue) },
        { label: 'New value', cell: ({ field, newValue }) => value(field, newValue) },
      ]}
    />
  );
}
