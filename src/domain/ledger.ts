import * as v from 'valibot';

/** Opening balance when the ledger has no entry yet, UGX (SPEC.md section 9). */
export const defaultOpeningBalance = 50_000_000;

/** The districts that an allocation offers first, by their stored value (SPEC.md section 9, Fund allocation districts). */
export const mainFundDistricts = [
  'kampala',
  'wakiso',
  'mukono',
  'jinja',
  'mbale',
  'gulu',
  'lira',
  'arua',
  'kasese',
  'mbarara',
  'masaka',
  'soroti',
  'hoima',
  'fort portal city',
] as const;

/** An entry of the fund ledger: never edited, never deleted. Amounts in UGX; closing is opening less allocation. */
export type FundLedgerEntry = {
  id: string;
  date: string;
  openingBalance: number;
  allocationAmount: number;
  /** A district's stored value; empty for a top-up without an allocation. */
  allocationDistrict: string;
  notes: string;
  closingBalance: number;
};

/** The closing balance of an entry, UGX. */
export function closingBalance(openingBalance: number, allocationAmount: number): number {
  return openingBalance - allocationAmount;
}

/** Characters. */
const notesLength = 500;

const shillings = /^\d{1,12}$/;

/** The fund entry form (SPEC.md section 5, Fund entry; the district by PRODUCT.md, Funds). Amounts in UGX, as typed. */
export const fundEntrySchema = v.pipe(
  v.object({
    openingBalance: v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty('Opening balance is required'),
      v.regex(shillings, 'Enter an amount in whole shillings'),
    ),
    allocationAmount: v.pipe(
      v.string(),
      v.trim(),
      v.check((value) => value === '' || shillings.test(value), 'Enter an amount in whole shillings'),
    ),
    allocationDistrict: v.string(),
    notes: v.pipe(v.string(), v.trim(), v.maxLength(notesLength, 'Notes must not exceed 500 characters')),
  }),
  v.forward(
    v.partialCheck(
      [['openingBalance'], ['allocationAmount']],
      ({ openingBalance, allocationAmount }) =>
        !shillings.test(openingBalance) || Number(allocationAmount) <= Number(openingBalance),
      'Allocation amount cannot exceed opening balance',
    ),
    ['allocationAmount'],
  ),
  v.forward(
    v.partialCheck(
      [['allocationAmount'], ['allocationDistrict']],
      ({ allocationAmount, allocationDistrict }) => !(Number(allocationAmount) > 0) || allocationDistrict !== '',
      'Allocation district is required when allocating',
    ),
    ['allocationDistrict'],
  ),
);

export type FundEntryForm = v.InferInput<typeof fundEntrySchema>;
