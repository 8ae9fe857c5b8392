import type { PaymentChange } from '../payment/payment';
import type { Refusal } from '../refusal';
import { findHold } from '../workflow/holding';
import type { Words } from '../words';
import type { Claim } from './claim';
import { isSent } from './conditions/conditionBar';
import { findOpenCorrection } from './correction/corrections';

type Stopped = Pick<Claim, 'holds' | 'corrections'>;

/** Why nothing new is sent on a claim: it is on hold, or where its money goes waits to be confirmed. Undefined where neither is. */
export function findStop(claim: Stopped): Words | undefined {
  if (findHold(claim))
    return 'This claim is on hold. Record whether the payment succeeded or failed, and send nothing new.';
  return findOpenCorrection(claim)
    ? 'A correction of the payee or account is waiting to be confirmed. Record whether the payment succeeded or failed, and send nothing new.'
    : undefined;
}

/**
 * The refusal of a change that sends money of a claim that is stopped; undefined for a fact of money that moved or did not,
 * which can always be recorded (docs/product.md, Hold, and docs/product.md, Correction).
 */
export function findStopRefusal(claim: Stopped, changes: readonly PaymentChange[]): Refusal | undefined {
  const message = changes.some(sends) ? findStop(claim) : undefined;
  return message && { code: 'wrong_status', message, fields: { paymentStatus: message } };
}

const sends = ({ before, after }: PaymentChange) => after.paymentStatus === 'processing' && !(before && isSent(before));
