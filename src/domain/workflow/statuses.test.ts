import { paymentStatuses, statuses, type ClaimStatus, type StatusGroup } from './statuses';

type Row = [status: ClaimStatus, stage: number, badge: string, group: StatusGroup | null];

const table: Row[] = [
  ['draft', 1, '1. Draft', null],
  ['submitted', 1, '1. Submitted', 'pending'],
  ['under_verification', 2, '2. Under Verification', 'pending'],
  ['request_info', 2, '2. Request Info', 'pending'],
  ['referred_district', 2, '2. Referred to District', 'pending'],
  ['under_cvc_review', 3, '3. Under CVC Review', 'pending'],
  ['approved', 4, '4. Approved', 'approved'],
  ['payment_processing', 5, '5. Payment Processing', 'approved'],
  ['payment_failed', 5, '5. Payment Failed', 'approved'],
  ['paid', 6, '6. Paid', 'approved'],
  ['rejected', 0, 'Rejected', 'rejected'],
  ['closed', 0, 'Closed', 'closed'],
];

test('the twelve statuses, no more', () => {
  expect(Object.keys(statuses).sort()).toEqual(table.map(([status]) => status).sort());
});

test.each(table)('%s stands at stage %i with badge "%s" in group %s', (status, stage, badge, group) => {
  expect(statuses[status]).toMatchObject({ stage, badge, group });
});

test('the label is the badge without its number', () => {
  for (const [status, , badge] of table) expect(statuses[status].label).toBe(badge.replace(/^\d\. /, ''));
});

test('payment record statuses', () => {
  expect(Object.keys(paymentStatuses)).toEqual(['pending', 'processing', 'success', 'failed']);
});
