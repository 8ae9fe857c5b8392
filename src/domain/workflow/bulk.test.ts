import { bulkActionNames, bulkActionsOf, getBulkRow } from './bulk';

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
