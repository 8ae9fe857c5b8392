import type { Claim } from './claim';
import { findOutstanding } from './claimPayments';
import type { Incident } from '../incident/incident';
import { incidentKinds } from '../incident/incidents';
import { itemsOf } from '../incident/items';
import type { Payment } from '../payment/payment';

/** The amounts of a claim, UGX; undefined is what nobody has said yet. */
export type ClaimAmounts = {
  claimed: number | undefined;
  calculated: number | undefined;
  approved: number | undefined;
  outstanding: number | undefined;
};

/** What claims come to together, UGX, and how many of them say what is claimed. */
type ClaimTotals = Record<'claimed' | 'calculated' | 'approved' | 'outstanding', number> & { claiming: number };

/**
 * What the claimant asks for, UGX: the cost of the repairs, of the treatment or of the funeral, as far as it is stated.
 * Crops and animals are claimed without an amount.
 */
export function findClaimedAmount(incident: Incident): number | undefined {
  const asked = incidentKinds[incident.incidentType].fields.find(({ input }) => input === 'money');
  if (!asked) return undefined;
  const amounts = itemsOf(incident).flatMap((item) => {
    const amount = item[asked.name];
    return typeof amount === 'number' ? [amount] : [];
  });
  return amounts.length > 0 ? amounts.reduce((sum, amount) => sum + amount, 0) : undefined;
}

/** The amounts of a claim with its payments. */
export const amountsOf = (claim: Claim, payments: readonly Payment[]): ClaimAmounts => ({
  claimed: findClaimedAmount(claim.incident),
  calculated: claim.calculatedCompensation,
  approved: claim.approvedAmount,
  outstanding: findOutstanding(claim, payments),
});

/** Adds up. */
export function addUpAmounts(all: readonly { amounts: ClaimAmounts }[]): ClaimTotals {
  const totals = { claimed: 0, calculated: 0, approved: 0, outstanding: 0, claiming: 0 };
  for (const { amounts } of all) {
    const { claimed, calculated = 0, approved = 0, outstanding = 0 } = amounts;
    totals.claimed += claimed ?? 0;
    totals.claiming += claimed === undefined ? 0 : 1;
    totals.calculated += calculated;
    totals.approved += approved;
    totals.outstanding += outstanding;
  }
  return totals;
}
