import { auditStatuses, severities, type AuditEvent } from '../../domain/audit/audit';
import { auditResources } from '../../domain/audit/auditResources';
import type { AuditReader } from '../../domain/audit/auditField';
import { auditRoleLabel, describeAuditAction } from '../../domain/audit/auditWords';
import { formatTime } from '../../domain/settings/format';
import { defaultFormats, makeFormats } from '../../domain/settings/formats';
import { readUserAgent } from '../../domain/userAgent';
import { changeLines, detailLines } from './auditText';
import { makeCsv } from '../table/csv';

type AuditCsvOptions = {
  /** Puts what a row keeps into words. */
  t: AuditReader['t'];
  /** What the browser of an event's session said of itself. */
  findUserAgent: (event: AuditEvent) => string | undefined;
};

/** A file is read by others too: its dates and amounts stand in the default formats. */
const formats = makeFormats(defaultFormats);
const localDay = makeFormats({ ...defaultFormats, dateFormat: 'YYYY-MM-DD' });

const columns = [
  'Timestamp (UTC)',
  'Time in Kampala',
  'User',
  'Role',
  'Event',
  'Event code',
  'Resource',
  'Resource ID',
  'Severity',
  'Status',
  'IP Address',
  'Device',
  'Browser',
  'Detected after (ms)',
  'Details',
  'Changes',
  'Event ID',
  'Link',
];

/** Audit events as a CSV file, in the order given, a line each with its changes in words. */
export function makeAuditCsv(events: readonly AuditEvent[], { t, findUserAgent }: AuditCsvOptions): Promise<string> {
  const reader: AuditReader = { ...formats, t };
  return makeCsv(
    columns.map(t),
    events.map((event) => {
      const { device = '', browser = '' } = readUserAgent(findUserAgent(event) ?? '');
      return [
        event.timestamp,
        `${localDay.date(event.timestamp)} ${formatTime(event.timestamp)}`,
        event.user,
        t(auditRoleLabel(event)),
        t(describeAuditAction(event)),
        event.action,
        t(auditResources[event.resource].label),
        event.resourceId,
        t(severities[event.severity].label),
        t(auditStatuses[event.status].label),
        event.ipAddress ?? t('This device'),
        t(device),
        browser,
        event.detectedAfterMs ?? '',
        detailLines(event, reader).join('\n'),
        changeLines(event, reader).join('\n'),
        event.id,
        event.link ?? '',
      ];
    }),
  );
}
