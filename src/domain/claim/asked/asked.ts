import type { Evidence } from '../../incident/evidence';
import type { Asked, Piece } from '../../workflow/askedRecord';
import { findLastVerification, type Claim } from '../claim';

/*
 * What a claim waits for while information is asked for (docs/product.md, Information asked for).
 */

/** Days until which an answer is awaited, where no other day is chosen. */
export const daysToAnswer = 14;

/** Days until which an answer can be awaited at most. */
export const longestWait = 365;

/** Pieces that one list can have. */
export const longestList = 20;

/** The list of what is missing, while the claim waits for it. */
export const findAsked = (claim: Claim): Asked | undefined =>
  claim.status === 'request_info' ? findLastVerification(claim)?.asked : undefined;

/** Whether a piece is answered. One that a file answered is open again once an edit has removed that file. */
export const isPieceAnswered = ({ answer }: Piece, evidence: Evidence): boolean =>
  answer !== undefined && (!answer.file || isAmong(evidence, answer.file.id));

// What names the slots is not here: every start needs this file.
const isAmong = (evidence: Evidence, fileId: string) =>
  Object.values(evidence).some((files) => files.some(({ id }) => id === fileId));

/** What is still missing. */
export const findOpenPieces = (claim: Claim): Piece[] =>
  findAsked(claim)?.pieces.filter((piece) => !isPieceAnswered(piece, claim.evidence)) ?? [];

/** The last day on which an answer is awaited, YYYY-MM-DD in Kampala; undefined while nothing is asked for. */
export const findAnswerEnd = (claim: Claim): string | undefined => findAsked(claim)?.until;

/**
 * Whether an answer is overdue: the day has passed and a piece is open.
 * @param today YYYY-MM-DD in Africa/Kampala
 */
export function isAnswerOverdue(claim: Claim, today: string): boolean {
  const end = findAnswerEnd(claim);
  return end !== undefined && end < today && findOpenPieces(claim).length > 0;
}
