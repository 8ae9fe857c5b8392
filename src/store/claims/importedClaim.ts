import { kampalaInstant } from '../../domain/calendar';
import type { Claim } from '../../domain/claim';
import type { Arrival } from '../../domain/claimImport/arrival';
import type { ImportedFacts } from '../../domain/claimImport/judge';
import { paperRecord, type CommitteeDecision } from '../../domain/decision';
import { emptyEvidence } from '../../domain/evidence';
import type { Payment } from '../../domain/payment';
import type { ImportedClaim, Stamp } from '../events';
import { newPayment } from './newPayment';

type Context = { claimId: string; fileName: string; row: number; stamp: Stamp };

/**
 * The claim that a row describes, with the decision and the payment that its status speaks of. It was registered on the
 * day of its submission and came into this register at the instant of the deed; its photos are on paper.
 */
export function buildImportedClaim(facts: ImportedFacts, { claimId, fileName, row, stamp }: Context): ImportedClaim {
  const { claimant, incident, arrival, oldNumber } = facts;
  const { at, actor, eventId } = stamp;
  const submittedAt = arrival.submittedOn ? noonOf(arrival.submittedOn, at) : at;
  const claim: Claim = {
    id: claimId,
    rev: 1,
    status: arrival.status,
    claimant,
    incident,
    evidence: emptyEvidence,
    ...(arrival.calculatedCompensation !== undefined && { calculatedCompensation: arrival.calculatedCompensation }),
    ...('approvedAmount' in arrival && { approvedAmount: arrival.approvedAmount }),
    ...(arrival.status !== 'submitted' && { decision: decisionOf(arrival, at) }),
    notes: [
      {
        id: `${eventId}:${claimId}`,
        content: `Imported from ${fileName}, row ${row}${oldNumber && `, old file number ${oldNumber}`}`,
        author: actor.name,
        timestamp: at,
        type: 'document',
      },
    ],
    createdBy: actor.name,
    createdAt: at,
    registeredAt: submittedAt,
    submittedAt,
    updatedAt: at,
  };
  return {
    row,
    ...(oldNumber && { oldNumber }),
    claim,
    ...(arrival.status === 'paid' && { payment: paymentOf(claim, arrival, stamp) }),
  };
}

function decisionOf(arrival: Exclude<Arrival, { status: 'submitted' }>, at: string): CommitteeDecision {
  return {
    cvcNotes: '',
    decision: arrival.status === 'rejected' ? 'reject' : 'approve',
    ...('approvedAmount' in arrival && { approvedAmount: arrival.approvedAmount }),
    conditions: '',
    decisionNote: '',
    decidedOn: noonOf(arrival.decidedOn, at),
    decidedBy: paperRecord,
  };
}

function paymentOf(claim: Claim, arrival: Extract<Arrival, { status: 'paid' }>, stamp: Stamp): Payment {
  const paidAt = noonOf(arrival.paidOn, stamp.at);
  return {
    ...newPayment(claim, [], arrival.approvedAmount, stamp),
    paymentStatus: 'success',
    ...(arrival.paymentRef && { paymentRef: arrival.paymentRef }),
    paidAt,
    createdAt: paidAt,
  };
}

/** A day known by its date alone, at noon in Kampala; today's not after the deed itself. */
function noonOf(day: string, at: string): string {
  const noon = kampalaInstant(day, '12:00');
  return noon < at ? noon : at;
}
