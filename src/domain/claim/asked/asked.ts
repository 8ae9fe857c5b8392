import type { Evidence } from '../../incident/evidence';
import type { Asked, Piece } from '../../workflow/askedRecord';
import { closingReasons, type Closing, type ClosingReason } from '../../workflow/closing';
import { findLastVerification, type Claim } from '../claim';

/*
 * What a claim waits for while information is asked for, and what becomes of it when nobody answers (docs/product.md,
 * Information asked for; Closing).
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

/**
 * Whether a claim can be closed for a reason: withdrawn at any time before it is forwarded, for no answer only once that
 * is overdue.
 * @param today YYYY-MM-DD in Africa/Kampala
 */
export function mayClose(claim: Claim, reason: ClosingReason, today: string): boolean {
  const from: readonly string[] = closingReasons[reason];
  return from.includes(claim.status) && (reason !== 'no_answer' || isAnswerOverdue(claim, today));
}

/** Why and when a closed claim was closed; undefined for any other. */
export const findClosing = ({ status, closings }: Claim): Closing | undefined =>
  status === 'closed' ? closings?.at(-1) : undefined;

/** A claim's verifications with another day until which the answer to the last one is awaited. @param until YYYY-MM-DD */
export const awaitedUntil = ({ verifications }: Claim, until: string): Claim['verifications'] =>
  verifications.map((verification, place) =>
    place === verifications.length - 1 && verification.asked
      ? { ...verification, asked: { ...verification.asked, until } }
      : verification,
  );
