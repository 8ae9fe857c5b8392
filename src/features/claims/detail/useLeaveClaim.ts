import { useState } from 'react';
import { useTranslation } from '../../../i18n/useTranslation';
import { useLeaveQuestion } from '../../../ui/commandForm/useLeaveQuestion';

/** Asks before what is typed on a claim's page is lost. @param writing whether a form of a tab has something unsent */
export function useLeaveClaim(writing: boolean) {
  const { t } = useTranslation();
  const [noteUnsent, setNoteUnsent] = useState(false);
  const leaving = useLeaveQuestion({
    unsent: writing || noteUnsent,
    question: {
      title: t('Leave without sending what you typed?'),
      text: t('What you typed on this claim was not sent and will be lost.'),
      confirmLabel: t('Leave page'),
      destructive: true,
    },
  });
  return { leaving, noteUnsent, setNoteUnsent };
}
