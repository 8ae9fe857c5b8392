import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Portal from '@mui/material/Portal';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useState } from 'react';
import type { Words } from '../domain/words';
import { useTranslation } from '../i18n/useTranslation';
import { callOff } from '../store/services';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import type { CommandWait } from '../store/persistence/healthSlice';
import { TitledDialog } from '../ui/dialog/TitledDialog';

type Long = Exclude<CommandWait['for'], 'server'>;

const waitsFor: Record<CommandWait['for'], Words> = {
  tab: 'Waiting for the portal in another tab or window to finish saving.',
  server: 'Waiting for the server to confirm this.',
  storage: "Waiting for this browser's storage to respond.",
  opening: 'Waiting for the portal to open. Your action then continues automatically.',
};

/** A server is not waited for so long. */
const goOn: Record<Long, Words> = {
  tab: 'Close the other tabs and windows of the portal. Your action then continues automatically.',
  storage: 'Close the other tabs and windows of the portal. If that does not help, cancel and restart the browser.',
  opening: 'Close the other tabs and windows of the portal. If that does not help, cancel and reload this page.',
};

/** How long nothing is asked again after somebody chose to wait, milliseconds. */
const askedAgainAfter = 10_000;

/** Says what a command waits for and, when that takes long, how to go on. */
export function WaitingNotice() {
  const waits = useAppSelector(({ storage }) => storage.waits);
  return waits && <Waiting {...waits} />;
}

function Waiting({ for: cause, long }: CommandWait) {
  const [isPutOff, setIsPutOff] = useState(false);

  useEffect(() => {
    if (!isPutOff) return undefined;
    const again = setTimeout(() => setIsPutOff(false), askedAgainAfter);
    return () => clearTimeout(again);
  }, [isPutOff]);

  return long && !isPutOff && cause !== 'server' ? (
    <HowToGoOn cause={cause} onWait={() => setIsPutOff(true)} />
  ) : (
    <Notice cause={cause} />
  );
}

function Notice({ cause }: { cause: CommandWait['for'] }) {
  const { t } = useTranslation();
  return (
    // Over a dialog too: the command may be that of its form. On a phone its buttons are at the foot.
    <Portal>
      <Alert
        severity="info"
        role="status"
        sx={{
          position: 'fixed',
          zIndex: 'snackbar',
          bottom: { xs: 80, sm: 16 },
          left: '50%',
          transform: 'translateX(-50%)',
          width: 'max-content',
          maxWidth: 'calc(100vw - 32px)',
          boxShadow: 6,
          displayPrint: 'none',
        }}
      >
        {t(waitsFor[cause])}
      </Alert>
    </Portal>
  );
}

function HowToGoOn({ cause, onWait }: { cause: Long; onWait: () => void }) {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const id = useId();
  return (
    <TitledDialog title={t('Not saved yet')} onClose={onWait} maxWidth="xs" role="alertdialog" aria-describedby={id}>
      <DialogContent id={id}>
        <Typography gutterBottom>{t(waitsFor[cause])}</Typography>
        <Typography gutterBottom>{t(goOn[cause])}</Typography>
        <Typography>
          {t('If you cancel, this action will not be done later. Your entries stay in the form.')}
        </Typography>
      </DialogContent>
      <DialogActions>
        <Button color="secondary" onClick={() => dispatch(callOff())}>
          {t('Cancel action')}
        </Button>
        <Button variant="contained" onClick={onWait} autoFocus>
          {t('Keep waiting')}
        </Button>
      </DialogActions>
    </TitledDialog>
  );
}
