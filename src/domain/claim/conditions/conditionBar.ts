import type { Payment } from '../../payment/payment';
import type { Refusal } from '../../refusal';
import { openConditions, type Conditioned } from './conditions';

/* What a condition that is open bars (docs/product.md, Conditions). */

/** Whether money is on its way or has arrived. */
export const isSent = ({ paymentStatus }: Pick<Payment, 'paymentStatus'>) =>
  paymentStatus === 'processing' || paymentStatus === 'success';

/**
 * Whether a change of a payment sends money or makes a payment anew. That a payment failed, and a correction of one that
 * was sent, are facts, which can always be recorded.
 */
export const sendsMoney = ({ before, after }: { before?: Payment | undefined; after: Payment }) =>
  before === undefined || (isSent(after) && !isSent(before));

/** The refusal of what pays a claim while a condition of its approval is open; undefined while none is. */
export function findConditionRefusal(claim: Conditioned): Refusal | undefined {
  const open = openConditions(claim);
  if (open.length === 0) return undefined;
  return {
    code: 'open_conditions',
    message: 'Payment waits until this is met and ticked: {{conditions}}',
    params: { conditions: open.join('; ') },
  };
}
