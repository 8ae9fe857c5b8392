import { lifecycleActions } from './lifecycle';
import { notificationWords } from './notification';

test.each(lifecycleActions)('the words of %s name the claimant and nothing that is not filled in', (action) => {
  const placeholders = [...notificationWords[action].text.matchAll(/{{(\w+)}}/g)].map(([, name]) => name);
  expect(placeholders).toEqual(['claimant']);
});
