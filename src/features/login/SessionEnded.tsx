import Alert from '@mui/material/Alert';
import { useTranslation } from '../../i18n/useTranslation';
import { useAppSelector } from '../../store/hooks';
import { selectSession, selectSessionEnd } from '../../store/session/selectors';

/**
 * Tells whoever comes back to the desk why they are asked to sign in: from the first moment, so that the form does not move
 * under their hand once their session has ended.
 */
export function SessionEnded() {
  const { t } = useTranslation();
  // Sign-in is shown to a session only when that was left for too long.
  const isIdle = useAppSelector((state) => selectSessionEnd(state) === 'idle' || selectSession(state) !== null);
  if (!isIdle) return null;
  return (
    <Alert severity="info" sx={{ mb: 2 }}>
      {t('You were signed out after 30 minutes without activity. Drafts are saved. Sign in to continue.')}
    </Alert>
  );
}
