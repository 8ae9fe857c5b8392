import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { InternalNote, Claim } from '../../../domain/claim';
import type { DecisionForm } from '../../../domain/decision';
import type { MarkPaidForm, PaymentForm, RetryForm } from '../../../domain/payment';
import type { Refusal } from '../../../domain/refusal';
import { verificationActions, type VerificationForm } from '../../../domain/verification';
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
import { toast } from '../../../ui/toast';

type Words = {
  /** Title and body of the toast when it is done. */
  done: string;
  detail?: string;
  /** Body of the error toast when it was refused or could not be stored; refusals without one show at the form alone. */
  failed?: string;
};

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

  async function perform(
    command: AppThunk<Promise<CommandResult>>,
    { done, detail, failed }: Words,
  ): Promise<Refusal | undefined> {
    setBusy(true);
    try {
      const result = await dispatch(command);
      const told = result.ok || result.refusal.code === 'changed';
      if (told) acknowledge(findClaim(store.getState(), id)?.rev ?? seen);
      if (!result.ok) {
        if (failed) toast.refused(t('Error'), failed);
        return result.refusal;
      }
      if (result.stored) toast.success(done, detail);
      else toast.error(t('Error'), failed ?? t('This is done, but it could not be saved on this device yet.'));
      return undefined;
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
        failed: t('Failed to complete verification. Please try again.'),
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
