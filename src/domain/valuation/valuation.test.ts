import * as fc from '../../test/fastCheck';
import { buildSchedule } from '../../test/builders';
import { incidentTypes, type IncidentType } from '../incident/incidents';
import { emptyLine, type LineForm } from './lineForm';
import { findCap, findRate, itemsOfKind } from './schedule';
import type { Rate, Schedule } from './scheduleRecord';
import { sampleSchedules } from './sampleSchedules';
import { amountBy, isBySchedule, isSoundValuation, sumLines, valuedAmount } from './valuation';
import type { Valuation, ValuationLine } from './valuationRecord';
import { amountOfLines, valueLines } from './valueLines';

const maize: Rate = { basis: 'area', item: 'Maize', yield: 900, price: 1100 };

test.each<[what: string, rate: Rate, measures: Parameters<typeof amountBy>[1], amount: number]>([
  ['area', maize, { quantity: 2.5, lost: 60, stageShare: 100 }, 1_485_000],
  ['area of a crop that still grew', maize, { quantity: 2.5, lost: 60, stageShare: 70 }, 1_039_500],
  ['a part of a shilling is rounded once', { ...maize, yield: 333, price: 7 }, { quantity: 0.5, lost: 33 }, 385],
  ['plants', { basis: 'plant', item: 'Banana', price: 12_000 }, { quantity: 10, stageShare: 40 }, 48_000],
  ['animals', { basis: 'head', item: 'Goat', price: 150_000 }, { quantity: 3 }, 450_000],
  ['40.5 shillings, which decimals make 40.4999', { ...maize, price: 10 }, { quantity: 0.03, lost: 15 }, 41],
  ['a repair', { basis: 'repair', item: 'Fence', share: 80 }, { quantity: 333_333 }, 266_666],
  [
    'receipts below the limit',
    { basis: 'receipts', item: 'Minor injury', price: 500_000 },
    { quantity: 120_500 },
    120_500,
  ],
  [
    'receipts above the limit',
    { basis: 'receipts', item: 'Minor injury', price: 500_000 },
    { quantity: 900_000 },
    500_000,
  ],
  ['a death', { basis: 'sum', item: 'Loss of life', price: 10_000_000 }, {}, 10_000_000],
])('the amount of %s, in whole shillings', (_what, rate, measures, amount) => {
  expect(amountBy(rate, measures)).toBe(amount);
});

test('a half shilling is rounded up, whatever decimals the loss was typed with', () => {
  const hundredths = fc.integer({ min: 1, max: 100_000 });
  const share = fc.integer({ min: 1, max: 100 });
  fc.assert(
    fc.property(
      hundredths,
      share,
      hundredths,
      fc.integer({ min: 1, max: 9999 }),
      share,
      (area, lost, kilos, price, stageShare) => {
        const rate: Rate = { ...maize, yield: kilos / 100, price };
        const product = BigInt(area) * BigInt(lost) * BigInt(kilos) * BigInt(price) * BigInt(stageShare);
        const divisor = 100_000_000n;
        const exact = Number((2n * product + divisor) / (2n * divisor));
        expect(amountBy(rate, { quantity: area / 100, lost, stageShare })).toBe(exact);
      },
    ),
    { examples: [[9, 15, 90_000, 1250, 100]] },
  );
});

test('the rate of an age, else the one for every age', () => {
  const schedule = buildSchedule();
  expect(findRate(schedule, 'livestock', 'Goat', 'Adult')).toMatchObject({ price: 150_000 });
  expect(findRate(schedule, 'livestock', 'Cattle', 'Adult')).toMatchObject({ price: 1_400_000 });
  expect(findRate(schedule, 'livestock', 'Cattle', 'Calf/Kid/Lamb')).toBeUndefined();
  expect(findRate(schedule, 'property', 'Goat')).toBeUndefined();
});

test('the limit of a kind or of any claim, whichever is lower', () => {
  expect(findCap(buildSchedule(), 'crop')).toBe(3_000_000);
  expect(findCap(buildSchedule(), 'death')).toBe(12_000_000);
  expect(findCap(buildSchedule({ caps: {} }), 'death')).toBeUndefined();
});

/** Lines of a kind, complete by the sample schedule or by hand. */
const lineOf = (kind: IncidentType): fc.Arbitrary<LineForm> =>
  fc
    .record({
      item: fc.constantFrom(...(itemsOfKind[kind] as readonly string[])),
      count: fc.integer({ min: 1, max: 5000 }),
      lost: fc.integer({ min: 1, max: 100 }),
      stage: fc.constantFrom('seedling', 'growing', 'mature'),
      age: fc.constantFrom('', 'Adult', 'Other'),
      isByHand: fc.constantFrom('', 'yes'),
    })
    .map(({ item, count, lost, stage, age, isByHand }) => ({
      ...emptyLine,
      ...{ item, lost: String(lost), stage, age, isByHand },
      ...{ quantity: String(count), plants: String(count), amount: String(count * 1000) },
      ...{ source: 'Officer', reason: 'Seen' },
    }));

const valuedClaim = fc
  .constantFrom(...incidentTypes)
  .chain((kind) =>
    fc.record({ kind: fc.constant(kind), lines: fc.array(lineOf(kind), { minLength: 1, maxLength: 5 }) }),
  );

const [schedule = buildSchedule()] = sampleSchedules;

test('lines sum up to the total, which never passes the limit, in whole shillings', () => {
  fc.assert(
    fc.property(valuedClaim, ({ kind, lines }) => {
      const valuation = valueLines(lines, kind, schedule);
      expect(valuation.lines).toHaveLength(lines.length);
      for (const { amount } of valuation.lines) expect(Number.isSafeInteger(amount)).toBe(true);
      const sum = valuation.lines.reduce((total, { amount }) => total + amount, 0);
      expect(sumLines(valuation.lines)).toBe(sum);
      expect(valuedAmount(valuation)).toBe(Math.min(sum, findCap(schedule, kind) ?? Infinity));
      expect(amountOfLines(lines, kind, schedule)).toBe(valuedAmount(valuation));
      expect(isSoundValuation(valuation, valuedAmount(valuation))).toBe(true);
      expect(isBySchedule(valuation, kind, schedule)).toBe(true);
    }),
  );
});

test('two claims with the same lines get the same amount by the same schedule, whatever else is published', () => {
  const another = buildSchedule({ id: 'v2030.1', from: '2030-01-01' });
  fc.assert(
    fc.property(valuedClaim, ({ kind, lines }) => {
      const published: Schedule[] = [another, structuredClone(schedule)];
      const again = published.find(({ id }) => id === schedule.id) ?? another;
      expect(valueLines(structuredClone(lines), kind, again)).toEqual(valueLines(lines, kind, schedule));
    }),
  );
});

describe('a valuation that nobody can have made', () => {
  const line: ValuationLine = {
    item: 'Maize',
    quantity: 2,
    lost: 50,
    stage: 'mature',
    stageShare: 100,
    rate: maize,
    amount: 990_000,
  };
  const valuation: Valuation = { schedule: 'v2026.1', isSample: false, lines: [line], cap: 3_000_000 };

  test('as it was made', () => {
    expect(isSoundValuation(valuation, 990_000)).toBe(true);
    expect(isBySchedule(valuation, 'crop', buildSchedule())).toBe(true);
  });

  test.each<[what: string, valuation: Valuation, compensation: number]>([
    ['another amount of a line', { ...valuation, lines: [{ ...line, amount: 990_001 }] }, 990_001],
    [
      'by hand without a source',
      { ...valuation, lines: [{ item: 'Maize', amount: 5, byHand: { source: '', reason: 'x' } }] },
      5,
    ],
    ['neither by rate nor by hand', { ...valuation, lines: [{ item: 'Maize', amount: 5 }] }, 5],
    ['a compensation that the lines do not explain', valuation, 990_001],
    ['above the limit, though with a reason', { ...valuation, changedBecause: 'Hard year' }, 3_000_001],
  ])('%s', (_what, wrong, compensation) => {
    expect(isSoundValuation(wrong, compensation)).toBe(false);
  });

  test.each<[what: string, by: Schedule]>([
    ['another version', buildSchedule({ id: 'v2027.1' })],
    ['another rate', buildSchedule({ rates: [{ ...maize, price: 1000 }] })],
    ['another share of the growth stage', buildSchedule({ stages: { seedling: 40, growing: 70, mature: 90 } })],
    ['another limit', buildSchedule({ caps: {} })],
  ])('by a schedule with %s', (_what, by) => {
    expect(isBySchedule(valuation, 'crop', by)).toBe(false);
  });
});
