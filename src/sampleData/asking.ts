import { addDays, kampalaDay, kampalaInstant } from '../domain/calendar';
import { piecesOf } from '../domain/actions/verificationForm';
import { daysToAnswer } from '../domain/claim/asked';
import { findLastVerification, type Claim } from '../domain/claim/claim';
import type { Piece } from '../domain/workflow/askedRecord';
import { isSampleKind } from './kinds';
import { createRandom, type Random } from './random';
import { furtherPieces } from './words';

/** Of two claims that wait for information, one has brought something. */
const oneAnsweredOf = 2;

/** Days after which something was brought, at most. */
const longestUntilBrought = 6;

/**
 * The claims with the lists of what is missing (docs/product.md, Information asked for). Made after the timeline, and
 * without rows in the log: its figures are those of docs/product.md, Sample register.
 * @param now the instant of the first run
 */
export function listWhatIsMissing(claims: readonly Claim[], seed: number, now: string): Claim[] {
  const random = createRandom(seed);
  const yesterday = addDays(kampalaDay(now), -1);
  let waiting = 0;
  return claims.map((claim) => {
    const verification = findLastVerification(claim);
    const kind = claim.incident.incidentType;
    if (claim.status !== 'request_info' || !verification || !isSampleKind(kind)) return claim;
    waiting += 1;
    const { verifiedOn, verifiedBy, reasons = [] } = verification;
    const further = random.pick(furtherPieces[kind]);
    // Other stands for what the officer wrote, which the further piece does not say.
    const pieces = [...piecesOf(reasons, []), ...piecesOf([], [further])];
    const askedOn = kampalaDay(verifiedOn);
    const brought = findDayBrought(random, askedOn, yesterday);
    const isBrought = waiting % oneAnsweredOf === 0 && brought !== undefined;
    const asked = {
      until: addDays(askedOn, daysToAnswer),
      pieces: isBrought ? answerLast(pieces, brought, verifiedBy) : pieces,
    };
    return {
      ...claim,
      verifications: [...claim.verifications.slice(0, -1), { ...verification, asked }],
      ...(isBrought && { updatedAt: later(claim.updatedAt, kampalaInstant(brought, '18:05')) }),
    };
  });
}

const later = (a: string, b: string) => (a > b ? a : b);

/** Undefined where the claim was asked too late for anything to have come. */
function findDayBrought(random: Random, askedOn: string, yesterday: string): string | undefined {
  const brought = addDays(askedOn, random.int(1, longestUntilBrought));
  return brought > yesterday ? undefined : brought;
}

/** The last piece, which is a letter, came on paper. */
function answerLast(pieces: readonly Piece[], day: string, answeredBy: string): Piece[] {
  const answer = {
    how: 'file_added',
    note: 'In the paper file at the district office',
    // When the working day ends.
    answeredOn: kampalaInstant(day, '18:05'),
    answeredBy,
  } as const;
  return pieces.map((piece, place) => (place === pieces.length - 1 ? { ...piece, answer } : piece));
}
