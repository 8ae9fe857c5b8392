import { findPassphraseProblem, isGuessable } from './passphrase';

const words = 'two hyrax under the bridge';

test('twelve characters are enough, whatever they are, and letters of any script count as one', () => {
  expect(findPassphraseProblem('qzmvtyrhbnwk', 'qzmvtyrhbnwk')).toBeUndefined();
  expect(findPassphraseProblem('qzmvtyrhbnw', 'qzmvtyrhbnw')).toMatchObject({ field: 'next' });
  expect(findPassphraseProblem(words, words)).toBeUndefined();
  expect(findPassphraseProblem('🦏🐘🦁🐆🦒🦓🐊🦛🐗🦍🐒', '')).toMatchObject({ field: 'next' });
});

test('spaces at the ends count for nothing', () => {
  expect(findPassphraseProblem(`  ${words}`, `${words}\n`)).toBeUndefined();
  expect(findPassphraseProblem('qzmvty      ', 'qzmvty      ')).toMatchObject({ field: 'next' });
});

test('what is typed again must be the same', () => {
  expect(findPassphraseProblem(words, 'two hyrax under the fridge')).toMatchObject({ field: 'repeated' });
});

test.each([
  'aaaaaaaaaaaa',
  '123456789012',
  'password1234',
  'Wildlife Claims Uganda 2026',
  'hyraxhyraxhyrax',
  '2026-11-21 12:00',
])('%s would be guessed', (text) => expect(isGuessable(text)).toBe(true));

test.each([words, 'korrekt pferd batterie', 'omutima gwange mulungi'])('%s would not', (text) =>
  expect(isGuessable(text)).toBe(false),
);
