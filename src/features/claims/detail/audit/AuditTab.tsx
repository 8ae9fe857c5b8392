import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { AuditEvent } from '../../../../domain/audit/audit';
import { auditRoleLabel, describeAuditAction } from '../../../../domain/audit/auditWords';
import type { Claim } from '../../../../domain/claim/claim';
import { useTranslation } from '../../../../i18n/useTranslation';
import { ChangesTable } from '../../../../ui/labels/ChangesTable';
import { ClaimId } from '../../../../ui/labels/ClaimId';
import { Field, Fields } from '../../../../ui/labels/Fields';
import { useFormats } from '../../../../ui/text/formats';
import { SectionCard } from '../../../../ui/page/SectionCard';

/** Who made the claim and everything done to it since, newest first, with old and new values. */
export function ClaimAuditTab({ claim, events }: { claim: Claim; events: readonly AuditEvent[] }) {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <SectionCard title={t('Record')}>
        <Fields>
          <Field label={t('Created by')}>{claim.createdBy}</Field>
          <Field label={t('Created at')}>{dateTime(claim.createdAt)}</Field>
          <Field label={t('Last modified')}>{dateTime(claim.updatedAt)}</Field>
          <Field label={t('Claim ID')}>
            <ClaimId id={claim.id} whole />
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
  const { dateTime } = useFormats();
  return (
    <Box component="li">
      <Typography variant="h3">{t(describeAuditAction(event))}</Typography>
      <Box sx={{ typography: 'body2', color: 'text.secondary', mb: 1 }}>
        {event.user} ({t(auditRoleLabel(event))}), {dateTime(event.timestamp)}
      </Box>
      <ChangesTable event={event} />
    </Box>
  );
}
