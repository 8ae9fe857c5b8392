import type { TFunction } from 'i18next';
import type { Claim } from '../../../domain/claim';
import { lifecycle } from '../../../domain/lifecycle';
import type { Words } from '../../../domain/words';
import { useTranslation } from '../../../i18n/useTranslation';
import { findEditOf } from '../../../store/drafts/selectors';
import { useAppSelector } from '../../../store/hooks';
import { useQuestion, type Question } from '../../../ui/deedForm/useQuestion';
import { useFormats } from '../../../ui/formats';
import { tellRefusal } from '../../../ui/tellResult';
import { useStartEdit } from '../useStartEdit';
import type { Press } from './actionButtons';
import type { ClaimDeeds } from './useClaimDeeds';

export type DirectDeed = Extract<Press, { kind: 'do' }>['deed'];

/** What is done to a claim at the press of a button, without a form. `question` is to be shown by `Confirmation`. */
export function useDirectDeeds(claim: Claim, deeds: ClaimDeeds) {
  const { t } = useTranslation();
  const formats = useFormats();
  const startEdit = useStartEdit();
  const unfinishedEdit = useAppSelector((state) => findEditOf(state, claim.id));
  const { question, asked } = useQuestion(claim.rev);

  /** Answers whether it was done. */
  async function perform(deed: DirectDeed): Promise<boolean> {
    const losesEdit = unfinishedEdit?.editOf?.rev === claim.rev;
    if (losesEdit && !(await asked(withoutEdit(t, claim, lifecycle[deed].label)))) return false;
    const refusal = await (deed === 'resubmit' ? deeds.resubmit() : deeds.startVerification());
    if (refusal) tellRefusal(t, refusal, formats);
    return !refusal;
  }

  return { unfinishedEdit, question, edit: () => startEdit(claim.id), perform };
}

/** A deed moves the claim on, and an edit begun before it can then not be saved any more. */
function withoutEdit(t: TFunction, claim: Claim, label: Words): Question {
  return {
    title: t('{{action}} without the unfinished edit?', { action: t(label) }),
    text: t('The edit of claim {{id}} of {{claimant}} was begun and not saved, and could not be saved any more.', {
      id: claim.id,
      claimant: claim.claimant.fullName,
    }),
    confirmLabel: t(label),
    destructive: true,
  };
}
