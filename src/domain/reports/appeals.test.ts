import { buildAppeal, buildClaim } from '../../test/builders';
import { shippedScheme } from '../scheme/scheme';
import type { Appeal } from '../claim/appeal/appealRecord';
import { appealsReport } from './appeals';

const filedOn = (day: string) => `${day}T09:00:00.000Z`;
const decided = (kind: 'upheld' | 'dismissed', day: string): Partial<Appeal> => ({
  outcome: { kind, note: 'So', decidedOn: filedOn(day), decidedBy: 'Moses', ...(kind === 'upheld' && { amount: 900 }) },
});
const claims = [
  buildClaim({
    id: 'CL-1',
    appeals: [buildAppeal({ filedOn: filedOn('2025-07-10'), ...decided('upheld', '2025-07-20') })],
  }),
  buildClaim({
    id: 'CL-2',
    appeals: [buildAppeal({ filedOn: filedOn('2025-06-25'), ...decided('dismissed', '2025-07-05') })],
  }),
  buildClaim({
    id: 'CL-3',
    appeals: [buildAppeal({ filedOn: filedOn('2025-07-12'), ...decided('dismissed', '2025-07-15') })],
  }),
  buildClaim({ id: 'CL-4', appeals: [buildAppeal({ filedOn: filedOn('2025-07-31') })] }),
  // At 00:30 on 1 August in Kampala.
  buildClaim({ id: 'CL-5', appeals: [buildAppeal({ filedOn: '2025-07-31T21:30:00.000Z' })] }),
  buildClaim({ id: 'CL-6' }),
];
const records = {
  claims,
  paymentsByClaim: new Map(),
  ledger: [],
  users: [],
  events: [],
  scheme: shippedScheme,
  today: '2025-08-01',
  caveats: [],
};
const days = { from: '2025-07-01', to: '2025-07-31' };

test('counts what was filed and decided in the period, and the days in between', () => {
  const { figures, main } = appealsReport.make(records, { days, group: 'all' });
  expect(figures.map(({ label, value }) => [label, value])).toEqual([
    ['Filed', 3],
    ['Upheld', 1],
    ['Dismissed', 2],
    ['Not decided yet', 1],
    ['Median days to decide', 10],
  ]);
  expect(
    main.rows.map(([id, , , decision, filed, outcome, , taken, amount]) => [
      id,
      decision,
      filed,
      outcome,
      taken,
      amount,
    ]),
  ).toEqual([
    ['CL-2', 'Awarded', '2025-06-25', 'Dismissed', 10, undefined],
    ['CL-1', 'Awarded', '2025-07-10', 'Upheld', 10, 900],
    ['CL-3', 'Awarded', '2025-07-12', 'Dismissed', 3, undefined],
    ['CL-4', 'Awarded', '2025-07-31', 'Not decided yet', undefined, undefined],
  ]);
});

test('is of the district asked for, and has no median where nothing was decided', () => {
  expect(appealsReport.make(records, { days, group: 'all', district: 'gulu' }).main.rows).toEqual([]);
  const { figures } = appealsReport.make({ ...records, claims: claims.slice(3) }, { days, group: 'all' });
  expect(figures.at(-1)?.value).toBeUndefined();
});
