import * as v from 'valibot';
import type { Claim } from './claim';
import type { Payment } from './payment';
import { claimRecord, paymentRecord } from './records';

/**
 * The newest claims with their payments, read before everything else, so that the claims list can show its first page.
 * Every other claim stands at `after` (`dateKeyOf`) or behind it.
 */
export type ClaimsFront = { id: 'front'; after: string; claims: Claim[]; payments: Payment[] };

const frontShape = v.object({
  id: v.literal('front'),
  after: v.string(),
  claims: v.array(claimRecord),
  payments: v.array(paymentRecord),
});

export const isClaimsFront = (value: object): value is ClaimsFront => v.is(frontShape, value);
