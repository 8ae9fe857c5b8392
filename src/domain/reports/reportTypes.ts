import { mayDo, permissions, type Permission } from '../user/permissions';
import type { Role } from '../user/roles';
import type { Words } from '../words';

type ReportTypeRow = {
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
};

/** The reports and who may have them (docs/product.md, Reports). */
export const reportTypes = {
  'claims-summary': {
    label: 'Claims Summary',
    mainTable: 'Claims',
    about: 'One row for each claim registered in the period.',
    countsByGroup: true,
    permission: null,
  },
  financial: {
    label: 'Financial',
    mainTable: 'Payments',
    about: 'One row for each payment in the period, then approvals and the fund ledger.',
    countsByGroup: false,
    permission: null,
  },
  'district-analysis': {
    label: 'District Analysis',
    mainTable: 'Districts',
    about: 'One row for each district with claims registered in the period.',
    countsByGroup: false,
    permission: null,
  },
  'user-activity': {
    label: 'User Activity',
    mainTable: 'User activity',
    about: 'One row for each person with activity in the audit log in the period.',
    countsByGroup: false,
    readsLog: true,
    permission: 'exportUsers',
  },
  'audit-trail': {
    label: 'Audit Trail',
    mainTable: 'Audit trail',
    about: 'One row for each audit log event in the period.',
    countsByGroup: false,
    readsLog: true,
    permission: 'exportAudit',
  },
} as const satisfies Record<string, ReportTypeRow>;

export type ReportType = keyof typeof reportTypes;

export const reportTypeNames = Object.keys(reportTypes) as ReportType[];

const permissionOf = (type: ReportType): Permission | null => reportTypes[type].permission;

/** Whether a report is made of the audit log as well. */
export const readsLog = (type: ReportType): boolean => 'readsLog' in reportTypes[type];

/** Whether a role may have a report. */
export function mayHaveReport(type: ReportType, role: Role): boolean {
  const permission = permissionOf(type);
  return permission === null || mayDo(permission, role);
}

/** A report that some role may not have, and the roles that may. */
export type WithheldReport = { type: ReportType; roles: readonly Role[] };

/** The reports that a role may not have. */
export function findWithheldReports(role: Role): WithheldReport[] {
  return reportTypeNames.flatMap((type) => {
    const permission = permissionOf(type);
    return permission === null || mayDo(permission, role) ? [] : [{ type, roles: permissions[permission].roles }];
  });
}

/** The files a report can be had as. */
export const reportFormats = {
  pdf: { label: 'PDF', extension: 'pdf' },
  excel: { label: 'Excel (.xlsx)', extension: 'xlsx' },
  csv: { label: 'CSV', extension: 'csv' },
} as const satisfies Record<string, { label: Words; extension: string }>;

export type ReportFormat = keyof typeof reportFormats;

export const reportFormatNames = Object.keys(reportFormats) as ReportFormat[];
