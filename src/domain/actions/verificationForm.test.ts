import * as v from 'valibot';
import { completeVerificationForm as form } from '../../test/builders';
import { fieldMessages } from '../../test/fieldMessages';
import { lifecycle } from '../workflow/lifecycle';
import { valuationSchedules } from '../workflow/valuation';
import { verificationActionNames, verificationActions } from '../workflow/verification';
import { emptyVerificationForm, verificationSchema } from './verificationForm';

test('a complete form passes for each action', () => {
  expect(fieldMessages(verificationSchema, form())).toEqual({});
  expect(fieldMessages(verificationSchema, form({ action: 'reject', actionReason: 'Outside the area' }))).toEqual({});
  expect(fieldMessages(verificationSchema, form({ action: 'request_info', actionReason: 'No photo' }))).toEqual({});
});

test('the empty form names all that is missing', () => {
  expect(fieldMessages(verificationSchema, emptyVerificationForm)).toEqual({
    valuationScheduleVersion: 'Valuation schedule version is required',
    calculatedCompensation: 'Calculated compensation must be a positive number',
    action: 'Please select an action',
  });
});

test.each(['', 'v1999.1'])('schedule version %p', (valuationScheduleVersion) => {
  expect(fieldMessages(verificationSchema, form({ valuationScheduleVersion }))).toEqual({
    valuationScheduleVersion: 'Valuation schedule version is required',
  });
});

describe('calculated compensation', () => {
  test.each(['', ' ', '-1', '1000.5', '1,000', '1e6', 'abc', 'NaN', 'Infinity', '9'.repeat(13)])(
    '%p is refused',
    (calculatedCompensation) => {
      expect(fieldMessages(verificationSchema, form({ calculatedCompensation }))).toEqual({
        calculatedCompensation: 'Calculated compensation must be a positive number',
      });
    },
  );

  test.each(['0', '1000', ' 1250000 ', '9'.repeat(12)])('%p is accepted', (calculatedCompensation) => {
    expect(fieldMessages(verificationSchema, form({ calculatedCompensation }))).toEqual({});
  });

  test('a wrong one is refused even where none is needed', () => {
    const rejected = form({ action: 'reject', actionReason: 'Outside the area', calculatedCompensation: '-1' });
    expect(fieldMessages(verificationSchema, rejected)).toEqual({
      calculatedCompensation: 'Calculated compensation must be a positive number',
    });
  });
});

test('an action is required', () => {
  expect(fieldMessages(verificationSchema, form({ action: '' }))).toEqual({ action: 'Please select an action' });
});

describe.each(['reject', 'request_info'] as const)('%s', (action) => {
  test.each(['', '   '])('asks for a reason, given %p', (actionReason) => {
    expect(fieldMessages(verificationSchema, form({ action, actionReason }))).toEqual({
      actionReason: 'Action reason is required when rejecting or requesting info',
    });
  });

  test('needs neither schedule nor compensation', () => {
    const bare = { ...emptyVerificationForm, action, actionReason: 'No photo of the field' };
    expect(fieldMessages(verificationSchema, bare)).toEqual({});
  });
});

test('spaces around what was typed do not count', () => {
  const typed = form({ verificationNotes: ' Visited. ', calculatedCompensation: ' 5000 ', actionReason: ' ' });
  expect(v.parse(verificationSchema, typed)).toEqual(
    form({ verificationNotes: 'Visited.', calculatedCompensation: '5000' }),
  );
});

test('a very long reason is kept', () => {
  const actionReason = 'word '.repeat(1000).trim();
  expect(fieldMessages(verificationSchema, form({ action: 'reject', actionReason }))).toEqual({});
});

test('what the toast of each says', () => {
  const details = verificationActionNames.map((name) => lifecycle[verificationActions[name].lifecycle].done.detail);
  expect(details).toEqual([
    'Claim {{id}} forwarded to CVC',
    'Claim {{id}} rejected',
    'Claim {{id}} marked for additional information',
  ]);
});

test('schedule versions', () => {
  expect(Object.entries(valuationSchedules).map(([version, { label }]) => [version, label])).toEqual([
    ['v2024.1', 'v2024.1 (Current)'],
    ['v2023.4', 'v2023.4'],
    ['v2023.3', 'v2023.3'],
  ]);
});
