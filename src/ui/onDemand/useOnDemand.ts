import { useCallback, useRef, useState } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { toast } from '../toast/toast';

/**
 * Code that comes when it is first asked for. `piece` is undefined until then. Not `lazy`, which would put the page's
 * error state in place of what is there when a connection fails, and never try again.
 */
export function useOnDemand<Piece extends object>(load: () => Promise<Piece>) {
  const { t } = useTranslation();
  const [piece, setPiece] = useState<{ loaded: Piece }>();
  const underWay = useRef(false);

  const demand = useCallback(() => {
    if (underWay.current) return;
    underWay.current = true;
    load().then(
      (loaded) => setPiece({ loaded }),
      () => {
        underWay.current = false;
        toast.error(t('Error'), t('This part of the portal did not load. Check your connection and try again.'));
      },
    );
  }, [load, t]);

  return { piece: piece?.loaded, demand };
}
