import { daysBetween } from '../dayCount';
import type { Claim } from '../claim/claim';
import { findOutcomes } from '../claim/outcome';
import { daysUntilTold, findTelling, type Telling } from '../claim/telling/told';
import { districtName } from '../place/districts';
import { statuses, type StatusGroup } from '../workflow/statuses';
import type { Cell, Table, TableColumn } from '../table';
import { amountColumns, noSubmissionDay, paidFigures, readAmounts, withoutDay } from './amounts';
import {
  readScope,
  regionOf,
  sumOf,
  type Report,
  type ReportRecords,
  type ReportScope,
  type ReportRow,
} from './report';

const mainTable = 'Districts';

const outcomeLabels: Record<StatusGroup, Pick<TableColumn, 'label' | 'context'>> = {
  pending: { label: 'Pending', context: 'claims' },
  approved: { label: 'Approved', context: 'claims' },
  rejected: { label: 'Rejected', context: 'claims' },
  closed: { label: 'Closed', context: 'claims' },
};

const outcomes = Object.keys(outcomeLabels) as StatusGroup[];

const figureColumns: readonly TableColumn[] = [
  { label: 'Registered', context: 'claims', kind: 'number', total: true },
  ...outcomes.map((outcome): TableColumn => ({
    ...outcomeLabels[outcome],
    kind: 'number',
    total: true,
    outcome,
  })),
  ...amountColumns,
  { label: 'Average days to decision', kind: 'average' },
];

const toldColumns: readonly TableColumn[] = [
  { label: 'District', kind: 'text' },
  { label: 'Region', kind: 'words' },
  { label: 'Decided', kind: 'number', total: true },
  { label: 'Told', kind: 'number', total: true },
  { label: 'Not yet told', kind: 'number', total: true },
  { label: 'Not recorded', kind: 'number', total: true },
  { label: 'Average days until told', kind: 'average' },
];

/**
 * What became of the claims registered in the period, by the district of the claimant. Pending, approved,
 * rejected and closed are groups of statuses and add up to registered. Days to decision are calendar days in Kampala from the first
 * submission to the first decision, over the claims that have one.
 */
function make(records: ReportRecords, scope: ReportScope): Report {
  const { isIn, isInPlace } = readScope(scope);
  const inScope = records.claims.filter(({ claimant }) => isInPlace(claimant.district));
  const claims = inScope.filter(({ registeredAt }) => isIn(registeredAt));
  const { amountsOf } = readAmounts(records);
  const paid = paidFigures(records, inScope, isIn);
  const figuresOf = (share: readonly Claim[]): Cell[] => [
    share.length,
    ...outcomes.map((outcome) => share.filter(({ status }) => statuses[status].group === outcome).length),
    ...amountsOf(share),
    meanDaysToDecision(share),
  ];
  const byDistrict = groupBy(claims, ({ claimant }) => claimant.district);
  const byRegion = groupBy(claims, ({ claimant }) => regionOf(claimant.district));

  const main: Table = {
    title: mainTable,
    columns: [{ label: 'District', kind: 'text' }, { label: 'Region', kind: 'words' }, ...figureColumns],
    rows: inOrder(byDistrict, districtName).map(([district, share]) => [
      districtName(district),
      regionOf(district),
      ...figuresOf(share),
    ]),
  };
  const regions: Table = {
    title: 'Regions',
    columns: [{ label: 'Region', kind: 'words' }, ...figureColumns],
    rows: inOrder(byRegion, (name) => name).map(([region, share]) => [region, ...figuresOf(share)]),
  };

  const told: Table = {
    title: 'Claimants told',
    columns: toldColumns,
    rows: inOrder(byDistrict, districtName).flatMap(([district, share]) => {
      const figures = toldFigures(share);
      return figures ? [[districtName(district), regionOf(district), ...figures]] : [];
    }),
  };

  return {
    title: 'District Analysis Report',
    figures: [
      { label: 'Districts', kind: 'number', value: byDistrict.size },
      { label: 'Claims', kind: 'number', value: claims.length },
      paid.onRegistered,
      paid.inPeriod,
      { label: 'Average days to decision', kind: 'average', value: meanDaysToDecision(claims) },
      { label: 'Average days until told', kind: 'average', value: meanDaysUntilTold(claims) },
      ...withoutDay(noSubmissionDay, inScope.filter(({ registeredAt }) => registeredAt === undefined).length),
    ],
    tables: [regions, main, told],
    main,
    charts: [{ title: 'Claims by district', table: main, bars: [4, 5, 6, 3], stacked: true }],
    notes: [
      'Claims registered in the period, by the claimant’s district, with their status on the day the report was made.',
      'Days to decision run from first submission to the committee’s decision, or to rejection in the district.',
      'Claimants told: Decided counts claims that were rejected, closed or have final approval. Days until told run from that decision.',
    ],
  };
}

function groupBy(claims: readonly Claim[], keyOf: (claim: Claim) => string): Map<string, Claim[]> {
  const shares = new Map<string, Claim[]>();
  for (const claim of claims) {
    const key = keyOf(claim);
    const share = shares.get(key);
    if (share) share.push(claim);
    else shares.set(key, [claim]);
  }
  return shares;
}

/** Most claims first, equal ones by name. */
const inOrder = (shares: Map<string, Claim[]>, nameOf: (key: string) => string) =>
  [...shares].sort(([a, { length: as }], [b, { length: bs }]) => bs - as || nameOf(a).localeCompare(nameOf(b)));

/**
 * How many claims have a decision that their claimants are to be told of, of how many that is recorded, how many wait for
 * it and of how many nobody knows, and the mean of days until told. Undefined where there is no such decision.
 */
function toldFigures(claims: readonly Claim[]): Cell[] | undefined {
  const tellings = claims.flatMap((claim) => findTelling(claim) ?? []);
  if (tellings.length === 0) return undefined;
  const countOf = (state: Telling['state']) => tellings.filter((telling) => telling.state === state).length;
  return [tellings.length, countOf('told'), countOf('waiting'), countOf('not_recorded'), meanDaysUntilTold(claims)];
}

const meanDaysUntilTold = (claims: readonly Claim[]) =>
  meanOf(
    claims.flatMap((claim) => {
      const telling = findTelling(claim);
      return telling?.state === 'told' ? (daysUntilTold(telling.told) ?? []) : [];
    }),
  );

const meanDaysToDecision = (claims: readonly Claim[]) =>
  meanOf(
    claims.flatMap((claim) => {
      const { registeredAt } = claim;
      if (!registeredAt) return [];
      const daysToEach = findOutcomes(claim).flatMap(({ at }) => (at ? daysBetween(registeredAt, at) : []));
      return daysToEach.length === 0 ? [] : Math.min(...daysToEach);
    }),
  );

/** To a tenth; undefined where there are none. */
const meanOf = (days: readonly number[]): number | undefined =>
  days.length === 0 ? undefined : Math.round((sumOf(days, (count) => count) / days.length) * 10) / 10;

export const districtAnalysis = {
  label: 'District Analysis',
  mainTable,
  about: 'One row for each district with claims registered in the period.',
  countsByGroup: false,
  permission: null,
  make,
} as const satisfies ReportRow;
