import type { Claim } from '../../domain/claim/claim';
import { findConditions, type Condition } from '../../domain/claim/conditions/conditions';
import { committeeDecisions, type CommitteeDecision } from '../../domain/workflow/decision';
import { returnWords } from '../../domain/workflow/returnWords';
import { takenBackOn, type Returned } from '../../domain/workflow/takenBack';
import { pairsOf, paragraph, type Pair, type Passage } from '../pdf/paper';
import { officialFormats } from '../table/cellText';
import { pairIfGiven, reasonPairs, reopenedPairs, timeText } from './claimPairs';

const { date, shillings } = officialFormats;

/** What the committee decided last, with its conditions, and whether it was taken back. */
export function decisionPassages(claim: Claim): Passage[] {
  const taken = claim.decisions.at(-1);
  if (!taken) return [paragraph('The committee has not decided this claim yet.')];
  return [
    pairsOf([
      ['Decision', committeeDecisions[taken.decision].label],
      ...pairIfGiven(
        'Approved amount',
        taken.approvedAmount === undefined ? undefined : shillings(taken.approvedAmount),
      ),
      ['Decided by', `${taken.decidedBy}, ${timeText(taken.decidedOn)}`],
      ...pairIfGiven('Conditions', conditionsOf(claim, taken).join('\n')),
      ...reasonPairs(taken.reasons),
      ...pairIfGiven('Decision note', taken.decisionNote),
      ...pairIfGiven('CVC notes', taken.cvcNotes),
      ...reopenedPairs(taken.reopened),
      ...returnedPairs(taken.returned),
    ]),
  ];
}

/** Of an approval that was taken back, nothing is to be met. */
const conditionsOf = (claim: Claim, taken: CommitteeDecision): readonly string[] =>
  takenBackOn(taken) ? taken.conditions : findConditions(claim).map(conditionText);

/** That an approval was returned to the committee, with the final approval that was taken back. */
function returnedPairs(returned: Returned | undefined): Pair[] {
  if (!returned) return [];
  const { finalApproval, returnedBy, returnedOn, reason, because } = returned;
  return [
    ...pairIfGiven(
      'Final approval by',
      finalApproval && `${finalApproval.approvedBy}, ${timeText(finalApproval.approvedOn)}`,
    ),
    ['Returned by', `${returnedBy}, ${timeText(returnedOn)}`],
    ['Reason for returning', returnWords[reason].label],
    ['Explanation', because],
  ];
}

/** A condition, and when it was met and by whose record. */
function conditionText(condition: Condition): string {
  const { metOn, note, recordedBy } = condition.checks.at(-1) ?? {};
  if (metOn === undefined) return `${condition.text} (not yet met)`;
  return `${condition.text} (met on ${date(metOn)}, recorded by ${recordedBy ?? ''}${note ? `: ${note}` : ''})`;
}
