import type { Claim } from '../../claim/claim';
import { takeBack } from '../../claim/undo';
import { wasFinishedOnPaper } from '../../claim/notKnown';
import { paperRecord } from '../../workflow/decision';
import { isDistrict } from '../../place/districts';
import {
  acceptsType,
  allFiles,
  evidenceSlotNames,
  evidenceSlots,
  maximumClaimBytes,
  maximumPhotos,
} from '../../incident/evidence';
import { laterDays } from '../../incident/laterDays';
import { isInUganda } from '../../place/location';
import { counts, type Payment } from '../../payment/payment';
import { type ClaimWithPayments } from '../../claim/claimWithPayments';
import { takenBackOn } from '../../workflow/takenBack';
import { claimIdPattern, inOrder, isAhead, isOdd, type Unsoundness } from './unsoundness';
import { findWrongAppeals } from './appealSoundness';
import { findWrongCorrections } from './correctionSoundness';
import { findWrongDecision } from './decisionSoundness';
import { findWrongAnswers, findWrongClosing, findWrongHold, findWrongTelling } from './claimantSoundness';
import {
  findWrongCancelling,
  findWrongConditions,
  findWrongStatus,
  findWrongPayments,
  type IsLogged,
} from './paymentSoundness';

/**
 * Why a claim with its payments cannot be true; undefined when nothing speaks against it.
 * @param now an instant
 * @param isLogged whether a log tells that of a payment
 */
export function findUnsoundClaim(
  { claim, payments: all }: ClaimWithPayments,
  now: string,
  isLogged: IsLogged,
): Unsoundness | undefined {
  if (!claimIdPattern.test(claim.id) || [claim, ...all].some(isOdd)) return 'odd_id';
  if (!isDistrict(claim.claimant.district)) return 'unknown_district';
  if (claim.claimant.payoutMethod === '' && !wasFinishedOnPaper(claim)) return 'not_known';
  if (isAhead([...momentsOf(claim), ...all.flatMap(paymentMoments)], now)) return 'in_future';
  if (!isInOrder(claim) || !mayLackDays(claim)) return 'out_of_order';
  const payments = all.filter(counts);
  return (
    findWrongContent(claim) ??
    findWrongDecision(claim) ??
    findWrongAnswers(claim) ??
    findWrongClosing(claim) ??
    findWrongHold(claim) ??
    findWrongAppeals(claim) ??
    findWrongCorrections(claim) ??
    findWrongTelling(claim) ??
    findWrongConditions(claim, payments) ??
    findWrongStatus(claim, payments) ??
    findWrongPayments(claim, all, isLogged) ??
    findWrongCancelling(claim, all, isLogged) ??
    findWrongUndo({ claim, payments: all }, now, isLogged)
  );
}

/** Whether the claim was sound before what was done last, which can be undone. */
function findWrongUndo(
  { claim: { undoable, ...claim }, payments }: ClaimWithPayments,
  now: string,
  isLogged: IsLogged,
): Unsoundness | undefined {
  if (!undoable) return undefined;
  const { after, payments: restored } = takeBack(undoable, payments, claim.updatedAt);
  if (restored.length < undoable.payments.length) return 'other_payments';
  const others = payments.filter(({ id }) => restored.every(({ before }) => before.id !== id));
  const former = { claim: { ...claim, ...after }, payments: [...others, ...restored.map((change) => change.after)] };
  return findUnsoundClaim(former, now, (id, what) => what === 'undone' || isLogged(id, what));
}

function momentsOf({ createdAt, registeredAt, submittedAt, updatedAt, incident, notes, ...claim }: Claim) {
  return [
    ...[createdAt, registeredAt, submittedAt, updatedAt, incident.dateOfIncident],
    ...laterDays(incident).map(({ day }) => day),
    ...claim.verifications.flatMap(({ verifiedOn, ...step }) => [verifiedOn, takenBackOn(step)]),
    ...claim.decisions.flatMap(({ decidedOn, ...step }) => [decidedOn, takenBackOn(step)]),
    claim.finalApproval?.approvedOn,
    ...[claim.checklist?.firstReport?.day, claim.checklist?.visit?.day, claim.checklist?.checkedAt],
    ...(claim.told ?? []).flatMap(({ day, recordedAt }) => [day, recordedAt]),
    ...claim.verifications.flatMap(({ asked }) => asked?.pieces.map(({ answer }) => answer?.answeredOn) ?? []),
    ...(claim.closings ?? []).flatMap(({ closedOn, reopened }) => [closedOn, reopened?.reopenedOn]),
    ...(claim.holds ?? []).flatMap(({ heldOn, released }) => [heldOn, released?.releasedOn]),
    ...(claim.appeals ?? []).flatMap(({ decision, filedOn, valuation, outcome }) => [
      ...[decision.at, filedOn, valuation?.verifiedOn, outcome?.decidedOn, outcome?.finalApproval?.approvedOn],
    ]),
    ...(claim.corrections ?? []).flatMap(({ correctedOn, outcome }) => [correctedOn, outcome?.decidedOn]),
    ...(claim.conditionChecks ?? []).flatMap(({ metOn, recordedAt }) => [metOn, recordedAt]),
    ...notes.map(({ timestamp }) => timestamp),
  ];
}

const paymentMoments = ({ createdAt, updatedAt, paidAt, cancelledOn, outcomes = [] }: Payment) => [
  createdAt,
  updatedAt,
  paidAt,
  cancelledOn,
  ...outcomes.map(({ at }) => at),
];

/** A claim may be begun after it was registered: one on paper is. It is submitted anew after a verification. */
function isInOrder({ incident, createdAt, registeredAt, submittedAt, updatedAt, ...claim }: Claim): boolean {
  const { verifications, decisions, finalApproval } = claim;
  return (
    inOrder(incident.dateOfIncident, submittedAt ?? createdAt) &&
    laterDays(incident).every(({ day }) => day >= incident.dateOfIncident && inOrder(day, submittedAt ?? createdAt)) &&
    inOrder(registeredAt, submittedAt, updatedAt) &&
    verifications.every(({ verifiedOn }) => inOrder(registeredAt, verifiedOn)) &&
    decisions.every(({ decidedOn }) => inOrder(registeredAt, decidedOn)) &&
    inOrder(registeredAt, decisions.at(-1)?.decidedOn, finalApproval?.approvedOn)
  );
}

/** Whether the days that a claim lacks are of the time before it came in, on paper; what was done here has its day. */
function mayLackDays({ registeredAt, submittedAt, decisions }: Claim): boolean {
  const isRegistered = registeredAt === undefined || submittedAt !== undefined;
  return (
    isRegistered && decisions.every(({ decidedOn, decidedBy }) => decidedOn !== undefined || decidedBy === paperRecord)
  );
}

/** Whether the wizard can have taken what a claim holds. Texts are left: the rules for them may have become stricter. */
function findWrongContent({ incident, evidence, checklist }: Claim): Unsoundness | undefined {
  const { latitude, longitude } = checklist?.visit ?? {};
  if (isOddPlace(incident.gpsLatitude, incident.gpsLongitude) || isOddPlace(latitude, longitude)) return 'odd_place';

  const files = allFiles(evidence);
  const fits =
    evidence.photos.length <= maximumPhotos &&
    evidenceSlotNames.every((slot) => evidenceSlots[slot].many || evidence[slot].length <= 1) &&
    evidenceSlotNames.every((slot) => evidence[slot].every(({ type }) => acceptsType(slot, type))) &&
    files.reduce((sum, { size }) => sum + size, 0) <= maximumClaimBytes &&
    new Set(files.map(({ id }) => id)).size === files.length;
  return fits ? undefined : 'odd_evidence';
}

/** Whether coordinates lie outside the country, or one of them is missing. */
const isOddPlace = (latitude: number | undefined, longitude: number | undefined): boolean =>
  latitude === undefined || longitude === undefined ? latitude !== longitude : !isInUganda(latitude, longitude);
