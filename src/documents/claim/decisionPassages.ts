import { findLastDecision, type Claim } from '../../domain/claim/claim';
import { findConditions, type Condition } from '../../domain/claim/conditions/conditions';
import { committeeDecisions } from '../../domain/workflow/decision';
import { pairsOf, paragraph, type Passage } from '../pdf/paper';
import { officialFormats } from '../table/cellText';
import { pairIfGiven, reasonPairs, timeText } from './claimPairs';

const { date, shillings } = officialFormats;

/** What the committee decided last, with its conditions. */
export function decisionPassages(claim: Claim): Passage[] {
  const taken = findLastDecision(claim);
  if (!taken) return [paragraph('The committee has not decided this claim yet.')];
  return [
    pairsOf([
      ['Decision', committeeDecisions[taken.decision].label],
      ...pairIfGiven(
        'Approved amount',
        taken.approvedAmount === undefined ? undefined : shillings(taken.approvedAmount),
      ),
      ['Decided by', `${taken.decidedBy}, ${timeText(taken.decidedOn)}`],
      ...pairIfGiven('Conditions', findConditions(claim).map(conditionText).join('\n')),
      ...reasonPairs(taken.reasons),
      ...pairIfGiven('Decision note', taken.decisionNote),
      ...pairIfGiven('CVC notes', taken.cvcNotes),
    ]),
  ];
}

/** A condition, and when it was met and by whose record. */
function conditionText(condition: Condition): string {
  const { metOn, note, recordedBy } = condition.checks.at(-1) ?? {};
  if (metOn === undefined) return `${condition.text} (not yet met)`;
  return `${condition.text} (met on ${date(metOn)}, recorded by ${recordedBy ?? ''}${note ? `: ${note}` : ''})`;
}
