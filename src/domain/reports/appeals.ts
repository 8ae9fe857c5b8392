import { kampalaDay } from '../calendar';
import { daysBetween } from '../dayCount';
import type { Appeal } from '../claim/appeal/appealRecord';
import { outcomeWords } from '../claim/appeal/appealWords';
import type { Claim } from '../claim/claim';
import { toldDecisions } from '../claim/telling/toldWords';
import { districtName } from '../place/districts';
import type { Table } from '../table';
import { readScope, type Report, type ReportRecords, type ReportRow, type ReportScope } from './report';

const mainTable = 'Appeals';

type Found = { claim: Claim; appeal: Appeal };

/**
 * The appeals that were filed or decided in the period, by the day in Kampala, in the claimant's district (docs/product.md,
 * Appeal). Days to decide run from the filing, of those that were decided in the period.
 */
function make({ claims }: ReportRecords, scope: ReportScope): Report {
  const { isIn, isInPlace } = readScope(scope);
  const found = claims
    .filter(({ claimant }) => isInPlace(claimant.district))
    .flatMap((claim) => (claim.appeals ?? []).map((appeal): Found => ({ claim, appeal })))
    .filter(({ appeal }) => isIn(appeal.filedOn) || isIn(appeal.outcome?.decidedOn))
    .sort((a, b) => (a.appeal.filedOn + a.claim.id < b.appeal.filedOn + b.claim.id ? -1 : 1));
  const decided = found.filter(({ appeal }) => isIn(appeal.outcome?.decidedOn));
  const countOf = (kind: 'upheld' | 'dismissed') =>
    decided.filter(({ appeal }) => appeal.outcome?.kind === kind).length;
  const main: Table = {
    title: mainTable,
    columns: [
      { label: 'Claim ID', kind: 'text' },
      { label: 'Claimant', kind: 'text' },
      { label: 'District', kind: 'text' },
      { label: 'Appealed decision', kind: 'words' },
      { label: 'Filed on', kind: 'day' },
      { label: 'Outcome', kind: 'words' },
      { label: 'Decided on', kind: 'day' },
      { label: 'Days to decide', kind: 'number' },
      { label: 'Approved on appeal (UGX)', kind: 'shillings' },
    ],
    rows: found.map(({ claim, appeal: { decision, filedOn, outcome } }) => [
      claim.id,
      claim.claimant.fullName,
      districtName(claim.claimant.district),
      toldDecisions[decision.kind].label,
      kampalaDay(filedOn),
      outcome ? outcomeWords[outcome.kind].label : 'Not decided yet',
      outcome && kampalaDay(outcome.decidedOn),
      outcome && daysBetween(filedOn, outcome.decidedOn),
      outcome?.amount,
    ]),
  };
  return {
    title: 'Appeals Report',
    figures: [
      { label: 'Filed', kind: 'number', value: found.filter(({ appeal }) => isIn(appeal.filedOn)).length },
      { label: outcomeWords.upheld.label, kind: 'number', value: countOf('upheld') },
      { label: outcomeWords.dismissed.label, kind: 'number', value: countOf('dismissed') },
      { label: 'Not decided yet', kind: 'number', value: found.filter(({ appeal }) => !appeal.outcome).length },
      {
        label: 'Median days to decide',
        kind: 'average',
        value: medianOf(decided.map(({ appeal }) => daysBetween(appeal.filedOn, appeal.outcome?.decidedOn ?? ''))),
      },
    ],
    tables: [main],
    main,
    charts: [],
    notes: ['Appeals that were filed or decided in the period, in the claimant’s district.'],
  };
}

/** The middle one, or the mean of the two in the middle; undefined where there are none. */
function medianOf(days: readonly number[]): number | undefined {
  const sorted = [...days].sort((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  const [low, high] = sorted.length % 2 === 1 ? [sorted[half], sorted[half]] : [sorted[half - 1], sorted[half]];
  return low === undefined || high === undefined ? undefined : (low + high) / 2;
}

export const appealsReport = {
  label: 'Appeals',
  mainTable,
  about: 'One row for each appeal filed or decided in the period, with its outcome.',
  countsByGroup: false,
  permission: null,
  make,
} as const satisfies ReportRow;
