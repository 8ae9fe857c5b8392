import Box from '@mui/material/Box';
import { activities } from '../../../domain/audit/auditResources';
import { formatNumber } from '../../../domain/settings/format';
import { useTranslation } from '../../../i18n/useTranslation';
import { selectActivityCounts } from '../../../store/audit/distribution';
import type { LogState } from '../../../store/audit/log';
import { SectionCard } from '../../../ui/page/SectionCard';

/** What the events were about; every event counts once. */
export function ActivityBreakdown({ log }: { log: LogState }) {
  const { t } = useTranslation();
  const counts = selectActivityCounts(log);
  const rows = [
    ...counts.map(({ activity, count }) => ({ label: t(activities[activity].label), count })),
    { label: t('All events'), count: counts.reduce((sum, { count }) => sum + count, 0) },
  ];
  return (
    <SectionCard title={t('Activity breakdown')} description={t('Number of events by subject')}>
      <Box
        component="dl"
        sx={{ m: 0, '& > div:last-of-type': { borderTop: 1, borderColor: 'divider', mt: 1, pt: 1.5, fontWeight: 600 } }}
      >
        {rows.map(({ label, count }) => (
          <Box key={label} sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, py: 1 }}>
            <dt>{label}</dt>
            <Box component="dd" sx={{ m: 0, fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
              {formatNumber(count)}
            </Box>
          </Box>
        ))}
      </Box>
    </SectionCard>
  );
}
