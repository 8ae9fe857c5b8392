import { createSelector } from '@reduxjs/toolkit';
import { defaultOpeningBalance } from '../../domain/payment/ledger';
import type { Register } from '../registerReducers';

/** The ledger, first entry to last. */
export const selectLedger = createSelector([(state: Register) => state.fundLedger.entities], (entities) =>
  Object.values(entities).sort((a, b) => a.number - b.number),
);

/** What the fund holds now, UGX: the last closing balance, or the opening balance of a ledger without entries. */
export const selectFundBalance = createSelector(
  [selectLedger],
  (ledger) => ledger[ledger.length - 1]?.closingBalance ?? defaultOpeningBalance,
);

/** What has been allocated to districts so far, UGX. */
export const selectTotalAllocated = createSelector([selectLedger], (ledger) =>
  ledger.reduce((sum, { allocationAmount }) => sum + allocationAmount, 0),
);
