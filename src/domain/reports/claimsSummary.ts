import { kampalaDay } from '../calendar';
import { nameOf } from '../claim/notKnown';
import type { Claim } from '../claim/claim';
import { findMarks } from '../claim/marks';
import { daysOpen } from '../claim/overdue';
import { districtName } from '../place/districts';
import { incidentKinds, incidentTypes, speciesLabel } from '../incident/incidents';
import { claimStatuses, statuses } from '../workflow/statuses';
import { findHold } from '../workflow/holding';
import { getFlag } from '../workflow/claimFlags';
import { joinWords, type Table, type TableColumn } from '../table';
import type { Words } from '../words';
import { amountColumns, noSubmissionDay, paidFigures, readAmounts, withoutDay } from './amounts';
import { countClosingReasons, countRejectionReasons, severalReasons } from './rejectionReasons';
import { beforeLimits, differFromLines, valuationTables } from './valuation';
import { readScope, regionOf, type Report, type ReportRecords, type ReportScope, type ReportRow } from './report';

const mainTable = 'Claims';

const columns: readonly TableColumn[] = [
  { label: 'Claim ID', kind: 'text' },
  { label: 'Claimant', kind: 'text' },
  { label: 'District', kind: 'text' },
  { label: 'Region', kind: 'words' },
  { label: 'Incident type', kind: 'words' },
  { label: 'Species', kind: 'words' },
  { label: 'Incident date', kind: 'day' },
  { label: 'Registered', kind: 'day' },
  { label: 'Status', kind: 'words' },
  { label: 'Marked as', kind: 'wordList' },
  { label: 'Days open', kind: 'number' },
  ...amountColumns,
];

/** What a share of the claims comes to. */
const shareColumns = [
  { label: 'Claims', kind: 'number', total: true },
  ...amountColumns,
] as const satisfies readonly TableColumn[];

const placeOf = ({ id, registeredAt = '' }: Claim) => registeredAt + id;

/**
 * The claims registered in the period, by the day of their first submission in Kampala; region by the claimant's
 * district. Status and amounts are those of now.
 */
function make(records: ReportRecords, scope: ReportScope): Report {
  const { isIn, isInPlace, isOfGroup } = readScope(scope);
  const inScope = records.claims.filter((claim) => isInPlace(claim.claimant.district) && isOfGroup(claim));
  const claims = inScope
    .filter(({ registeredAt }) => isIn(registeredAt))
    .sort((a, b) => (placeOf(a) < placeOf(b) ? -1 : 1));
  const { paidOf, amountsOf } = readAmounts(records);
  const shareTable = (title: Words, label: Words, shares: readonly (readonly [string, Claim[]])[]): Table => ({
    title,
    columns: [{ label, kind: 'words' }, ...shareColumns],
    rows: shares
      .filter(([, share]) => share.length > 0)
      .map(([name, share]) => [name, share.length, ...amountsOf(share)]),
  });
  const [calculated, approved] = amountsOf(claims);
  const paid = paidFigures(records, inScope, isIn);

  const main: Table = {
    title: mainTable,
    columns,
    rows: claims.map((claim) => [
      claim.id,
      nameOf(claim.claimant),
      districtName(claim.claimant.district),
      regionOf(claim.claimant.district),
      incidentKinds[claim.incident.incidentType].labels.wizard,
      speciesLabel(claim.incident.wildlifeSpecies),
      claim.incident.dateOfIncident,
      claim.registeredAt && kampalaDay(claim.registeredAt),
      statuses[claim.status].label,
      joinWords(findMarks(claim).map((flag) => getFlag(flag).mark?.label ?? '')),
      daysOpen(claim, records.today),
      claim.calculatedCompensation,
      claim.approvedAmount,
      paidOf(claim),
    ]),
  };
  const byStatus = shareTable(
    'Claims by status',
    'Status',
    claimStatuses.map((status) => [statuses[status].label, claims.filter((claim) => claim.status === status)]),
  );
  const byType = shareTable(
    'Claims by incident type',
    'Incident type',
    incidentTypes.map((type) => [
      incidentKinds[type].labels.wizard,
      claims.filter(({ incident }) => incident.incidentType === type),
    ]),
  );

  const byReason = countRejectionReasons(claims);
  const byClosing = countClosingReasons(claims);

  return {
    title: 'Claims Summary Report',
    figures: [
      { label: 'Claims', kind: 'number', value: claims.length },
      { label: 'On hold', kind: 'number', value: claims.filter(findHold).length },
      { label: 'Calculated', kind: 'shillings', value: calculated },
      { label: 'Approved', context: 'amount', kind: 'shillings', value: approved },
      paid.onRegistered,
      paid.inPeriod,
      ...withoutDay(noSubmissionDay, inScope.filter(({ registeredAt }) => registeredAt === undefined).length),
    ],
    tables: [
      byStatus,
      byType,
      ...[byReason, byClosing, ...valuationTables(claims)].filter(({ rows }) => rows.length > 0),
      main,
    ],
    main,
    charts: [
      { title: 'Claims by status', table: byStatus, bars: [1] },
      { title: 'Claims by incident type', table: byType, bars: [1] },
    ],
    notes: [
      'Claims are counted on the day of first submission, in the region of the claimant’s district.',
      'Each claim has its status on the day the report was made.',
      'Days open are counted from the first submission, and for claims that have not ended.',
      ...(byReason.rows.length > 0 ? [severalReasons] : []),
      ...(differFromLines(claims) ? [beforeLimits] : []),
    ],
  };
}

export const claimsSummary = {
  label: 'Claims Summary',
  mainTable,
  about: 'One row for each claim registered in the period.',
  countsByGroup: true,
  permission: null,
  make,
} as const satisfies ReportRow;
