import { buildAuditEvent, buildClaim } from '../../test/builders';
import { stageHistory } from './stageHistory';

const finalApproval = { note: '', approvedBy: 'Ruth Namono', approvedOn: '2025-07-03T07:00:00.000Z' };

test('a deed belongs to the stage of its action, by who did it and when', () => {
  const events = [
    buildAuditEvent(),
    buildAuditEvent({ id: 'EVENT-2', action: 'CLAIM_EDITED' }),
    buildAuditEvent({
      id: 'EVENT-3',
      action: 'CLAIM_REJECTED',
      userRole: 'cvc_member',
      user: 'Peter Okello',
      timestamp: '2025-07-01T10:00:00.000Z',
    }),
  ];
  expect(stageHistory(1, buildClaim(), events)).toHaveLength(1);
  expect(stageHistory(2, buildClaim(), events)).toEqual([]);
  expect(stageHistory(3, buildClaim(), events)).toEqual([
    { id: 'EVENT-3', words: 'Rejected by the committee', who: 'Peter Okello', when: '2025-07-01T10:00:00.000Z' },
  ]);
});

test('a payment’s update tells what became of it', () => {
  const changes = [{ field: 'payment.paymentStatus', oldValue: 'pending', newValue: 'failed' }];
  const event = buildAuditEvent({ action: 'PAYMENT_UPDATED', userRole: 'finance', changes });
  expect(stageHistory(5, buildClaim(), [event])).toMatchObject([{ words: 'Payment updated', outcome: 'failed' }]);
});

test('a claim marked as paid at once has its final approval all the same', () => {
  expect(stageHistory(4, buildClaim({ finalApproval }), [])).toMatchObject([
    { words: 'Final approval given', who: 'Ruth Namono', when: '2025-07-03T07:00:00.000Z' },
  ]);
});
