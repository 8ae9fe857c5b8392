import type { Appeal } from '../../domain/claim/appeal/appealRecord';
import { dismissalWords, groundWords, outcomeWords } from '../../domain/claim/appeal/appealWords';
import { toldDecisions } from '../../domain/claim/telling/toldWords';
import { pairsOf, type Pair, type Passage } from '../pdf/paper';
import { officialFormats } from '../table/cellText';
import { pairIfGiven, timeText } from './claimPairs';

const { dateTime, shillings } = officialFormats;

/** One appeal, from its filing to its outcome. */
export function appealPassage({
  decision,
  grounds,
  statement,
  files,
  lateReason,
  filedBy,
  filedOn,
  ...rest
}: Appeal): Passage {
  const { valuation, outcome } = rest;
  return pairsOf([
    ['Appealed decision', `${toldDecisions[decision.kind].label}, ${timeText(decision.at)}`],
    ['Filed by', `${filedBy}, ${dateTime(filedOn)}`],
    ['Grounds', grounds.map((ground) => groundWords[ground].label).join('\n')],
    ['Statement', statement],
    ...pairIfGiven('Files', files.map(({ name }) => name).join('\n')),
    ...pairIfGiven('Reason for taking it late', lateReason),
    ...pairIfGiven(
      'Valued for the appeal',
      valuation &&
        `${shillings(valuation.calculatedCompensation ?? 0)}, by ${valuation.verifiedBy}, ${dateTime(valuation.verifiedOn)}`,
    ),
    ...outcomePairs(outcome),
  ]);
}

function outcomePairs(outcome: Appeal['outcome']): Pair[] {
  if (!outcome) return [['Outcome', 'Not decided yet']];
  const { kind, amount, reasons = [], note, decidedBy, decidedOn, board } = outcome;
  return [
    ['Outcome', outcomeWords[kind].label],
    ...pairIfGiven('Approved amount', amount === undefined ? undefined : shillings(amount)),
    ['Decided by', `${decidedBy}${board ? ', for the Board' : ''}, ${dateTime(decidedOn)}`],
    ...pairIfGiven('Reasons', reasons.map((code) => dismissalWords[code].label).join('\n')),
    ...pairIfGiven('Decision note', note),
  ];
}
