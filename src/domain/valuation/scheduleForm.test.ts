import * as v from 'valibot';
import { checkForm } from '../form/checkForm';
import { buildSchedule } from '../../test/builders';
import * as fc from '../../test/fastCheck';
import { itemsOfKind, rateBases } from './schedule';
import { capNames, rateBasisNames, type Rate } from './scheduleRecord';
import {
  contentOf,
  copySchema,
  emptyRate,
  publishSchemaFor,
  scheduleSchema,
  scheduleToForm,
  withdrawSchema,
  type RateForm,
  type ScheduleForm,
} from './scheduleForm';
import { ageCategories } from '../incident/incidents';

const schedule = buildSchedule();
const form = scheduleToForm(schedule);

function problemsOf(schema: v.GenericSchema, typed: unknown): Record<string, string> {
  const checked = checkForm(schema, typed);
  return checked.ok ? {} : (checked.refusal.fields ?? {});
}

/** What is said of a form whose rate at a place is typed otherwise. */
const withRate = (place: number, change: Partial<RateForm>) =>
  problemsOf(scheduleSchema, {
    ...form,
    rates: form.rates.map((rate, index) => (index === place ? { ...rate, ...change } : rate)),
  });

const [maize, banana, , cow, fence] = [0, 1, 2, 3, 4];
const money = 'Enter an amount in whole shillings, above 0';
const percent = 'Enter a whole number from 1 to 100';

describe('a rate is refused at its field', () => {
  test.each<[string, number, Partial<RateForm>, Record<string, string>]>([
    ['without an item', maize, { item: '' }, { 'rates.0.item': 'Choose an item' }],
    ['of an item of another kind', maize, { item: 'Goat' }, { 'rates.0.item': 'Choose an item' }],
    ['without a price', maize, { price: '' }, { 'rates.0.price': money }],
    ['with a price of nothing', maize, { price: '0' }, { 'rates.0.price': money }],
    ['with a price below nothing', banana, { price: '-5' }, { 'rates.1.price': money }],
    ['with a part of a shilling', maize, { price: '860.5' }, { 'rates.0.price': money }],
    ['with a price in words', maize, { price: 'much' }, { 'rates.0.price': money }],
    ['without a yield', maize, { yield: ' ' }, { 'rates.0.yield': 'Enter a number above 0' }],
    ['with a yield of nothing', maize, { yield: '0' }, { 'rates.0.yield': 'Enter a number above 0' }],
    ['with a yield below nothing', maize, { yield: '-900' }, { 'rates.0.yield': 'Enter a number above 0' }],
    ['with a share above all of it', fence, { share: '101' }, { 'rates.4.share': percent }],
    ['with no share', fence, { share: '' }, { 'rates.4.share': percent }],
    ['with an age that there is none of', cow, { age: 'Old' }, { 'rates.3.age': 'Choose an age category' }],
    [
      'with all of it missing',
      maize,
      emptyRate('area'),
      { 'rates.0.item': 'Choose an item', 'rates.0.yield': 'Enter a number above 0', 'rates.0.price': money },
    ],
  ])('%s', (_what, place, change, fields) => expect(withRate(place, change)).toEqual(fields));
});

test('a yield is read with a decimal comma or grouped digits', () => {
  const withYield = (text: string) => ({ ...form, rates: [{ ...rate('area', 'Maize'), yield: text }] });
  expect(v.parse(scheduleSchema, withYield('1,200')).rates[0]?.yield).toBe('1200');
  expect(v.parse(scheduleSchema, withYield('900,5')).rates[0]?.yield).toBe('900.5');
});

describe('of two rates for one item the later is refused', () => {
  const again = 'This item already has a rate';
  test.each<[string, RateForm[], Record<string, string>]>([
    ['the same crop', [rate('area', 'Maize'), rate('area', 'Maize')], { 'rates.1.item': again }],
    ['a crop by area and by plant', [rate('area', 'Banana'), rate('plant', 'Banana')], { 'rates.1.item': again }],
    ['an animal of one age', [rate('head', 'Goat', 'Adult'), rate('head', 'Goat', 'Adult')], { 'rates.1.item': again }],
    ['an animal of two ages', [rate('head', 'Goat', 'Adult'), rate('head', 'Goat', 'Young Adult')], {}],
    ['an animal of one age and of any other', [rate('head', 'Goat'), rate('head', 'Goat', 'Adult')], {}],
    ['other crops and other animals', [rate('area', 'Other'), rate('head', 'Other'), rate('repair', 'Other')], {}],
  ])('%s', (_what, rates, fields) => expect(problemsOf(scheduleSchema, { ...form, rates })).toEqual(fields));
});

function rate(basis: RateForm['basis'], item: string, age = ''): RateForm {
  return { basis, item, age, yield: '900', price: '1000', share: '80' };
}

test('a schedule has at least one rate, and a share for each growth stage', () => {
  expect(problemsOf(scheduleSchema, { ...form, rates: [] })).toEqual({ rates: 'Add at least one rate' });
  const stages = { ...form.stages, seedling: '', growing: '0', mature: '120' };
  expect(problemsOf(scheduleSchema, { ...form, stages })).toEqual({
    'stages.seedling': percent,
    'stages.growing': percent,
    'stages.mature': percent,
  });
});

test('a limit may be left empty, but is an amount where there is one', () => {
  const none = Object.fromEntries(capNames.map((name) => [name, ''])) as ScheduleForm['caps'];
  const checked = v.parse(scheduleSchema, { ...form, caps: none });
  expect(contentOf(checked).caps).toEqual({});
  const message = 'Enter an amount in whole shillings, or leave it empty for no limit';
  expect(problemsOf(scheduleSchema, { ...form, caps: { ...none, crop: '-1', claim: '0' } })).toEqual({
    'caps.crop': message,
    'caps.claim': message,
  });
});

test.each([
  ['', 'Enter a version, for example v2026.1'],
  ['  ', 'Enter a version, for example v2026.1'],
  ['v2026/1', 'Use letters, digits, dots and hyphens, at most 20'],
  ['.1', 'Use letters, digits, dots and hyphens, at most 20'],
  ['v'.repeat(21), 'Use letters, digits, dots and hyphens, at most 20'],
  [' v2026.1 ', undefined],
])('the version "%s" is answered with: %s', (id, message) => {
  expect(problemsOf(copySchema, { id })).toEqual(message ? { id: message } : {});
});

describe('the day that a schedule is published from', () => {
  const schedules = [buildSchedule({ from: '2026-01-01' }), buildSchedule({ id: 'v2027', from: '2027-01-01' })];
  const noDay = 'Enter the day that the schedule is in force from';
  const tooEarly = 'Choose a later day: another schedule is in force from this day or a later one';
  test.each([
    ['', noDay],
    ['2027-02-30', noDay],
    ['tomorrow', noDay],
    ['2026-06-01', tooEarly],
    ['2027-01-01', tooEarly],
    ['2027-01-02', undefined],
  ])('%s', (from, message) =>
    expect(problemsOf(publishSchemaFor(schedules), { from })).toEqual(message ? { from: message } : {}),
  );
  test('is any day where no other is published', () => {
    const withdrawn = buildSchedule({ status: 'withdrawn', from: '2027-01-01' });
    expect(problemsOf(publishSchemaFor([withdrawn]), { from: '2020-01-01' })).toEqual({});
  });
});

test('a withdrawal has a reason, of a length that is read', () => {
  expect(problemsOf(withdrawSchema, { reason: ' ' })).toEqual({ reason: 'Enter the reason' });
  expect(problemsOf(withdrawSchema, { reason: 'x'.repeat(501) })).toEqual({ reason: 'This text is too long' });
  expect(problemsOf(withdrawSchema, { reason: 'The maize price was wrong.' })).toEqual({});
});

test('a kind with one item has it chosen from the beginning', () => {
  expect(emptyRate('sum').item).toBe(itemsOfKind.death[0]);
  expect(emptyRate('area').item).toBe('');
});

test('whatever a schedule says, its form says it and nothing is lost on the way back', () => {
  const price = fc.integer({ min: 1, max: 999_999_999_999 });
  const share = fc.integer({ min: 1, max: 100 });
  const rates = fc.uniqueArray(
    fc.constantFrom(...rateBasisNames).chain((basis): fc.Arbitrary<Rate> => {
      const item = fc.constantFrom<string>(...itemsOfKind[rateBases[basis].kind]);
      switch (basis) {
        case 'area':
          return fc.record({ basis: fc.constant(basis), item, yield: fc.integer({ min: 1, max: 90_000 }), price });
        case 'head':
          return fc.record(
            { basis: fc.constant(basis), item, age: fc.constantFrom<string>(...ageCategories), price },
            { requiredKeys: ['basis', 'item', 'price'] },
          );
        case 'repair':
          return fc.record({ basis: fc.constant(basis), item, share });
        case 'plant':
        case 'receipts':
        case 'sum':
          return fc.record({ basis: fc.constant(basis), item, price });
      }
    }),
    {
      minLength: 1,
      selector: (one) => [rateBases[one.basis].kind, one.item, one.basis === 'head' ? one.age : ''].join('/'),
    },
  );
  const stages = fc.record({ seedling: share, growing: share, mature: share });
  const caps = fc.record(Object.fromEntries(capNames.map((name) => [name, price])), { requiredKeys: [] });
  fc.assert(
    fc.property(rates, stages, caps, (someRates, someStages, someCaps) => {
      const content = { rates: someRates, stages: someStages, caps: someCaps };
      const typed = scheduleToForm(buildSchedule(content));
      expect(contentOf(v.parse(scheduleSchema, typed))).toEqual(content);
    }),
  );
});
