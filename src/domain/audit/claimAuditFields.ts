import { date, dateTime, district, money, labelIn, onOff, option, severalOf, type AuditField } from './auditField';
import { checklistAuditFields } from './checklistAuditFields';
import { dismissalWords, groundWords, outcomeWords } from '../claim/appeal/appealWords';
import { noteTypes } from '../claim/claim';
import { payoutMethods } from '../claim/claimant';
import { correctionWords } from '../claim/correction/correctionWords';
import { committeeDecisions } from '../workflow/decision';
import { evidenceSlots } from '../incident/evidence';
import { claimantLabels, incidentLabels } from '../claim/fieldLabels';
import { informationAnswers } from '../claim/asked/pieceText';
import { tellings, toldDecisions } from '../claim/telling/toldWords';
import { incidentKinds, protectedAreas, species, type FieldInput } from '../incident/incidents';
import { holdWords } from '../workflow/holdWords';
import { closingWords } from '../workflow/closingWords';
import { getAction, lifecycleActions } from '../workflow/lifecycle';
import { reasons } from '../workflow/reasons';
import { returnWords } from '../workflow/returnWords';
import { paymentStatuses, statuses } from '../workflow/statuses';
import { verificationActions } from '../workflow/verification';
import type { Words } from '../words';

const readers: Record<FieldInput, AuditField['read']> = {
  text: undefined,
  longText: undefined,
  number: undefined,
  integer: undefined,
  money,
  date,
  crops: option,
  livestock: option,
  ages: option,
  properties: option,
};

const badges = Object.fromEntries(Object.entries(statuses).map(([status, { badge }]) => [status, { label: badge }]));
const kinds = Object.fromEntries(
  Object.entries(incidentKinds).map(([kind, { labels }]) => [kind, { label: labels.wizard }]),
);

const correctedDetails = Object.fromEntries(Object.entries(claimantLabels).map(([field, label]) => [field, { label }]));

const actionLabels = Object.fromEntries(
  lifecycleActions.map((action) => [action, { label: getAction(action).audit.label }]),
);

/** The fields of a branch of the claim under the labels of their table. */
function fieldsOf<Field extends string>(
  branch: string,
  labels: Record<Field, Words>,
  reads: Record<NoInfer<Field>, AuditField['read']>,
): Record<string, AuditField> {
  const read = new Map<string, AuditField['read']>(Object.entries(reads));
  return Object.fromEntries(
    Object.entries<Words>(labels).map(([field, label]) => [`${branch}.${field}`, { label, read: read.get(field) }]),
  );
}

const claimantFields = fieldsOf('claimant', claimantLabels, {
  fullName: undefined,
  nationalId: undefined,
  phoneNumber: undefined,
  alternatePhone: undefined,
  district,
  subcounty: undefined,
  parish: undefined,
  village: undefined,
  payoutMethod: labelIn(payoutMethods),
  mobileMoneyNumber: undefined,
  bankName: undefined,
  accountName: undefined,
  accountNumber: undefined,
});
const incidentFields = fieldsOf('incident', incidentLabels, {
  incidentType: labelIn(kinds),
  dateOfIncident: date,
  timeOfIncident: undefined,
  protectedAreaNearby: labelIn(protectedAreas),
  protectedAreaName: undefined,
  gpsLatitude: undefined,
  gpsLongitude: undefined,
  locationDescription: undefined,
  wildlifeSpecies: labelIn(species),
  narrativeDescription: undefined,
});
const kindFields = Object.fromEntries(
  Object.values(incidentKinds).flatMap(({ fields }) =>
    fields.map(({ name, label, input }): [string, AuditField] => [`incident.${name}`, { label, read: readers[input] }]),
  ),
);
const evidenceFields = Object.fromEntries(
  Object.entries(evidenceSlots).map(([slot, { label }]) => [`evidence.${slot}`, { label }]),
);
const noteFields = Object.fromEntries(
  Object.keys(noteTypes).map((type): [string, AuditField] => [`note.${type}`, { label: 'Internal note' }]),
);

/** The fields of a claim, its notes and its payments, by the path under which a change names them. */
export const claimAuditFields: Record<string, AuditField> = {
  status: { label: 'Status', read: labelIn(badges) },
  registeredAt: { label: 'Registered on', read: dateTime },
  submittedAt: { label: 'Submitted on', read: dateTime },
  calculatedCompensation: { label: 'Calculated compensation', read: money },
  approvedAmount: { label: 'Approved amount', read: money },
  ...claimantFields,
  ...incidentFields,
  ...kindFields,
  'incident.further': { label: 'Further items' },
  ...evidenceFields,
  'verification.verificationNotes': { label: 'Verification notes' },
  'verification.valuationScheduleVersion': { label: 'Valuation schedule version' },
  'verification.calculatedCompensation': { label: 'Calculated compensation (verification)', read: money },
  'verification.valuation.lines': { label: 'Valuation' },
  'verification.valuation.changedBecause': { label: 'Reason for the changed compensation' },
  'verification.action': { label: 'Verification action', read: labelIn(verificationActions) },
  'verification.reasons': { label: 'Reasons', read: severalOf(reasons) },
  'verification.actionReason': { label: 'Action reason' },
  'verification.asked.until': { label: 'Awaited until', read: date },
  'verification.reopened.because': { label: 'Reason for reopening' },
  'verification.asked.pieces': { label: 'What is missing', read: severalOf(reasons) },

  'answer.piece': { label: 'What is missing', read: labelIn(reasons) },
  'answer.how': { label: 'Answered by', read: labelIn(informationAnswers) },
  'answer.file.id': { label: 'File', internal: true },
  'answer.file.name': { label: 'File' },
  'answer.note': { label: 'Note' },

  'closing.reason': { label: 'Reason for closing', read: labelIn(closingWords) },
  'closing.note': { label: 'Note' },
  'closing.reopened.because': { label: 'Reason for reopening' },
  'hold.reason': { label: 'Reason for the hold', read: labelIn(holdWords) },
  'hold.note': { label: 'Explanation' },
  'hold.lookAgainOn': { label: 'Look again on', read: date },
  'hold.released.because': { label: 'Reason for the release' },

  'appeal.decision.kind': { label: 'Decision', read: labelIn(toldDecisions) },
  'appeal.decision.at': { label: 'Decided on', read: dateTime },
  'appeal.grounds': { label: 'Grounds', read: severalOf(groundWords) },
  'appeal.statement': { label: 'Statement' },
  'appeal.files': { label: 'Files' },
  'appeal.lateReason': { label: 'Reason for taking it late' },
  'appeal.valuation.verificationNotes': { label: 'Verification notes' },
  'appeal.valuation.valuationScheduleVersion': { label: 'Valuation schedule version' },
  'appeal.valuation.calculatedCompensation': { label: 'Calculated compensation (appeal)', read: money },
  'appeal.valuation.valuation.lines': { label: 'Valuation' },
  'appeal.valuation.valuation.changedBecause': { label: 'Reason for the changed compensation' },
  'appeal.outcome.kind': { label: 'Outcome', read: labelIn(outcomeWords) },
  'appeal.outcome.amount': { label: 'Approved amount (appeal)', read: money },
  'appeal.outcome.reasons': { label: 'Reasons', read: severalOf(dismissalWords) },
  'appeal.outcome.note': { label: 'Decision note' },
  'appeal.outcome.board': { label: 'Decided for the Board', read: onOff },

  'correction.reason': { label: 'Reason for the correction', read: labelIn(correctionWords) },
  'correction.note': { label: 'Explanation' },
  'correction.changes': { label: 'Corrected details', read: severalOf(correctedDetails) },
  'correction.outcome.note': { label: 'Decision note' },

  'decision.cvcNotes': { label: 'CVC notes' },
  'decision.decision': { label: 'Decision', read: labelIn(committeeDecisions) },
  'decision.approvedAmount': { label: 'Approved amount (decision)', read: money },
  'decision.lines': { label: 'Changed lines' },
  'decision.conditions': { label: 'Conditions' },
  'decision.reasons': { label: 'Reasons', read: severalOf(reasons) },
  'decision.decisionNote': { label: 'Decision note' },
  'decision.reopened.because': { label: 'Reason for reopening' },
  'decision.returned.reason': { label: 'Reason for returning', read: labelIn(returnWords) },
  'decision.returned.because': { label: 'Explanation' },
  'finalApproval.note': { label: 'Approval note' },

  ...checklistAuditFields,

  'told.decision.kind': { label: 'Decision', read: labelIn(toldDecisions) },
  'told.decision.at': { label: 'Decided on', read: dateTime },
  'told.day': { label: 'Told on', read: date },
  'told.how': { label: 'How', read: labelIn(tellings) },
  'told.toldBy': { label: 'Told by' },
  'told.note': { label: 'Note' },

  'condition.text': { label: 'Condition' },
  'condition.metOn': { label: 'Date met', read: date },
  'condition.note': { label: 'Note' },

  'payment.id': { label: 'Payment', internal: true },
  'payment.number': { label: 'Payment number' },
  'payment.paymentMethod': { label: 'Payment method', read: labelIn(payoutMethods) },
  'payment.payeeName': { label: 'Payee name' },
  'payment.payeeAccount': { label: 'Payee account' },
  'payment.amount': { label: 'Payment amount', read: money },
  'payment.paymentStatus': { label: 'Payment status', read: labelIn(paymentStatuses) },
  'payment.failureReason': { label: 'Failure reason' },
  'payment.paymentRef': { label: 'Payment reference' },
  'payment.paidAt': { label: 'Paid on', read: dateTime },
  'payment.cancelledOn': { label: 'Cancelled on', read: dateTime },
  ...noteFields,

  undone: { label: 'What was undone', read: labelIn(actionLabels) },
  undoes: { label: 'Undone event' },

  fileName: { label: 'File' },
  row: { label: 'Row' },
  oldNumber: { label: 'Old file number' },
};
