import { buildDraft } from '../../test/builders';
import { emptyClaimantForm } from './emptyClaimantForm';
import { furthestStep, isBlankDraft, wizardSteps } from './draft';
import { emptyIncidentForm } from '../incident/emptyIncidentForm';

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

test.each([
  ['nothing', {}, {}, true],
  ['a name', { fullName: 'Grace' }, {}, false],
  ['what happened', {}, { narrativeDescription: 'Elephants' }, false],
])('a draft that holds %s', (_what, claimant, incident, untouched) => {
  const draft = buildDraft({
    claimant: { ...emptyClaimantForm, ...claimant },
    incident: { ...emptyIncidentForm, ...incident },
  });
  expect(isBlankDraft(draft)).toBe(untouched);
});
