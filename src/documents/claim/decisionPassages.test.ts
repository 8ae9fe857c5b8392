import { buildConditionCheck, buildDecision } from '../../test/builders';
import { passagesText } from '../../test/files/paperTexts';
import { recordsAt } from '../../test/recordsAt';
import { decisionPassages } from './decisionPassages';

test('each condition says whether it is met', () => {
  const decisions = [buildDecision({ conditions: ['Bring the receipts', 'Fence the garden'] })];
  const conditionChecks = [buildConditionCheck({ note: 'Seen' })];
  const { claim } = recordsAt('approved', { decisions, conditionChecks });
  expect(passagesText(decisionPassages(claim))).toContain(
    'Conditions\nBring the receipts (met on 03/07/2025, recorded by Sarah Auma: Seen)\nFence the garden (not yet met)',
  );
});

test('a claim that the committee has not decided says so', () => {
  const { claim } = recordsAt('under_cvc_review');
  expect(passagesText(decisionPassages(claim))).toBe('The committee has not decided this claim yet.');
});
