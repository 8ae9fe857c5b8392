import type { Claim } from '../claim/claim';
import type { Table } from '../table';
import { findClaimValuation, isValuedOnPaper, type DecidedLine } from '../valuation/claimValuation';
import { sumLines } from '../valuation/valuation';
import type { Words } from '../words';
import { sumOf } from './report';

/** Said beside the tables where what lines come to by item differs from what their claims come to. */
export const beforeLimits: Words =
  'Valuation by item adds up lines, before the limit of the schedule and before changes to a whole claim.';

/** Whether the lines of a claim come to other amounts than the claim: a limit held, or somebody gave another amount. */
export const differFromLines = (claims: readonly Claim[]): boolean =>
  claims.some((claim) => {
    const found = findClaimValuation(claim);
    if (!found) return false;
    const { calculatedCompensation, approvedAmount } = claim;
    const approved = approvedAmount === undefined ? undefined : sumOf(found.lines, approvedOf);
    return sumLines(found.valuation.lines) !== calculatedCompensation || approved !== approvedAmount;
  });

/** What claims were valued at, by what was lost and by the schedule that it was valued by. Amounts in UGX. */
export function valuationTables(claims: readonly Claim[]): Table[] {
  const valued = claims.flatMap((claim) => {
    const found = findClaimValuation(claim);
    return found ? [{ claim, ...found }] : [];
  });
  const byItem = groupBy(
    valued.flatMap(({ lines }) => lines),
    ({ line }) => line.item,
  );
  const bySchedule = groupBy(valued, ({ valuation }) => valuation.schedule);
  const onPaper = claims.filter(isValuedOnPaper);
  const amountsOf = (of: readonly Claim[]) => [
    sumOf(of, ({ calculatedCompensation }) => calculatedCompensation),
    sumOf(of, ({ approvedAmount }) => approvedAmount),
  ];

  return [
    {
      title: 'Valuation by item',
      columns: [
        { label: 'Item', kind: 'words' },
        { label: 'Lines', kind: 'number', total: true },
        { label: 'Valued by hand', kind: 'number', total: true },
        { label: 'Assessed', kind: 'shillings', total: true },
        { label: 'Approved', context: 'amount', kind: 'shillings', total: true },
      ],
      rows: byItem.map(([item, lines]) => [
        item,
        lines.length,
        lines.filter(({ line }) => line.byHand).length,
        sumOf(lines, ({ line }) => line.amount),
        sumOf(lines, approvedOf),
      ]),
    },
    {
      title: 'Valuation by schedule',
      columns: [
        { label: 'Valuation schedule', kind: 'text' },
        { label: 'Claims', kind: 'number', total: true },
        { label: 'Changed by hand', kind: 'number', total: true },
        { label: 'Calculated', kind: 'shillings', total: true },
        { label: 'Approved', context: 'amount', kind: 'shillings', total: true },
      ],
      rows: [
        ...bySchedule.map(([schedule, some]) => [
          some.some(({ valuation }) => valuation.isSample) ? `${schedule} (sample)` : schedule,
          some.length,
          some.filter(({ valuation }) => valuation.changedBecause).length,
          ...amountsOf(some.map(({ claim }) => claim)),
        ]),
        ...(onPaper.length > 0 ? [['Valued on paper', onPaper.length, 0, ...amountsOf(onPaper)]] : []),
      ],
    },
  ];
}

const approvedOf = ({ approved }: DecidedLine) => approved;

/** Rows by a name of theirs, the most frequent first, then by the name. */
function groupBy<Row>(rows: readonly Row[], nameOf: (row: Row) => string): [string, Row[]][] {
  const groups = new Map<string, Row[]>();
  for (const row of rows) groups.set(nameOf(row), [...(groups.get(nameOf(row)) ?? []), row]);
  return [...groups].sort(([a, few], [b, many]) => many.length - few.length || (a < b ? -1 : 1));
}
