import type { Correction } from '../../domain/claim/correction/correctionRecord';
import { detailText } from '../../domain/claim/correction/correctionText';
import { correctionOutcomeWords, correctionWords } from '../../domain/claim/correction/correctionWords';
import { claimantLabels } from '../../domain/claim/fieldLabels';
import { pairsOf, type Pair, type Passage } from '../pdf/paper';
import { official } from '../pdf/words';
import { pairIfGiven } from './claimPairs';

const { dateTime, t } = official;

/** One correction of the claimant's details, and how it ended where a second person was asked. */
export function correctionPassage({ changes, reason, note, correctedBy, correctedOn, ...rest }: Correction): Passage {
  return pairsOf([
    ...changes.map(({ field, before, after }): Pair => [
      claimantLabels[field],
      `${detailText(field, after, t)} (before: ${detailText(field, before, t)})`,
    ]),
    ['Corrected by', `${correctedBy}, ${dateTime(correctedOn)}`],
    ['Reason for the correction', correctionWords[reason].label],
    ...pairIfGiven('Explanation', note),
    ...outcomePairs(rest),
  ]);
}

function outcomePairs({ toConfirm, outcome }: Pick<Correction, 'toConfirm' | 'outcome'>): Pair[] {
  if (!toConfirm) return [];
  if (!outcome) return [['Outcome', 'Waiting to be confirmed']];
  const { kind, note, decidedBy, decidedOn } = outcome;
  return [
    ['Outcome', correctionOutcomeWords[kind].label],
    ['Decided by', `${decidedBy}, ${dateTime(decidedOn)}`],
    ...pairIfGiven('Decision note', note),
  ];
}
