import Alert from '@mui/material/Alert';
import { useTranslation } from '../../i18n/useTranslation';
import { useAppSelector } from '../../store/hooks';
import { selectSessionEnd } from '../../store/session/selectors';

/** Tells whoever comes back to the desk why they are asked to sign in. */
export function SessionEnded() {
  const { t } = useTranslation();
  const ended = useAppSelector(selectSessionEnd);
  if (ended !== 'idle') return null;
  return (
    <Alert severity="info" sx={{ mb: 2 }}>
      {t('You were signed out after 30 minutes without activity. Drafts are saved. Sign in to continue.')}
    </Alert>
  );
}
