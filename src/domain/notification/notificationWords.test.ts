import { lifecycleActions } from '../workflow/lifecycle';
import { maintenanceActions, type Notification } from './notification';
import { notificationWords } from './notificationWords';

const named = (action: Notification['action']) =>
  [...notificationWords(action).text.matchAll(/{{(\w+)}}/g)].map(([, name]) => name);

test.each(lifecycleActions)('the words of %s name the claimant and nothing that is not filled in', (action) => {
  expect(named(action)).toEqual(['claimant']);
});

test('those of what concerns no claim name whom it is about', () => {
  expect(named('sign_in_refused')).toEqual(['email']);
  expect(named('sign_in_at_other_desk')).toEqual(['email']);
  expect(named('claims_imported')).toEqual(['by', 'count']);
  expect(maintenanceActions.map(named)).toEqual([['by'], ['by'], ['by'], ['by']]);
});
