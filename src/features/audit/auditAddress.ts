import * as v from 'valibot';
import { auditStatusNames, type AuditStatus } from '../../domain/audit';
import { auditFieldLabels } from '../../domain/auditFields';
import { severityFilterNames, type AuditFacts, type SeverityFilter } from '../../domain/auditFilter';
import { isDay } from '../../domain/calendar';
import { readPage } from '../../domain/paging';
import { sortOrders, type SortOrder } from '../../domain/sortOrder';
import type { Address, AddressRules } from '../../ui/useAddress';
import { auditTabNames, type AuditTab } from './auditTabNames';

/** Events on a page; the data grid takes no more than 100. */
export const trailSizes = [25, 50, 100] as const;

/** What may name a person, and so stands in the history entry. */
const keptShape = v.object({
  claim: v.optional(v.string()),
  oldValue: v.optional(v.string()),
  newValue: v.optional(v.string()),
});
const keptNames = Object.keys(keptShape.entries) as (keyof typeof keptShape.entries)[];

type Kept = v.InferOutput<typeof keptShape>;

/** What the URL says of the page; what it leaves out is as by default. */
type AddressedPlace = Omit<AuditFacts, keyof Kept> & {
  tab: AuditTab;
  live?: '1';
  severity?: SeverityFilter;
  status?: AuditStatus;
  page: number;
  size: number;
  /** By time. */
  order: SortOrder;
};

type AuditPlace = AddressedPlace & Kept;

export type AuditPlaceChange = { [Name in keyof AuditPlace]?: AuditPlace[Name] | null };

const usual = { tab: 'overview', page: 1, size: trailSizes[0], order: 'desc' } as const satisfies AddressedPlace;

const names = [
  'tab',
  'live',
  'severity',
  'status',
  'field',
  'from',
  'to',
  'page',
  'size',
  'order',
] as const satisfies (keyof AddressedPlace)[];

/** The place that a URL asks for; what it says wrongly is as by default. */
export function readPlace(address: URLSearchParams): AddressedPlace {
  const oneOf = <Name extends string | number>(name: (typeof names)[number], known: readonly Name[]) =>
    known.find((value) => String(value) === address.get(name));
  const day = (name: 'from' | 'to') => {
    const said = address.get(name);
    return said && isDay(said) ? said : undefined;
  };
  return {
    tab: oneOf('tab', auditTabNames) ?? usual.tab,
    live: oneOf('live', ['1'] as const),
    severity: oneOf('severity', severityFilterNames),
    status: oneOf('status', auditStatusNames),
    field: oneOf('field', auditFieldLabels),
    from: day('from'),
    to: day('to'),
    page: readPage(address.get('page')),
    size: oneOf('size', trailSizes) ?? usual.size,
    order: oneOf('order', sortOrders) ?? usual.order,
  };
}

/** The URL of a changed place: what is as by default is left out, and what nobody can read. */
export function writePlace(address: URLSearchParams, change: AuditPlaceChange): URLSearchParams {
  const place: AuditPlaceChange & Record<string, unknown> = { ...readPlace(address), ...change };
  const defaults: Record<string, unknown> = usual;
  const said = names.flatMap((name) => {
    const value = place[name];
    return value === undefined || value === null || value === defaults[name] ? [] : [[name, String(value)]];
  });
  return new URLSearchParams(said);
}

function readKept(state: unknown): Kept {
  const read = v.safeParse(keptShape, state);
  return read.success ? read.output : {};
}

/** Tab, filters and page. */
export const auditRules: AddressRules<AuditPlace, AuditPlaceChange> = {
  read: (params, state) => ({ ...readPlace(params), ...readKept(state) }),
  write: writePlace,
  keep: (change) =>
    Object.fromEntries(
      keptNames.flatMap((name) => (change[name] === undefined ? [] : [[name, change[name] ?? undefined]])),
    ),
  toStart: { page: null },
};

export type AuditAddress = Address<AuditPlace, AuditPlaceChange>;

/** What the panel of the trail holds, from a place. */
export const factsOf = ({ claim, field, oldValue, newValue, from, to }: AuditPlace): AuditFacts => ({
  ...{ claim, field, oldValue, newValue, from, to },
});

/** Takes every filter but the search away. */
export const noFilter = {
  severity: null,
  status: null,
  claim: null,
  field: null,
  oldValue: null,
  newValue: null,
  from: null,
  to: null,
  page: null,
} as const satisfies AuditPlaceChange;

/** What a URL says of the page and nobody can read, as "name=value". */
export function findUnreadPlace(address: URLSearchParams): string[] {
  const place = readPlace(address);
  return names.flatMap((name) => {
    const said = address.get(name);
    return said && said !== String(place[name]) ? [`${name}=${said}`] : [];
  });
}

/** The Audit Trail narrowed to what a figure counts; Real-time View stays as it is. */
export function trailPath(filter: Pick<AuditPlaceChange, 'severity' | 'status'>, live: boolean): string {
  const place = { ...filter, tab: 'trail', live: live ? '1' : null } as const;
  return `?${writePlace(new URLSearchParams(), place).toString()}`;
}
