import { buildTold } from '../../test/builders';
import { recordsAt } from '../../test/recordsAt';
import { shippedScheme } from '../scheme/scheme';
import { districtAnalysis } from './districtAnalysis';

const awardedOn = '2025-07-03T07:00:00.000Z';
const toldOn = (day: string) => buildTold({ decision: { kind: 'awarded', at: awardedOn }, day });
const inDistrict = (district: string, { claim }: ReturnType<typeof recordsAt>) => ({
  ...claim,
  claimant: { ...claim.claimant, district },
});

const reportOf = (claims: ReturnType<typeof recordsAt>['claim'][]) =>
  districtAnalysis.make(
    {
      claims,
      paymentsByClaim: new Map(),
      ledger: [],
      users: [],
      events: [],
      scheme: shippedScheme,
      today: '2026-11-20',
      caveats: [],
    },
    { days: { from: '2025-01-01', to: '2025-12-31' }, group: 'all' },
  );

test('claimants told: by district, how many know the decision, and the mean of days until they did', () => {
  const report = reportOf([
    inDistrict('kasese', recordsAt('paid', { id: 'CL-1', told: [toldOn('2025-07-05')] })),
    inDistrict('kasese', recordsAt('paid', { id: 'CL-2', told: [toldOn('2025-07-30'), toldOn('2025-07-08')] })),
    inDistrict('kasese', recordsAt('rejected', { id: 'CL-3', told: [] })),
    inDistrict('kasese', recordsAt('approved', { id: 'CL-4' })),
    inDistrict('gulu', recordsAt('rejected', { id: 'CL-5' })),
    inDistrict('hoima', recordsAt('submitted', { id: 'CL-6' })),
  ]);
  const table = report.tables.find(({ title }) => title === 'Claimants told');
  expect(table?.columns.map(({ label }) => label)).toEqual([
    ...['District', 'Region', 'Decided', 'Told', 'Not yet told', 'Not recorded', 'Average days until told'],
  ]);
  expect(table?.rows).toEqual([
    ['Kasese', 'Western', 3, 2, 1, 0, 3.5],
    ['Gulu', 'Northern', 1, 0, 0, 1, undefined],
  ]);
  expect(report.figures).toContainEqual({ label: 'Average days until told', kind: 'average', value: 3.5 });
});

test('claimants told: nothing is said where nothing was decided', () => {
  const report = reportOf([recordsAt('submitted').claim]);
  expect(report.tables.find(({ title }) => title === 'Claimants told')?.rows).toEqual([]);
  expect(report.figures).toContainEqual({ label: 'Average days until told', kind: 'average', value: undefined });
});
