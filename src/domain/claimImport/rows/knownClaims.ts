import { dayNumber } from '../../dayCount';
import type { Claim } from '../../claim/claim';
import { findPossibleDuplicates } from '../../claim/duplicates';

/** As much of a claim as tells whether another is about the same loss. */
type Loss = Pick<Claim, 'claimant' | 'incident'>;

/** Where a claim stands already: in the register, or in an earlier row of the file. */
export type ClaimPlace = { claimId: string } | { row: number };

type Known = Loss & { id: string; place: ClaimPlace };

const weekLength = 7;

/** Some are enough to warn; a file that repeats one line must not cost the square of its length. */
const mostAlike = 20;

/**
 * The claims of the register, and the rows that came before, by what makes another one the same. Same national ID, kind
 * and date of incident is the same claim; a possible duplicate is told and stops nothing.
 */
export function makeKnownClaims(claims: readonly Claim[]) {
  const same = new Map<string, ClaimPlace>();
  const alike = new Map<string, Known[]>();
  const unnamed = new Map<string, ClaimPlace>();

  function add({ claimant, incident }: Loss, place: ClaimPlace) {
    const known = { id: '', claimant, incident, place };
    if (claimant.nationalId !== '') same.set(exactKey(known), place);
    else unnamed.set(wholeKey(known), place);
    for (const key of alikeKeys(known, weekOf(known))) {
      const list = alike.get(key) ?? [];
      if (list.length < mostAlike) list.push(known);
      alike.set(key, list);
    }
  }
  for (const claim of claims) add(claim, { claimId: claim.id });

  return {
    add,
    /** Where the same claim stands already. Two lines of one file that name nobody may be of two people. */
    findSame: (loss: Loss): ClaimPlace | undefined => {
      if (loss.claimant.nationalId !== '') return same.get(exactKey(loss));
      const place = unnamed.get(wholeKey(loss));
      return place && 'claimId' in place ? place : undefined;
    },
    /** Where a claim stands that may be about the same loss. */
    findAlike: (loss: Loss): ClaimPlace | undefined => {
      if (loss.claimant.nationalId === '') {
        const place = unnamed.get(wholeKey(loss));
        if (place) return place;
      }
      const week = weekOf(loss);
      const near = [week - 1, week, week + 1].flatMap((each) =>
        alikeKeys(loss, each).flatMap((key) => alike.get(key) ?? []),
      );
      const { nationalId, phoneNumber } = loss.claimant;
      const { incidentType, dateOfIncident } = loss.incident;
      return findPossibleDuplicates({ nationalId, phoneNumber, incidentType, dateOfIncident }, near)[0]?.claim.place;
    },
  };
}

export type KnownClaims = ReturnType<typeof makeKnownClaims>;

/** What is the same of two claims that are about the same loss. */
export const exactKey = ({ claimant, incident }: Loss) =>
  [claimant.nationalId, incident.incidentType, incident.dateOfIncident].join('|');

/** All that is said of a loss of which nobody is known. */
const wholeKey = ({ claimant, incident }: Loss) =>
  JSON.stringify([Object.entries(claimant).sort(), Object.entries(incident).sort()]);

const alikeKeys = ({ claimant, incident }: Loss, week: number) => [
  `${claimant.nationalId}|${week}`,
  `${claimant.phoneNumber}|${incident.incidentType}|${week}`,
];

const weekOf = ({ incident }: Loss) => Math.floor(dayNumber(incident.dateOfIncident) / weekLength);
