import * as v from 'valibot';
import { buildScheme } from '../../test/builders';
import { fieldMessages } from '../../test/fieldMessages';
import { languageNames, type Language } from '../settings/languages';
import { letterReasons, wordable } from './letterReasons';
import { findRules, shippedScheme, toScheme, wordedIn } from './scheme';
import { daysToForm, isWholePart, partSchema, rulesToForm, withNeeded, withWorded } from './schemeForm';
import { listable, type PartRules, type SchemePart } from './schemeRecord';

const { papers } = shippedScheme;
const needing = (crop: (typeof papers)['needed']['crop']): PartRules => ({
  id: 'papers',
  needed: { ...papers.needed, crop },
});
const worded = (sentence: string, reason = 'late', language = 'en') => ({
  id: 'sentences',
  worded: [{ reason, language, sentence }],
});

test.each(Object.keys(shippedScheme) as SchemePart[])('what ships of "%s" is as its form would send it', (part) => {
  const shipped = findRules(shippedScheme, part);
  expect(isWholePart(shipped)).toBe(true);
  expect(v.parse(partSchema, rulesToForm(shipped))).toEqual(shipped);
});

test('the species that ship are listed, Other is none', () => {
  expect(shippedScheme.species.listed.every((name) => listable.includes(name))).toBe(true);
  expect(listable).not.toContain('other');
});

test('every reason that has a sentence can be worded anew', () => {
  expect(wordable.every((name) => letterReasons[name].sentence)).toBe(true);
  expect(wordable).toEqual(expect.arrayContaining(['late', 'no_answer', 'withdrawn']));
  expect(wordable).not.toContain('other');
});

test('a part that was changed takes the place of what ships, and the others stay', () => {
  const [species] = buildScheme();
  const scheme = toScheme(species ? [species] : []);
  expect(scheme.species.listed).toContain('baboon');
  expect(scheme.reporting).toEqual({ reportDays: 3, papersDays: 14 });
});

test.each<[string, object, Record<string, string>]>([
  ['no species', { id: 'species', listed: [], isConfirmed: false }, { listed: 'Choose at least one species' }],
  [
    'a species twice',
    { id: 'species', listed: ['lion', 'lion'], isConfirmed: false },
    { listed: 'A species is listed twice' },
  ],
  ...['0', '366', '1.5', '-3', 'three', ''].map((days): [string, object, Record<string, string>] => [
    `"${days}" as days`,
    { id: 'reporting', reportDays: days, papersDays: '14' },
    { reportDays: 'Enter a whole number of days from 1 to 365' },
  ]),
  ['1 and 365 days', { id: 'reporting', reportDays: ' 1 ', papersDays: '365' }, {}],
  ['a kind without papers', needing([]), {}],
  [
    'a paper twice',
    needing([
      { paper: 'receipts', standIns: [] },
      { paper: 'receipts', standIns: ['ranger_report'] },
    ]),
    { 'needed.crop': 'A paper is named twice' },
  ],
  [
    'a stand-in twice',
    needing([{ paper: 'receipts', standIns: ['ranger_report', 'ranger_report'] }]),
    { 'needed.crop.0': 'A paper is named twice' },
  ],
  [
    'a paper that stands in for itself',
    needing([{ paper: 'receipts', standIns: ['receipts'] }]),
    { 'needed.crop.0': 'A paper cannot stand in for itself' },
  ],
  ['an empty sentence', worded('  '), { 'worded.0.sentence': 'Enter the sentence' }],
  ['a sentence of 300 characters', worded('x'.repeat(300)), {}],
  ['a sentence of 301', worded('x'.repeat(301)), { 'worded.0.sentence': 'This text is too long' }],
  [
    'two sentences of one reason in one language',
    { id: 'sentences', worded: [...worded('One').worded, ...worded('Two').worded] },
    { worded: 'A sentence is worded twice in one language' },
  ],
  [
    'one sentence in two languages',
    { id: 'sentences', worded: [...worded('One').worded, ...worded('Mbili', 'late', 'sw').worded] },
    {},
  ],
])('%s', (_what, form, messages) => expect(fieldMessages<v.GenericSchema>(partSchema, form)).toEqual(messages));

test.each(['other', 'unheard_of'])('the reason "%s" has no sentence to word anew', (reason) => {
  expect(v.is(partSchema, worded('Anything', reason))).toBe(false);
});

test('a sentence is one line without spaces around it', () => {
  expect(v.parse(partSchema, worded('  You came\n too late. '))).toEqual(worded('You came too late.'));
});

test('species and stand-ins are kept in the order of their tables', () => {
  const listed = ['lion', 'elephant'] as const;
  expect(v.parse(partSchema, { id: 'species', listed, isConfirmed: true })).toMatchObject({
    listed: ['elephant', 'lion'],
  });
  const form = needing([{ paper: 'receipts', standIns: ['ranger_report', 'police_report'] }]);
  expect(v.parse(partSchema, form)).toMatchObject({
    needed: { crop: [{ paper: 'receipts', standIns: ['police_report', 'ranger_report'] }] },
  });
});

test('days are typed as text and kept as numbers', () => {
  expect(v.parse(partSchema, daysToForm(shippedScheme.reporting))).toEqual(findRules(shippedScheme, 'reporting'));
});

test('the papers of one kind change without those of the others', () => {
  const crop = [{ paper: 'receipts', standIns: [] }] as const;
  expect(withNeeded(papers, 'crop', crop)).toEqual({ needed: { ...papers.needed, crop } });
});

test('a sentence that is left empty is the one that ships again, in that language alone', () => {
  const late = { reason: 'late', language: 'en', sentence: 'You told us too late.' } as const;
  const other = { reason: 'identity', language: 'en', sentence: 'Bring your card.' } as const;
  const before = { worded: [late, other, { ...late, language: 'sw', sentence: 'Umechelewa.' }] };
  const empty = Object.fromEntries(languageNames.map((name) => [name, ''])) as Record<Language, string>;
  const now = withWorded(before, 'late', { ...empty, en: ' ', sw: 'Umechelewa.', lg: 'Okeereye.' });
  expect(wordedIn(now, 'en')).toEqual({ identity: 'Bring your card.' });
  expect(wordedIn(now, 'sw')).toEqual({ late: 'Umechelewa.' });
  expect(wordedIn(now, 'lg')).toEqual({ late: 'Okeereye.' });
});
