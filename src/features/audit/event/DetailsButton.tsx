import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import IconButton from '@mui/material/IconButton';
import type { AuditEvent } from '../../../domain/audit/audit';
import { describeAuditAction } from '../../../domain/audit/auditWords';
import { useTranslation } from '../../../i18n/useTranslation';
import { useFormats } from '../../../ui/text/formats';

type DetailsButtonProps = { event: AuditEvent; onOpen: (event: AuditEvent) => void };

export function DetailsButton({ event, onOpen }: DetailsButtonProps) {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  const name = t('Details: {{action}}, {{time}}', {
    action: t(describeAuditAction(event)),
    time: dateTime(event.timestamp),
  });
  return (
    <IconButton size="small" aria-label={name} title={t('Details')} onClick={() => onOpen(event)}>
      <VisibilityOutlined fontSize="small" />
    </IconButton>
  );
}
