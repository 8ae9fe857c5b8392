import * as v from 'valibot';
import { claimRecord } from './claim';
import { paymentRecord } from '../payment/payment';

export const claimsFront = v.object({
  id: v.literal('front'),
  /** Of all that is kept, as it was when this was written (`dataVersion`). */
  version: v.string(),
  /** Officers see those of their own districts, which are not known yet when this is read. */
  isScoped: v.boolean(),
  after: v.string(),
  claims: v.array(claimRecord),
  payments: v.array(paymentRecord),
});

/**
 * The newest claims with their payments, read before everything else, so that the claims list can show its first page.
 * Every other claim stands at `after` (`dateKeyOf`) or behind it.
 */
export type ClaimsFront = v.InferOutput<typeof claimsFront>;

export const isClaimsFront = (value: object): value is ClaimsFront => v.is(claimsFront, value);
