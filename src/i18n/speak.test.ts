import { readFileSync } from 'node:fs';
import { formatFilterDay, formatMonth } from '../domain/settings/format';
import { i18n } from './i18n';
import { inEnglish } from './inEnglish';
import { findPickedLanguage, pickLanguage, speak, takePickedLanguage } from './speak';

afterEach(() => speak('en'));

test('every text is in the language that was chosen last, and the page says which it is', async () => {
  expect(await speak('sw')).toBe(true);
  expect(i18n.t('Claims')).toBe('Madai');
  expect([1, 2].map((count) => i18n.t('{{count}} claims', { count }))).toEqual(['Dai 1', 'Madai 2']);
  expect(document.documentElement.lang).toBe('sw');
  const slow = speak('lg');
  await speak('en');
  await slow;
  expect(i18n.t('Claims')).toBe('Claims');
  expect(document.documentElement.lang).toBe('en');
});

test('the page says English where its frame was in the language kept before', async () => {
  document.documentElement.lang = 'sw';
  await speak('en');
  expect(document.documentElement.lang).toBe('en');
});

test('a word that stands for several things is said as what it speaks of', async () => {
  const say = () => [
    i18n.t('Approved'),
    i18n.t('Approved', { context: 'amount' }),
    i18n.t('Approved', { context: 'claims' }),
  ];
  expect(say()).toEqual(['Approved', 'Approved', 'Approved']);
  await speak('sw');
  expect(say()).toEqual(['Limeidhinishwa', 'Kilichoidhinishwa', 'Yaliyoidhinishwa']);
});

test('official documents are in English in every language', async () => {
  await speak('sw');
  expect(inEnglish('Claims')).toBe('Claims');
  expect([1, 2].map((count) => inEnglish('{{count}} claims', { count }))).toEqual(['1 claim', '2 claims']);
});

test.each([
  ['en', 'August 2026', 'Aug', 'Aug 05, 2026'],
  ['sw', 'Agosti 2026', 'Ago', 'Ago 05, 2026'],
  ['lg', 'Agusito 2026', 'Agu', 'Agu 05, 2026'],
] as const)('months have their names in %s', async (language, long, short, day) => {
  await speak(language);
  expect([formatMonth('2026-08', language, 'long'), formatMonth('2026-08', language, 'short')]).toEqual([long, short]);
  expect(formatFilterDay('2026-08-05', language)).toBe(day);
});

test.each(['sw', 'lg'] as const)('every list of names is as long in %s as in English', (language) => {
  const words = JSON.parse(readFileSync(`src/i18n/${language}.json`, 'utf8')) as Record<string, string>;
  const lists = Object.keys(words).filter((text) => /^(January|Jan|Sunday|Sun|Su) /.test(text));
  expect(lists).toHaveLength(5);
  for (const list of lists) expect(words[list]?.split(' ')).toHaveLength(list.split(' ').length);
});

test('what is chosen before sign-in is there to be kept, once', async () => {
  expect(findPickedLanguage()).toBeUndefined();
  await pickLanguage('lg');
  expect(i18n.t('Claims')).toBe('Okusaba');
  expect([findPickedLanguage(), takePickedLanguage(), findPickedLanguage()]).toEqual(['lg', 'lg', undefined]);
});
