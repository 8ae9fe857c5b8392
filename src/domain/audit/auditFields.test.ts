import { buildDecision, buildPayment, buildUser, buildVerification } from '../../test/builders';
import type { AuditResource } from './audit';
import { auditReader as reader } from '../../test/auditReader';
import { auditFieldLabel, auditFieldValue, isInternalField } from './auditFields';
import { emptyClaimantForm } from '../claim/emptyClaimantForm';
import { evidenceSlotNames } from '../incident/evidence';
import { exportKinds } from './exports';
import { makeFormats } from '../settings/formats';
import { incidentFields } from '../incident/incident';
import { exportAuditFields } from './recordAuditFields';
import { defaultPreferences } from '../settings/preferencesRecord';

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
  ...under('incident', [...incidentFields, 'further']),
  ...under('evidence', evidenceSlotNames),
  ...under('verification', Object.keys(buildVerification({ actionReason: 'Photo', reasons: ['other'] }))),
  ...under('decision', Object.keys(buildDecision({ reasons: ['other'] }))),
  ...under('payment', Object.keys(buildPayment({ failureReason: 'a', paymentRef: 'b', paidAt: 'c' }))),
])('%s of a claim has a name', (path) => {
  expect(auditFieldLabel('claim', path)).not.toBe(path);
});

test('the key of a payment is kept and not shown', () => {
  expect(isInternalField('payment', 'payment.id')).toBe(true);
  expect(isInternalField('payment', 'payment.amount')).toBe(false);
});

const { notificationTypes, exchangeRates: _rates, ...preferences } = defaultPreferences;

test.each<[AuditResource, string[]]>([
  ['user', [...Object.keys(buildUser()), 'phone'].filter((field) => !['id', 'rev'].includes(field))],
  [
    'settings',
    [
      ...Object.keys(preferences),
      ...under('notificationTypes', Object.keys(notificationTypes)),
      'exchangeRates.USD',
      'exchangeRates.EUR',
    ],
  ],
  ['fund', ['date', 'openingBalance', 'allocationAmount', 'allocationDistrict', 'notes', 'closingBalance']],
  ['session', ['email', 'reason', 'attempts']],
])('the fields of %s have names', (resource, paths) => {
  for (const path of paths) expect(auditFieldLabel(resource, path)).not.toBe(path);
});

test.each(Object.values(exportKinds))('what $action tells has names', ({ resource }) => {
  for (const name of Object.keys(exportAuditFields)) expect(auditFieldLabel(resource, name)).not.toBe(name);
});

test.each<[AuditResource, string, string | number, string]>([
  ['claim', 'status', 'payment_failed', '5. Payment Failed'],
  ['claim', 'claimant.district', 'kasese', 'Kasese'],
  ['claim', 'claimant.payoutMethod', 'bank_transfer', 'Bank Transfer'],
  ['claim', 'incident.incidentType', 'crop', 'Crop Damage'],
  ['claim', 'incident.dateOfDeath', '2025-06-16', '16/06/2025'],
  ['claim', 'incident.areaDamaged', 2.5, '2.5'],
  ['claim', 'approvedAmount', 1_200_000, 'UGX\u00a01,200,000'],
  ['claim', 'payment.paidAt', '2025-07-04T07:00:00.000Z', '04/07/2025, 10:00'],
  ['claim', 'verification.reasons', 'identity, late', 'Proof of identity missing, Reported too late'],
  ['claim', 'decision.reasons', 'other', 'Other'],
  ['claim', 'decision.reasons', 'unheard of', 'unheard of'],
  ['claim', 'claimant.fullName', '{{name}} $t(Status)', '{{name}} $t(Status)'],
  ['claim', 'somethingNew', 'as it is', 'as it is'],
  ['scheme', 'listed.baboon', 'true', 'Listed'],
  ['scheme', 'isConfirmed', 'false', 'No'],
  ['scheme', 'reportDays', 7, '7'],
  [
    'scheme',
    'needed.death',
    'police_report|council_letter, receipts',
    'Police report (Letter of the local council); Receipts',
  ],
  ['scheme', 'sentence.late.sw', '{{name}} $t(Late)', 'Swahili: {{name}} $t(Late)'],
  ['user', 'status', 'inactive', 'Inactive'],
  ['user', 'role', 'supervisor', 'Supervisor'],
  ['user', 'desks', 'finance, admin', 'Finance Officer, UWA/MTWA Admin'],
  ['session', 'reason', 'wrong_desk', 'The account does not have that desk'],
  ['user', 'district', 'western', 'Western Region'],
  ['user', 'district', 'entebbe', 'Entebbe'],
  ['user', 'district', 'kasese', 'Kasese'],
  ['settings', 'notificationTypes.payment', 'false', 'Off'],
  ['fund', 'allocationAmount', 8_000_000, 'UGX\u00a08,000,000'],
  ['session', 'reason', 'inactive', 'The account is inactive'],
  ['user', 'constructor', 'as it is', 'as it is'],
])('%s %s %s reads %s', (resource, path, value, text) => {
  expect(auditFieldValue(resource, path, value, reader)).toBe(text);
});

test('a value that is not there has no words', () => {
  expect(auditFieldValue('claim', 'status', undefined, reader)).toBeUndefined();
});

test('days and instants follow the date format, amounts stay in shillings', () => {
  const formats = makeFormats({ dateFormat: 'YYYY-MM-DD', currency: 'USD', exchangeRates: { USD: 3700 } });
  const read = (path: string, value: string | number) =>
    auditFieldValue('claim', path, value, { ...reader, ...formats });
  expect(read('incident.dateOfDeath', '2025-06-16')).toBe('2025-06-16');
  expect(read('payment.paidAt', '2025-07-04T07:00:00.000Z')).toBe('2025-07-04, 10:00');
  expect(read('approvedAmount', 1_200_000)).toBe('UGX\u00a01,200,000');
});

test.each([
  ['incident.cropType', 'Maize'],
  ['incident.livestockSpecies', 'Goat'],
  ['incident.ageCategory', 'Adult'],
  ['incident.propertyType', 'Fence'],
])('the option of %s is translated', (path, value) => {
  const t = (english: string) => (english === value ? 'neno' : english);
  expect(auditFieldValue('claim', path, value, { ...reader, t })).toBe('neno');
});
