import Button from '@mui/material/Button';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { ErrorState } from '../page/ErrorState';

type OnDemandProps<Piece> = {
  /** The same function at every drawing. */
  load: () => Promise<Piece>;
  /** In the final shape. */
  skeleton: ReactNode;
  /** In place of what says so of a part of a page, where the part is smaller than that. */
  failed?: (tryAgain: () => void) => ReactNode;
  children: (piece: Piece) => ReactNode;
};

/**
 * A part of a page whose code comes after the page. Not `lazy`, which would put the page's error state in place of all
 * of it when a connection fails, and never try again.
 */
export function OnDemand<Piece extends object>({ load, skeleton, failed, children }: OnDemandProps<Piece>) {
  const { t } = useTranslation();
  const [attempt, setAttempt] = useState(1);
  const [state, setState] = useState<{ piece: Piece } | { failed: number }>({ failed: 0 });

  useEffect(() => {
    let wanted = true;
    load().then(
      (piece) => wanted && setState({ piece }),
      () => wanted && setState({ failed: attempt }),
    );
    return () => {
      wanted = false;
    };
  }, [load, attempt]);

  if ('piece' in state) return children(state.piece);
  if (state.failed < attempt) return skeleton;
  const tryAgain = () => setAttempt(attempt + 1);
  if (failed) return failed(tryAgain);
  return (
    <ErrorState
      title={t('This part of the page did not load')}
      kept={t('The rest of the page works.')}
      advice={t('Check your connection and try again.')}
      action={
        <Button variant="outlined" onClick={tryAgain}>
          {t('Try again')}
        </Button>
      }
    />
  );
}
