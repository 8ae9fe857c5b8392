import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMemo, type Ref } from 'react';
import { isGood, type CheckedRow } from '../../../domain/claimImport/rows/checkRow';
import { maximumImport } from '../../../domain/claimImport/sheet/limits';
import { isNothing, type Questions } from '../../../domain/claimImport/rows/questions';
import { formatNumber } from '../../../domain/settings/format';
import { useTranslation } from '../../../i18n/useTranslation';
import { FileJobProgress } from '../../../ui/fileJob/FileJobProgress';
import { phone } from '../../../ui/theme/media';
import { SectionCard } from '../../../ui/page/SectionCard';
import { CheckedRows } from './CheckedRows';
import { DerivedDays } from './DerivedDays';
import { dataRows, type Reading } from '../importState';
import { useRefusedRows } from './useRefusedRows';

type CheckStepProps = {
  ref: Ref<HTMLDivElement>;
  reading: Reading;
  questions: Questions;
  checked: readonly CheckedRow[];
  busy: boolean;
  onAdd: () => void;
  onCheckAgain: () => void;
  onBack: () => void;
  onBackToQuestions: () => void;
};

export function CheckStep(props: CheckStepProps) {
  const { ref, reading, questions, checked, busy, onAdd, onCheckAgain, onBack, onBackToQuestions } = props;
  const { t } = useTranslation();
  const cells = useMemo(() => new Map(dataRows(reading).map((line) => [line.row, line.cells])), [reading]);
  const good = checked.filter(isGood).length;
  const refused = checked.length - good;
  const warned = checked.filter(({ warning }) => warning).length;
  const { job, download } = useRefusedRows(reading, checked, cells);

  return (
    <SectionCard
      ref={ref}
      title={t('Step 4 of 4: Check and add')}
      description={t('{{file}}: {{count}} rows', { file: reading.fileName, count: checked.length })}
    >
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Counts
          counts={[
            { label: t('Can be added'), count: good },
            { label: t('Refused'), count: refused },
            { label: t('Possible duplicates that can be added'), count: warned },
          ]}
        />
        {good > maximumImport && (
          <Alert severity="warning">
            {t('You can add up to {{count}} claims at once. Split the file into smaller files. Nothing was added.', {
              count: maximumImport,
            })}
          </Alert>
        )}
        <DerivedDays checked={checked} />
        {refused > 0 && !isNothing(questions) && (
          <Typography>
            {t('To add more rows, go back and change your answers to the questions about the file.')}
          </Typography>
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button color="secondary" onClick={onBack} disabled={busy}>
            {t('Back to the columns')}
          </Button>
          {!isNothing(questions) && (
            <Button color="secondary" onClick={onBackToQuestions} disabled={busy}>
              {t('Back to the questions')}
            </Button>
          )}
          <Button color="secondary" onClick={onCheckAgain} disabled={busy}>
            {t('Check again')}
          </Button>
          {refused > 0 && (
            <Button
              variant="outlined"
              startIcon={<FileDownloadOutlined />}
              onClick={download}
              disabled={busy || job.running}
            >
              {t('Download refused rows')}
            </Button>
          )}
          <Button
            variant="contained"
            onClick={onAdd}
            disabled={busy || good === 0 || good > maximumImport}
            sx={{ [phone]: { width: 1 } }}
          >
            {t('Add {{count}} claims', { count: good })}
          </Button>
        </Box>
        <FileJobProgress job={job} />
        <CheckedRows checked={checked} cells={cells} mapping={reading.mapping} />
      </Box>
    </SectionCard>
  );
}

function Counts({ counts }: { counts: { label: string; count: number }[] }) {
  return (
    <Box component="dl" sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, m: 0 }}>
      {counts.map(({ label, count }) => (
        <Box key={label}>
          <Box component="dt" sx={{ typography: 'body2', color: 'text.secondary' }}>
            {label}
          </Box>
          <Box component="dd" sx={{ m: 0, typography: 'h2' }}>
            {formatNumber(count)}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
