import type { AuditResource } from '../../../../domain/audit/audit';
import {
  dateTime,
  labelIn,
  money,
  onOff,
  type AuditField,
  type AuditReader,
} from '../../../../domain/audit/auditField';
import { auditFieldLabel, auditFieldValue } from '../../../../domain/audit/auditFields';
import { takenAt } from '../../../../domain/incident/photoFacts';
import { formatBytes } from '../../../../domain/settings/formatBytes';
import { committeeDecisions } from '../../../../domain/workflow/decision';
import { statuses } from '../../../../domain/workflow/statuses';
import { verificationActions } from '../../../../domain/workflow/verification';
import type { Words } from '../../../../domain/words';

/** Who did something, and when: an audit event says it itself, and so names no field for it. By the end of their path. */
const moments: Record<string, AuditField> = {
  createdAt: { label: 'Started on', read: dateTime },
  updatedAt: { label: 'Last changed on', read: dateTime },
  verifiedOn: { label: 'Verified on', read: dateTime },
  verifiedBy: { label: 'Verified by' },
  decidedOn: { label: 'Decided on', read: dateTime },
  decidedBy: { label: 'Decided by' },
  approvedOn: { label: 'Approved on', read: dateTime },
  approvedBy: { label: 'Approved by' },
  recordedAt: { label: 'Recorded on', read: dateTime },
  recordedBy: { label: 'Recorded by' },
  checkedAt: { label: 'Recorded on', read: dateTime },
  checkedBy: { label: 'Recorded by' },
  answeredOn: { label: 'Recorded on', read: dateTime },
  answeredBy: { label: 'Recorded by' },
  closedOn: { label: 'Closed on', read: dateTime },
  closedBy: { label: 'Closed by' },
  reopenedOn: { label: 'Reopened on', read: dateTime },
  reopenedBy: { label: 'Reopened by' },
  returnedOn: { label: 'Returned on', read: dateTime },
  returnedBy: { label: 'Returned by' },
  filedOn: { label: 'Filed on', read: dateTime },
  filedBy: { label: 'Filed by' },
  timestamp: { label: 'Recorded on', read: dateTime },
  author: { label: 'Recorded by' },
};

const badges = Object.fromEntries(Object.entries(statuses).map(([status, { badge }]) => [status, { label: badge }]));

/** What an audit event tells by its own name, or by another field. */
const others: Record<string, AuditField> = {
  id: { label: 'Claim ID' },
  createdBy: { label: 'Created by' },
  'verification.valuation.schedule': { label: 'Valuation schedule' },
  'verification.valuation.isSample': { label: 'Sample schedule', read: onOff },
  'verification.valuation.cap': { label: 'Limit', read: money },
  'verification.action': { label: 'Verification action', read: labelIn(verificationActions) },
  'decision.decision': { label: 'Decision', read: labelIn(committeeDecisions) },
  'decision.returned.finalApproval.note': { label: 'Approval note' },
  'condition.place': { label: 'Condition number' },
  'closing.from': { label: 'Status before closing', read: labelIn(badges) },
  'appeal.valueFirst': { label: 'Valued first', read: onOff },
  'appeal.valuation.valuation.schedule': { label: 'Valuation schedule' },
  'appeal.valuation.valuation.isSample': { label: 'Sample schedule', read: onOff },
  'appeal.valuation.valuation.cap': { label: 'Limit', read: money },
  'appeal.valuation.action': { label: 'Verification action', read: labelIn(verificationActions) },
  'appeal.outcome.finalApproval.note': { label: 'Approval note' },
  'payment.outcomes': { label: 'Earlier outcomes' },
  'note.type': { label: 'Note type' },
};

const bytes: AuditField['read'] = (value) => (typeof value === 'number' ? formatBytes(value) : value);

/** What a camera's clock showed, taken for a clock of Kampala. */
const clock: AuditField['read'] = (value, formats) => formats.dateTime(takenAt({ takenOn: String(value) }) ?? '');

/** What is known of a file of evidence beside its name. */
const ofFile: Record<string, AuditField> = {
  id: { label: 'File ID' },
  type: { label: 'File type' },
  size: { label: 'File size', read: bytes },
  addedAt: { label: 'Added on', read: dateTime },
  sampleUrl: { label: 'Sample picture' },
  'photo.takenOn': { label: 'Taken on', read: clock },
  'photo.offset': { label: 'Time zone' },
  'photo.latitude': { label: 'GPS latitude' },
  'photo.longitude': { label: 'GPS longitude' },
};

function fileFieldOf(path: string) {
  const [, field] = /^evidence\.\w+\.(.+)$/.exec(path) ?? [];
  return field === undefined ? undefined : ofFile[field];
}

const lastOf = (field: string) => field.slice(field.lastIndexOf('.') + 1);

const momentOf = (field: string) => (Object.hasOwn(moments, lastOf(field)) ? moments[lastOf(field)] : undefined);

const ofClaim = (field: string) => fileFieldOf(field) ?? (Object.hasOwn(others, field) ? others[field] : undefined);

const findField = (resource: AuditResource, field: string) =>
  momentOf(field) ?? (resource === 'claim' ? ofClaim(field) : undefined);

/** Whether a field says who did something, or when. */
export const isMoment = (field: string) => momentOf(field) !== undefined;

/** As `auditFieldLabel`, for every field of a record. */
export const fieldLabel = (resource: AuditResource, field: string): Words =>
  findField(resource, field)?.label ?? auditFieldLabel(resource, field);

/** As `auditFieldValue`, for every field of a record. */
export function fieldValue(
  resource: AuditResource,
  field: string,
  value: string | number | undefined,
  reader: AuditReader,
): string | undefined {
  if (value === undefined) return undefined;
  return findField(resource, field)?.read?.(value, reader) ?? auditFieldValue(resource, field, value, reader);
}
