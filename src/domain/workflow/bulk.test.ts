import { bulkActionNames, bulkActionsOf, getBulkRow, isDestructive } from './bulk';
import { lifecycle } from './lifecycle';

test('each role has its bulk actions; finance has none', () => {
  const labels = (role: Parameters<typeof bulkActionsOf>[0]) =>
    bulkActionsOf(role).map((name) => getBulkRow(name).label);
  expect(labels('district_officer')).toEqual(['Bulk Forward', 'Bulk Request Info']);
  expect(labels('cvc_member')).toEqual(['Bulk Approve', 'Bulk Reject']);
  expect(labels('admin')).toEqual(['Bulk Mark Paid']);
  expect(labels('finance')).toEqual([]);
});

test('what cannot be undone asks first', () => {
  expect(bulkActionNames.filter((action) => getBulkRow(action).question !== null)).toEqual([
    'approve',
    'reject_committee',
    'mark_paid',
  ]);
});

test('what asks first of one claim asks first of several', () => {
  for (const action of bulkActionNames) {
    expect([action, getBulkRow(action).question !== null]).toEqual([action, lifecycle[action].question !== null]);
  }
});

test('a rejection alone is shown as what ends the claims', () => {
  expect(bulkActionNames.filter(isDestructive)).toEqual(['reject_committee']);
});
