import { useState } from 'react';
import type { PaymentForm, RetryForm } from '../../../domain/paymentForm';
import type { Refusal } from '../../../domain/refusal';
import { useTranslation } from '../../../i18n/useTranslation';
import { retryPayment, updatePayment } from '../../../store/claims/commands';
import { findClaim } from '../../../store/claims/selectors';
import type { CommandResult } from '../../../store/commit';
import { useAppDispatch, useAppStore } from '../../../store/hooks';
import type { AppThunk } from '../../../store/services';
import { tellResult } from '../../../ui/tellResult';

type Options = {
  claimId: string;
  /** The revision that the person decides on. */
  seen: number;
  /** Takes the revision that the person has been told of, or has made. */
  acknowledge: (rev: number) => void;
};

/** The commands on a payment with their toasts; each answers undefined when done, else why not. */
export function usePaymentDeeds({ claimId, seen, acknowledge }: Options) {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const [busy, setBusy] = useState(false);
  const target = { id: claimId, rev: seen };

  async function perform(command: AppThunk<Promise<CommandResult>>, done: string): Promise<Refusal | undefined> {
    setBusy(true);
    try {
      const result = await dispatch(command);
      const told = result.ok || result.refusal.code === 'changed';
      if (told) acknowledge(findClaim(store.getState(), claimId)?.rev ?? seen);
      return tellResult(t, result, { done });
    } finally {
      setBusy(false);
    }
  }

  return {
    busy,
    update: (paymentId: string, form: PaymentForm) =>
      perform(updatePayment(target, paymentId, form), t('Payment updated successfully')),
    retry: (form: RetryForm) => perform(retryPayment(target, form), t('A new payment was made')),
  };
}
