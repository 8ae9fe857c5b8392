import { windowDays } from '../../../../domain/activity';
import { isDay } from '../../../../domain/calendar';
import { payoutMethodNames } from '../../../../domain/claimant';
import { emptyFilter, switchFilterNames, type ClaimFilter, type SwitchFilter } from '../../../../domain/claimFilter';
import { isDistrict } from '../../../../domain/districts';
import { incidentTypes, speciesNames } from '../../../../domain/incidents';
import { claimPaymentStatuses, claimStatuses } from '../../../../domain/statuses';

/** The filters that stand in the URL: search text and created-by may name a person (docs/product.md, Claims list). */
export type AddressFilter = Omit<ClaimFilter, 'search' | 'createdBy'>;

const listParams = [
  'status',
  'incidentType',
  'district',
  'subcounty',
  'species',
  'payoutMethod',
  'paymentStatus',
] as const satisfies readonly (keyof AddressFilter)[];

/** What says in the URL that a filter is on. */
const switchParams = {
  myDocket: { name: 'docket', on: 'mine' },
  overdue: { name: 'overdue', on: '1' },
  activity: { name: 'activity', on: String(windowDays) },
} as const satisfies Record<SwitchFilter, { name: string; on: string }>;

const params = [...listParams, 'from', 'to', 'min', 'max', 'docket', 'overdue', 'activity'] as const;

/** The filters that a URL asks for: a parameter for each value. What it says wrongly is left out. */
export function readFilter(address: URLSearchParams): AddressFilter {
  const all = (name: (typeof params)[number]) => [...new Set(address.getAll(name))];
  const oneOf = <Name extends string>(name: (typeof params)[number], known: readonly Name[]) =>
    known.filter((value) => all(name).includes(value));
  const shillings = (name: 'min' | 'max') => {
    const text = address.get(name) ?? '';
    return /^[1-9]\d{0,11}$/.test(text) ? Number(text) : undefined;
  };
  const day = (name: 'from' | 'to') => all(name).find(isDay);
  const isOn = (field: SwitchFilter) => address.get(switchParams[field].name) === switchParams[field].on;

  return {
    status: oneOf('status', claimStatuses),
    incidentType: oneOf('incidentType', incidentTypes),
    district: all('district').filter(isDistrict),
    subcounty: all('subcounty').filter((name) => name.trim()),
    species: oneOf('species', speciesNames),
    payoutMethod: oneOf('payoutMethod', payoutMethodNames),
    paymentStatus: oneOf('paymentStatus', claimPaymentStatuses),
    ...ranges(day('from'), day('to'), shillings('min'), shillings('max')),
    myDocket: isOn('myDocket'),
    overdue: isOn('overdue'),
    activity: isOn('activity'),
  };
}

/** A range that ends before it starts is none. */
function ranges(
  from?: string,
  to?: string,
  min?: number,
  max?: number,
): Pick<ClaimFilter, 'dateRange' | 'amountRange'> {
  return {
    dateRange: from && to && from > to ? emptyFilter.dateRange : { from, to },
    amountRange: min && max && min > max ? emptyFilter.amountRange : { min, max },
  };
}

/** Puts the filters into a URL in place of those it had. */
export function writeFilter(address: URLSearchParams, filter: AddressFilter) {
  for (const name of params) address.delete(name);
  for (const name of listParams) {
    for (const value of filter[name]) address.append(name, value);
  }
  const { dateRange, amountRange } = filter;
  for (const [name, value] of Object.entries({ ...dateRange, ...amountRange })) {
    if (value) address.set(name, String(value));
  }
  for (const field of switchFilterNames) {
    const { name, on } = switchParams[field];
    if (filter[field]) address.set(name, on);
  }
}

/** What a URL says of filters and could not be read, as "name=value". Empty or zero says nothing. */
export function findUnreadFilters(address: URLSearchParams): string[] {
  const read = new URLSearchParams();
  writeFilter(read, readFilter(address));
  return params.flatMap((name) =>
    address
      .getAll(name)
      .filter((value) => value && value !== '0' && !read.getAll(name).includes(value))
      .map((value) => `${name}=${value}`),
  );
}
