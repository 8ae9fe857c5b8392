import { initials } from './userText';

test.each([
  ['Ruth Namono', 'RN'],
  ['Ruth Anna  Namono', 'RN'],
  ['ruth', 'R'],
  ['', ''],
  ['\u{1F418} Namono', '\u{1F418}N'],
])('the initials of %p are %p', (name, letters) => {
  expect(initials(name)).toBe(letters);
});
