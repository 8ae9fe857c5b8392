import { useCallback, useState } from 'react';
import { useTranslation } from '../../../i18n/useTranslation';
import { leaveQuestion } from '../../../ui/commandForm/useQuestion';
import { useLeaveQuestion } from '../../../ui/commandForm/useLeaveQuestion';

/**
 * The claims for which something is typed and not sent. It is kept while the page is open, from claim to claim; leaving
 * the page asks first. A dialog is of one claim: with something typed in it, another claim asks, too.
 */
export function useLeaveQueue() {
  const { t } = useTranslation();
  const [unsent, setUnsent] = useState<ReadonlySet<string>>(new Set());
  const [dialogUnsent, setDialogUnsent] = useState(false);

  const markUnsent = useCallback((claimId: string, isUnsent: boolean) => {
    setUnsent((before) => {
      if (before.has(claimId) === isUnsent) return before;
      const after = new Set(before);
      if (isUnsent) after.add(claimId);
      else after.delete(claimId);
      return after;
    });
  }, []);

  const question = useLeaveQuestion({
    unsent: unsent.size > 0 || dialogUnsent,
    loses: (from, to) => from.pathname !== to.pathname || (dialogUnsent && from.search !== to.search),
    question: dialogUnsent
      ? leaveQuestion(t)
      : {
          ...leaveQuestion(t),
          text: t('Your entries for claims {{ids}} are not saved and will be lost.', {
            count: unsent.size,
            ids: [...unsent].join(', '),
          }),
          confirmLabel: t('Leave page'),
        },
  });

  return { unsent, markUnsent, setDialogUnsent, question };
}
