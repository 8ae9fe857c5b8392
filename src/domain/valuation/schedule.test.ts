import { addDays } from '../dayCount';
import { incidentTypes } from '../incident/incidents';
import { buildSchedule } from '../../test/builders';
import * as fc from '../../test/fastCheck';
import {
  basesOf,
  byDay,
  findCap,
  findInForce,
  findLastDay,
  findNext,
  findRate,
  isLastPublished,
  itemsOfKind,
  publishedSchedules,
  rateBases,
} from './schedule';
import type { Schedule, ScheduleStatus } from './scheduleRecord';
import { sampleSchedules } from './sampleSchedules';
import { scheduleSchema, scheduleToForm } from './scheduleForm';
import * as v from 'valibot';

const at = (id: string, from: string | undefined, status: ScheduleStatus = 'published'): Schedule => ({
  ...buildSchedule({ id, status, ...(status === 'withdrawn' && { withdrawnBecause: 'Wrong prices' }) }),
  from,
});

const draft = at('v9', undefined, 'draft');
const [first, second, third] = [at('v1', '2024-01-01'), at('v2', '2025-07-01'), at('v3', '2026-07-01')];

describe('the schedule that is in force on a day', () => {
  test.each([
    ['before the first', [first, second], '2023-12-31', undefined],
    ['on the first day of the first', [first, second], '2024-01-01', 'v1'],
    ['on the last day before the next', [first, second], '2025-06-30', 'v1'],
    ['on the first day of the next', [first, second], '2025-07-01', 'v2'],
    ['long after the last began', [first, second], '2099-12-31', 'v2'],
    ['beside a draft', [draft, first], '2026-01-01', 'v1'],
    ['after the last was withdrawn', [first, at('v2', '2025-07-01', 'withdrawn')], '2026-01-01', 'v1'],
    ['after the one between was withdrawn', [first, at('v2', '2025-07-01', 'withdrawn'), third], '2026-01-01', 'v1'],
    ['with none but drafts', [draft], '2026-01-01', undefined],
  ] as const)('%s', (_when, schedules, day, id) => expect(findInForce(schedules, day)?.id).toBe(id));
});

test('a schedule ends on the day before the next published one begins', () => {
  const withdrawn = at('v2', '2025-07-01', 'withdrawn');
  expect(findNext([first, second, third], first)).toBe(second);
  expect(findLastDay([first, second, third], first)).toBe('2025-06-30');
  expect(findLastDay([first, second, third], third)).toBeUndefined();
  expect(findLastDay([first, withdrawn, third], first)).toBe('2026-06-30');
  for (const other of [withdrawn, draft]) expect(findLastDay([first, other, third], other)).toBeUndefined();
});

test('only the last published schedule cannot be withdrawn', () => {
  const withdrawn = at('v2', '2025-07-01', 'withdrawn');
  expect(isLastPublished([draft, first, withdrawn], first)).toBe(true);
  expect(isLastPublished([first, second], first)).toBe(false);
});

test('drafts are listed first, then the newest', () => {
  const later = at('v10', undefined, 'draft');
  const sorted = [first, draft, third, later, second].sort(byDay);
  expect(sorted.map(({ id }) => id)).toEqual(['v9', 'v10', 'v3', 'v2', 'v1']);
});

test('whatever was published and withdrawn, no day has two schedules, and none after the first day is left without', () => {
  const days = fc.uniqueArray(fc.integer({ min: 0, max: 2000 }), { minLength: 1, maxLength: 8 });
  const withdrawals = fc.array(fc.boolean(), { minLength: 8, maxLength: 8 });
  fc.assert(
    fc.property(days, withdrawals, fc.integer({ min: -10, max: 2010 }), (begins, isWithdrawn, offset) => {
      const schedules = begins.map((begin, index) =>
        at(`v${index}`, addDays('2024-01-01', begin), isWithdrawn[index] ? 'withdrawn' : 'published'),
      );
      const day = addDays('2024-01-01', offset);
      const covering = publishedSchedules(schedules).filter(
        (schedule) => (schedule.from ?? '') <= day && day <= (findLastDay(schedules, schedule) ?? '9999-12-31'),
      );
      const inForce = findInForce(schedules, day);
      expect(covering).toEqual(inForce ? [inForce] : []);
      const begun = publishedSchedules(schedules).some(({ from = '' }) => from <= day);
      expect(inForce !== undefined).toBe(begun);
    }),
  );
});

describe('the rate for an item', () => {
  const schedule = buildSchedule({
    rates: [
      { basis: 'head', item: 'Goat', price: 150_000 },
      { basis: 'head', item: 'Goat', age: 'Adult', price: 200_000 },
      { basis: 'head', item: 'Cattle', age: 'Adult', price: 1_400_000 },
      { basis: 'plant', item: 'Banana', price: 12_000 },
    ],
  });
  test.each([
    ['livestock', 'Goat', 'Adult', 200_000],
    ['livestock', 'Goat', 'Young Adult', 150_000],
    ['livestock', 'Goat', '', 150_000],
    ['livestock', 'Cattle', 'Young Adult', undefined],
    ['livestock', 'Cattle', '', undefined],
    ['crop', 'Banana', '', 12_000],
    ['crop', 'Maize', '', undefined],
    ['property', 'Banana', '', undefined],
  ] as const)('%s %s %s', (kind, item, age, price) => {
    const rate = findRate(schedule, kind, item, age);
    expect(rate && 'price' in rate ? rate.price : undefined).toBe(price);
  });
});

test.each([
  [{}, undefined],
  [{ crop: 3 }, 3],
  [{ claim: 5 }, 5],
  [{ crop: 3, claim: 5 }, 3],
  [{ crop: 7, claim: 5 }, 5],
  [{ livestock: 1 }, undefined],
])('of the limits %j a crop claim has %s', (caps, most) => expect(findCap({ caps }, 'crop')).toBe(most));

test('every kind of incident has something to be valued, and a way to value it', () => {
  for (const kind of incidentTypes) {
    expect(itemsOfKind[kind].length).toBeGreaterThan(0);
    for (const basis of basesOf(kind)) expect(rateBases[basis].figures.length).toBeGreaterThan(0);
  }
});

test('the schedules that ship are published samples, whole, and follow on from one another', () => {
  expect(sampleSchedules.map(({ id }) => id)).toEqual(['v2024.1', 'v2023.4', 'v2023.3']);
  expect(new Set(sampleSchedules.map(({ from }) => from)).size).toBe(sampleSchedules.length);
  for (const schedule of sampleSchedules) {
    expect(schedule).toMatchObject({ isSample: true, status: 'published' });
    expect(v.is(scheduleSchema, scheduleToForm(schedule))).toBe(true);
    for (const kind of incidentTypes) expect(findCap(schedule, kind)).toBeGreaterThan(0);
  }
});
