import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { AuditEvent } from '../../../domain/audit/audit';
import { auditFieldLabel, auditFieldValue } from '../../../domain/audit/auditFields';
import { auditRoleLabel, describeAuditAction } from '../../../domain/audit/auditWords';
import { formatNumber, formatTime } from '../../../domain/settings/format';
import { readUserAgent } from '../../../domain/userAgent';
import { useTranslation } from '../../../i18n/useTranslation';
import { findUserAgent, type LogState } from '../../../store/audit/log';
import { ChangesTable } from '../../../ui/labels/ChangesTable';
import { Field, Fields } from '../../../ui/labels/Fields';
import { useFormats } from '../../../ui/text/formats';
import { useAuditReader } from '../../../ui/text/useAuditReader';
import { addressText, userText } from './eventText';
import { OutcomeChip, SeverityChip, ResourceLink } from './eventChips';

type EventDialogProps = { log: LogState; event: AuditEvent; onClose: () => void };

/** All that the log knows of an event. */
export function EventDialog({ log, event, onClose }: EventDialogProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const { details = {}, changes = [] } = event;
  const hasDetails = Object.keys(details).length > 0;
  return (
    <Dialog open onClose={onClose} maxWidth="md" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t(describeAuditAction(event))}</DialogTitle>
      <DialogContent
        // By the arrow keys there must be a way to what is below the edge.
        tabIndex={0}
        sx={{ display: 'grid', gap: 1.5, alignContent: 'start', '& h3:not(:first-of-type)': { mt: 1.5 } }}
      >
        <Typography variant="h3">{t('Event')}</Typography>
        <EventFields event={event} />
        <Typography variant="h3">{t('User')}</Typography>
        <UserFields log={log} event={event} />
        {hasDetails && <Typography variant="h3">{t('Details')}</Typography>}
        {hasDetails && <DetailFields event={event} />}
        <Typography variant="h3">{t('Changes')}</Typography>
        {changes.length > 0 ? <ChangesTable event={event} /> : t('No fields were changed.')}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('Close')}</Button>
      </DialogActions>
    </Dialog>
  );
}

function EventFields({ event }: { event: AuditEvent }) {
  const { t } = useTranslation();
  const { date } = useFormats();
  const { timestamp, detectedAfterMs } = event;
  return (
    <Fields dense>
      <Field label={t('Timestamp')}>{`${date(timestamp)}, ${formatTime(timestamp)}`}</Field>
      <Field label={t('Severity')}>
        <SeverityChip severity={event.severity} />
      </Field>
      <Field label={t('Status')}>
        <OutcomeChip status={event.status} />
      </Field>
      <Field label={t('Resource')}>
        <ResourceLink event={event} />
      </Field>
      {event.resource !== 'claim' && <Field label={t('Resource ID')}>{event.resourceId}</Field>}
      <Field label={t('Event code')}>{event.action}</Field>
      <Field label={t('Event ID')}>{event.id}</Field>
      {detectedAfterMs !== undefined && (
        <Field label={t('Detected after')}>
          {t('{{seconds}}s', { seconds: formatNumber(detectedAfterMs / 1000) })}
        </Field>
      )}
    </Fields>
  );
}

function UserFields({ log, event }: { log: LogState; event: AuditEvent }) {
  const { t } = useTranslation();
  const { device, browser } = readUserAgent(findUserAgent(log, event) ?? '');
  return (
    <Fields dense>
      <Field label={t('Name')}>{userText(t, event)}</Field>
      <Field label={t('Role')}>{t(auditRoleLabel(event))}</Field>
      <Field label={t('IP Address')}>{addressText(t, event)}</Field>
      <Field label={t('Device')}>{device ? t(device) : t('Not recorded')}</Field>
      <Field label={t('Browser')}>{browser ?? t('Not recorded')}</Field>
    </Fields>
  );
}

function DetailFields({ event: { resource, details = {} } }: { event: AuditEvent }) {
  const { t } = useTranslation();
  const reader = useAuditReader();
  return (
    <Fields dense>
      {Object.entries(details).map(([name, value]) => (
        <Field key={name} label={t(auditFieldLabel(resource, name))}>
          {auditFieldValue(resource, name, value, reader)}
        </Field>
      ))}
    </Fields>
  );
}
