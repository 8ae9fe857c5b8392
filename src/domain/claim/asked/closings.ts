import { closingReasons, type Closing, type ClosingReason } from '../../workflow/closing';
import type { Claim } from '../claim';
import { isAnswerOverdue } from './asked';

/* What becomes of a claim when nobody answers, or it is withdrawn (docs/product.md, Closing). */

/**
 * Whether a claim can be closed for a reason: withdrawn at any time before it is forwarded, for no answer only once that
 * is overdue.
 * @param today YYYY-MM-DD in Africa/Kampala
 */
export function mayClose(claim: Claim, reason: ClosingReason, today: string): boolean {
  const from: readonly string[] = closingReasons[reason];
  return from.includes(claim.status) && (reason !== 'no_answer' || isAnswerOverdue(claim, today));
}

/** Why and when a closed claim was closed; undefined for any other. */
export const findClosing = ({ status, closings }: Claim): Closing | undefined =>
  status === 'closed' ? closings?.at(-1) : undefined;
