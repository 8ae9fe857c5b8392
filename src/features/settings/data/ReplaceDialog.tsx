import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from '../../../i18n/useTranslation';
import { useAppStore } from '../../../store/hooks';
import { useFormats } from '../../../ui/text/formats';
import { toast } from '../../../ui/toast/toast';
import { useFileJob } from '../../../ui/fileJob/useFileJob';
import { failureText } from './failureText';
import { exportRegister } from './registerFile';
import { PassphraseFirst } from './PassphraseFirst';
import { planWords, steps, type Plan, type ReplacementStep } from './replacements';
import { ReplacedCounts } from './ReplacedCounts';
import { replaceRegister, type Failure } from './replaceRegister';
import { TitledDialog } from '../../../ui/dialog/TitledDialog';

type ReplaceDialogProps = {
  plan: Plan;
  onClose: () => void;
  /** After it has closed, when the register was replaced. */
  onDone: () => void;
};

/** Before another register takes the place of this one: what goes, what stays, and this one as a file. */
export function ReplaceDialog({ plan, onClose, onDone }: ReplaceDialogProps) {
  const { t } = useTranslation();
  const id = useId();
  const store = useAppStore();
  const formats = useFormats();
  const job = useFileJob();
  const [step, setStep] = useState<ReplacementStep | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const words = planWords[plan.how];
  const busy = step !== null;
  const date = plan.how === 'restored' ? formats.dateTime(plan.snapshot.takenAt) : '';

  const confirm = async () => {
    setFailure(null);
    const failed = await replaceRegister(plan, store, setStep);
    setStep(null);
    if (failed) return setFailure(failed);
    toast.success(t(words.done), t('A snapshot of the previous register was saved.'));
    onClose();
    onDone();
  };

  return (
    <TitledDialog
      title={t(words.title, { date })}
      busy={busy}
      onClose={onClose}
      maxWidth="sm"
      role="alertdialog"
      aria-describedby={`${id}-text`}
    >
      <DialogContent>
        {failure && (
          <Alert severity="error" sx={{ mb: 2 }}>
            {failureText(t, failure, formats).map((line) => (
              <div key={line}>{line}</div>
            ))}
          </Alert>
        )}
        <Box id={`${id}-text`}>
          <Typography>
            {t('This replaces the register on this device, in every tab and for everyone who uses it.')}
          </Typography>
          {plan.how === 'emptied' && <PassphraseFirst />}
          <Box sx={{ my: 2 }}>
            <Button
              variant="outlined"
              disabled={busy || job.running}
              onClick={() => void job.run(() => exportRegister(store))}
            >
              {t('Export this register first')}
            </Button>
          </Box>
          <ReplacedCounts plan={plan} />
          <Typography variant="h3" sx={{ mt: 2 }}>
            {t('What stays')}
          </Typography>
          <Typography>
            {t('Evidence files, settings, and who is signed in.')} {t(words.log)}
          </Typography>
          <Typography sx={{ mt: 2, color: 'text.secondary' }}>
            {t('A snapshot of the current register is saved first, without evidence files.')}
          </Typography>
        </Box>
        <Box role="status" sx={{ '&:not(:empty)': { mt: 2 } }}>
          {step && (
            <>
              <LinearProgress aria-label={t(steps[step])} sx={{ mb: 1 }} />
              {t(steps[step])}
            </>
          )}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button color="secondary" onClick={onClose} disabled={busy} autoFocus>
          {t('Cancel')}
        </Button>
        <Button variant="contained" color="error" onClick={() => void confirm()} loading={busy}>
          {t(words.confirm)}
        </Button>
      </DialogActions>
    </TitledDialog>
  );
}
