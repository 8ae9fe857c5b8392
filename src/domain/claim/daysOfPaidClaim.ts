import { kampalaDay } from '../calendar';
import type { Payment } from '../payment/payment';
import type { Claim } from './claim';

/**
 * The days of a paid claim in Africa/Kampala, YYYY-MM-DD, both included: from its registration, or the incident where
 * that is not known, to its last successful payment.
 */
export function daysOfPaidClaim(
  { incident, registeredAt, updatedAt }: Pick<Claim, 'incident' | 'registeredAt' | 'updatedAt'>,
  payments: readonly Payment[],
): { from: string; to: string } {
  const paid = payments.flatMap(({ paymentStatus, paidAt }) => (paymentStatus === 'success' && paidAt ? [paidAt] : []));
  return {
    from: registeredAt ? kampalaDay(registeredAt) : incident.dateOfIncident,
    to: kampalaDay(paid.sort().at(-1) ?? updatedAt),
  };
}
