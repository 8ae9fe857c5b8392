import type { Claim } from '../../domain/claim/claim';
import { informationAnswers, pieceText } from '../../domain/claim/asked/pieceText';
import type { Table } from '../../domain/table';
import { verificationActions, type Verification } from '../../domain/workflow/verification';
import { pairsOf, paragraph, type Passage } from '../pdf/paper';
import { official } from '../pdf/words';
import { amountText, pairIfGiven, pairOrNotGiven, reasonPairs, reopenedPairs } from './claimPairs';

const { date, dateTime } = official;

/** What the district found last, and what it asked the claimant for. */
export function verificationPassages(claim: Claim): Passage[] {
  const found = claim.verifications.at(-1);
  if (!found) return [paragraph('The district has not verified this claim yet.')];
  const facts = pairsOf([
    ['Action', verificationActions[found.action].label],
    ['Calculated compensation', amountText(found.calculatedCompensation, claim.status)],
    pairOrNotGiven('Valuation schedule version', found.valuationScheduleVersion),
    ['Verified by', `${found.verifiedBy}, ${dateTime(found.verifiedOn)}`],
    ...reasonPairs(found.reasons),
    ...pairIfGiven('Action reason', found.actionReason),
    ...pairIfGiven('Verification notes', found.verificationNotes),
    ...pairIfGiven('Awaited until', found.asked && date(found.asked.until)),
    ...reopenedPairs(found.reopened),
  ]);
  return [facts, ...askedPassages(found)];
}

/** What was asked for, with the answer to each piece. */
function askedPassages({ asked, actionReason }: Verification): Passage[] {
  if (!asked || asked.pieces.length === 0) return [];
  const table: Table = {
    title: 'What is missing',
    columns: [
      { label: 'What is missing', kind: 'text' },
      { label: 'Answer', kind: 'text' },
      { label: 'Recorded by', kind: 'text' },
      { label: 'Recorded on', kind: 'instant' },
    ],
    rows: asked.pieces.map((piece) => {
      const { answer } = piece;
      const what =
        answer && [informationAnswers[answer.how].label, answer.file?.name, answer.note].filter(Boolean).join('\n');
      return [pieceText(official.t, piece, actionReason), what ?? 'Still open', answer?.answeredBy, answer?.answeredOn];
    }),
  };
  return [{ kind: 'table', table }];
}
