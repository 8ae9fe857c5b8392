import { buildConditionCheck, buildDecision, buildPayment } from '../../../test/builders';
import { recordsAt } from '../../../test/recordsAt';
import type { ConditionCheck } from '../conditionRecord';
import { findConditionRefusal, sendsMoney } from './conditionBar';
import { findConditions, openConditions, waitsForConditions } from './conditions';

const approved = buildDecision({ conditions: ['Bring the receipts', 'Fence the garden'] });
const claimWith = (conditionChecks?: ConditionCheck[], decisions = [approved]) =>
  recordsAt('approved', { decisions, ...(conditionChecks && { conditionChecks }) }).claim;
const statesOf = (claim: Parameters<typeof findConditions>[0]) => findConditions(claim).map(({ state }) => state);

test('each condition is open until it is ticked, and open again once the tick is taken back', () => {
  expect(statesOf(claimWith())).toEqual(['open', 'open']);
  const met = buildConditionCheck({ place: 1 });
  expect(statesOf(claimWith([met]))).toEqual(['open', 'met']);
  const takenBack = buildConditionCheck({ place: 1, metOn: undefined, note: 'It fell over' });
  expect(statesOf(claimWith([met, takenBack]))).toEqual(['open', 'open']);
  expect(statesOf(claimWith([met, takenBack, met, buildConditionCheck()]))).toEqual(['met', 'met']);
});

test('payment waits for what is open alone', () => {
  const met = [buildConditionCheck(), buildConditionCheck({ place: 1 })];
  expect([claimWith(), claimWith(met)].map(waitsForConditions)).toEqual([true, false]);
  expect(findConditionRefusal(claimWith(met))).toBeUndefined();
});

test('ticks of another decision do not count, and a decision that approves nothing has no conditions', () => {
  const other = buildConditionCheck({ decidedOn: '2025-06-01T10:00:00.000Z' });
  expect(statesOf(claimWith([other]))).toEqual(['open', 'open']);
  const back = buildDecision({ decision: 'refer_back', approvedAmount: undefined, decisionNote: 'Visit again' });
  expect(findConditions(claimWith([], [approved, back]))).toEqual([]);
});

test('the refusal names every condition that is open', () => {
  expect(findConditionRefusal(claimWith())).toMatchObject({
    params: { conditions: 'Bring the receipts; Fence the garden' },
  });
  expect(openConditions(claimWith([buildConditionCheck()]))).toEqual(['Fence the garden']);
});

const payment = (paymentStatus: 'pending' | 'processing' | 'success' | 'failed') => buildPayment({ paymentStatus });

test.each([
  [undefined, 'pending', true],
  [undefined, 'success', true],
  ['pending', 'processing', true],
  ['pending', 'success', true],
  ['failed', 'success', true],
  ['pending', 'failed', false],
  ['failed', 'pending', false],
  ['processing', 'success', false],
  ['processing', 'failed', false],
  ['success', 'success', false],
] as const)('a payment that goes from %s to %s sends money or is made anew: %s', (before, after, sends) => {
  expect(sendsMoney({ before: before && payment(before), after: payment(after) })).toBe(sends);
});
