import Box from '@mui/material/Box';
import { findInForce, scheduleStatuses } from '../../domain/valuation/schedule';
import type { Schedule } from '../../domain/valuation/scheduleRecord';
import { useTranslation } from '../../i18n/useTranslation';
import { useAppSelector } from '../../store/hooks';
import { selectSchedules } from '../../store/schedules/selectors';
import { ToneChip } from '../../ui/labels/chips';
import { useToday } from '../../ui/page/useToday';

/** Where a schedule stands, whether it is in force today, and whether it is a sample. */
export function ScheduleChips({ schedule: { id, status, isSample } }: { schedule: Schedule }) {
  const { t } = useTranslation();
  const schedules = useAppSelector(selectSchedules);
  const isCurrent = findInForce(schedules, useToday())?.id === id;
  const { tone, label } = scheduleStatuses[status];
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 0.5 }}>
      <ToneChip tone={tone} label={t(label)} />
      {isCurrent && <ToneChip tone="teal" label={t('Current')} />}
      {isSample && <SampleChip />}
    </Box>
  );
}

/** Beside the version of a schedule that was made for the portal (docs/product.md, Valuation schedules). */
function SampleChip() {
  const { t } = useTranslation();
  return <ToneChip tone="ochre" label={t('Sample')} />;
}
