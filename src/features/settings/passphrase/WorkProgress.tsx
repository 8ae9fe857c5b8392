import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useTranslation } from '../../../i18n/useTranslation';
import type { Words } from '../../../domain/words';
import type { WorkStep } from './usePassphraseWork';

const parts = {
  records: 'Records',
  snapshots: 'Snapshots',
  evidence: 'Evidence files',
  traces: 'Removing old copies…',
} as const;

const waitingWords: Words = 'Waiting for another tab of the portal. Close the other tabs, or finish your work there.';

/** How far the work is, and that it may be interrupted: in sight wherever the dialog has been scrolled to. */
export function WorkProgress({ step }: { step: WorkStep | null }) {
  const { t } = useTranslation();
  return (
    <Box role="status" sx={{ px: 3, pt: step === null ? 0 : 2 }}>
      {step === 'deriving' && <LinearProgress aria-label={t('Working…')} />}
      {step === 'tabs' && (
        <>
          <LinearProgress aria-label={t('Waiting for another tab')} sx={{ mb: 1 }} />
          {t(waitingWords)}
        </>
      )}
      {step !== null && typeof step === 'object' && (
        <>
          <LinearProgress
            variant="determinate"
            value={step.of > 0 ? (step.done / step.of) * 100 : 100}
            aria-label={t(parts[step.part])}
            sx={{ mb: 1 }}
          />
          <Typography>{t(parts[step.part])}</Typography>
          {step.waits && t(waitingWords)}
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t('You can close the portal now. We will finish this the next time you open it.')}
          </Typography>
        </>
      )}
    </Box>
  );
}
