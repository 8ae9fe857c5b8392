import { logHolds, type ChainCheck } from '../../domain/audit/auditChainCheck';
import { fingerprintOf } from '../../domain/audit/fingerprint';
import { auditStatuses, severities, type AuditEvent } from '../../domain/audit/audit';
import { severityFilters, type AuditFilter } from '../../domain/audit/auditFilter';
import type { AuditReader } from '../../domain/audit/auditField';
import { auditResources } from '../../domain/audit/auditResources';
import { auditRoleLabel, describeAuditAction } from '../../domain/audit/auditWords';
import type { FileTask } from '../../domain/fileTask';
import { formatNumber } from '../../domain/settings/format';
import type { Table } from '../../domain/table';
import { changeLines, detailLines } from './auditText';
import { officialFormats } from '../table/cellText';
import type { Made, Pair, Passage } from '../pdf/paper';
import { makePaperPdf } from '../pdf/paperPdf';

type AuditPdfOptions = Made & {
  /** Puts what a row keeps into words. */
  t: AuditReader['t'];
  /** What the events were narrowed to; the file states it. */
  filter: AuditFilter;
  /** What the check of the whole log came to just before; the file ends with it. */
  log: ChainCheck;
};

/** Audit events as a PDF, in the order given, a row each with its changes in words. */
export async function makeAuditPdf(
  events: readonly AuditEvent[],
  { t, filter, log, ...made }: AuditPdfOptions,
  task: FileTask,
): Promise<Blob> {
  const rows: Table['rows'][number][] = [];
  for (const event of events) {
    rows.push(auditRow(event, { ...officialFormats, t }));
    await task.yieldToMain();
  }
  const title = t('Audit Trail');
  const facts: Pair[] = [['Events', formatNumber(events.length)], ...statedFilter(filter, t)];
  const table: Table = { title, columns: columns.map((column) => ({ ...column, label: t(column.label) })), rows };
  const passages: Passage[] = [
    { kind: 'table', table },
    { kind: 'heading', text: t('Integrity of the log') },
    { kind: 'pairs', pairs: integrityPairs(log, t) },
  ];
  return makePaperPdf({ title, facts, orientation: 'landscape', passages }, made, task);
}

const columns = [
  { label: 'Time in Kampala', kind: 'instant' },
  { label: 'User', kind: 'text' },
  { label: 'Event', kind: 'text' },
  { label: 'Resource', kind: 'text' },
  { label: 'Severity', kind: 'text' },
  { label: 'Status', kind: 'text' },
  { label: 'IP Address', kind: 'text' },
  { label: 'Details and changes', kind: 'text' },
] as const satisfies Table['columns'];

function auditRow(event: AuditEvent, reader: AuditReader): Table['rows'][number] {
  const { t } = reader;
  return [
    event.timestamp,
    [event.user, t(auditRoleLabel(event))].filter(Boolean).join('\n'),
    t(describeAuditAction(event)),
    `${t(auditResources[event.resource].label)}\n${event.resourceId}`,
    t(severities[event.severity].label),
    t(auditStatuses[event.status].label),
    event.ipAddress ?? t('This device'),
    [...detailLines(event, reader), ...changeLines(event, reader)].join('\n'),
  ];
}

/** The whole log, whatever was narrowed to. */
function integrityPairs(log: ChainCheck, t: AuditReader['t']): Pair[] {
  const [first] = log.breaks;
  const result = logHolds(log)
    ? t('The log is intact: no event was changed')
    : `${t('The log was changed. The first problem is at event')} ${formatNumber(first?.place ?? 1)}`;
  return [
    [t('Result of the check'), result],
    [t('Events checked'), formatNumber(log.events)],
    [t('Fingerprint of the last event'), log.head ? fingerprintOf(log.head) : t('None: no event can be checked yet')],
  ];
}

function statedFilter(filter: AuditFilter, t: AuditReader['t']): Pair[] {
  const { search, severity, status, claim, field, oldValue, newValue, from, to } = filter;
  const stated: Pair[] = [];
  if (search.trim()) stated.push([t('Search'), search.trim()]);
  if (claim) stated.push([t('Claim or claimant'), claim]);
  if (field) stated.push([t('Field'), t(field)]);
  if (oldValue) stated.push([t('Old value'), oldValue]);
  if (newValue) stated.push([t('New value'), newValue]);
  if (from) stated.push([t('Start date'), officialFormats.date(from)]);
  if (to) stated.push([t('End date'), officialFormats.date(to)]);
  if (severity) stated.push([t('Severity'), t(severityFilters[severity].label)]);
  if (status) stated.push([t('Status'), t(auditStatuses[status].label)]);
  return stated.length > 0 ? stated : [[t('Filters'), t('None: all events of the log')]];
}
