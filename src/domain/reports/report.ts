import type { AuditEvent } from '../audit/audit';
import type { Claim } from '../claim/claim';
import type { Scheme } from '../scheme/scheme';
import type { FundLedgerEntry } from '../payment/ledger';
import type { Payment } from '../payment/payment';
import { findRegion, regionName, type Region } from '../place/regions';
import { statuses, type StatusGroup } from '../workflow/statuses';
import type { ColumnKind, Table } from '../table';
import type { Permission } from '../user/permissions';
import type { User } from '../user/user';
import type { Words, WordsContext } from '../words';
import { makeIsIn, type DayRange } from './period';

/** Which claims a claims summary is of, by where they stand now (docs/product.md, Figures). */
export const claimGroups = {
  all: { label: 'All claims' },
  pending: { label: 'Pending claims' },
  approved: { label: 'Approved claims' },
  rejected: { label: 'Rejected claims' },
  closed: { label: 'Closed claims' },
} as const satisfies Record<StatusGroup | 'all', { label: Words }>;

type ClaimGroup = keyof typeof claimGroups;

export const claimGroupNames = Object.keys(claimGroups) as ClaimGroup[];

/**
 * What a report is of: a district, a region, or with neither the whole country. `group` narrows a claims summary and no
 * other.
 */
export type ReportScope = { days: DayRange; region?: Region; district?: string; group: ClaimGroup };

/** A figure that stands above the tables; undefined where nothing was counted. */
export type ReportFigure = { label: Words; context?: WordsContext; kind: ColumnKind; value: number | undefined };

/** Bars drawn of the first rows of a table: a bar for each row and each of some columns, by place. Stacked ones share a bar. */
export type ReportChart = { title: Words; table: Table; bars: readonly number[]; stacked?: true };

/** Rows of a table that a chart draws: more bars nobody takes in. */
export const chartedRows = 12;

/**
 * A part of a report that somebody signs on paper, apart from the other parts. Its name, its table and the boxes to sign
 * in are in English; its table may say in fewer columns what the report's main table says.
 */
export type SignedPart = { name: string; table: Table; signedBy: readonly string[] };

/** A report as preview and files show it. Texts are English, as official documents are. */
export type Report = {
  title: Words;
  figures: readonly ReportFigure[];
  /** In the order they are read. */
  tables: readonly Table[];
  /** The one of them that a CSV holds. */
  main: Table;
  charts: readonly ReportChart[];
  /** What a paper has in place of the main table, each on pages of its own; left out where nobody signs. */
  signedParts?: readonly SignedPart[];
  /** What counts for what, for whoever reads the figures. */
  notes: readonly Words[];
};

/** Whether there is nothing to report: no file is made then. */
export const isEmptyReport = ({ tables }: Report) => tables.every(({ rows }) => rows.length === 0);

/** The records that reports are made of. */
export type ReportRecords = {
  /** The day that they are of, YYYY-MM-DD in Africa/Kampala. */
  today: string;
  claims: readonly Claim[];
  /** First to last. */
  paymentsByClaim: ReadonlyMap<string, readonly Payment[]>;
  /** First entry to last. */
  ledger: readonly FundLedgerEntry[];
  users: readonly User[];
  /** Newest first. */
  events: readonly AuditEvent[];
  scheme: Scheme;
  /** What every report of these records says before its own notes. */
  caveats: readonly Words[];
};

/** Whether an instant is in the period of a report; an unknown one is in none. */
export type IsIn = (instant: string | undefined) => boolean;

/** What a scope takes in. */
export function readScope({ days, region, district, group }: ReportScope) {
  const isInDays = makeIsIn(days);
  const isIn: IsIn = (instant) => instant !== undefined && isInDays(instant);
  return {
    isIn,
    isInPlace: (place: string) =>
      district === undefined ? region === undefined || findRegion(place) === region : place === district,
    isOfGroup: ({ status }: Claim) => group === 'all' || statuses[status].group === group,
  };
}

/** A report: what it is called and asked for by, and how it is made. */
export type ReportRow = {
  label: Words;
  /** Its main table, which a CSV holds, and what a line of it is. */
  mainTable: string;
  about: Words;
  /** Its form asks which claims are counted, by where they stand now; any other counts all of them. */
  countsByGroup: boolean;
  /** Made of the audit log as well, all of which is read for it. */
  readsLog?: true;
  /** Asked of whoever wants it; null where everyone may have it. */
  permission: Permission | null;
  make: (records: ReportRecords, scope: ReportScope) => Report;
};

/** Whether a scope is neither of a region nor of a district. */
export const isWholeCountry = ({ region, district }: ReportScope) => region === undefined && district === undefined;

/** The region of a district as a report names it; empty for what is no district. */
export function regionOf(district: string): string {
  const region = findRegion(district);
  return region ? regionName(region) : '';
}

/** What rows come to, UGX or count, read from each by `read`. */
export const sumOf = <Row>(rows: readonly Row[], read: (row: Row) => number | undefined): number =>
  rows.reduce((sum, row) => sum + (read(row) ?? 0), 0);
