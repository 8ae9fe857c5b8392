import { diff } from './diff';

const line = { item: 'Maize', quantity: 2, byHand: { source: 'Two dealers', reason: 'Seed maize' }, amount: 300_000 };
const valued = (lines: object[]) => ({ verifications: [{ valuation: { lines } }] });

test('a line that the committee changed says why', () => {
  const decided = { decisions: [{ lines: [{ place: 1, amount: 200_000, reason: 'Half was harvested' }] }] };
  expect(diff({ decisions: [] }, decided)).toEqual([
    { field: 'decision.lines', newValue: '2: 200000 (Half was harvested)' },
  ]);
});

test('a line that comes to the same amount by other means is a change', () => {
  const rated = { item: 'Beans', quantity: 1.5, lost: 60, stage: 'mature', amount: 300_000 };
  expect(diff(valued([line]), valued([rated, { ...line, quantity: 1 }]))).toEqual([
    {
      field: 'verification.valuation.lines',
      oldValue: 'Maize: 300000 (2; Two dealers; Seed maize)',
      newValue: 'Beans: 300000 (1.5; 60%; mature), Maize: 300000 (1; Two dealers; Seed maize)',
    },
  ]);
});
