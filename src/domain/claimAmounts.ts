import type { Claim } from './claim';
import type { Incident } from './incident';
import { sumPaid, type Payment } from './payment';

/** The amounts of a claim, UGX; undefined is what nobody has said yet. `paid` is what its successful payments come to. */
export type ClaimAmounts = {
  claimed: number | undefined;
  calculated: number | undefined;
  approved: number | undefined;
  paid: number;
};

/** What claims come to together, UGX, and how many of them say what is claimed. */
export type ClaimTotals = Record<'claimed' | 'calculated' | 'approved' | 'outstanding', number> & { claiming: number };

/**
 * What the claimant asks for, UGX: the cost of the repair, of the treatment or of the funeral. Crops and animals are
 * claimed without an amount.
 */
export function findClaimedAmount(incident: Incident): number | undefined {
  switch (incident.incidentType) {
    case 'property':
      return incident.estimatedRepairCost;
    case 'injury':
      return incident.medicalCostClaimed;
    case 'death':
      return incident.funeralCostClaimed;
    case 'crop':
    case 'livestock':
      return undefined;
  }
}

/** The amounts of a claim with its payments. */
export const amountsOf = (
  { incident, calculatedCompensation, approvedAmount }: Claim,
  payments: readonly Payment[],
): ClaimAmounts => ({
  claimed: findClaimedAmount(incident),
  calculated: calculatedCompensation,
  approved: approvedAmount,
  paid: sumPaid(payments),
});

/** Adds up; outstanding is what was approved less what was paid. */
export function addUpAmounts(all: readonly { amounts: ClaimAmounts }[]): ClaimTotals {
  const totals = { claimed: 0, calculated: 0, approved: 0, outstanding: 0, claiming: 0 };
  for (const { amounts } of all) {
    const { claimed, calculated = 0, approved, paid } = amounts;
    totals.claimed += claimed ?? 0;
    totals.claiming += claimed === undefined ? 0 : 1;
    totals.calculated += calculated;
    totals.approved += approved ?? 0;
    totals.outstanding += approved === undefined ? 0 : approved - paid;
  }
  return totals;
}
