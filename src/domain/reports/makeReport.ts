import { makeAuditTrail } from './auditTrail';
import { makeClaimsSummary } from './claimsSummary';
import { makeDistrictAnalysis } from './districtAnalysis';
import { makeFinancialReport } from './financial';
import type { Report, ReportRecords, ReportScope } from './report';
import type { ReportType } from './reportTypes';
import { makeUserActivity } from './userActivity';

const makers: Record<ReportType, (records: ReportRecords, scope: ReportScope) => Report> = {
  'claims-summary': makeClaimsSummary,
  financial: makeFinancialReport,
  'district-analysis': makeDistrictAnalysis,
  'user-activity': makeUserActivity,
  'audit-trail': makeAuditTrail,
};

/** The report of a type from the register's records; each maker says what counts for what. */
export const makeReport = (type: ReportType, records: ReportRecords, scope: ReportScope): Report =>
  makers[type](records, scope);
