import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Portal from '@mui/material/Portal';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useState } from 'react';
import type { Words } from '../domain/words';
import { useTranslation } from '../i18n/useTranslation';
import { callOff } from '../store/callOff';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import type { DeedWait } from '../store/persistence/healthSlice';

const waitsFor: Record<DeedWait['for'], Words> = {
  tab: 'Waiting for the portal in another tab or window, which is still saving.',
  storage: 'Waiting for the storage of this browser, which does not answer.',
  opening: 'Waiting for the portal to open. Your action follows.',
};

const goOn: Record<DeedWait['for'], Words> = {
  tab: 'Close the other tabs and windows of the portal. Your action then goes on by itself.',
  storage: 'Close the other tabs and windows of the portal. If that does not help, cancel and start the browser again.',
  opening: 'Close the other tabs and windows of the portal. If that does not help, cancel and reload.',
};

/** How long nothing is asked again after somebody chose to wait, milliseconds. */
const askedAgainAfter = 10_000;

/** Says what a deed waits for and, when that takes long, how to go on. */
export function WaitingNotice() {
  const { t } = useTranslation();
  const waits = useAppSelector(({ storage }) => storage.waits);
  if (!waits) return null;
  return (
    <>
      {/* Over a dialog too: the deed may be that of its form. */}
      <Portal>
        <Alert
          severity="info"
          role="status"
          sx={{
            position: 'fixed',
            zIndex: 'snackbar',
            bottom: 16,
            left: '50%',
            transform: 'translateX(-50%)',
            width: 'max-content',
            maxWidth: 'calc(100vw - 32px)',
            boxShadow: 6,
            displayPrint: 'none',
          }}
        >
          {t(waitsFor[waits.for])}
        </Alert>
      </Portal>
      {waits.long && <HowToGoOn for={waits.for} />}
    </>
  );
}

function HowToGoOn({ for: cause }: Pick<DeedWait, 'for'>) {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const id = useId();
  const [isAsked, setIsAsked] = useState(true);

  useEffect(() => {
    if (isAsked) return undefined;
    const again = setTimeout(() => setIsAsked(true), askedAgainAfter);
    return () => clearTimeout(again);
  }, [isAsked]);

  const wait = () => setIsAsked(false);
  return (
    <Dialog
      open={isAsked}
      onClose={(_event, reason) => reason === 'escapeKeyDown' && wait()}
      maxWidth="xs"
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <DialogTitle id={`${id}-title`}>{t('Not saved yet')}</DialogTitle>
      <DialogContent id={`${id}-text`}>
        <Typography gutterBottom>{t(waitsFor[cause])}</Typography>
        <Typography gutterBottom>{t(goOn[cause])}</Typography>
        <Typography>{t('What you cancel is not done later. What you typed stays in its form.')}</Typography>
      </DialogContent>
      <DialogActions>
        <Button color="secondary" onClick={() => dispatch(callOff())}>
          {t('Cancel action')}
        </Button>
        <Button variant="contained" onClick={wait} autoFocus>
          {t('Keep waiting')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
