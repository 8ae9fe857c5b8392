import { deedsAt, dutiesOf, rejectionStages, statusesAt } from './glossary';
import { claimStatuses } from './statuses';
import { stages } from './stages';

test('every status but the rejection stands at one of the six stages', () => {
  const placed = stages.flatMap(({ number }) => statusesAt(number));
  expect([...placed, 'rejected'].sort()).toEqual([...claimStatuses].sort());
});

test('what can be done follows the lifecycle', () => {
  expect(deedsAt('under_cvc_review')).toEqual([{ role: 'cvc_member', deeds: ['Approve', 'Reject', 'Refer Back'] }]);
  expect(deedsAt('rejected')).toEqual([]);
  expect(rejectionStages()).toEqual([2, 3]);
});

test('what a role may do follows lifecycle, permissions and routes', () => {
  expect(dutiesOf('finance')).toEqual({
    deeds: ['Update Payment', 'Retry Payment'],
    permissions: ['Fund entry', 'Export of selected claims', 'The payment schedule'],
    screens: ['Fund Management'],
  });
  expect(dutiesOf('cvc_member').permissions).toEqual([]);
});
