import { auditStatusNames, type AuditStatus } from '../../domain/audit';
import { severityFilterNames, type SeverityFilter } from '../../domain/auditFilter';
import { readPage } from '../../domain/paging';
import { sortOrders, type SortOrder } from '../../domain/sortOrder';
import type { Address, AddressRules } from '../../ui/useAddress';
import { auditTabNames, type AuditTab } from './auditTabNames';

/** Events on a page; the data grid takes no more than 100. */
export const trailSizes = [25, 50, 100] as const;

/** What the URL says of the page; what it leaves out is as by default. */
type AuditPlace = {
  tab: AuditTab;
  live?: '1';
  severity?: SeverityFilter;
  status?: AuditStatus;
  page: number;
  size: number;
  /** By time. */
  order: SortOrder;
};

export type AuditPlaceChange = { [Name in keyof AuditPlace]?: AuditPlace[Name] | null };

const usual = { tab: 'overview', page: 1, size: trailSizes[0], order: 'desc' } as const satisfies AuditPlace;

const names = ['tab', 'live', 'severity', 'status', 'page', 'size', 'order'] as const satisfies (keyof AuditPlace)[];

/** The place that a URL asks for; what it says wrongly is as by default. */
export function readPlace(address: URLSearchParams): AuditPlace {
  const oneOf = <Name extends string | number>(name: (typeof names)[number], known: readonly Name[]) =>
    known.find((value) => String(value) === address.get(name));
  return {
    tab: oneOf('tab', auditTabNames) ?? usual.tab,
    live: oneOf('live', ['1'] as const),
    severity: oneOf('severity', severityFilterNames),
    status: oneOf('status', auditStatusNames),
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

/** Tab, filters and page. */
export const auditRules: AddressRules<AuditPlace, AuditPlaceChange> = {
  read: readPlace,
  write: writePlace,
  toStart: { page: null },
};

export type AuditAddress = Address<AuditPlace, AuditPlaceChange>;

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
