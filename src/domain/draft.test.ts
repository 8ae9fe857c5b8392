import { furthestStep, wizardSteps } from './draft';

test('the four steps of the wizard', () => {
  expect(wizardSteps.map(({ number, title }) => `${number}. ${title}`)).toEqual([
    '1. Claimant Info',
    '2. Incident Details',
    '3. Evidence Uploads',
    '4. Review & Submit',
  ]);
});

test.each([
  [0, 1],
  [1, 2],
  [2, 3],
  [3, 4],
  [4, 4],
] as const)('a draft saved up to step %d opens up to step %d', (step, furthest) => {
  expect(furthestStep({ step })).toBe(furthest);
});
