import Box from '@mui/material/Box';
import QueryStatsOutlined from '@mui/icons-material/QueryStatsOutlined';
import Typography from '@mui/material/Typography';
import { memo, useMemo, type Ref } from 'react';
import { districtName } from '../../domain/place/districts';
import { regionLabel } from '../../domain/place/regions';
import { makeReport, reportTypes } from '../../domain/reports/reportTypes';
import { claimGroups, isEmptyReport } from '../../domain/reports/report';
import { scopeOf, type ReportChoice } from '../../domain/reports/reportForm';
import { useTranslation } from '../../i18n/useTranslation';
import { useAppSelector } from '../../store/hooks';
import { selectReportRecords } from '../../store/reports/records';
import { dayRangeText } from '../../ui/text/dayRangeText';
import { EmptyState } from '../../ui/page/EmptyState';
import { useFormats } from '../../ui/text/formats';
import { MetricCard } from '../../ui/page/MetricCard';
import { SectionCard } from '../../ui/page/SectionCard';
import { PreviewTable } from './PreviewTable';
import { ReportCharts } from './ReportCharts';
import { useCellText } from './useCellText';

type ReportPreviewProps = { ref: Ref<HTMLDivElement>; choice: ReportChoice; today: string };

/**
 * The report as its file holds it: the same figures and rows, drawn as charts too. Hundreds of cells, which a file's
 * progress leaves alone.
 */
export const ReportPreview = memo(function ReportPreview({ ref, choice, today }: ReportPreviewProps) {
  const { t } = useTranslation();
  const { date } = useFormats();
  const cellText = useCellText();
  const records = useAppSelector(selectReportRecords);
  const scope = useMemo(() => scopeOf(choice, today), [choice, today]);
  const report = useMemo(
    () => makeReport(choice.type, { ...records, today }, scope),
    [choice.type, records, today, scope],
  );
  const { days, region, district, group } = scope;
  const placeText = () => {
    if (district) return districtName(district);
    return region ? t(regionLabel(region)) : t('All regions');
  };
  const said = [
    dayRangeText(t, days, date),
    placeText(),
    ...(reportTypes[choice.type].countsByGroup ? [t(claimGroups[group].label)] : []),
  ];

  return (
    <SectionCard ref={ref} title={t(report.title)} description={said.join(' · ')}>
      {isEmptyReport(report) ? (
        <EmptyState
          icon={<QueryStatsOutlined />}
          title={t('Nothing to report')}
          text={t('No records match this report. Choose another period, region or district.')}
        />
      ) : (
        <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>
          <Box
            component="dl"
            sx={{
              display: 'grid',
              gap: 1.5,
              gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 248px), 1fr))',
              m: 0,
            }}
          >
            {report.figures.map(({ label, context, kind, value }) => (
              <MetricCard key={label} label={t(label, { context })} value={cellText(kind, value)} />
            ))}
          </Box>
          <ReportCharts report={report} />
          {report.tables.map((table) => (
            <PreviewTable key={table.title} table={table} />
          ))}
          <Box component="ul" sx={{ m: 0, pl: 2.5, color: 'text.secondary' }}>
            {report.notes.map((note) => (
              <Typography key={note} component="li" variant="body2">
                {t(note)}
              </Typography>
            ))}
          </Box>
        </Box>
      )}
    </SectionCard>
  );
});
