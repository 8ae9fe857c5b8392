import { paymentGroupNames, type PaymentGroup } from '../../../domain/paymentGroups';
import type { AddressRules } from '../../../ui/useAddress';

type PaymentPlace = { status: PaymentGroup | undefined; paymentId: string | undefined };

type PaymentChange = { status?: PaymentGroup | null; payment?: string | null };

/** The payment that an address has selected. */
export const selectedPayment = (address: string): string | undefined =>
  new URLSearchParams(address).get('payment') ?? undefined;

/** The filter and the selected payment. */
export const paymentAddress: AddressRules<PaymentPlace, PaymentChange> = {
  read: (params) => ({
    status: paymentGroupNames.find((name) => name === params.get('status')),
    paymentId: params.get('payment') ?? undefined,
  }),
  write: (params, change) => {
    const next = new URLSearchParams(params);
    for (const [name, value] of Object.entries(change)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    return next;
  },
  toStart: {},
};
