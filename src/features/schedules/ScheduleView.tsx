import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { formatNumber } from '../../domain/settings/format';
import { findLastDay, sampleNotice } from '../../domain/valuation/schedule';
import type { Schedule } from '../../domain/valuation/scheduleRecord';
import { useTranslation } from '../../i18n/useTranslation';
import { useAppSelector } from '../../store/hooks';
import { selectSchedules } from '../../store/schedules/selectors';
import { Field, Fields } from '../../ui/labels/Fields';
import { Page } from '../../ui/page/Page';
import { SectionCard } from '../../ui/page/SectionCard';
import { useFormats } from '../../ui/text/formats';
import { BackToSchedules } from './BackToSchedules';
import { RateTables } from './RateTables';
import { ScheduleActions, type ScheduleAction } from './ScheduleActions';
import { ScheduleChips } from './ScheduleChips';
import { ScheduleDownload } from './ScheduleDownload';

type ScheduleViewProps = { schedule: Schedule; onAsk: (action: ScheduleAction) => void };

/** One schedule to read, with what may be done to it. */
export function ScheduleView({ schedule, onAsk }: ScheduleViewProps) {
  const { t } = useTranslation();
  const { id, isSample } = schedule;
  return (
    <Page
      title={t('Valuation Schedule {{version}}', { version: id })}
      badge={<ScheduleChips schedule={schedule} />}
      above={<BackToSchedules />}
      actions={
        <>
          <ScheduleDownload schedule={schedule} />
          <ScheduleActions schedule={schedule} onAsk={onAsk} />
        </>
      }
    >
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {isSample && <Alert severity="warning">{t(sampleNotice)}</Alert>}
        <Standing schedule={schedule} />
        <RateTables schedule={schedule} />
      </Box>
    </Page>
  );
}

/** From when to when it is in force, who changed it last, and why it was withdrawn. */
function Standing({ schedule }: { schedule: Schedule }) {
  const { t } = useTranslation();
  const { date, dateTime } = useFormats();
  const schedules = useAppSelector(selectSchedules);
  const { status, isSample, from, rates, withdrawnBecause, changedAt, changedBy } = schedule;
  const to = findLastDay(schedules, schedule);
  const asShipped = isSample && status === 'published';
  return (
    <SectionCard title={t('In force')}>
      <Fields>
        <Field label={t('In force from')}>{from ? date(from) : t('Not published yet')}</Field>
        <Field label={t('In force to')}>
          {to ? date(to) : status === 'published' ? t('Until the next one is published') : '–'}
        </Field>
        <Field label={t('Rates')}>{formatNumber(rates.length)}</Field>
        {!asShipped && (
          <Field label={t('Last changed')}>
            {t('{{time}} by {{name}}', { time: dateTime(changedAt), name: changedBy })}
          </Field>
        )}
        {withdrawnBecause && (
          <Field label={t('Reason for the withdrawal')} wide>
            {withdrawnBecause}
          </Field>
        )}
      </Fields>
    </SectionCard>
  );
}
