import type { Payment } from '../payment/payment';
import type { Claim } from './claim';

/** A claim and all of its payments, first to last. */
export type ClaimWithPayments = { claim: Claim; payments: readonly Payment[] };
