import { mayDo, permissions, type Permission } from '../user/permissions';
import type { Role } from '../user/roles';
import { appealsReport } from './appeals';
import { auditTrail } from './auditTrail';
import { claimsSummary } from './claimsSummary';
import { districtAnalysis } from './districtAnalysis';
import { financial } from './financial';
import { forwardedClaims } from './forwardedClaims';
import type { Report, ReportRecords, ReportScope } from './report';
import { userActivity } from './userActivity';

/** The reports and who may have them (docs/product.md, Reports), in the order in which they are offered. */
export const reportTypes = {
  'claims-summary': claimsSummary,
  financial,
  'district-analysis': districtAnalysis,
  'forwarded-claims': forwardedClaims,
  appeals: appealsReport,
  'user-activity': userActivity,
  'audit-trail': auditTrail,
};

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

/** A report of a type, from the register's records; each says what counts for what. */
export type MadeReport = Report & { type: ReportType };

export function makeReport(type: ReportType, records: ReportRecords, scope: ReportScope): MadeReport {
  const report = reportTypes[type].make(records, scope);
  return { type, ...report, notes: [...records.caveats, ...report.notes] };
}
