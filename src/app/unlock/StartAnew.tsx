import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import LinearProgress from '@mui/material/LinearProgress';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { saveFile } from '../../platform/download';
import { FormField } from '../../ui/form/FormField';
import { clearDevice } from './clearDevice';
import { makeSealedFile } from './sealedFile';
import { TitledDialog } from '../../ui/dialog/TitledDialog';

/** What has to be typed before everything on the device is removed. */
const word = 'START OVER';

/** Removes everything of the portal from this device, for whoever cannot open it; what is sealed is handed over first. */
export function StartAnew({ onClose }: { onClose: () => void }) {
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
      saveFile(`wildlife-claims-encrypted-${day}.zip`, await makeSealedFile());
      setTaken(true);
    }, t('Could not create the file. Nothing was removed.'));
  const clear = () =>
    attempt(clearDevice, t('Some data could not be removed. Close the other tabs of the portal and try again.'));

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
          <Typography sx={{ mb: 2 }}>
            {t(
              'Download the encrypted data first, in case someone remembers the passphrase later. The portal cannot import this file: opening it needs the passphrase and technical help.',
            )}
          </Typography>
        </div>
        <Button variant="outlined" disabled={busy} onClick={() => void take()} sx={{ mb: 2 }}>
          {t('Download the encrypted data')}
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
          onClick={() => void clear()}
        >
          {t('Remove everything and start over')}
        </Button>
      </DialogActions>
    </TitledDialog>
  );
}
