import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import LinearProgress from '@mui/material/LinearProgress';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import type { Words } from '../../domain/words';
import { useTranslation } from '../../i18n/useTranslation';
import { saveFile } from '../../platform/download';
import { FormField } from '../../ui/form/FormField';
import { TitledDialog } from '../../ui/dialog/TitledDialog';

/** What has to be typed before everything on the device is removed. */
const word = 'START OVER';

type StartAnewProps = {
  /** Why to download what there is, and the label of the button. */
  about: Words;
  takeLabel: Words;
  /** What is handed over before anything is removed: the beginning of its name, and what makes it. */
  fileName: string;
  make: () => Promise<Blob>;
  /** Removes it and starts the portal anew. */
  clear: () => Promise<void>;
  onClose: () => void;
};

/** Removes what the portal has on this device and cannot open, once it was handed over as a file. */
export function StartAnew({ about, takeLabel, fileName, make, clear, onClose }: StartAnewProps) {
  const { t } = useTranslation();
  const id = useId();
  const [taken, setTaken] = useState(false);
  const [typed, setTyped] = useState('');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  const attempt = async (work: () => Promise<void>, message: string) => {
    setBusy(true);
    setError(undefined);
    await work().catch(() => setError(message));
    setBusy(false);
  };
  const take = () =>
    attempt(async () => {
      const day = new Date().toISOString().slice(0, 10);
      saveFile(`${fileName}-${day}.zip`, await make());
      setTaken(true);
    }, t('Could not create the file. Nothing was removed.'));
  const remove = () =>
    attempt(clear, t('Some data could not be removed. Close the other tabs of the portal and try again.'));

  return (
    <TitledDialog
      title={t('Start over on this device?')}
      busy={busy}
      onClose={onClose}
      maxWidth="sm"
      role="alertdialog"
      aria-describedby={`${id}-text`}
    >
      <DialogContent>
        {error && (
          <Alert severity="error" sx={{ mb: 2 }}>
            {error}
          </Alert>
        )}
        <div id={`${id}-text`}>
          <Typography sx={{ mb: 1 }}>
            {t(
              'This removes every claim, draft, evidence file, snapshot and setting of the portal from this device, for everyone who uses it. This cannot be undone.',
            )}
          </Typography>
          <Typography sx={{ mb: 2 }}>{t(about)}</Typography>
        </div>
        <Button variant="outlined" disabled={busy} onClick={() => void take()} sx={{ mb: 2 }}>
          {t(takeLabel)}
        </Button>
        <div role="status">
          {taken && (
            <Typography>
              {t('The file was sent to your downloads. Check that it is there before you delete anything.')}
            </Typography>
          )}
        </div>
        <FormField
          id={`${id}-word`}
          label={t('Type {{word}} to continue', { word })}
          message={taken ? undefined : t('Available after you download the data')}
          invalid={false}
          disabled={busy || !taken}
        >
          <OutlinedInput
            id={`${id}-word`}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            autoComplete="off"
            slotProps={{ input: { 'aria-describedby': taken ? undefined : `${id}-word-help` } }}
          />
        </FormField>
        {busy && <LinearProgress aria-label={t('Working…')} />}
      </DialogContent>
      <DialogActions>
        <Button color="secondary" onClick={onClose} disabled={busy} autoFocus>
          {t('Cancel')}
        </Button>
        <Button
          variant="contained"
          color="error"
          disabled={!taken || typed.trim().toUpperCase() !== word}
          loading={busy}
          onClick={() => void remove()}
        >
          {t('Remove everything and start over')}
        </Button>
      </DialogActions>
    </TitledDialog>
  );
}
