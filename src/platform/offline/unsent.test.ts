import { hasUnsentForm, leaveUnasked } from './unsent';

test('a form that would ask before its tab is closed is unsent, until that was answered', () => {
  expect(hasUnsentForm()).toBe(false);
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  window.addEventListener('beforeunload', ask);
  expect(hasUnsentForm()).toBe(true);
  leaveUnasked();
  expect(hasUnsentForm()).toBe(false);
  window.removeEventListener('beforeunload', ask);
});
