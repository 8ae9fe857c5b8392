import { bulkActionNames, bulkActionsOf, getBulkRow, isDestructive } from './bulk';

test('each role has its bulk actions; finance can only undo', () => {
  const labels = (role: Parameters<typeof bulkActionsOf>[0]) =>
    bulkActionsOf(role).map((name) => getBulkRow(name).label);
  expect(labels('district_officer')).toEqual(['Bulk Forward', 'Bulk Request Info', 'Bulk Undo']);
  expect(labels('cvc_member')).toEqual(['Bulk Approve', 'Bulk Reject', 'Bulk Undo']);
  expect(labels('admin')).toEqual(['Bulk Mark Paid', 'Bulk Undo']);
  expect(labels('finance')).toEqual(['Bulk Undo']);
});

test('a rejection alone is shown as what ends the claims', () => {
  expect(bulkActionNames.filter(isDestructive)).toEqual(['reject_committee']);
});
