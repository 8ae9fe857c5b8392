import * as v from 'valibot';
import type { FactFilter } from './claimFilter';
import { listEntries } from './claimFilterRecord';
import { isShillings } from '../../shillings';

/** Empty or zero asks for nothing. UGX. */
const amount = v.pipe(
  v.string(),
  v.trim(),
  v.check((text) => text === '' || isShillings(text), 'Enter whole shillings, in digits'),
  v.transform((text) => Number(text) || undefined),
);

const day = v.pipe(
  v.string(),
  v.transform((text) => text || undefined),
);

/** The fields of the filter panel, as typed and chosen; search, My docket and My districts stand outside it. */
export const filterFormSchema = v.pipe(
  v.object({
    ...listEntries,
    overdue: v.boolean(),
    activity: v.boolean(),
    notTold: v.boolean(),
    conditionsOpen: v.boolean(),
    onHold: v.boolean(),
    underAppeal: v.boolean(),
    correctionToConfirm: v.boolean(),
    from: day,
    to: day,
    min: amount,
    max: amount,
  }),
  v.forward(
    v.partialCheck(
      [['from'], ['to']],
      ({ from, to }) => !from || !to || from <= to,
      'The end date is before the start date',
    ),
    ['to'],
  ),
  v.forward(
    v.partialCheck([['min'], ['max']], ({ min, max }) => !min || !max || min <= max, 'Max must not be less than Min'),
    ['max'],
  ),
  v.transform(({ from, to, min, max, ...others }): Omit<FactFilter, 'myDocket' | 'allDistricts'> => ({
    ...others,
    dateRange: { from, to },
    amountRange: { min, max },
  })),
);

export type FilterForm = v.InferInput<typeof filterFormSchema>;

/** A filter as the panel shows it. */
export function formOfFilter({ dateRange, amountRange, ...lists }: FactFilter): FilterForm {
  const { overdue, activity, notTold, conditionsOpen } = lists;
  const { onHold = false, underAppeal = false, correctionToConfirm = false } = lists;
  return {
    status: [...lists.status],
    incidentType: [...lists.incidentType],
    district: [...lists.district],
    subcounty: [...lists.subcounty],
    species: [...lists.species],
    payoutMethod: [...lists.payoutMethod],
    paymentStatus: [...lists.paymentStatus],
    createdBy: [...lists.createdBy],
    overdue,
    activity,
    notTold,
    conditionsOpen,
    onHold,
    underAppeal,
    correctionToConfirm,
    from: dateRange.from ?? '',
    to: dateRange.to ?? '',
    min: amountRange.min ? String(amountRange.min) : '',
    max: amountRange.max ? String(amountRange.max) : '',
  };
}
