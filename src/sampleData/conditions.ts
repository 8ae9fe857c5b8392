import { addDays, kampalaDay, kampalaInstant } from '../domain/calendar';
import { findLastDecision, findLastVerification, type Claim } from '../domain/claim/claim';

/** Days from the decision until the first condition was met. */
const daysUntilMet = 3;

/**
 * The claims, with the first condition of each approval ticked as met (docs/product.md, Conditions). Made after the
 * timeline, and without rows in the log: its figures are those of docs/product.md, Sample register.
 */
export const tickConditions = (claims: readonly Claim[]): Claim[] =>
  claims.map((claim) => {
    const { paymentConditions, decidedOn } = findLastDecision(claim) ?? {};
    if (!paymentConditions || !decidedOn) return claim;
    const metOn = addDays(kampalaDay(decidedOn), daysUntilMet);
    const recordedAt = kampalaInstant(metOn, '16:40');
    const recordedBy = findLastVerification(claim)?.verifiedBy ?? claim.createdBy;
    const check = { decidedOn, place: 0, metOn, note: 'Seen at the district office.', recordedAt, recordedBy };
    return { ...claim, conditionChecks: [check], rev: claim.rev + 1, updatedAt: recordedAt };
  });
