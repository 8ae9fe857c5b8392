import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { quickReportForm, quickReportNames, quickReports, type QuickReport } from '../../domain/reports/quickReports';
import type { ReportForm } from '../../domain/reports/reportForm';
import { useTranslation } from '../../i18n/useTranslation';
import { useAppSelector } from '../../store/hooks';
import { selectFirstPendingDay } from '../../store/reports/records';
import { SectionCard } from '../../ui/page/SectionCard';

type QuickReportsProps = { today: string; busy: boolean; onGenerate: (form: ReportForm) => void };

/** Four reports at one press: each presets the form and downloads a PDF. */
export function QuickReports({ today, busy, onGenerate }: QuickReportsProps) {
  const { t } = useTranslation();
  const firstPending = useAppSelector(selectFirstPendingDay);
  return (
    <SectionCard title={t('Quick Reports')} description={t('Select a report to download it as a PDF.')}>
      <Box
        component="ul"
        sx={{
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', md: 'minmax(0, 1fr)' },
          m: 0,
          p: 0,
          listStyle: 'none',
        }}
      >
        {quickReportNames.map((name) => (
          <QuickReportButton
            key={name}
            name={name}
            busy={busy}
            onPress={() => onGenerate(quickReportForm(name, { today, firstPending }))}
          />
        ))}
      </Box>
    </SectionCard>
  );
}

function QuickReportButton({ name, busy, onPress }: { name: QuickReport; busy: boolean; onPress: () => void }) {
  const { t } = useTranslation();
  const { label, about } = quickReports[name];
  const aboutId = useId();
  return (
    <li>
      <Button
        fullWidth
        variant="outlined"
        color="secondary"
        disabled={busy}
        startIcon={<FileDownloadOutlined />}
        aria-describedby={aboutId}
        onClick={onPress}
        sx={{ justifyContent: 'flex-start' }}
      >
        {t(label)}
      </Button>
      <Typography id={aboutId} variant="body2" sx={{ mt: 0.25, color: 'text.secondary' }}>
        {t(about)}
      </Typography>
    </li>
  );
}
