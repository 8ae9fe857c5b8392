import { foldReference } from '../../../../domain/payment/paymentReference';
import { isUnderWay } from '../../../../domain/payment/payment';
import { useAppStore } from '../../../../store/hooks';
import { findReferenceUse } from '../../../../store/payments/references';
import { selectClaimPayments } from '../../../../store/payments/selectors';
import type { BulkValues } from './bulkForms';

/** Finds which other claim, of the dialog or of the register, has the payment reference that was typed for a claim. */
export function useOtherUse() {
  const store = useAppStore();
  return (claims: BulkValues['claims'], id: string): string | undefined => {
    const typed = foldReference(claims[id]?.paymentRef ?? '');
    if (!typed) return undefined;
    const inDialog = Object.keys(claims).find(
      (other) => other !== id && foldReference(claims[other]?.paymentRef ?? '') === typed,
    );
    if (inDialog) return inDialog;
    const state = store.getState();
    return findReferenceUse(state, typed, selectClaimPayments(state, id).find(isUnderWay)?.id)?.claimId;
  };
}
