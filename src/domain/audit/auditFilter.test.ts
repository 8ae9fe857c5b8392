import { auditReader } from '../../test/auditReader';
import { buildAuditEvent } from '../../test/builders';
import { auditFieldLabels } from './auditFields';
import { makeAuditMatcher, type AuditFilter } from './auditFilter';

const makeHolds = (looked: string) => (text: string) => text.toLowerCase().includes(looked.toLowerCase());
const matches = (event: Parameters<typeof buildAuditEvent>[0], filter: Partial<AuditFilter>) =>
  makeAuditMatcher({ search: '', ...filter }, auditReader, makeHolds)(buildAuditEvent(event));

const decided = {
  changes: [
    { field: 'status', oldValue: 'under_cvc_review', newValue: 'approved' },
    { field: 'approvedAmount', newValue: 1_200_000 },
    { field: 'payment.id', newValue: 'PAY-77' },
  ],
};

test.each<[Partial<AuditFilter>, boolean]>([
  [{ field: 'Approved amount' }, true],
  [{ field: 'Payee name' }, false],
  [{ newValue: '1200000' }, true],
  // As it reads on the screen.
  [{ newValue: '1,200,000' }, true],
  [{ oldValue: '3. under cvc' }, true],
  [{ oldValue: 'under_cvc_review' }, true],
  // Old and new are told apart, and belong to one field.
  [{ newValue: 'under_cvc_review' }, false],
  [{ oldValue: 'under cvc', newValue: '4. approved' }, true],
  [{ oldValue: 'under cvc', newValue: '1200000' }, false],
  [{ field: 'Status', newValue: '1200000' }, false],
  // What is kept and not shown is not found.
  [{ newValue: 'PAY-77' }, false],
])('of a decision, %j: %p', (filter, found) => expect(matches(decided, filter)).toBe(found));

test('a detail of an event is a field with a new value', () => {
  const refused = { resource: 'session', details: { email: 'grace@uwa.example', reason: 'inactive' } } as const;
  expect(matches(refused, { field: 'Email', newValue: 'grace@' })).toBe(true);
  expect(matches(refused, { newValue: 'the account is inactive' })).toBe(true);
  expect(matches(refused, { oldValue: 'grace@' })).toBe(false);
});

test.each<[Partial<AuditFilter>, boolean]>([
  [{ from: '2026-11-20' }, true],
  [{ from: '2026-11-21' }, false],
  [{ to: '2026-11-20' }, true],
  [{ to: '2026-11-19' }, false],
  [{ from: '2026-11-20', to: '2026-11-20' }, true],
])('an event of 20 November in Kampala, the 19th in Greenwich, within %j: %p', (days, found) =>
  expect(matches({ timestamp: '2026-11-19T21:00:00.000Z' }, days)).toBe(found),
);

test('each name of a field is offered once, and none that is never shown', () => {
  expect(new Set(auditFieldLabels).size).toBe(auditFieldLabels.length);
  expect(auditFieldLabels).toEqual(expect.arrayContaining(['Status', 'Full name', 'Payee account', 'Theme', 'File']));
  expect(auditFieldLabels).not.toContain('Payment');
});
