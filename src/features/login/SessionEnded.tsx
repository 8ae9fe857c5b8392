import Alert from '@mui/material/Alert';
import type { SignOutReason } from '../../domain/user/idle';
import type { Words } from '../../domain/words';
import { useTranslation } from '../../i18n/useTranslation';
import { useAppSelector } from '../../store/hooks';
import { selectSession, selectSessionEnd } from '../../store/session/selectors';

const endWords = {
  idle: 'You were signed out after 30 minutes without activity. Drafts are saved. Sign in to continue.',
  account: 'Your account was changed, so you were signed out. Your entries are kept. Sign in again to continue.',
} as const satisfies Record<SignOutReason, Words>;

/**
 * Tells whoever comes back to the desk why they are asked to sign in: from the first moment, so that the form does not move
 * under their hand once their session has ended.
 */
export function SessionEnded() {
  const { t } = useTranslation();
  const ended = useAppSelector(selectSessionEnd);
  // Sign-in is shown to a session only when that was left for too long.
  const isLeft = useAppSelector((state) => selectSession(state) !== null);
  const reason = isLeft ? 'idle' : ended;
  if (!reason) return null;
  return (
    <Alert severity="info" sx={{ mb: 2 }}>
      {t(endWords[reason])}
    </Alert>
  );
}
