import { kampalaDay } from '../../domain/calendar';
import { addDays } from '../../domain/dayCount';
import { findMissingPapers, findPoints, isChecklistOpen, pointLabel } from '../../domain/checklist/checklist';
import { describePoint } from '../../domain/checklist/describePoint';
import { checklistAnswers } from '../../domain/checklist/questions';
import { findAnswerEnd } from '../../domain/claim/asked/asked';
import { type Claim } from '../../domain/claim/claim';
import { reachedCommittee } from '../../domain/claim/outcome';
import { papers } from '../../domain/scheme/papers';
import type { Scheme } from '../../domain/scheme/scheme';
import { pairsOf, paragraph, type Pair, type Passage } from '../pdf/paper';
import { official } from '../pdf/words';

const { date, dateTime } = official;

/** Every point of a claim's checklist with its answer, and why it was forwarded all the same. */
export function checklistPassages(claim: Claim, scheme: Scheme): Passage[] {
  const { checklist, status } = claim;
  if (!checklist) {
    if (isChecklistOpen(status)) return [paragraph('Not answered yet.')];
    return [paragraph(reachedCommittee(claim) ? 'Decided on paper.' : 'Not answered.')];
  }
  const { checkedBy, checkedAt } = checklist;
  return [
    pairsOf([
      ...findPoints(claim, scheme).map((point): Pair => {
        const answer = point.answer ? checklistAnswers[point.answer].label : 'Not answered';
        return [pointLabel(point), [answer, ...describePoint(point, claim, official)].join('. ')];
      }),
      ['Answered by', `${checkedBy}, ${dateTime(checkedAt)}`],
    ]),
  ];
}

/** What a claimant is to bring: each paper with where it is had, and by when; nothing where none is missing. */
export function missingPapersText(claim: Claim, scheme: Scheme): string[] {
  const missing = findMissingPapers(claim, scheme);
  if (missing.length === 0) return [];
  const { registeredAt = claim.createdAt } = claim;
  const until = findAnswerEnd(claim) ?? addDays(kampalaDay(registeredAt), scheme.reporting.papersDays);
  return [
    `Please bring to the district office by ${date(until)}:`,
    ...missing.map((paper) => `• ${papers[paper].label} (from: ${papers[paper].from})`),
  ];
}
