import { buildSchedule } from '../../test/builders';
import type { IncidentType } from '../incident/incidents';
import { formatMoney } from '../settings/format';
import { checkLine } from './checkLine';
import { explainLine, lineTitle } from './explainLine';
import { emptyLine, type LineForm } from './lineForm';

const schedule = buildSchedule();
const english = {
  t: (words: string) => words,
  shillings: (amount: number) => formatMoney(amount).replace('\u00a0', ' '),
};

test.each<[kind: IncidentType, line: Partial<LineForm>, problems: object]>([
  ['crop', {}, { item: 'Choose what was lost' }],
  ['crop', { item: 'Goat' }, { item: 'Choose what was lost' }],
  [
    'crop',
    { item: 'Maize' },
    {
      quantity: 'Enter the area in acres, above 0',
      lost: 'Enter a whole number from 1 to 100',
      stage: 'Choose the growth stage',
    },
  ],
  [
    'crop',
    { item: 'Maize', quantity: '0', lost: '101', stage: 'mature' },
    { quantity: 'Enter the area in acres, above 0', lost: 'Enter a whole number from 1 to 100' },
  ],
  [
    'crop',
    { item: 'Maize', quantity: '-2', lost: '50', stage: 'mature' },
    { quantity: 'Enter the area in acres, above 0' },
  ],
  ['crop', { item: 'Banana', quantity: '2', stage: 'mature' }, { plants: 'Enter a whole number of plants' }],
  ['crop', { item: 'Banana', plants: '2.5', stage: 'mature' }, { plants: 'Enter a whole number of plants' }],
  ['livestock', { item: 'Goat', quantity: '1.5' }, { quantity: 'Enter a whole number of animals' }],
  ['property', { item: 'Fence', quantity: '10.5' }, { quantity: 'Enter the estimate in whole shillings' }],
  [
    'crop',
    // A phone number, say.
    { item: 'Maize', quantity: '772123456', lost: '100', stage: 'mature' },
    { quantity: 'This is too much. Check the number.' },
  ],
  ['livestock', { item: 'Goat', quantity: '6666667' }, { quantity: 'This is too much. Check the number.' }],
  ['crop', { item: 'Banana', plants: '83333334', stage: 'mature' }, { plants: 'This is too much. Check the number.' }],
  ['injury', { item: 'Minor injury' }, { quantity: 'Enter the receipts in whole shillings' }],
  [
    'crop',
    { item: 'Cotton', quantity: '2' },
    {
      amount: 'Enter an amount in whole shillings, above 0',
      source: 'Say where the amount comes from',
      reason: 'Say why this amount is right',
    },
  ],
  [
    'livestock',
    { item: 'Goat', isByHand: 'yes', amount: '0', source: 'a', reason: 'b' },
    { amount: 'Enter an amount in whole shillings, above 0' },
  ],
  [
    'livestock',
    { item: 'Pig', amount: '5', source: 'a'.repeat(121), reason: 'b' },
    { source: 'This text is too long' },
  ],
])('%s %j lacks %j', (kind, line, problems) => {
  expect(checkLine(kind, { ...emptyLine, ...line }, schedule)).toEqual({ ok: false, problems });
});

test.each<[kind: IncidentType, line: Partial<LineForm>, title: string, explained: string, amount: number]>([
  [
    'crop',
    { item: 'Maize', quantity: '2.5', lost: '60', stage: 'mature' },
    'Maize',
    '2.5 acres × 60% lost × 900 kg an acre × UGX 1,100 a kg × 100% (mature)',
    1_485_000,
  ],
  [
    'crop',
    { item: 'Maize', quantity: '2,5', lost: '60', stage: 'mature' },
    'Maize',
    '2.5 acres × 60% lost × 900 kg an acre × UGX 1,100 a kg × 100% (mature)',
    1_485_000,
  ],
  [
    'crop',
    { item: 'Banana', plants: '1', stage: 'growing' },
    'Banana',
    '1 plant × UGX 12,000 a plant × 70% (growing)',
    8400,
  ],
  [
    'livestock',
    { item: 'Cattle', age: 'Adult', quantity: '2' },
    'Cattle, Adult',
    '2 animals × UGX 1,400,000 an animal',
    2_800_000,
  ],
  ['property', { item: 'Fence', quantity: '500000' }, 'Fence', 'UGX 500,000 repair estimate × 80%', 400_000],
  [
    'injury',
    { item: 'Minor injury', quantity: '700000' },
    'Minor injury',
    'UGX 700,000 in receipts, at most UGX 500,000',
    500_000,
  ],
  ['death', { item: 'Loss of life' }, 'Loss of life', 'A fixed sum', 10_000_000],
  [
    'crop',
    { item: 'Other', amount: '90000', source: 'Two dealers', reason: 'Pumpkins' },
    'Other',
    'By hand: Two dealers. Pumpkins',
    90_000,
  ],
])('%s %j is explained', (kind, line, title, explained, amount) => {
  const checked = checkLine(kind, { ...emptyLine, ...line }, schedule);
  if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
  expect(lineTitle(checked.line, english.t)).toBe(title);
  expect(explainLine(checked.line, english)).toBe(explained);
  expect(checked.line.amount).toBe(amount);
});
