import { addDays, daysBetween, kampalaDay, kampalaInstant } from '../domain/calendar';
import { findLastVerification, type Claim } from '../domain/claim/claim';
import { findTelling } from '../domain/claim/told';
import { tellingKinds, type Told } from '../domain/claim/toldRecord';
import { createRandom, type Random } from './random';

/** What claimants were told is recorded for so long; of decisions before, nobody knows. Days. */
const recordedFor = 30;

/** Every claimant whose claim was decided longer ago has been told; of the others one in three waits. Days. */
const allToldAfter = 14;
const oneWaitsOf = 3;

/** Days that the district took to tell them, at most. */
const longestUntilTold = 9;

/**
 * The claims with what their claimants were told of the decision (docs/product.md, Told). Made after the timeline, and
 * without rows in the log: its figures are those of docs/product.md, Sample register.
 * @param now the instant of the first run
 */
export function tellClaimants(claims: readonly Claim[], seed: number, now: string): Claim[] {
  const random = createRandom(seed);
  const today = kampalaDay(now);
  let recent = 0;
  return claims.map((claim) => {
    const decision = findTelling(claim)?.decision;
    if (!decision?.at) return claim;
    const days = daysBetween(decision.at, today);
    if (days > recordedFor) return withoutTold(claim);
    if (days <= allToldAfter) {
      recent += 1;
      if (recent % oneWaitsOf === 0) return claim;
    }
    const told = makeTold(random, claim, { ...decision, at: decision.at }, days - 1);
    const updatedAt = told.recordedAt > claim.updatedAt ? told.recordedAt : claim.updatedAt;
    return { ...claim, told: [told], rev: claim.rev + 1, updatedAt };
  });
}

const withoutTold = ({ told: _told, ...claim }: Claim): Claim => claim;

/** @param daysLeft from the decision to the day before the first run */
function makeTold(random: Random, claim: Claim, decision: Told['decision'] & { at: string }, daysLeft: number): Told {
  const latest = Math.min(daysLeft, longestUntilTold);
  const day = addDays(kampalaDay(decision.at), random.int(Math.min(1, latest), latest));
  const officer = findLastVerification(claim)?.verifiedBy ?? claim.createdBy;
  return {
    decision,
    day,
    how: random.pick(tellingKinds),
    toldBy: officer,
    note: '',
    // When the working day ends, after whatever was decided on it.
    recordedAt: kampalaInstant(day, '18:05'),
    recordedBy: officer,
  };
}
