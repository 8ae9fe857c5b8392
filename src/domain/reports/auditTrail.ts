import { auditStatuses, systemActor, severities, severityNames, type AuditEvent } from '../audit/audit';
import { auditResources } from '../audit/auditResources';
import { auditRoleLabel, describeAuditAction } from '../audit/auditWords';
import type { Table } from '../table';
import { isWholeCountry, readScope, type Report, type ReportRecords, type ReportScope, type ReportRow } from './report';

const mainTable = 'Audit trail';

/**
 * The events of the audit log in the period, by their day in Kampala, newest first. Of a region or a district are the
 * events on its claims alone: those on accounts, sessions, funds and settings belong to none.
 */
function make(records: ReportRecords, scope: ReportScope): Report {
  const { isIn, isInPlace } = readScope(scope);
  const districts = new Map(records.claims.map(({ id, claimant }) => [id, claimant.district]));
  const isOfScope = ({ resourceId }: AuditEvent) => {
    const district = districts.get(resourceId);
    return isWholeCountry(scope) || (district !== undefined && isInPlace(district));
  };
  const events = records.events.filter((event) => isIn(event.timestamp) && isOfScope(event));
  const byPeople = events.filter(({ userRole }) => userRole !== systemActor.userRole);
  const failed = events.filter(({ status }) => status === 'failed');

  const main: Table = {
    title: mainTable,
    columns: [
      { label: 'Time', kind: 'instant' },
      { label: 'User', kind: 'text' },
      { label: 'Role', kind: 'text' },
      { label: 'Event', kind: 'text' },
      { label: 'Resource', kind: 'words' },
      { label: 'Resource ID', kind: 'text' },
      { label: 'Severity', kind: 'words' },
      { label: 'Status', kind: 'words' },
      { label: 'IP address', kind: 'text' },
    ],
    rows: events.map((event) => [
      event.timestamp,
      event.user,
      auditRoleLabel(event),
      describeAuditAction(event),
      auditResources[event.resource].label,
      event.resourceId,
      severities[event.severity].label,
      auditStatuses[event.status].label,
      event.ipAddress ?? 'This device',
    ]),
  };
  const bySeverity: Table = {
    title: 'Events by severity',
    columns: [
      { label: 'Severity', kind: 'words' },
      { label: 'Events', kind: 'number', total: true },
      { label: 'Failed', kind: 'number', total: true },
    ],
    rows: severityNames
      .map((severity) => ({ severity, share: events.filter((event) => event.severity === severity) }))
      .filter(({ share }) => share.length > 0)
      .map(({ severity, share }) => [
        severities[severity].label,
        share.length,
        share.filter(({ status }) => status === 'failed').length,
      ]),
  };

  return {
    title: 'Audit Trail Report',
    figures: [
      { label: 'Events', kind: 'number', value: events.length },
      { label: 'Failed', kind: 'number', value: failed.length },
      { label: 'Critical', kind: 'number', value: events.filter(({ severity }) => severity === 'critical').length },
      { label: 'People', kind: 'number', value: new Set(byPeople.map(({ user }) => user)).size },
    ],
    tables: [bySeverity, main],
    main,
    charts: [{ title: 'Events by severity', table: bySeverity, bars: [1] }],
    notes: [
      'For a region or district, only events on its claims are listed. All regions also includes accounts, sessions, funds and settings.',
      'To see what each event changed, export the events from Audit Logs.',
    ],
  };
}

export const auditTrail = {
  label: 'Audit Trail',
  mainTable,
  about: 'One row for each audit log event in the period.',
  countsByGroup: false,
  readsLog: true,
  permission: 'exportAudit',
  make,
} as const satisfies ReportRow;
