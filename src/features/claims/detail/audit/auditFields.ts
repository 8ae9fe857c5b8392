import type { TFunction } from 'i18next';
import { noteTypes } from '../../../../domain/claim';
import { payoutMethods } from '../../../../domain/claimant';
import { committeeDecisions } from '../../../../domain/decision';
import { districtName } from '../../../../domain/districts';
import { evidenceSlots } from '../../../../domain/evidence';
import { claimantLabels, incidentLabels } from '../../../../domain/fieldLabels';
import { formatDate, formatDateTime, formatMoney } from '../../../../domain/format';
import { incidentKinds, protectedAreas, species, type FieldInput } from '../../../../domain/incidents';
import { paymentStatuses, statuses } from '../../../../domain/statuses';
import { verificationActions } from '../../../../domain/verification';

type Value = string | number;

/** What a changed field is called, and how its values read. Texts are keys of their translation. */
type AuditField = {
  label: string;
  /** A value in words; a code becomes its label. What people wrote is never a key of a translation. */
  read?: (value: Value, t: TFunction) => string;
};

const money = (value: Value) => (typeof value === 'number' ? formatMoney(value) : value);
const dateTime = (value: Value) => formatDateTime(String(value));
const date = (value: Value) => formatDate(String(value));

/** The label of a code, by its table; a code that is not in it stays as it is. */
const oneOf = (table: Record<string, { label: string }>) => (value: Value, t: TFunction) =>
  t(table[value]?.label ?? String(value));

/** The option of a list, which is its own label. */
const option = (value: Value, t: TFunction) => t(String(value));

const readers: Partial<Record<FieldInput, AuditField['read']>> = {
  money,
  date,
  crops: option,
  livestock: option,
  ages: option,
  properties: option,
};

const badges = Object.fromEntries(Object.entries(statuses).map(([status, { badge }]) => [status, { label: badge }]));
const kinds = Object.fromEntries(
  Object.entries(incidentKinds).map(([kind, { labels }]) => [kind, { label: labels.wizard }]),
);

/** The fields of a branch of the claim under the labels of their table. */
function fieldsOf<Field extends string>(
  branch: string,
  labels: Record<Field, string>,
  reads: Partial<Record<NoInfer<Field>, AuditField['read']>>,
): Record<string, AuditField> {
  const read = new Map<string, AuditField['read']>(Object.entries(reads));
  return Object.fromEntries(
    Object.entries<string>(labels).map(([field, label]) => [`${branch}.${field}`, { label, read: read.get(field) }]),
  );
}

const claimantFields = fieldsOf('claimant', claimantLabels, {
  district: (value) => districtName(String(value)),
  payoutMethod: oneOf(payoutMethods),
});
const incidentFields = fieldsOf('incident', incidentLabels, {
  incidentType: oneOf(kinds),
  dateOfIncident: date,
  protectedAreaNearby: oneOf(protectedAreas),
  wildlifeSpecies: oneOf(species),
});
const kindFields = Object.fromEntries(
  Object.values(incidentKinds).flatMap(({ fields }) =>
    fields.map(({ name, label, input }): [string, AuditField] => [`incident.${name}`, { label, read: readers[input] }]),
  ),
);
const evidenceFields = Object.fromEntries(
  Object.entries(evidenceSlots).map(([slot, { label }]) => [`evidence.${slot}`, { label }]),
);
const noteFields = Object.fromEntries(
  Object.keys(noteTypes).map((type): [string, AuditField] => [`note.${type}`, { label: 'Internal note' }]),
);

const auditFields: Record<string, AuditField> = {
  status: { label: 'Status', read: oneOf(badges) },
  submittedAt: { label: 'Submitted on', read: dateTime },
  calculatedCompensation: { label: 'Calculated compensation', read: money },
  approvedAmount: { label: 'Approved amount', read: money },
  ...claimantFields,
  ...incidentFields,
  ...kindFields,
  ...evidenceFields,
  'verification.verificationNotes': { label: 'Verification notes' },
  'verification.valuationScheduleVersion': { label: 'Valuation schedule version' },
  'verification.calculatedCompensation': { label: 'Calculated compensation (verification)', read: money },
  'verification.action': { label: 'Verification action', read: oneOf(verificationActions) },
  'verification.actionReason': { label: 'Action reason' },

  'decision.cvcNotes': { label: 'CVC notes' },
  'decision.decision': { label: 'Decision', read: oneOf(committeeDecisions) },
  'decision.approvedAmount': { label: 'Approved amount (decision)', read: money },
  'decision.conditions': { label: 'Conditions' },
  'decision.decisionNote': { label: 'Decision note' },
  'finalApproval.note': { label: 'Approval note' },

  'payment.id': { label: 'Payment' },
  'payment.paymentMethod': { label: 'Payment method', read: oneOf(payoutMethods) },
  'payment.payeeName': { label: 'Payee name' },
  'payment.payeeAccount': { label: 'Payee account' },
  'payment.amount': { label: 'Payment amount', read: money },
  'payment.paymentStatus': { label: 'Payment status', read: oneOf(paymentStatuses) },
  'payment.failureReason': { label: 'Failure reason' },
  'payment.paymentRef': { label: 'Payment reference' },
  'payment.paidAt': { label: 'Paid on', read: dateTime },
  ...noteFields,
};

/** What a changed field is called; a path that nobody named stays as it is. */
export function auditFieldLabel(path: string): string {
  return auditFields[path]?.label ?? path;
}

/** A changed value as people read it; undefined when there was or is none. */
export function auditFieldValue(path: string, value: Value | undefined, t: TFunction): string | undefined {
  if (value === undefined) return undefined;
  return auditFields[path]?.read?.(value, t) ?? String(value);
}
