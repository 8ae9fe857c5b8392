import { auditStatusNames, type AuditStatus } from '../../domain/audit/audit';
import { auditFieldLabels } from '../../domain/audit/auditFields';
import { severityFilterNames, type AuditFacts, type SeverityFilter } from '../../domain/audit/auditFilter';
import { sortOrders, type SortOrder } from '../../domain/sortOrder';
import { addressRules, dayField, oneOfParam, pageField } from '../../ui/list/addressFields';
import type { Address } from '../../ui/list/useAddress';

/** The tabs of the page in their order; the first is the default. */
export const auditTabs = {
  overview: { label: 'Security Overview' },
  feed: { label: 'Activity Feed' },
  analytics: { label: 'Analytics' },
  trail: { label: 'Audit Trail' },
} as const satisfies Record<string, { label: string }>;

type AuditTab = keyof typeof auditTabs;

export const auditTabNames = Object.keys(auditTabs) as AuditTab[];

/** Events on a page; the data grid takes no more than 100. */
export const trailSizes = [25, 50, 100] as const;

type AuditPlace = AuditFacts & {
  tab: AuditTab;
  live?: '1';
  severity?: SeverityFilter;
  status?: AuditStatus;
  page: number;
  size: number;
  /** By time. */
  order: SortOrder;
};

export type AuditPlaceChange = Partial<AuditPlace>;

const keptText = (value: unknown) => (typeof value === 'string' ? value : undefined);
const kept = { claim: keptText, oldValue: keptText, newValue: keptText };

/** Tab, filters and page. */
export const auditRules = addressRules<Omit<AuditPlace, keyof typeof kept>, Pick<AuditPlace, keyof typeof kept>>(
  {
    tab: oneOfParam(auditTabNames, 'overview'),
    live: oneOfParam(['1']),
    severity: oneOfParam(severityFilterNames),
    status: oneOfParam(auditStatusNames),
    field: oneOfParam(auditFieldLabels),
    from: dayField,
    to: dayField,
    page: pageField,
    size: oneOfParam(trailSizes, trailSizes[0]),
    order: oneOfParam(sortOrders, 'desc'),
  },
  { kept },
);

export type AuditAddress = Address<AuditPlace, AuditPlaceChange>;

/** What the panel of the trail holds, from a place. */
export const factsOf = ({ claim, field, oldValue, newValue, from, to }: AuditFacts): AuditFacts => ({
  ...{ claim, field, oldValue, newValue, from, to },
});

/** Takes every filter but the search away. */
export const noFilter = { ...factsOf({}), severity: undefined, status: undefined, page: undefined };

/** The Audit Trail narrowed to what a figure counts; Real-time View stays as it is. */
export function trailPath(filter: Pick<AuditPlaceChange, 'severity' | 'status'>, live: boolean): string {
  const place = { ...filter, tab: 'trail', live: live ? '1' : undefined } as const;
  return `?${auditRules.write(new URLSearchParams(), place).toString()}`;
}
