import * as v from 'valibot';
import {
  buildAuditEvent,
  buildChecklist,
  buildClaim,
  buildDecision,
  buildDraft,
  buildEvidence,
  buildFile,
  buildLedgerEntry,
  buildNote,
  buildNotification,
  buildPayment,
  buildUser,
  buildVerification,
  completeIncidentForm,
  furtherForms,
} from '../../test/builders';
import { auditRecord } from '../audit/audit';
import { claimRecord } from '../claim/claim';
import { emptyClaimantForm } from '../claim/emptyClaimantForm';
import { draftRecord } from '../claim/draftRecord';
import { emptyEvidence } from '../incident/evidence';
import { emptyIncidentForm } from '../incident/emptyIncidentForm';
import { incidentFromForm } from '../incident/incidentForm';
import { incidentTypes } from '../incident/incidents';
import { fundLedgerRecord } from '../payment/ledger';
import { notificationRecord } from '../notification/notification';
import { paymentRecord } from '../payment/payment';
import { defaultPreferences, preferencesRecord } from '../settings/preferencesRecord';
import { claimStatuses } from '../workflow/statuses';
import { userRecord } from '../user/user';

const without = (record: object, field: string) =>
  Object.fromEntries(Object.entries(record).filter(([key]) => key !== field));

const livestock = incidentFromForm(completeIncidentForm('livestock'));

/** Each kind of record, whole, with its required fields, and changes that must not pass. */
const kinds: {
  name: string;
  schema: v.GenericSchema;
  record: object;
  optional: string[];
  wrong: Record<string, unknown>[];
}[] = [
  {
    name: 'preferences',
    schema: preferencesRecord,
    record: { ...defaultPreferences, exchangeRates: { USD: 3700.5, EUR: 4000 } },
    optional: [],
    wrong: [
      { exchangeRates: { USD: 0 } },
      { exchangeRates: { EUR: '4000' } },
      { currency: 'GBP' },
      { theme: 'sepia' },
      { dateFormat: 'D/M/YY' },
      { notificationTypes: { new_claim: true } },
      { autoBackup: 'on' },
    ],
  },
  {
    name: 'claim',
    schema: claimRecord,
    record: buildClaim({
      status: 'approved',
      calculatedCompensation: 1_250_000,
      approvedAmount: 1_200_000,
      verifications: [buildVerification()],
      decisions: [buildDecision()],
      finalApproval: { note: '', approvedOn: '2025-07-03T07:00:00.000Z', approvedBy: 'Ruth Namara' },
      notes: [buildNote()],
    }),
    optional: ['calculatedCompensation', 'approvedAmount', 'finalApproval', 'checklist', 'registeredAt', 'submittedAt'],
    wrong: [
      { id: '' },
      { rev: 0 },
      { rev: 1.5 },
      { rev: Number.MAX_SAFE_INTEGER },
      { status: 'draft' },
      { status: 'lost' },
      { claimant: {} },
      { claimant: { ...buildClaim().claimant, payoutMethod: 'cheque' } },
      { incident: { ...buildClaim().incident, incidentType: 'flood' } },
      { incident: { ...buildClaim().incident, wildlifeSpecies: 'tiger' } },
      { incident: { ...buildClaim().incident, dateOfIncident: '14/06/2025' } },
      { incident: { ...buildClaim().incident, dateOfIncident: '2025-02-30' } },
      { incident: { ...buildClaim().incident, gpsLatitude: 90.5, gpsLongitude: 30 } },
      { incident: { ...buildClaim().incident, gpsLatitude: 0.3, gpsLongitude: -181 } },
      { evidence: buildEvidence({ photos: [buildFile({ sampleUrl: 'https://example.org/field.jpg' })] }) },
      { evidence: buildEvidence({ photos: [buildFile({ sampleUrl: '/sample/../claims' })] }) },
      { incident: { ...buildClaim().incident, areaDamaged: '2.5' } },
      { incident: { ...buildClaim().incident, areaDamaged: null } },
      ...[
        { cropType: 'Beans' },
        { cropType: '', areaDamaged: 1 },
        { cropType: 'Beans', areaDamaged: '1' },
        { cropType: 'Beans', areaDamaged: 0 },
        { livestockSpecies: 'Goat', quantityLost: 1, ageCategory: '' },
      ].map((item) => ({ incident: { ...buildClaim().incident, further: [item] } })),
      { incident: { ...buildClaim().incident, further: 'Beans' } },
      {
        incident: {
          ...buildClaim().incident,
          further: Array.from({ length: 20 }, () => ({ cropType: 'Beans', areaDamaged: 1 })),
        },
      },
      ...[1e300, 1e12, 0, -1].map((areaDamaged) => ({ incident: { ...buildClaim().incident, areaDamaged } })),
      ...[-3.5, 0, 2.5, 1e300].map((quantityLost) => ({ incident: { ...livestock, quantityLost } })),
      ...[-1e300, -1, 2.5, 10_485_761].map((size) => ({ evidence: buildEvidence({ photos: [buildFile({ size })] }) })),
      { updatedAt: '9999-06-15T08:00:00.000Z' },
      { evidence: { ...emptyEvidence, photos: [{ id: 'FILE-1' }] } },
      { evidence: without(emptyEvidence, 'policeReport') },
      { calculatedCompensation: -1 },
      { calculatedCompensation: 0.5 },
      { calculatedCompensation: 1_000_000_000_000 },
      { approvedAmount: '1200000' },
      { approvedAmount: null },
      { verifications: [{ ...buildVerification(), action: 'approve' }] },
      { decisions: [{ ...buildDecision(), decision: 'forward_to_cvc' }] },
      { notes: [{ ...buildNote(), type: 'gossip' }] },
      { notes: 'none' },
      { checklist: { ...buildChecklist(), capacity: 'neighbour' } },
      { checklist: { ...buildChecklist(), papers: { police_report: { answer: 'perhaps' } } } },
      { checklist: { ...buildChecklist(), visit: { day: '2025-06-19', by: 'Sarah Auma' } } },
      { updatedAt: '2025-06-15' },
      { updatedAt: '2025-06-15T25:00:00.000Z' },
      { updatedAt: '2025-02-30T08:00:00.000Z' },
      { updatedAt: '2025-06-15T08:00:00.000+03:00' },
      { updatedAt: 1_749_975_600_000 },
    ],
  },
  {
    name: 'draft',
    schema: draftRecord,
    record: buildDraft({ editOf: { claimId: 'CL-1', rev: 2 } }),
    optional: ['claimId', 'editOf'],
    wrong: [
      { step: 5 },
      { step: '1' },
      { claimant: without(emptyClaimantForm, 'village') },
      { incident: without(emptyIncidentForm, 'relationship') },
      { incident: { ...emptyIncidentForm, areaDamaged: 2.5 } },
      { incident: without(emptyIncidentForm, 'further') },
      { incident: { ...emptyIncidentForm, further: without(emptyIncidentForm.further, 'livestock') } },
      { incident: { ...emptyIncidentForm, further: { ...emptyIncidentForm.further, crop: [{ cropType: 'Beans' }] } } },
      { editOf: { claimId: 'CL-1' } },
      { evidence: undefined },
    ],
  },
  {
    name: 'payment',
    schema: paymentRecord,
    record: buildPayment({
      paymentStatus: 'failed',
      failureReason: 'Invalid account number',
      paymentRef: 'MM-0001',
      paidAt: '2025-07-04T07:00:00.000Z',
    }),
    optional: ['failureReason', 'paymentRef', 'paidAt'],
    wrong: [
      { paymentStatus: 'lost' },
      { paymentMethod: 'cash' },
      { amount: '1200000' },
      { amount: -1 },
      { number: -1 },
      { number: 1.5 },
      { amount: Number.POSITIVE_INFINITY },
      { claimId: '' },
    ],
  },
  {
    name: 'ledger entry',
    schema: fundLedgerRecord,
    record: buildLedgerEntry(),
    optional: [],
    wrong: [{ closingBalance: -1 }, { openingBalance: 1.5 }, { closingBalance: 42_000_001 }, { date: '2025-06-01' }],
  },
  {
    name: 'user',
    schema: userRecord,
    record: buildUser(),
    optional: ['lastLogin'],
    wrong: [{ role: 'finance' }, { status: 'Active' }, { email: null }, { rev: '1' }],
  },
  {
    name: 'audit event',
    schema: auditRecord,
    record: buildAuditEvent({
      sessionId: 'SESSION-1',
      ipAddress: '192.0.2.7',
      userAgent: 'Browser',
      detectedAfterMs: 2300,
      details: { reason: 'inactive', tries: 3 },
      changes: [{ field: 'status', oldValue: 'draft', newValue: 'submitted' }, { field: 'approvedAmount' }],
    }),
    optional: ['sessionId', 'ipAddress', 'userAgent', 'detectedAfterMs', 'details', 'changes'],
    wrong: [
      { userRole: 'officer' },
      { resource: 'weather' },
      { severity: 'urgent' },
      { status: 'ok' },
      { changes: [{ oldValue: 'draft' }] },
      { changes: [{ field: 'status', newValue: { deep: true } }] },
      { details: { deep: {} } },
      { timestamp: '9999-12-31T23:59:59.000Z' },
      { timestamp: '1899-12-31T23:59:59.000Z' },
      { detectedAfterMs: -1 },
    ],
  },
  {
    name: 'notification',
    schema: notificationRecord,
    record: buildNotification({ readAt: '2025-06-21T09:00:00.000Z' }),
    optional: ['readAt'],
    wrong: [{ role: 'system' }, { type: 'gossip' }, { action: 'delete' }, { claimId: '' }, { at: '' }],
  },
];

describe.each(kinds)('$name record', ({ schema, record, optional, wrong }) => {
  test('a whole one fits, and still does after storage', () => {
    expect(v.is(schema, record)).toBe(true);
    expect(v.is(schema, JSON.parse(JSON.stringify(record)))).toBe(true);
  });

  test.each(Object.keys(record))('without %s', (field) => {
    expect(v.is(schema, without(record, field))).toBe(optional.includes(field));
  });

  test.each(wrong)('with %p it does not fit', (change) => {
    expect(v.is(schema, { ...record, ...change })).toBe(false);
  });

  test.each([null, undefined, 'text', 7, [], {}])('%p is none', (value) => {
    expect(v.is(schema, value)).toBe(false);
  });
});

test.each(incidentTypes)('a claim with a %s incident fits', (kind) => {
  for (const further of [emptyIncidentForm.further, furtherForms]) {
    const incident = incidentFromForm(completeIncidentForm(kind, { further }));
    expect(v.is(claimRecord, buildClaim({ incident }))).toBe(true);
  }
});

test('a claim fits at every status but draft', () => {
  const fitting = claimStatuses.filter((status) => v.is(claimRecord, { ...buildClaim(), status }));
  expect(fitting).toEqual(claimStatuses.filter((status) => status !== 'draft'));
});

test.each([0, 1, 2, 3, 4])('a draft saved up to step %i fits', (step) => {
  expect(v.is(draftRecord, { ...buildDraft(), step })).toBe(true);
});

test('a draft fits however incomplete it is', () => {
  const started = without(
    buildDraft({ step: 0, claimant: emptyClaimantForm, incident: emptyIncidentForm, evidence: emptyEvidence }),
    'claimId',
  );
  expect(v.is(draftRecord, started)).toBe(true);
});

test('an old record stays true when a rule of the forms became stricter', () => {
  const claim = buildClaim({ evidence: buildEvidence({ photos: Array.from({ length: 12 }, () => buildFile()) }) });
  claim.claimant.nationalId = 'short';
  expect(v.is(claimRecord, claim)).toBe(true);
});
