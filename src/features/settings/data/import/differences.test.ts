import { lifecycle } from '../../../../domain/workflow/lifecycle';
import { planMerge } from '../../../../store/register/merging/planMerge';
import {
  buildAuditEvent,
  buildDecision,
  buildLedgerEntry,
  buildNote,
  buildPayment,
  buildUser,
} from '../../../../test/builders';
import { entitiesOf } from '../../../../test/entitiesOf';
import { noRecords } from '../../../../test/testRegister';
import { recordsAt } from '../../../../test/recordsAt';
import { findDifferences } from './differences';
import { fieldLabel } from './fieldWords';

const now = '2026-11-20T12:00:00.000Z';
const { claim } = recordsAt('payment_processing', { id: 'CL-1' });
const payment = buildPayment({ id: 'PAY-1', claimId: 'CL-1' });
const made = buildAuditEvent({
  id: 'E1',
  action: 'FINAL_APPROVAL',
  resource: 'claim',
  resourceId: 'CL-1',
  timestamp: payment.createdAt,
  changes: [
    { field: 'payment.payeeName', newValue: payment.payeeName },
    { field: 'payment.payeeAccount', newValue: payment.payeeAccount },
  ],
});

type Records = Partial<typeof noRecords>;

function differencesOf(here: Records, there: Records) {
  const [item] = planMerge(entitiesOf(here), { ...noRecords, ...there }, 'admin@uwa.go.ug', now).items;
  if (item?.outcome !== 'clash') throw new Error(`No clash: ${item?.outcome} ${item?.reason}`);
  return findDifferences(item);
}

const here = { claims: [claim], payments: [payment], audit: [made] };

test('the payee and the account of a retried payment differ by their labels, and what no audit event names is marked', () => {
  const failed = { ...payment, paymentStatus: 'failed' as const, failureReason: 'Wrong number' };
  const retried = buildPayment({ ...payment, id: 'PAY-E9:CL-1', number: 2, payeeName: 'Ann', payeeAccount: '111' });
  const retry = buildAuditEvent({
    ...{ id: 'E9:CL-1', action: lifecycle.retry_payment.audit.code, resource: 'claim', resourceId: 'CL-1' },
    changes: [
      { field: 'payment.payeeName', newValue: 'Ann' },
      { field: 'payment.payeeAccount', newValue: '111' },
    ],
  });
  const both = { claims: [claim], audit: [made, retry] };
  const differences = differencesOf(
    { ...both, payments: [failed, retried] },
    { ...both, payments: [failed, { ...retried, payeeName: 'Mallory', payeeAccount: '222' }] },
  );
  const part = { label: 'Payment', number: 2 };
  expect(differences).toMatchObject([
    { field: 'payment.payeeName', part, ours: 'Ann', theirs: 'Mallory', unexplained: true },
    { field: 'payment.payeeAccount', part, ours: '111', theirs: '222', unexplained: true },
  ]);
  expect(differences.map(({ field }) => fieldLabel('claim', field))).toEqual(['Payee name', 'Payee account']);
});

test('what each side recorded is not marked', () => {
  const failed = { ...payment, paymentStatus: 'failed' as const, failureReason: 'Wrong number' };
  const failure = buildAuditEvent({
    ...{ id: 'E2', action: 'PAYMENT_UPDATED', resource: 'claim', resourceId: 'CL-1' },
    changes: [
      { field: 'status', oldValue: 'payment_processing', newValue: 'payment_failed' },
      { field: 'payment.paymentStatus', oldValue: 'pending', newValue: 'failed' },
      { field: 'payment.failureReason', newValue: 'Wrong number' },
    ],
  });
  const edited = buildAuditEvent({
    ...{ id: 'E3', action: 'CLAIM_EDITED', resource: 'claim', resourceId: 'CL-1' },
    changes: [{ field: 'claimant.village', oldValue: claim.claimant.village, newValue: 'Bwera' }],
  });
  const differences = differencesOf(
    { ...here, claims: [{ ...claim, claimant: { ...claim.claimant, village: 'Bwera' } }], audit: [made, edited] },
    {
      ...{ claims: [{ ...claim, status: 'payment_failed' as const }], payments: [failed] },
      audit: [made, failure],
    },
  );
  expect(differences.map(({ field, ours, theirs, unexplained }) => [field, ours, theirs, unexplained])).toEqual([
    ['status', 'payment_processing', 'payment_failed', false],
    ['claimant.village', 'Bwera', claim.claimant.village, false],
    ['payment.paymentStatus', 'pending', 'failed', false],
    ['payment.failureReason', undefined, 'Wrong number', false],
  ]);
});

test('who decided, when, and a note of one side are told too, and marked where no event says so', () => {
  const decision = buildDecision({ ...claim.decisions[0], decidedBy: 'Somebody Else' });
  const note = buildNote({
    id: 'N2',
    type: 'payment',
    content: 'Called the bank',
    timestamp: '2026-01-02T08:00:00.000Z',
  });
  const noted = buildAuditEvent({
    ...{ id: 'E4', action: 'NOTE_ADDED', resource: 'claim', resourceId: 'CL-1', timestamp: note.timestamp },
    changes: [{ field: 'note.payment', newValue: note.content }],
  });
  const differences = differencesOf(here, {
    ...{ claims: [{ ...claim, decisions: [decision], notes: [...claim.notes, note] }], payments: [payment] },
    audit: [made, noted],
  });
  expect(differences.map(({ field, theirs, unexplained }) => [field, theirs, unexplained])).toEqual([
    ['decision.decidedBy', 'Somebody Else', true],
    ['note.payment', 'Called the bank', false],
  ]);
  expect(fieldLabel('claim', 'decision.decidedBy')).toBe('Decided by');
});

test('of several payments each field says of which it is', () => {
  const { claim: failed } = recordsAt('payment_processing', { id: 'CL-1' });
  const [first, second] = [
    buildPayment({ ...payment, paymentStatus: 'failed', failureReason: 'Wrong number' }),
    buildPayment({ ...payment, id: 'PAY-2', number: 2 }),
  ];
  const differences = differencesOf(
    { claims: [failed], payments: [first, second], audit: [made] },
    { claims: [failed], payments: [first, { ...second, paymentStatus: 'processing' }], audit: [made] },
  );
  expect(differences).toMatchObject([
    { field: 'payment.paymentStatus', part: { label: 'Payment', number: 2 }, ours: 'pending', theirs: 'processing' },
  ]);
});

test('of a file of evidence that has the same name, each fact that differs', () => {
  const photo = (size: number) => ({
    ...claim.evidence,
    photos: claim.evidence.photos.map((file) => ({ ...file, size })),
  });
  const differences = differencesOf(
    { ...here, claims: [{ ...claim, evidence: photo(5) }] },
    { ...here, claims: [{ ...claim, evidence: photo(6) }] },
  );
  expect(differences).toMatchObject([
    { field: 'evidence.photos.size', part: { label: 'Photo', number: 1 }, ours: 5, theirs: 6 },
  ]);
  expect(fieldLabel('claim', 'evidence.photos.size')).toBe('File size');
});

test('an account differs by its fields, a ledger by its entries', () => {
  expect(differencesOf({ users: [buildUser()] }, { users: [buildUser({ name: 'Another Name' })] })).toMatchObject([
    { field: 'name', theirs: 'Another Name', unexplained: true },
  ]);
  expect(
    differencesOf({ users: [buildUser()] }, { users: [buildUser({ desks: ['district_officer', 'finance'] })] }),
  ).toMatchObject([{ field: 'desks', ours: 'district_officer', theirs: 'district_officer, finance' }]);
  const entry = buildLedgerEntry();
  expect(differencesOf({ fundLedger: [entry] }, { fundLedger: [{ ...entry, notes: 'Other' }] })).toMatchObject([
    { field: 'notes', part: { number: entry.number }, theirs: 'Other' },
  ]);
});
