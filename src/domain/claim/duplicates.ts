import { daysBetween } from '../dayCount';
import type { Claim } from './claim';
import { readNationalId } from '../form/nationalId';
import { readPhone } from '../form/phone';

type Candidate = {
  claimId?: string;
  nationalId: string;
  phoneNumber: string;
  incidentType: string;
  dateOfIncident: string;
};

export type PossibleDuplicate<Known = Claim> = { claim: Known; matched: 'national_id' | 'phone_and_incident' };

/** How far apart two incidents may lie to be taken for one, days (docs/product.md, Wizard). */
const windowDays = 7;

/**
 * Claims that may be about the same loss: the same national ID, or the same phone and kind of incident, with incidents
 * at most seven days apart. They are shown before submission and never block it.
 */
export function findPossibleDuplicates<Known extends Pick<Claim, 'id' | 'claimant' | 'incident'>>(
  candidate: Candidate,
  claims: readonly Known[],
): PossibleDuplicate<Known>[] {
  const nationalId = readNationalId(candidate.nationalId);
  const phoneNumber = readPhone(candidate.phoneNumber);
  return claims.flatMap((claim): PossibleDuplicate<Known>[] => {
    if (claim.id === candidate.claimId) return [];
    const sameId = nationalId !== '' && claim.claimant.nationalId === nationalId;
    const sameLoss =
      phoneNumber !== '' &&
      claim.claimant.phoneNumber === phoneNumber &&
      claim.incident.incidentType === candidate.incidentType;
    if (!sameId && !sameLoss) return [];
    const daysApart = Math.abs(daysBetween(claim.incident.dateOfIncident, candidate.dateOfIncident));
    // A date not yet typed is no number of days from any other.
    return daysApart <= windowDays ? [{ claim, matched: sameId ? 'national_id' : 'phone_and_incident' }] : [];
  });
}
