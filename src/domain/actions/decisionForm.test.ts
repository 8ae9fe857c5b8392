import * as v from 'valibot';
import { buildClaim, buildVerification, completeDecisionForm as form } from '../../test/builders';
import { fieldMessages } from '../../test/fieldMessages';
import { stampAt } from '../../test/logCore';
import { committeeDecisionNames, committeeDecisions, type CommitteeDecision } from '../workflow/decision';
import { decide, decisionSchemaFor, emptyDecisionForm, expectedAmount, type DecisionForm } from './decisionForm';

const decisionSchema = decisionSchemaFor(buildClaim());

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
  const typed = form({
    cvcNotes: ' Assessed. ',
    approvedAmount: ' 5 ',
    conditions: [{ text: ' Fence it. ' }, { text: ' ' }],
    decisionNote: ' ',
  });
  const tidied = form({
    cvcNotes: 'Assessed.',
    approvedAmount: '5',
    conditions: [{ text: 'Fence it.' }, { text: '' }],
  });
  expect(v.parse(decisionSchema, typed)).toEqual({ ...tidied, lines: [], reasons: [] });
});

test('an approval lists its conditions, without empty ones, and other decisions have none', () => {
  const conditions = [{ text: 'Bring the receipts' }, { text: ' ' }, { text: 'Fence the garden' }];
  const listed = (decision: 'approve' | 'reject') => {
    const stamp = stampAt(1);
    const action = committeeDecisions[decision].lifecycle;
    const on = { action, claim: buildClaim(), payments: [], schedules: [], stamp };
    const decided = decide(form({ decision, conditions, decisionNote: 'Too late' }), on);
    return 'refusal' in decided ? decided : decided.after?.decisions?.at(-1);
  };
  expect(listed('approve')).toMatchObject({ conditions: ['Bring the receipts', 'Fence the garden'] });
  expect(listed('reject')).toMatchObject({ conditions: [] });
});

test('a condition that is too long is refused, and so is the twenty-first', () => {
  const long = form({ conditions: [{ text: '' }, { text: 'x'.repeat(501) }] });
  expect(fieldMessages(decisionSchema, long)).toEqual({ 'conditions.1.text': 'This text is too long' });
  const many = form({ conditions: Array.from({ length: 21 }, () => ({ text: 'x' })) });
  expect(fieldMessages(decisionSchema, many)).toEqual({ conditions: 'Maximum 20 conditions allowed' });
});

test.each(['reject', 'refer_back'] as const)('%s needs no note beside a reason that says enough', (decision) => {
  expect(fieldMessages(decisionSchema, form({ decision, reasons: ['identity'] }))).toEqual({});
  expect(fieldMessages(decisionSchema, form({ decision, reasons: ['identity', 'other'] }))).toEqual({
    decisionNote: 'Decision note is required when rejecting or referring back',
  });
});

test.each<[CommitteeDecision['decision'], Partial<DecisionForm>, CommitteeDecision['reasons']]>([
  ['approve', { reasons: ['unclear'] }, undefined],
  ['reject', { decisionNote: 'Too late' }, ['other']],
  ['reject', { reasons: ['same_loss', 'unclear', 'identity'] }, ['identity', 'same_loss']],
  ['refer_back', { reasons: ['late', 'unclear'] }, ['unclear']],
])('%s with %j keeps the reasons %j', (decision, typed, kept) => {
  const action = committeeDecisions[decision].lifecycle;
  const stamp = stampAt(1);
  const decided = decide(form({ decision, ...typed }), {
    action,
    claim: buildClaim(),
    payments: [],
    schedules: [],
    stamp,
  });
  expect('after' in decided && decided.after?.decisions?.at(-1)?.reasons).toEqual(kept);
});

describe('on a claim that was valued line by line', () => {
  const byHand = { source: 'Officer', reason: 'Seen' };
  const valuation = {
    schedule: 'v2026.1',
    isSample: false,
    lines: [
      { item: 'Maize', byHand, amount: 1_000_000 },
      { item: 'Beans', byHand, amount: 250_000 },
    ],
    cap: 1_500_000,
  };
  const claim = buildClaim({ calculatedCompensation: 1_250_000, verifications: [buildVerification({ valuation })] });
  const schema = decisionSchemaFor(claim);
  const asAssessed = { amount: '1000000', reason: '' };
  const changed = { amount: '200000', reason: 'Half was harvested' };

  test.each<[what: string, overrides: Partial<DecisionForm>, problems: object]>([
    ['what was assessed needs no note', { approvedAmount: '1250000' }, {}],
    [
      'another amount does',
      { approvedAmount: '1200000' },
      { decisionNote: 'Say why the amount differs from the assessment' },
    ],
    ['and may stand with one', { approvedAmount: '1200000', decisionNote: 'As discussed' }, {}],
    ['what changed lines come to needs none', { approvedAmount: '1200000', lines: [asAssessed, changed] }, {}],
    [
      'a changed line needs a reason',
      { approvedAmount: '1200000', lines: [asAssessed, { ...changed, reason: ' ' }] },
      { 'lines.1.reason': 'Say why this line is changed' },
    ],
    [
      'a line needs an amount',
      { approvedAmount: '1250000', lines: [{ amount: '-1', reason: '' }] },
      { 'lines.0.amount': 'Enter an amount in whole shillings' },
    ],
    [
      'no note passes the limit',
      { approvedAmount: '1500001', decisionNote: 'As discussed' },
      { approvedAmount: 'This is above the limit of the schedule' },
    ],
    ['a rejection looks at no line', { decision: 'reject', decisionNote: 'No loss', lines: [changed] }, {}],
  ])('%s', (_what, overrides, problems) => {
    expect(fieldMessages(schema, form({ decisionNote: '', ...overrides }))).toEqual(problems);
  });

  test('keeps which lines were changed, to what and why', () => {
    const filled = form({ approvedAmount: '1200000', decisionNote: '', lines: [asAssessed, changed] });
    const on = { action: 'approve', claim, payments: [], schedules: [], stamp: stampAt(1) };
    expect(decide(filled, on)).toMatchObject({
      after: {
        approvedAmount: 1_200_000,
        decisions: [{ lines: [{ place: 1, amount: 200_000, reason: 'Half was harvested' }] }],
      },
    });
  });

  test('lines that come to more than the limit come to the limit', () => {
    expect(expectedAmount(claim, [{ amount: '2000000', reason: 'More' }, asAssessed])).toBe(1_500_000);
    expect(expectedAmount(claim, [])).toBe(1_250_000);
  });

  test('what the officer took off the lines stays off', () => {
    const lowered = { ...claim, calculatedCompensation: 1_200_000 };
    expect(expectedAmount(lowered, [asAssessed, changed])).toBe(1_150_000);
  });

  test('what the officer took off the limit stays off', () => {
    const above = { ...valuation, cap: 1_000_000, changedBecause: 'Half was harvested before' };
    const lowered = buildClaim({
      calculatedCompensation: 600_000,
      verifications: [buildVerification({ valuation: above, calculatedCompensation: 600_000 })],
    });
    // Lines of 1,250,000 and then of 1,200,000 both come to the limit.
    expect(expectedAmount(lowered, [asAssessed, changed])).toBe(600_000);
    expect(
      expectedAmount(lowered, [
        { amount: '500000', reason: 'Less' },
        { amount: '250000', reason: '' },
      ]),
    ).toBe(350_000);
  });
});
