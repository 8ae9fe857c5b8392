import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import IconButton from '@mui/material/IconButton';
import type { AuditEvent } from '../../../domain/audit/audit';
import { describeAuditAction } from '../../../domain/audit/auditWords';
import { useTranslation } from '../../../i18n/useTranslation';
import { useFormats } from '../../../ui/text/formats';
import Box from '@mui/material/Box';
import { formatTime } from '../../../domain/settings/format';
import { phone } from '../../../ui/theme/media';
import type { AuditView } from '../auditView';
import { NewChip, OutcomeChip, SeverityChip, ResourceLink } from './eventChips';
import { whoText } from './eventText';

type EventListProps = Omit<AuditView, 'log'> & {
  label: string;
  events: readonly AuditEvent[];
  /** Where no heading above says it. */
  withDay?: boolean;
};

/** Events one under the other, each with what was done, by whom, to what, and how it ended. */
export function EventList({ label, events, withDay = false, fresh, onOpenEvent }: EventListProps) {
  return (
    <Box component="ol" aria-label={label} sx={list}>
      {events.map((event) => (
        <EventItem
          key={event.id}
          event={event}
          withDay={withDay}
          isFresh={fresh.has(event.id)}
          onOpenEvent={onOpenEvent}
        />
      ))}
    </Box>
  );
}

type EventItemProps = Pick<AuditView, 'onOpenEvent'> & { event: AuditEvent; withDay: boolean; isFresh: boolean };

function EventItem({ event, withDay, isFresh, onOpenEvent }: EventItemProps) {
  const { t } = useTranslation();
  const { date } = useFormats();
  const time = formatTime(event.timestamp);
  return (
    <li className={isFresh ? 'fresh' : undefined}>
      <div className="facts">
        <div className="what">
          {t(describeAuditAction(event))} {isFresh && <NewChip />}
        </div>
        <div className="who">
          {withDay ? `${date(event.timestamp)}, ${time}` : time} · {whoText(t, event)} · <ResourceLink event={event} />
        </div>
      </div>
      <div className="chips">
        <SeverityChip severity={event.severity} />
        <OutcomeChip status={event.status} />
      </div>
      <DetailsButton event={event} onOpen={onOpenEvent} />
    </li>
  );
}

/** Styles its items as well: the feed shows hundreds. */
const list = {
  listStyle: 'none',
  m: 0,
  p: 0,
  '& > li': {
    display: 'flex',
    alignItems: 'center',
    columnGap: 2,
    rowGap: 0.5,
    minHeight: 48,
    py: 1,
  },
  '& > li + li': { borderTop: 1, borderColor: 'divider' },
  '& > .fresh': { bgcolor: 'tones.violet.ground', px: 1, mx: -1 },
  '& .facts': { flex: 1, minWidth: 0 },
  '& .what': { fontWeight: 600 },
  '& .who': {
    typography: 'body2',
    color: 'text.secondary',
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
  },
  '& .chips': { display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 0.75 },
  [phone]: {
    '& > li': { flexWrap: 'wrap' },
    '& .facts': { flex: '1 1 100%' },
    '& .chips': { flex: 1, justifyContent: 'flex-start' },
  },
} as const;

type DetailsButtonProps = { event: AuditEvent; onOpen: (event: AuditEvent) => void };

function DetailsButton({ event, onOpen }: DetailsButtonProps) {
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
