import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { useAppDispatch } from '../../store/hooks';
import { signOut } from '../../store/session/commands';
import { TitledDialog } from '../../ui/dialog/TitledDialog';

export type IdleWarningProps = {
  /** Milliseconds since 1970. */
  endsAt: number;
  onStay: () => void;
};

/** One minute before a session ends. A screen reader says its text once, not the seconds. */
export function IdleWarning({ endsAt, onStay }: IdleWarningProps) {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const id = useId();
  return (
    <TitledDialog
      title={t('Are you still there?')}
      onClose={onStay}
      maxWidth="xs"
      role="alertdialog"
      aria-describedby={id}
    >
      <DialogContent>
        <Typography id={id}>
          {t(
            'You have been inactive for 29 minutes. In one minute we will sign you out in every tab. Drafts are saved. Other text comes back when you sign in again in this tab.',
          )}
        </Typography>
        <Countdown endsAt={endsAt} />
      </DialogContent>
      <DialogActions>
        <Button color="secondary" onClick={() => void dispatch(signOut())}>
          {t('Sign Out')}
        </Button>
        <Button variant="contained" onClick={onStay} autoFocus>
          {t('Stay signed in')}
        </Button>
      </DialogActions>
    </TitledDialog>
  );
}

function Countdown({ endsAt }: { endsAt: number }) {
  const { t } = useTranslation();
  const [left, setLeft] = useState(() => endsAt - Date.now());
  useEffect(() => {
    // The clock on the wall may be set meanwhile.
    const end = performance.now() + endsAt - Date.now();
    const timer = setInterval(() => setLeft(end - performance.now()), 1000);
    return () => clearInterval(timer);
  }, [endsAt]);
  const seconds = Math.max(0, Math.ceil(left / 1000));
  return (
    <Typography role="timer" aria-live="off" sx={{ mt: 1.5, typography: 'h2', fontVariantNumeric: 'tabular-nums' }}>
      {t('{{count}} seconds left', { count: seconds })}
    </Typography>
  );
}
