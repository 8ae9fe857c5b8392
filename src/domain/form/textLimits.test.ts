import type * as v from 'valibot';
import {
  buildClaim,
  buildEvidence,
  completeBankForm,
  completeClaimantForm,
  completeDecisionForm,
  completeIncidentForm,
  completePaymentForm,
  completeVerificationForm,
} from '../../test/builders';
import { fieldMessages } from '../../test/fieldMessages';
import { claimantSchema, claimantSchemaFor } from '../claim/claimantForm';
import { answerSchemaFor } from '../claim/asked/answerForm';
import { closingSchemaFor } from '../actions/closingForm';
import { decisionSchemaFor } from '../actions/decisionForm';
import { finalApprovalSchema } from '../actions/finalApprovalForm';
import { markPaidSchema } from '../actions/markPaidForm';
import { paymentSchemaFor } from '../actions/paymentForm';
import { reopeningSchemaFor } from '../actions/reopeningForm';
import { returningSchema } from '../actions/returningForm';
import { retrySchemaFor } from '../actions/retryForm';
import { verificationSchemaFor } from '../actions/verificationForm';
import { fundEntrySchema } from '../payment/fundEntryForm';
import { emptyIncidentForm } from '../incident/emptyIncidentForm';
import { incidentSchemaFor } from '../incident/incidentForm';
import { incidentKinds, incidentTypes } from '../incident/incidents';
import { noteSchema } from '../claim/noteForm';
import { excess, isLimited, textLimits, type LimitedField } from './textLimits';
import { truncateName } from '../truncateName';
import { userSchemaFor, type UserForm } from '../user/userForm';
import { sampleSchedules } from '../valuation/sampleSchedules';
import { viewNameSchema } from '../claim/list/viewNameForm';

const bank = { paymentMethod: 'bank_transfer', payeeName: 'Grace Biira', payeeAccount: '3100045678' } as const;

/** Complete forms; every text of theirs that has a limit is checked. */
const forms: [name: string, schema: v.GenericSchema, form: object, but?: readonly string[]][] = [
  ['claimant', claimantSchema, completeClaimantForm(), ['bankName', 'accountName', 'accountNumber']],
  ['claimant, paid to a bank', claimantSchema, completeBankForm()],
  ...incidentTypes.map((kind): (typeof forms)[number] => {
    const ofKind = new Set<string>(incidentKinds[kind].fields.map(({ name }) => name));
    const ofKinds = incidentTypes.flatMap((type) => incidentKinds[type].fields.map(({ name }): string => name));
    return [
      `incident, ${kind}`,
      incidentSchemaFor(),
      completeIncidentForm(kind),
      ofKinds.filter((name) => !ofKind.has(name)),
    ];
  }),
  [
    'verification',
    verificationSchemaFor({ kind: 'crop', schedules: sampleSchedules, today: '2026-11-20' }),
    completeVerificationForm({ action: 'reject', reasons: ['late'] }),
  ],
  ['closing', closingSchemaFor(buildClaim(), '2026-11-20'), { closingReason: 'withdrawn', note: '' }],
  ['reopening', reopeningSchemaFor(buildClaim(), '2026-11-20'), { reopenedBecause: '', awaitedUntil: '' }],
  ['returning', returningSchema, { returnReason: 'amount', returnedBecause: '' }],
  ['answer', answerSchemaFor({ text: 'Letter' }, buildEvidence()), { how: 'explained', fileId: '', note: '' }],
  ['decision', decisionSchemaFor(buildClaim()), completeDecisionForm()],
  ['note', noteSchema, { content: 'Called', type: 'document' }],
  ['final approval', finalApprovalSchema, { note: '' }],
  ['payment', paymentSchemaFor(), completePaymentForm({ paymentStatus: 'failed', failureReason: 'Account closed' })],
  ['mark paid', markPaidSchema, { paymentRef: 'MM-7' }],
  ['retry', retrySchemaFor(), bank],
  ['fund entry', fundEntrySchema, { openingBalance: '1', allocationAmount: '', allocationDistrict: '', notes: '' }],
];

test.each(forms)('%s: each text may be as long as its limit and no longer', (_name, schema, form, but = []) => {
  const limited = Object.keys(form).filter((field): field is LimitedField => isLimited(field) && !but.includes(field));
  expect(limited).not.toEqual([]);
  for (const field of limited) {
    const withText = (length: number) => fieldMessages(schema, { ...form, [field]: 'x'.repeat(length) });
    expect(withText(textLimits[field])).toEqual({});
    expect(withText(textLimits[field] + 1)).toEqual({ [field]: 'This text is too long' });
  }
});

test('names of accounts and of views have theirs', () => {
  const name = (length: number) => ({ name: 'x'.repeat(length) });
  expect(fieldMessages(userSchemaFor(), { ...user, ...name(120) })).toEqual({});
  expect(fieldMessages(userSchemaFor(), { ...user, ...name(121) })).toEqual({ name: 'This text is too long' });
  expect(fieldMessages(viewNameSchema, name(61))).toEqual({ name: 'This text is too long' });
});

const user: UserForm = {
  name: 'Ruth Namono',
  email: 'ruth@example.org',
  role: 'officer',
  desks: ['finance'],
  district: 'gulu',
  workDistricts: [],
  workSubcounties: [],
  status: 'active',
};

test('every text of a kind of incident has a limit', () => {
  const texts = incidentTypes.flatMap((type) =>
    incidentKinds[type].fields.filter(({ input }) => input === 'text' || input === 'longText'),
  );
  expect(texts.filter(({ name }) => !isLimited(name))).toEqual([]);
});

test('what is out of sight does not block', () => {
  const long = 'x'.repeat(10_000);
  expect(fieldMessages(claimantSchema, completeClaimantForm({ bankName: long }))).toEqual({});
  expect(fieldMessages(incidentSchemaFor(), completeIncidentForm('crop', { damageDescription: long }))).toEqual({});
  expect(fieldMessages(paymentSchemaFor(), completePaymentForm({ failureReason: long }))).toEqual({});
  expect(fieldMessages(incidentSchemaFor(), { ...emptyIncidentForm, damageDescription: long })).not.toHaveProperty(
    'damageDescription',
  );
});

test('a longer text that is stored may stay as it is, and may not be another', () => {
  const [long, other] = ['x'.repeat(6000), 'y'.repeat(6000)];
  const kept = completeClaimantForm({ village: long });
  expect(fieldMessages(claimantSchemaFor(kept), { ...kept, parish: 'Kahokya' })).toEqual({});
  expect(fieldMessages(claimantSchemaFor(kept), { ...kept, village: other })).toHaveProperty('village');
  const story = completeIncidentForm('crop', { narrativeDescription: long });
  expect(fieldMessages(incidentSchemaFor(story), story)).toEqual({});
  expect(fieldMessages(incidentSchemaFor(story), { ...story, narrativeDescription: other })).toHaveProperty(
    'narrativeDescription',
  );
  const payment = { paymentRef: long };
  expect(fieldMessages(paymentSchemaFor(payment), completePaymentForm(payment))).toEqual({});
  expect(fieldMessages(paymentSchemaFor(payment), completePaymentForm({ paymentRef: other }))).toHaveProperty(
    'paymentRef',
  );
});

test('how much is too much is told in numbers that can be read; spaces around a text do not count', () => {
  expect(excess('village', ` ${'x'.repeat(120)} `)).toBeUndefined();
  expect(excess('content', 'x'.repeat(200_000))).toEqual({ count: 195_000, number: '195,000', limit: '5,000' });
});

test('of a name longer than forms take, lists show the beginning', () => {
  const name = 'Grace Biira';
  expect(truncateName(name)).toBe(name);
  expect(truncateName('x'.repeat(120))).toBe('x'.repeat(120));
  expect(truncateName(`${'x'.repeat(119)} y`)).toBe(`${'x'.repeat(119)}…`);
});
