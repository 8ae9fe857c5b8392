import * as v from 'valibot';
import type { ClaimFilter } from './claimFilter';
import { claimFilterRecord } from './claimFilterRecord';
import { claimSortKeys, pageSizes } from './claimList';
import { sortOrders } from '../../sortOrder';
import { text } from '../../register/storedFields';

const filter: v.GenericSchema<ClaimFilter> = claimFilterRecord;

const viewRecord = v.object({
  filter,
  sort: v.picklist(claimSortKeys),
  order: v.picklist(sortOrders),
  size: v.picklist<readonly number[]>(pageSizes),
});

/** What a saved view keeps of the claims list: everything but the page. */
export type ClaimsView = v.InferOutput<typeof viewRecord>;

const written = v.pipe(text, v.nonEmpty());

export const savedViewRecord = v.object({ id: written, name: written, owner: text, view: viewRecord });

/** Filters, order and page size of the claims list under a name. `owner` is an email. */
export type SavedView = v.InferOutput<typeof savedViewRecord>;

/** Whether two view names are the same to a person: case does not tell them apart. */
export const isSameViewName = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();
