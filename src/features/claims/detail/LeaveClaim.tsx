import { useTranslation } from '../../../i18n/useTranslation';
import { Confirmation } from '../../../ui/commandForm/Confirmation';
import { useLeaveQuestion } from '../../../ui/commandForm/useLeaveQuestion';
import type { OpenQuestion } from '../../../ui/commandForm/useQuestion';

type LeaveClaimProps = {
  /** Something on the page is typed and not sent. */
  unsent: boolean;
  /** What the page asks itself, which comes first. */
  question: OpenQuestion | undefined;
};

/**
 * Asks before what is typed on a claim's page is lost. A piece of its own: the router draws whatever may stop it once
 * more when it comes.
 */
export function LeaveClaim({ unsent, question }: LeaveClaimProps) {
  const { t } = useTranslation();
  const leaving = useLeaveQuestion({
    unsent,
    question: {
      title: t('Leave without saving?'),
      text: t('Your entries for this claim are not saved and will be lost.'),
      confirmLabel: t('Leave page'),
      destructive: true,
    },
  });
  return <Confirmation question={question ?? leaving} />;
}
