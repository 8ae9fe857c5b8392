import { buildClaim, buildDecision, buildVerification } from '../../test/builders';
import { differFromLines, valuationTables } from './valuation';

const byHand = { source: 'Officer', reason: 'Seen' };
const maize = (amount: number) => ({ item: 'Maize', byHand, amount });

test('lines are added up by item, and claims by the schedule that they were valued by', () => {
  const valued = (schedule: string, amounts: number[], compensation: number, isSample = false) =>
    buildVerification({
      calculatedCompensation: compensation,
      valuation: { schedule, isSample, lines: amounts.map(maize), ...(isSample && { changedBecause: 'Half' }) },
    });
  const claims = [
    buildClaim({
      id: 'CL-1',
      calculatedCompensation: 500,
      approvedAmount: 450,
      verifications: [valued('v1', [300, 200], 500)],
      decisions: [buildDecision({ approvedAmount: 450, lines: [{ place: 1, amount: 150, reason: 'Half' }] })],
    }),
    buildClaim({ id: 'CL-2', calculatedCompensation: 90, verifications: [valued('v2', [100], 90, true)] }),
    buildClaim({ id: 'CL-3', calculatedCompensation: 70, verifications: [buildVerification()] }),
    buildClaim({ id: 'CL-4' }),
  ];
  const [byItem, bySchedule] = valuationTables(claims);
  expect(byItem?.rows).toEqual([['Maize', 3, 3, 600, 450]]);
  expect(bySchedule?.rows).toEqual([
    ['v1', 1, 0, 500, 450],
    ['v2 (sample)', 1, 1, 90, 0],
    ['Valued on paper', 1, 0, 70, 0],
  ]);
});

test.each([
  ['that come to the claim', 500, undefined, false],
  ['above the limit', 400, 400, true],
])('lines %s are told from what the claim comes to', (_what, compensation, cap, differs) => {
  const lines = [maize(300), maize(200)];
  const valuation = { schedule: 'v1', isSample: false, lines, ...(cap && { cap }) };
  const verifications = [buildVerification({ calculatedCompensation: compensation, valuation })];
  const decisions = [buildDecision({ approvedAmount: compensation })];
  const amounts = { calculatedCompensation: compensation, approvedAmount: compensation };
  expect(differFromLines([buildClaim({ ...amounts, verifications, decisions })])).toBe(differs);
});
