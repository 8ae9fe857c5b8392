import { useTranslation } from '../../../i18n/useTranslation';
import { Confirmation } from '../../../ui/commandForm/Confirmation';
import { useLeaveQuestion } from '../../../ui/commandForm/useLeaveQuestion';
import { leaveQuestion, type OpenQuestion } from '../../../ui/commandForm/useQuestion';

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
      ...leaveQuestion(t),
      text: t('Your entries for this claim are not saved and will be lost.'),
      confirmLabel: t('Leave page'),
    },
  });
  return <Confirmation question={question ?? leaving} />;
}
