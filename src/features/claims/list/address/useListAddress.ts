import { useCallback, useMemo, useState } from 'react';
import type { ClaimFilter, FactFilter } from '../../../../domain/claim/list/claimFilter';
import { addressRules } from '../../../../ui/list/addressFields';
import { useAddress } from '../../../../ui/list/useAddress';
import { filterFields, filterOf, placeOf, settleRanges } from './filterAddress';
import { settleOrder, viewFields, type ListView } from './listView';

/** Another page, order or size; or other filters, in place of those that are named, on the first page. */
export type ListChange = Partial<ListView> & { filter?: Partial<ClaimFilter> };

const readCreatedBy = (value: unknown): readonly string[] =>
  Array.isArray(value) && value.every((name) => typeof name === 'string') ? value : [];

/** View and filters; who created a claim may name a person. */
export const claimsAddress = addressRules(
  { ...viewFields, ...filterFields },
  {
    kept: { createdBy: readCreatedBy },
    settle: (said) => ({ ...said, ...settleRanges(said), order: settleOrder(said) }),
  },
);

/** The list's place in its address. */
export function useListAddress() {
  const { place, search, unread, forgetUnread, go, typeSearch, keepSearch } = useAddress(claimsAddress);
  const { sort, order, page, size } = place;
  return {
    view: useMemo(() => ({ sort, order, page, size }), [sort, order, page, size]),
    filter: useSteady<FactFilter>({ ...filterOf(place), createdBy: place.createdBy }),
    search,
    unread,
    forgetUnread,
    typeSearch,
    keepSearch,
    changeView: useCallback(
      ({ filter, ...asShown }: ListChange) => {
        const { search: text, ...facts } = filter ?? {};
        go({ ...(filter && { page: 1, ...placeOf(facts) }), ...asShown }, { search: text, toTop: true });
      },
      [go],
    ),
  };
}

/** The same object for as long as it says the same, so that what is made from it is not made again. Plain data only. */
function useSteady<Value>(value: Value): Value {
  const [steady, setSteady] = useState(value);
  if (JSON.stringify(steady) === JSON.stringify(value)) return steady;
  setSteady(value);
  return value;
}
