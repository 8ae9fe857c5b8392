import { createSelector } from '@reduxjs/toolkit';
import type { Payment } from '../../domain/payment/payment';
import { foldReference } from '../../domain/payment/paymentReference';
import type { Register } from '../registerReducers';
import { selectPaymentsByClaim } from './selectors';

const selectByReference = createSelector([selectPaymentsByClaim], (byClaim) => {
  const byReference = new Map<string, Payment[]>();
  for (const payment of [...byClaim.values()].flat()) {
    const reference = foldReference(payment.paymentRef ?? '');
    const known = byReference.get(reference);
    if (known) known.push(payment);
    else if (reference) byReference.set(reference, [payment]);
  }
  return byReference;
});

/**
 * A payment of any claim that has a reference already; undefined where none has.
 * @param but the payment that is to have it
 */
export const findReferenceUse = (state: Register, reference: string, but?: string): Payment | undefined =>
  selectByReference(state)
    .get(foldReference(reference))
    ?.find(({ id }) => id !== but);
