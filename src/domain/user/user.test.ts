import { nameFromEmail } from './user';

test.each([
  ['jane.okello@example.org', 'Jane Okello'],
  ['jane@example.org', 'Jane'],
  ['jane_mary-okello@example.org', 'Jane Mary Okello'],
  ['jane.okello+claims2@example.org', 'Jane Okello Claims'],
  ['..jane..@example.org', 'Jane'],
  ['JOkello@example.org', 'JOkello'],
  ['2024@example.org', '2024@example.org'],
])('%s is %s', (email, name) => {
  expect(nameFromEmail(email)).toBe(name);
});
