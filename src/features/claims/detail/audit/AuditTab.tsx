import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { AuditEvent } from '../../../../domain/audit';
import { describeAuditAction } from '../../../../domain/auditWords';
import type { Claim } from '../../../../domain/claim';
import { formatDateTime } from '../../../../domain/format';
import { roles } from '../../../../domain/roles';
import { useTranslation } from '../../../../i18n/useTranslation';
import { ClaimId } from '../../../../ui/ClaimId';
import { Field, Fields } from '../../../../ui/Fields';
import { SectionCard } from '../../../../ui/SectionCard';
import { StackedTable } from '../StackedTable';
import { auditFieldLabel, auditFieldValue } from './auditFields';

/** Who made the claim and everything done to it since, newest first, with old and new values. */
export function AuditTab({ claim, events }: { claim: Claim; events: readonly AuditEvent[] }) {
  const { t } = useTranslation();
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <SectionCard title={t('Record')}>
        <Fields>
          <Field label={t('Created by')}>{claim.createdBy}</Field>
          <Field label={t('Created at')}>{formatDateTime(claim.createdAt)}</Field>
          <Field label={t('Last modified')}>{formatDateTime(claim.updatedAt)}</Field>
          <Field label={t('Claim ID')}>
            <ClaimId id={claim.id} />
          </Field>
        </Fields>
      </SectionCard>
      <SectionCard title={t('Audit trail')}>
        <Box component="ol" sx={{ display: 'grid', gap: 3, listStyle: 'none', m: 0, p: 0 }}>
          {[...events].reverse().map((event) => (
            <EventRow key={event.id} event={event} />
          ))}
        </Box>
      </SectionCard>
    </Box>
  );
}

function EventRow({ event }: { event: AuditEvent }) {
  const { t } = useTranslation();
  const words = t(describeAuditAction(event));
  const role = event.userRole === 'system' ? t('System') : t(roles[event.userRole].label);
  const value = (field: string, stored: string | number | undefined) => auditFieldValue(field, stored, t) ?? '–';
  return (
    <Box component="li">
      <Typography variant="h3">{words}</Typography>
      <Box sx={{ typography: 'body2', color: 'text.secondary', mb: 1 }}>
        {event.user} ({role}), {formatDateTime(event.timestamp)}
      </Box>
      {event.changes && event.changes.length > 0 && (
        <StackedTable
          label={t('Changes: {{action}}', { action: words })}
          rows={event.changes}
          rowKey={(_change, index) => String(index)}
          columns={[
            { label: 'Field', width: '24%', cell: ({ field }) => t(auditFieldLabel(field)) },
            { label: 'Old value', cell: ({ field, oldValue }) => value(field, oldValue) },
            { label: 'New value', cell: ({ field, newValue }) => value(field, newValue) },
          ]}
        />
      )}
    </Box>
  );
}
