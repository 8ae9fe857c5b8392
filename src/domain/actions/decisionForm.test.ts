import * as v from 'valibot';
import { completeDecisionForm as form } from '../../test/builders';
import { fieldMessages } from '../../test/fieldMessages';
import { committeeDecisionNames } from '../workflow/decision';
import { decisionSchema, emptyDecisionForm } from './decisionForm';

test('a complete form passes for each decision', () => {
  expect(committeeDecisionNames).toEqual(['approve', 'reject', 'refer_back']);
  expect(fieldMessages(decisionSchema, form())).toEqual({});
  for (const decision of ['reject', 'refer_back'] as const) {
    const noted = form({ decision, approvedAmount: '', decisionNote: 'Boundary unclear' });
    expect(fieldMessages(decisionSchema, noted)).toEqual({});
  }
});

test('a decision is required, and nothing else before it', () => {
  expect(fieldMessages(decisionSchema, emptyDecisionForm)).toEqual({ decision: 'Please select a decision' });
});

test.each(['', '0', '000', '-5', '1.5', '1,000', 'abc', '9'.repeat(13)])('approving %p', (approvedAmount) => {
  expect(fieldMessages(decisionSchema, form({ approvedAmount }))).toEqual({
    approvedAmount: 'Approved amount is required when approving a claim',
  });
});

test.each(['1', ' 1200000 ', '9'.repeat(12)])('approving %p is accepted', (approvedAmount) => {
  expect(fieldMessages(decisionSchema, form({ approvedAmount }))).toEqual({});
});

test.each(['reject', 'refer_back'] as const)('%s asks for a note', (decision) => {
  expect(fieldMessages(decisionSchema, form({ decision, decisionNote: '  ' }))).toEqual({
    decisionNote: 'Decision note is required when rejecting or referring back',
  });
});

test('spaces around what was typed do not count', () => {
  const typed = form({ cvcNotes: ' Assessed. ', approvedAmount: ' 5 ', conditions: ' None. ', decisionNote: ' ' });
  const tidied = form({ cvcNotes: 'Assessed.', approvedAmount: '5', conditions: 'None.' });
  expect(v.parse(decisionSchema, typed)).toEqual(tidied);
});
