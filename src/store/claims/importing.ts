import { findAreaRefusal } from '../../domain/access/access';
import { selectAccessFacts } from '../access/selectors';
import type { NeededFact } from '../../domain/claim/notKnown';
import { makeClaimId } from '../../domain/claim/claimId';
import { arrivalStatuses } from '../../domain/claimImport/choices';
import type { DerivedDay } from '../../domain/claimImport/askedDays';
import type { ImportForm } from '../../domain/claimImport/importFields';
import { makeJudge, type ImportedFacts } from '../../domain/claimImport/rows/judge';
import { makeKnownClaims, type ClaimPlace } from '../../domain/claimImport/rows/knownClaims';
import { maximumImport } from '../../domain/claimImport/sheet/limits';
import { findUnsoundClaim } from '../../domain/register/soundness/claimSoundness';
import { withoutInvisible } from '../../domain/form/plainText';
import { findPermissionRefusal } from '../../domain/user/permissionRefusal';
import type { Refusal } from '../../domain/refusal';
import { defineCommand, refuse } from '../command';
import type { Register } from '../registerReducers';
import { commit } from '../commit';
import { claimsImported, type ImportedClaim } from '../events';
import { buildImportedClaim } from './importedClaim';
import { findClaim, selectAllClaims } from './selectors';

/** The good rows of a spreadsheet as forms, with their numbers in the sheet and the days that were put in their place. */
type ImportFile = {
  fileName: string;
  rows: readonly {
    row: number;
    form: ImportForm;
    derived?: readonly DerivedDay[];
    unknown?: readonly NeededFact[];
  }[];
};

/**
 * Adds the claims of a spreadsheet in one event, all of them or none. Refuses another role than permissions.ts names, a
 * row that the rules refuse, a claim that came into the register since the rows were checked, and claims for which the
 * browser has no room. Returns how many were added.
 */
export const importClaims = (file: ImportFile) => commit(importCommand(file));

const noRoom: Refusal = {
  code: 'not_stored',
  message: 'Not enough space in this browser, or it does not allow saving. Nothing was added. A smaller file may fit.',
};

type ImportEvent = ReturnType<typeof claimsImported>;

export const importCommand = defineCommand<ImportFile, number, undefined, ImportEvent>({
  scope: 'register',
  name: 'claims/import',
  label: null,
  refusedUnstored: noRoom,
  makes: claimsImported,
  accepts: acceptsImport,
  decide(state, { form: { fileName: typedName, rows } }, stamp) {
    const fileName = withoutInvisible(typedName);
    const refusal = findPermissionRefusal('importClaims', stamp.actor.role);
    if (refusal) return refuse(refusal);
    if (rows.length > maximumImport) return refuse(tooMany);

    const judge = makeJudge(stamp.at);
    const known = makeKnownClaims(selectAllClaims(state));
    const claims: ImportedClaim[] = [];
    for (const { row, form, derived = [], unknown } of rows) {
      const judged = judge(form, derived, unknown);
      if ('problems' in judged) return refuse(refusedRow(row));
      const same = known.findSame(judged.facts);
      if (same) return refuse(sameClaim(row, same));
      known.add(judged.facts, { row });
      claims.push(importedClaim(judged.facts, claims.length, row, derived));
    }
    return { ok: true, event: claimsImported({ fileName, claims }, stamp), value: claims.length };

    function importedClaim(facts: ImportedFacts, place: number, row: number, derived: readonly DerivedDay[]) {
      // The random characters of the event's id and the claim's place in it: no two claims of any import are the same.
      const random = stamp.eventId.slice(stamp.eventId.lastIndexOf('-') + 1) + place.toString(36).padStart(3, '0');
      return buildImportedClaim(facts, { claimId: makeClaimId(stamp.at, random), fileName, row, derived, stamp });
    }
  },
});

/**
 * Refuses another role, no claim, too many, one outside the districts of its officer, claims that are there by now or named
 * twice, and those that cannot have come from a paper: what is under way is decided in the portal, and a payment is what was
 * approved.
 */
export function acceptsImport(register: Register, { payload: { claims }, meta }: ImportEvent): Refusal | undefined {
  const refusal = findPermissionRefusal('importClaims', meta.actor.role);
  if (refusal) return refusal;
  if (claims.length === 0) return nothingToAdd;
  if (claims.length > maximumImport) return tooMany;
  const facts = selectAccessFacts(register);
  const added = new Set<string>();
  for (const { row, claim, payment } of claims) {
    if (added.has(claim.id) || findClaim(register, claim.id)) return sameClaim(row, { claimId: claim.id });
    added.add(claim.id);
    const isNew = claim.rev === 1 && claim.verifications.length === 0 && !claim.finalApproval && !claim.told;
    const isItsOwn = payment === undefined || payment.claimId === claim.id;
    const isArrived = isNew && isItsOwn && arrivalStatuses.some((status) => status === claim.status);
    const payments = payment ? [payment] : [];
    if (!isArrived || findUnsoundClaim({ claim, payments }, meta.at, () => false)) return refusedRow(row);
    if (findAreaRefusal(facts, meta.actor, claim.claimant)) return foreignRow(row);
  }
  return undefined;
}

const nothingToAdd: Refusal = { code: 'invalid', message: 'No rows to add' };

const tooMany: Refusal = {
  code: 'invalid',
  message: 'You can add up to {{count}} claims at once. Split the file into smaller files. Nothing was added.',
  params: { count: maximumImport },
};

const refusedRow = (row: number): Refusal => ({
  code: 'invalid',
  message: 'Row {{row}} is no longer valid. Nothing was added. Check the file again.',
  params: { row },
});

const foreignRow = (row: number): Refusal => ({
  code: 'outside_areas',
  message:
    'The claim in row {{row}} is not in your districts. Nothing was added. Take it out of the file and try again.',
  params: { row },
});

const sameClaim = (row: number, place: ClaimPlace): Refusal => ({
  code: 'changed',
  message:
    'The claim in row {{row}} is already in the register. Nothing from this file was added. Check the file again.',
  params: { row, ...place, ...('row' in place && { row }) },
});
