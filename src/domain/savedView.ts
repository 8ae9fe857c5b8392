import * as v from 'valibot';
import { payoutMethodNames } from './claimant';
import type { ClaimFilter } from './claimFilter';
import { claimSortKeys, pageSizes, type ClaimSortKey } from './claimList';
import { sortOrders, type SortOrder } from './sortOrder';
import { incidentTypes, speciesNames } from './incidents';
import { claimPaymentStatuses, claimStatuses } from './statuses';

/** What a saved view keeps of the claims list: everything but the page. */
export type ClaimsView = {
  filter: ClaimFilter;
  sort: ClaimSortKey;
  order: SortOrder;
  size: number;
};

/** Filters, order and page size of the claims list under a name. `owner` is an email. */
export type SavedView = { id: string; name: string; owner: string; view: ClaimsView };

/** Whether two view names are the same to a person: case does not tell them apart. */
export const isSameViewName = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

const text = v.string();
const day = v.optional(v.pipe(text, v.regex(/^\d{4}-\d{2}-\d{2}$/)));
const shillings = v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)));

/** The shape of a saved view in storage (see records.ts). */
export const savedViewRecord: v.GenericSchema<SavedView> = v.object({
  id: v.pipe(text, v.nonEmpty()),
  name: v.pipe(text, v.nonEmpty()),
  owner: text,
  view: v.object({
    filter: v.object({
      search: text,
      status: v.array(v.picklist(claimStatuses)),
      incidentType: v.array(v.picklist(incidentTypes)),
      district: v.array(text),
      subcounty: v.array(text),
      species: v.array(v.picklist(speciesNames)),
      dateRange: v.object({ from: day, to: day }),
      payoutMethod: v.array(v.picklist(payoutMethodNames)),
      paymentStatus: v.array(v.picklist(claimPaymentStatuses)),
      amountRange: v.object({ min: shillings, max: shillings }),
      createdBy: v.array(text),
      myDocket: v.boolean(),
      overdue: v.boolean(),
      activity: v.boolean(),
    }),
    sort: v.picklist(claimSortKeys),
    order: v.picklist(sortOrders),
    size: v.picklist(pageSizes),
  }),
});
