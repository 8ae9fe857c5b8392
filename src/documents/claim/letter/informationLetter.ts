import { findAsked, findOpenPieces } from '../../../domain/claim/asked/asked';
import { findLastVerification, type Claim } from '../../../domain/claim/claim';
import { pieceText } from '../../../domain/claim/asked/pieceText';
import type { Piece } from '../../../domain/workflow/askedRecord';
import { pairsOf, paragraph, type Passage } from '../../pdf/paper';
import { officialFormats } from '../../table/cellText';
import { pairIfGiven } from '../claimPairs';
import { placeOf, sentenceOf, type Say, type Sentences, type Writer } from './sentences';

const { date } = officialFormats;

/** Asks the claimant for what is still missing. */
export const informationLetter: Writer = ({ claim }, how) => {
  const { t } = how;
  return {
    title: t('Information Needed for Your Compensation Claim'),
    facts: [[t('Requested on'), date(findLastVerification(claim)?.verifiedOn ?? '')]],
    passages: [
      paragraph(t('We need more from you before we can decide on your claim:')),
      ...missing(claim, how),
      paragraph(
        t('Please bring what is missing to the {{district}} district office, and give the claim ID.', placeOf(claim)),
      ),
      paragraph(t('We cannot continue with your claim until we have it.')),
      ...until(claim, t),
    ],
  };
};

/** What is still open, and what was answered already, so that nobody brings it twice. */
function missing(claim: Claim, how: Sentences): Passage[] {
  const { t } = how;
  const actionReason = findLastVerification(claim)?.actionReason;
  const open = findOpenPieces(claim);
  const words = (piece: Piece) => pieceText((english) => t(english), piece, actionReason);
  const sentences = open.map((piece) => `• ${(piece.reason && sentenceOf(piece.reason, how)) ?? words(piece)}`);
  const answered = findAsked(claim)?.pieces.filter((piece) => !open.includes(piece)) ?? [];
  const isListed = open.some(({ reason }) => reason === 'other');
  const besides = [
    ...pairIfGiven(t('Note'), isListed ? undefined : actionReason),
    ...pairIfGiven(t('Already answered'), answered.map(words).join('\n')),
  ];
  return [paragraph(sentences.join('\n')), ...(besides.length > 0 ? [pairsOf(besides)] : [])];
}

function until(claim: Claim, t: Say): Passage[] {
  const asked = findAsked(claim);
  if (!asked) return [];
  return [
    paragraph(t('We wait until {{date}}. After that day, we may close your claim.', { date: date(asked.until) })),
  ];
}
