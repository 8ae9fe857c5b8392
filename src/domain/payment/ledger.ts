import * as v from 'valibot';
import { shillings } from '../shillings';
import { id, instant, place, text } from '../register/storedFields';

/** Opening balance when the ledger has no entry yet, UGX (docs/product.md, Funds). */
export const defaultOpeningBalance = 50_000_000;

/** The closing balance of an entry, UGX. */
export function closingBalance(openingBalance: number, allocationAmount: number): number {
  return openingBalance - allocationAmount;
}

export const fundLedgerRecord = v.pipe(
  v.object({
    id,
    number: place,
    date: instant,
    openingBalance: shillings,
    allocationAmount: shillings,
    /** A district's stored value; empty for a top-up without an allocation. */
    allocationDistrict: text,
    notes: text,
    closingBalance: shillings,
  }),
  v.check((entry) => entry.closingBalance === closingBalance(entry.openingBalance, entry.allocationAmount)),
);

/**
 * An entry of the fund ledger: never edited, never deleted. Amounts in UGX; closing is opening less allocation. `number`
 * is its place in the ledger, from 1.
 */
export type FundLedgerEntry = v.InferOutput<typeof fundLedgerRecord>;
