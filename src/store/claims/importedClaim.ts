import { kampalaInstant } from '../../domain/calendar';
import type { Claim } from '../../domain/claim/claim';
import type { Arrival } from '../../domain/claimImport/rows/arrival';
import type { DerivedDay } from '../../domain/claimImport/askedDays';
import { importField } from '../../domain/claimImport/importFields';
import type { ImportedFacts } from '../../domain/claimImport/rows/judge';
import { paperRecord, type CommitteeDecision } from '../../domain/workflow/decision';
import { emptyEvidence } from '../../domain/incident/evidence';
import { newPayment } from '../../domain/payment/newPayment';
import type { Payment } from '../../domain/payment/payment';
import type { ImportedClaim, Stamp } from '../events';

type Context = { claimId: string; fileName: string; row: number; derived: readonly DerivedDay[]; stamp: Stamp };

/**
 * The claim that a row describes, with the decision and the payment that its status speaks of. It was registered on the
 * day of its submission and came into this register at the instant of the event; its photos are on paper.
 */
export function buildImportedClaim(
  facts: ImportedFacts,
  { claimId, fileName, row, derived, stamp }: Context,
): ImportedClaim {
  const { claimant, incident, arrival, oldNumber } = facts;
  const { at, actor, eventId } = stamp;
  const submittedAt = arrival.submittedOn && noonOf(arrival.submittedOn, at);
  const claim: Claim = {
    id: claimId,
    rev: 1,
    status: arrival.status,
    claimant,
    incident,
    evidence: emptyEvidence,
    ...(arrival.calculatedCompensation !== undefined && { calculatedCompensation: arrival.calculatedCompensation }),
    ...('approvedAmount' in arrival && { approvedAmount: arrival.approvedAmount }),
    verifications: [],
    decisions: arrival.status === 'submitted' ? [] : [decisionOf(arrival, at)],
    notes: [
      {
        id: `${eventId}:${claimId}`,
        content: [`Imported from ${fileName}, row ${row}${oldNumber && `, old file number ${oldNumber}`}`]
          .concat(derived.map(derivedText))
          .join('\n'),
        author: actor.name,
        timestamp: at,
        type: 'document',
      },
    ],
    createdBy: actor.name,
    createdAt: at,
    ...(submittedAt && { registeredAt: submittedAt, submittedAt }),
    updatedAt: at,
  };
  return {
    row,
    ...(oldNumber && { oldNumber }),
    claim,
    ...(arrival.status === 'paid' && { payment: paymentOf(claim, arrival, stamp) }),
  };
}

/** What stands in the place of a day that the row does not have, if anything, in the language of the register's papers. */
function derivedText({ field, source }: DerivedDay): string {
  const missing = `${importField(field).label}: not in the file`;
  if ('unknown' in source) return `${missing}, and not known; the claim counts in no period by it`;
  if ('day' in source) return `${missing}; ${source.day}, said at the import, stands in its place`;
  return `${missing}; the ${importField(source.from).label.toLowerCase()} stands in its place`;
}

function decisionOf(arrival: Exclude<Arrival, { status: 'submitted' }>, at: string): CommitteeDecision {
  return {
    cvcNotes: '',
    decision: arrival.status === 'rejected' ? 'reject' : 'approve',
    ...('approvedAmount' in arrival && { approvedAmount: arrival.approvedAmount }),
    conditions: [],
    decisionNote: '',
    ...(arrival.decidedOn && { decidedOn: noonOf(arrival.decidedOn, at) }),
    decidedBy: paperRecord,
  };
}

function paymentOf(claim: Claim, arrival: Extract<Arrival, { status: 'paid' }>, stamp: Stamp): Payment {
  const paidAt = arrival.paidOn && noonOf(arrival.paidOn, stamp.at);
  return {
    ...newPayment(claim, [], arrival.approvedAmount, stamp),
    paymentStatus: 'success',
    ...(arrival.paymentRef && { paymentRef: arrival.paymentRef }),
    ...(paidAt && { paidAt, createdAt: paidAt }),
  };
}

/** A day known by its date alone, at noon in Kampala; today's not after the event itself. */
function noonOf(day: string, at: string): string {
  const noon = kampalaInstant(day, '12:00');
  return noon < at ? noon : at;
}
