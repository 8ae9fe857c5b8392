import { wizardSteps } from './draft';

test('the four steps of the wizard', () => {
  expect(wizardSteps.map(({ number, title }) => `${number}. ${title}`)).toEqual([
    '1. Claimant Info',
    '2. Incident Details',
    '3. Evidence Uploads',
    '4. Review & Submit',
  ]);
});
