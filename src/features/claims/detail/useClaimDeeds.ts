import { useState } from 'react';
import type { InternalNote, Claim } from '../../../domain/claim';
import type { DecisionForm } from '../../../domain/decisionForm';
import type { MarkPaidForm, PaymentForm, RetryForm } from '../../../domain/paymentForm';
import type { Refusal } from '../../../domain/refusal';
import { verificationActions, verificationFailedMessage } from '../../../domain/verification';
import type { VerificationForm } from '../../../domain/verificationForm';
import { useTranslation } from '../../../i18n/useTranslation';
import {
  addNote,
  decideClaim,
  giveFinalApproval,
  markPaid,
  resubmitClaim,
  retryPayment,
  startVerification,
  updatePayment,
  verifyClaim,
} from '../../../store/claims/commands';
import { findClaim } from '../../../store/claims/selectors';
import type { CommandResult } from '../../../store/commit';
import { useAppDispatch, useAppStore } from '../../../store/hooks';
import type { AppThunk } from '../../../store/services';
import { tellResult, type ResultWords } from '../../../ui/tellResult';

type Options = {
  claim: Claim;
  /** The revision that the person decides on. */
  seen: number;
  /** Takes the revision that the person has been told of, or has made. */
  acknowledge: (rev: number) => void;
};

/** The commands on one claim with their toasts; each answers undefined when done, else why not. */
export function useClaimDeeds({ claim, seen, acknowledge }: Options) {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const [busy, setBusy] = useState(false);
  const { id } = claim;
  const target = { id, rev: seen };
  const name = { id, claimant: claim.claimant.fullName };

  async function perform(command: AppThunk<Promise<CommandResult>>, words: ResultWords): Promise<Refusal | undefined> {
    setBusy(true);
    try {
      const result = await dispatch(command);
      const told = result.ok || result.refusal.code === 'changed';
      if (told) acknowledge(findClaim(store.getState(), id)?.rev ?? seen);
      return tellResult(t, result, words);
    } finally {
      setBusy(false);
    }
  }

  return {
    busy,
    startVerification: () => perform(startVerification(target), { done: t('Verification started') }),
    resubmit: () => perform(resubmitClaim(target), { done: t('Claim {{id}} submitted again', name) }),
    verify: (form: VerificationForm) =>
      perform(verifyClaim(target, form), {
        done: t('Verification completed'),
        detail: form.action
          ? t('Claim {{id}} {{outcome}}', { id, outcome: t(verificationActions[form.action].outcome) })
          : undefined,
        failed: t(verificationFailedMessage),
      }),
    decide: (form: DecisionForm) =>
      perform(decideClaim(target, form), {
        done: t('Decision recorded'),
        detail: t('Claim {{id}} of {{claimant}}', name),
      }),
    giveFinalApproval: (form: { note: string }) =>
      perform(giveFinalApproval(target, form), {
        done: t('Final approval given'),
        detail: t('Claim {{id}} of {{claimant}}', name),
      }),
    markPaid: (form: MarkPaidForm) =>
      perform(markPaid(target, form), {
        done: t('Claim marked as paid'),
        detail: t('Claim {{id}} of {{claimant}}', name),
      }),
    updatePayment: (paymentId: string, form: PaymentForm) =>
      perform(updatePayment(target, paymentId, form), { done: t('Payment updated successfully') }),
    retryPayment: (form: RetryForm) => perform(retryPayment(target, form), { done: t('A new payment was made') }),
    addNote: (form: Pick<InternalNote, 'content' | 'type'>) => perform(addNote(id, form), { done: t('Note added') }),
  };
}

export type ClaimDeeds = ReturnType<typeof useClaimDeeds>;
