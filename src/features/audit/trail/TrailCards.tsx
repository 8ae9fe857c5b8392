import type { AuditEvent } from '../../../domain/audit/audit';
import type { SortOrder } from '../../../domain/sortOrder';
import type { AuditView } from '../auditView';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { describeAuditAction } from '../../../domain/audit/auditWords';
import { useTranslation } from '../../../i18n/useTranslation';
import { Field, Fields } from '../../../ui/labels/Fields';
import { useFormats } from '../../../ui/text/formats';
import { Pager } from '../../../ui/list/Pager';
import { addressText, userText } from '../event/eventText';
import { NewChip, OutcomeChip, SeverityChip, ResourceLink } from '../event/eventChips';
import { trailSizes } from '../auditAddress';

/** A page of events, as a table or as cards. */
export type TrailListProps = Omit<AuditView, 'log'> & {
  rows: AuditEvent[];
  /** Where the page stands among all events found. */
  place: { page: number; pages: number; from: number; to: number; total: number; size: number };
  /** By time. */
  order: SortOrder;
  onPage: (change: { page: number; size?: number }) => void;
  onSort: (order: SortOrder) => void;
};

/** The trail where a table would scroll sideways. */
export function TrailCards({ rows, place, fresh, onOpenEvent, onPage }: TrailListProps) {
  const { t } = useTranslation();
  return (
    <>
      <Box
        component="ul"
        tabIndex={-1}
        aria-label={t('Audit Trail')}
        sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: '1fr', listStyle: 'none', m: 0, p: 0 }}
      >
        {rows.map((event) => (
          <TrailCard key={event.id} event={event} isFresh={fresh.has(event.id)} onOpenEvent={onOpenEvent} />
        ))}
      </Box>
      <Pager {...place} sizes={trailSizes} sizeLabel={t('Events per page')} onChangeView={onPage} />
    </>
  );
}

type TrailCardProps = Pick<TrailListProps, 'onOpenEvent'> & { event: AuditEvent; isFresh: boolean };

function TrailCard({ event, isFresh, onOpenEvent }: TrailCardProps) {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  const words = t(describeAuditAction(event));
  const time = dateTime(event.timestamp);
  return (
    <Card component="li" sx={{ px: 2, pt: 1.5, pb: 0.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1 }}>
        <Typography variant="h3" component="p" sx={{ flex: { xs: '1 1 100%', sm: 1 } }}>
          {words}
        </Typography>
        {isFresh && <NewChip />}
        <SeverityChip severity={event.severity} />
        <OutcomeChip status={event.status} />
      </Box>
      <Fields dense>
        <Field label={t('Timestamp')}>{time}</Field>
        <Field label={t('User')}>{userText(t, event)}</Field>
        <Field label={t('Resource')}>
          <ResourceLink event={event} />
        </Field>
        <Field label={t('IP Address')}>{addressText(t, event)}</Field>
      </Fields>
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', mr: -1.5 }}>
        <Button
          aria-label={t('Details: {{action}}, {{time}}', { action: words, time })}
          onClick={() => onOpenEvent(event)}
        >
          {t('Details')}
        </Button>
      </Box>
    </Card>
  );
}
