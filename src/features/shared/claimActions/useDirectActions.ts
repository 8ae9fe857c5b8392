import type { TFunction } from 'i18next';
import type { Claim } from '../../../domain/claim/claim';
import { getAction, type ActionAsking } from '../../../domain/workflow/lifecycle';
import { findLastAction } from '../../../domain/claim/undo';
import { statuses } from '../../../domain/workflow/statuses';
import type { Words } from '../../../domain/words';
import { useTranslation } from '../../../i18n/useTranslation';
import { findEditOf } from '../../../store/drafts/edits';
import { useAppSelector } from '../../../store/hooks';
import { useQuestion, type Question } from '../../../ui/commandForm/useQuestion';
import { useFormats } from '../../../ui/text/formats';
import { tellRefusal } from '../../../ui/toast/tellResult';
import type { Act } from './useAct';

/** What is done to a claim at the press of a button, without a form. `question` is to be shown by `Confirmation`. */
export function useDirectActions(claim: Claim, act: Act) {
  const { t } = useTranslation();
  const formats = useFormats();
  const unfinishedEdit = useAppSelector((state) => findEditOf(state, claim.id));
  const { question, asked } = useQuestion(claim.rev);

  /** Answers whether it was done. */
  async function actAtOnce(action: ActionAsking<'nothing'>): Promise<boolean> {
    const losesEdit = unfinishedEdit?.editOf?.rev === claim.rev;
    if (losesEdit && !(await asked(withoutEdit(t, claim, getAction(action).label)))) return false;
    if (action === 'undo' && !losesEdit && !(await asked(whatIsUndone(t, claim)))) return false;
    const refusal = await act(action, null);
    if (refusal) tellRefusal(t, refusal, formats);
    return !refusal;
  }

  return { unfinishedEdit, question, actAtOnce };
}

/** An undo cannot be undone: it says first what it undoes, and where the claim goes. */
function whatIsUndone(t: TFunction, { status, undoable, ...claim }: Claim): Question {
  const last = findLastAction({ undoable });
  const text = t('The claim goes back to "{{status}}".', {
    status: t(statuses[undoable?.before.status ?? status].badge),
  });
  const cancels = undoable?.payments.some(({ before }) => !before);
  return {
    title: t('Undo "{{action}}"?', { action: last ? t(getAction(last).audit.label) : claim.id }),
    text: cancels ? `${text} ${t('The payment that was created is cancelled.')}` : text,
    confirmLabel: t('Undo'),
  };
}

/** An action moves the claim on, and an edit begun before it can then not be saved any more. */
function withoutEdit(t: TFunction, claim: Claim, label: Words): Question {
  return {
    title: t('{{action}} and lose the unfinished edit?', { action: t(label) }),
    text: t(
      'Claim {{id}} of {{claimant}} has an unfinished edit. After this action, the edit can no longer be saved.',
      {
        id: claim.id,
        claimant: claim.claimant.fullName,
      },
    ),
    confirmLabel: t(label),
    destructive: true,
  };
}
