import { i18n } from '../../../../i18n/i18n';
import { emptyClaimantForm } from '../../../../domain/claimant';
import { evidenceSlotNames } from '../../../../domain/evidence';
import { incidentFields } from '../../../../domain/incident';
import { buildDecision, buildPayment, buildVerification } from '../../../../test/builders';
import { auditFieldLabel, auditFieldValue } from './auditFields';

/** Said by the row itself: who, when, which claim and revision. */
const said = ['verifiedOn', 'verifiedBy', 'decidedOn', 'decidedBy', 'createdAt', 'updatedAt', 'claimId', 'rev'];
const under = (branch: string, fields: readonly string[]) =>
  fields.filter((field) => !said.includes(field)).map((field) => `${branch}.${field}`);

test.each([
  'status',
  'submittedAt',
  'calculatedCompensation',
  'approvedAmount',
  'finalApproval.note',
  'note.verification',
  'note.document',
  'note.decision',
  'note.payment',
  ...under('claimant', Object.keys(emptyClaimantForm)),
  ...under('incident', incidentFields),
  ...under('evidence', evidenceSlotNames),
  ...under('verification', Object.keys(buildVerification({ actionReason: 'Photo' }))),
  ...under('decision', Object.keys(buildDecision())),
  ...under('payment', Object.keys(buildPayment({ failureReason: 'a', paymentRef: 'b', paidAt: 'c' }))),
])('%s has a name', (path) => {
  expect(auditFieldLabel(path)).not.toBe(path);
});

test.each([
  ['status', 'payment_failed', '5. Payment Failed'],
  ['claimant.district', 'kasese', 'Kasese'],
  ['claimant.payoutMethod', 'bank_transfer', 'Bank Transfer'],
  ['incident.incidentType', 'crop', 'Crop Damage'],
  ['incident.dateOfDeath', '2025-06-16', '16/06/2025'],
  ['incident.areaDamaged', 2.5, '2.5'],
  ['approvedAmount', 1_200_000, 'UGX\u00a01,200,000'],
  ['payment.paidAt', '2025-07-04T07:00:00.000Z', '04/07/2025, 10:00'],
  ['claimant.fullName', '{{name}} $t(Status)', '{{name}} $t(Status)'],
  ['somethingNew', 'as it is', 'as it is'],
])('%s %s reads %s', (path, value, text) => {
  expect(auditFieldValue(path, value, i18n.t)).toBe(text);
});

test('a value that is not there has no words', () => {
  expect(auditFieldValue('status', undefined, i18n.t)).toBeUndefined();
});

test.each([
  ['incident.cropType', 'Maize'],
  ['incident.livestockSpecies', 'Goat'],
  ['incident.ageCategory', 'Adult'],
  ['incident.propertyType', 'Fence'],
])('the option of %s is translated', (path, value) => {
  const swahili = i18n.cloneInstance({ lng: 'sw' });
  swahili.addResourceBundle('sw', 'translation', { [value]: 'neno' });
  expect(auditFieldValue(path, value, swahili.t)).toBe('neno');
});
