import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMemo, useState } from 'react';
import type { AuditEvent } from '../../../domain/audit/audit';
import { kampalaDay } from '../../../domain/calendar';
import { formatNumber } from '../../../domain/settings/format';
import { useTranslation } from '../../../i18n/useTranslation';
import { selectNewestEvents } from '../../../store/audit/log';
import { useFormats } from '../../../ui/text/formats';
import { SectionCard } from '../../../ui/page/SectionCard';
import type { AuditView } from '../auditView';
import { EventList } from '../event/EventList';
import { NoEvents } from '../event/NoEvents';

/** So many events show at first, and as many more at each press. */
const step = 50;

/** Activity Feed: what happened, day by day, newest first. */
export function FeedTab({ log, ...view }: AuditView) {
  const { t } = useTranslation();
  const { date } = useFormats();
  const [limit, setLimit] = useState(step);
  const events = selectNewestEvents(log);
  const days = useMemo(() => groupByDay(events.slice(0, limit)), [events, limit]);
  const left = events.length - limit;

  if (events.length === 0) return <NoEvents />;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {days.map((group) => (
        <SectionCard key={group.day} title={date(group.day)}>
          <EventList label={t('Events on {{day}}', { day: date(group.day) })} events={group.events} {...view} />
        </SectionCard>
      ))}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'center', gap: 2 }}>
        <Box sx={{ color: 'text.secondary' }}>
          {t('Showing {{shown}} of {{total}} events', {
            shown: formatNumber(Math.min(limit, events.length)),
            total: formatNumber(events.length),
          })}
        </Box>
        {left > 0 && (
          <Button variant="outlined" color="secondary" onClick={() => setLimit(limit + step)}>
            {t('Show more')}
          </Button>
        )}
      </Box>
    </Box>
  );
}

/** Events in the order given, by their day in Kampala. */
function groupByDay(events: readonly AuditEvent[]): { day: string; events: AuditEvent[] }[] {
  const groups: { day: string; events: AuditEvent[] }[] = [];
  for (const event of events) {
    const day = kampalaDay(event.timestamp);
    const last = groups.at(-1);
    if (last?.day === day) last.events.push(event);
    else groups.push({ day, events: [event] });
  }
  return groups;
}
