import { createSelector } from '@reduxjs/toolkit';
import { kampalaDay, kampalaInstant } from '../../domain/calendar';
import { districtName } from '../../domain/place/districts';
import { selectAllClaims } from '../claims/selectors';
import { selectPaymentsByClaim } from '../payments/selectors';
import { compareText } from '../text';
import { selectFundBalance, selectLedger, selectTotalAllocated } from './selectors';

/** What may still be allocated, as a share of all money that came into the fund. UGX and whole per cent. */
export const selectAllocationCapacity = createSelector(
  [selectFundBalance, selectTotalAllocated],
  (balance, allocated) => {
    // What came in is what is left and what went out.
    const received = balance + allocated;
    return { received, percent: received > 0 ? Math.round((balance / received) * 100) : 0 };
  },
);

/** What a district was allocated and what its claimants were paid, UGX; `remaining` is below 0 where more was paid. */
export type DistrictFunds = {
  /** Stored value. */
  district: string;
  allocated: number;
  paid: number;
  remaining: number;
};

/** The first moment of the day on which the ledger got its first entry, as an instant. */
const selectLedgerOpening = createSelector([selectLedger], ([first]) =>
  first ? kampalaInstant(kampalaDay(first.date), '00:00') : undefined,
);

/**
 * The districts that have an allocation or a payment since the ledger opened, the most allocated first, then the most
 * paid. Paid counts from that day on (docs/product.md, Figures), by the claimant's district.
 */
export const selectDistrictFunds = createSelector(
  [selectLedger, selectLedgerOpening, selectAllClaims, selectPaymentsByClaim],
  (ledger, opening, claims, paymentsByClaim): DistrictFunds[] => {
    const rows = new Map<string, { allocated: number; paid: number }>();
    const rowOf = (district: string) => {
      const row = rows.get(district) ?? { allocated: 0, paid: 0 };
      rows.set(district, row);
      return row;
    };
    for (const { allocationDistrict, allocationAmount } of ledger) {
      if (allocationAmount > 0) rowOf(allocationDistrict).allocated += allocationAmount;
    }
    for (const { id, claimant } of claims) {
      for (const { paymentStatus, paidAt, amount } of paymentsByClaim.get(id) ?? []) {
        const counts =
          paymentStatus === 'success' && opening !== undefined && paidAt !== undefined && paidAt >= opening;
        if (counts) rowOf(claimant.district).paid += amount;
      }
    }
    return [...rows]
      .map(([district, { allocated, paid }]) => ({ district, allocated, paid, remaining: allocated - paid }))
      .sort(
        (a, b) =>
          b.allocated - a.allocated ||
          b.paid - a.paid ||
          compareText(districtName(a.district), districtName(b.district)),
      );
  },
);
