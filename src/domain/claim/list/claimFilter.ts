import type * as v from 'valibot';
import { isWithin, type Area } from '../../access/areas';
import { isInWindow } from '../activity';
import { payoutMethods, type PayoutMethod } from '../claimant';
import type { claimFilterRecord } from './claimFilterRecord';
import { districtName } from '../../place/districts';
import { incidentKinds, incidentTypes, species, type IncidentType, type Species } from '../../incident/incidents';
import { daysOverdue } from '../overdue';
import type { Role } from '../../user/roles';
import { claimFlags, type ClaimFlag } from '../../workflow/claimFlags';
import { findDocketRole } from '../../workflow/stages';
import {
  claimStatuses,
  paymentStatuses,
  statuses,
  type ClaimPaymentStatus,
  type ClaimStatus,
} from '../../workflow/statuses';
import type { Words } from '../../words';

type Stored = v.InferOutput<typeof claimFilterRecord>;

/**
 * What the claims list is filtered by (docs/product.md, Claims list), with what the dashboard counts: overdue claims,
 * and activity, by which Monthly Volume goes. An empty list, text or range asks for nothing. Days as YYYY-MM-DD, both
 * ends included; amounts in UGX; districts by their stored value; sub-counties and people as written.
 */
export type ClaimFilter = { [Field in keyof Stored]: Readonly<Stored[Field]> };

/** The filter without its search, which looks through texts and changes with every key. */
export type FactFilter = Omit<ClaimFilter, 'search'>;

export const emptyFilter: ClaimFilter = {
  search: '',
  status: [],
  incidentType: [],
  district: [],
  subcounty: [],
  species: [],
  dateRange: {},
  payoutMethod: [],
  paymentStatus: [],
  amountRange: {},
  createdBy: [],
  myDocket: false,
  overdue: false,
  activity: false,
  notTold: false,
  conditionsOpen: false,
  onHold: false,
  underAppeal: false,
  correctionToConfirm: false,
};

/** What a filter asks of a claim or a draft. What a draft leaves open is undefined or empty. */
export type Filterable = {
  id: string;
  status: ClaimStatus;
  incidentType: IncidentType | undefined;
  districtValue: string;
  subcounty: string;
  species: Species | undefined;
  /** YYYY-MM-DD */
  incidentDate: string;
  payoutMethod: PayoutMethod | undefined;
  paymentStatus: ClaimPaymentStatus | undefined;
  /** UGX */
  amount: number | undefined;
  createdBy: string;
  /** Instant of the last submission; undefined for a draft, and where nobody knows. */
  submittedAt: string | undefined;
  /** Instant of the last registration or decision; undefined likewise. */
  activityAt: string | undefined;
  /** A decision that the claimant is not yet told of. */
  waitsToBeTold: boolean;
  /** Payment waits for a condition of the approval. */
  waitsForConditions: boolean;
  /** What is on it beside its status, for everybody. */
  marks: readonly ClaimFlag[];
};

export type ListFilterRow = {
  label: Words;
  /** What of the claim is looked for in the list. */
  fact: keyof Filterable;
  /** A value in words, the key of its translation. */
  valueLabel: (value: string) => Words;
};

const labelIn =
  (table: Record<string, { label: Words }>) =>
  (value: string): Words =>
    table[value]?.label ?? value;
const asWritten = (value: string): Words => value;

const badges = Object.fromEntries(claimStatuses.map((status) => [status, { label: statuses[status].badge }]));
const kinds = Object.fromEntries(incidentTypes.map((type) => [type, { label: incidentKinds[type].labels.filter }]));

/** The filters that hold a list. */
export type ListFilter = {
  [Field in keyof ClaimFilter]-?: ClaimFilter[Field] extends readonly unknown[] ? Field : never;
}[keyof ClaimFilter];

/** The panel shows them in this order. */
export const listFilters = {
  status: { label: 'Status', fact: 'status', valueLabel: labelIn(badges) },
  incidentType: { label: 'Incident Type', fact: 'incidentType', valueLabel: labelIn(kinds) },
  district: { label: 'District', fact: 'districtValue', valueLabel: districtName },
  species: { label: 'Wildlife Species', fact: 'species', valueLabel: labelIn(species) },
  subcounty: { label: 'Sub-county', fact: 'subcounty', valueLabel: asWritten },
  payoutMethod: { label: 'Payout Method', fact: 'payoutMethod', valueLabel: labelIn(payoutMethods) },
  paymentStatus: { label: 'Payment Status', fact: 'paymentStatus', valueLabel: labelIn(paymentStatuses) },
  createdBy: { label: 'Created By', fact: 'createdBy', valueLabel: asWritten },
} as const satisfies Record<ListFilter, ListFilterRow>;

export const listFilterNames = Object.keys(listFilters) as ListFilter[];

type SwitchFilterRow = {
  label: Words;
  /** @param today YYYY-MM-DD in Africa/Kampala */
  holds: (claim: Filterable, today: string) => boolean;
};

/** The filters that are on or off, in the order of the panel; My docket is the viewer's. */
export const switchFilters = {
  overdue: { label: 'Overdue', holds: (claim, today) => daysOverdue(claim, today) > 0 },
  activity: {
    label: 'Registered or decided in the last 30 days',
    holds: ({ activityAt }, today) => isInWindow(activityAt, today),
  },
  notTold: { label: 'Decided, not yet told', holds: ({ waitsToBeTold }) => waitsToBeTold },
  conditionsOpen: { label: 'Waiting for conditions', holds: ({ waitsForConditions }) => waitsForConditions },
  onHold: { label: claimFlags.held.mark.label, holds: ({ marks }) => marks.includes('held') },
  underAppeal: { label: claimFlags.underAppeal.mark.label, holds: ({ marks }) => marks.includes('underAppeal') },
  correctionToConfirm: {
    label: claimFlags.correctionToConfirm.mark.label,
    holds: ({ marks }) => marks.includes('correctionToConfirm'),
  },
} as const satisfies { readonly [name: string]: SwitchFilterRow };

export type SwitchFilter = keyof typeof switchFilters;

export const switchFilterNames = Object.keys(switchFilters) as SwitchFilter[];

/** One thing that a filter asks for: what has a chip of its own and counts one. */
export type ActiveFilter =
  | { kind: 'search'; text: string }
  | { kind: 'myDocket' | SwitchFilter }
  | { kind: 'list'; field: ListFilter; value: string }
  | { kind: 'dateRange'; from?: string; to?: string }
  | { kind: 'amountRange'; min?: number; max?: number };

/**
 * What a filter asks for, one by one; how many there are is the count on the Filters button (docs/product.md, Claims
 * list). One for the search, one per list item, one for a date range and one for an amount range with either end set;
 * what is on or off counts one.
 */
export function activeFilters(filter: ClaimFilter): ActiveFilter[] {
  const { search, dateRange, amountRange } = filter;
  const active: ActiveFilter[] = [];
  if (search.trim()) active.push({ kind: 'search', text: search.trim() });
  for (const kind of ['myDocket', ...switchFilterNames] as const) {
    if (filter[kind]) active.push({ kind });
  }
  for (const field of listFilterNames) {
    for (const value of filter[field]) active.push({ kind: 'list', field, value });
  }
  if (dateRange.from || dateRange.to) active.push({ kind: 'dateRange', ...dateRange });
  if (amountRange.min || amountRange.max) active.push({ kind: 'amountRange', ...amountRange });
  return active;
}

/** The filter that asks for one thing less. */
export function withoutFilter(filter: ClaimFilter, gone: ActiveFilter): ClaimFilter {
  if (gone.kind !== 'list') return { ...filter, [gone.kind]: emptyFilter[gone.kind] };
  const left: readonly string[] = filter[gone.field];
  return { ...filter, [gone.field]: left.filter((value) => value !== gone.value) };
}

/** Whose list it is: by whose docket My docket goes, and where they work, undefined where they work everywhere. */
export type ListViewer = {
  role: Role | undefined;
  areas: readonly Area[] | undefined;
  /** Has the ids of the claims of which something beside their status waits for whoever looks at the list. */
  waiting: Pick<ReadonlySet<string>, 'has'>;
};

/**
 * Whether a claim has what the filter asks for: one of the values of each list, and a day and an amount within the
 * ranges; an amount not yet assessed lies in no range.
 * @param today YYYY-MM-DD in Africa/Kampala, by which a claim is overdue or was active
 */
export function filterMatcher(
  filter: FactFilter,
  { role, areas, waiting }: ListViewer,
  today: string,
): (claim: Filterable) => boolean {
  const { myDocket, allDistricts, dateRange, amountRange } = filter;
  const checks: ((claim: Filterable) => boolean)[] = [];

  // A draft is its writer's own, wherever its claimant turns out to live.
  if (areas && (myDocket || !allDistricts)) {
    checks.push(
      ({ status, districtValue: district, subcounty }) =>
        status === 'draft' || isWithin(areas, { district, subcounty }),
    );
  }
  if (myDocket) {
    const docket = new Set(claimStatuses.filter((status) => findDocketRole(status) === role));
    checks.push(({ id, status }) => docket.has(status) || waiting.has(id));
  }
  for (const name of switchFilterNames) {
    const { holds }: SwitchFilterRow = switchFilters[name];
    if (filter[name]) checks.push((claim) => holds(claim, today));
  }
  for (const field of listFilterNames) {
    const wanted = new Set<unknown>(filter[field]);
    const { fact } = listFilters[field];
    if (wanted.size > 0) checks.push((claim) => wanted.has(claim[fact]));
  }
  const { from = '', to = '9999' } = dateRange;
  if (dateRange.from || dateRange.to) {
    checks.push(({ incidentDate }) => incidentDate !== '' && incidentDate >= from && incidentDate <= to);
  }
  const { min = 0, max = Infinity } = amountRange;
  if (amountRange.min || amountRange.max) {
    checks.push(({ amount }) => amount !== undefined && amount >= min && amount <= max);
  }
  return (claim) => checks.every((holds) => holds(claim));
}
