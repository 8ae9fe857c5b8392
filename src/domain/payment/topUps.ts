import { defaultOpeningBalance, type FundLedgerEntry } from './ledger';

/**
 * Entries with what the fund held before each and what was added to that, UGX: an opening balance above the last closing
 * one is a top-up.
 * @param ledger all entries, first to last
 */
export function withTopUps<Entry extends Pick<FundLedgerEntry, 'openingBalance' | 'closingBalance'>>(
  ledger: readonly Entry[],
): { entry: Entry; heldBefore: number; topUp: number }[] {
  return ledger.map((entry, index) => {
    const topUp = Math.max(0, entry.openingBalance - (ledger[index - 1]?.closingBalance ?? defaultOpeningBalance));
    return { entry, heldBefore: entry.openingBalance - topUp, topUp };
  });
}
