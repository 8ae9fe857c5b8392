import { useState } from 'react';
import { useTranslation } from '../../../i18n/useTranslation';
import { useLeaveQuestion } from '../../../ui/commandForm/useLeaveQuestion';

/** Asks before what is typed on a claim's page is lost. @param writing whether a form of a tab has something unsent */
export function useLeaveClaim(writing: boolean) {
  const { t } = useTranslation();
  const [noteUnsent, setNoteUnsent] = useState(false);
  const [dialogUnsent, setDialogUnsent] = useState(false);
  const leaving = useLeaveQuestion({
    unsent: writing || noteUnsent || dialogUnsent,
    question: {
      title: t('Leave without saving?'),
      text: t('Your entries for this claim are not saved and will be lost.'),
      confirmLabel: t('Leave page'),
      destructive: true,
    },
  });
  return { leaving, noteUnsent, setNoteUnsent, setDialogUnsent };
}
