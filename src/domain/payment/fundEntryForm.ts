import * as v from 'valibot';
import { isShillings } from '../shillings';
import { withinLimits } from '../form/textLimits';

/** The districts that an allocation offers first, by their stored value. */
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

/** The fund entry form (docs/product.md, Funds). Amounts in UGX, as typed. */
export const fundEntrySchema = v.pipe(
  v.object({
    openingBalance: v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty('Opening balance is required'),
      v.check(isShillings, 'Enter an amount in whole shillings'),
    ),
    allocationAmount: v.pipe(
      v.string(),
      v.trim(),
      v.check((value) => value === '' || isShillings(value), 'Enter an amount in whole shillings'),
    ),
    allocationDistrict: v.string(),
    notes: v.pipe(v.string(), v.trim()),
  }),
  v.forward(
    v.partialCheck(
      [['openingBalance'], ['allocationAmount']],
      ({ openingBalance, allocationAmount }) =>
        !isShillings(openingBalance) || Number(allocationAmount) <= Number(openingBalance),
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
  withinLimits(),
);

export type FundEntryForm = v.InferInput<typeof fundEntrySchema>;
