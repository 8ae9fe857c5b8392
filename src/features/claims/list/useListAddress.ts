import { useCallback } from 'react';
import * as v from 'valibot';
import type { ClaimFilter, FactFilter } from '../../../domain/claimFilter';
import { useAddress, type AddressRules } from '../../../ui/useAddress';
import { findUnreadFilters, readFilter, writeFilter } from './filters/filterAddress';
import { findUnreadView, readView, writeView, type ListView } from './listView';
import { useSteady } from './useSteady';

const keptShape = v.object({ createdBy: v.array(v.string()) });

function readCreatedBy(state: unknown): string[] {
  const read = v.safeParse(keptShape, state);
  return read.success ? read.output.createdBy : [];
}

/** Another page, order or size; or other filters, in place of those that are named, on the first page. */
export type ListChange = Partial<ListView> & { filter?: Partial<ClaimFilter> };

/** View and filters; who created a claim may name a person. */
const rules: AddressRules<{ view: ListView; filter: FactFilter }, ListChange> = {
  read: (params, state) => ({
    view: readView(params),
    filter: { ...readFilter(params), createdBy: readCreatedBy(state) },
  }),
  write: (params, { filter, ...asShown }) => {
    const next = writeView(params, filter ? { page: 1, ...asShown } : asShown);
    writeFilter(next, { ...readFilter(params), ...filter });
    return next;
  },
  keep: ({ filter }) =>
    filter?.createdBy ? { createdBy: filter.createdBy.length > 0 ? filter.createdBy : undefined } : {},
  toStart: { page: 1 },
};

/** The list's place in its address. */
export function useListAddress() {
  const { params, place, search, go, typeSearch, keepSearch } = useAddress(rules);
  return {
    view: place.view,
    filter: useSteady(place.filter),
    search,
    /** What the URL says and nobody can read, as "name=value". */
    unread: useSteady([...findUnreadView(params), ...findUnreadFilters(params)]),
    /** Takes what could not be read out of the URL. */
    forgetUnread: () => go({}, { replace: true }),
    typeSearch,
    keepSearch,
    changeView: useCallback((change: ListChange) => go(change, { search: change.filter?.search, toTop: true }), [go]),
  };
}
