import { paymentGroupNames } from '../../../domain/payment/paymentGroups';
import { addressRules, oneOf } from '../../../ui/list/addressFields';

/** The payment that an address has selected. */
export const selectedPayment = (address: string): string | undefined =>
  new URLSearchParams(address).get('payment') ?? undefined;

/** The filter and the selected payment. */
export const paymentAddress = addressRules({
  status: oneOf(paymentGroupNames),
  payment: ([said]): string | undefined => said,
});
