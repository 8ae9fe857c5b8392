import * as v from 'valibot';
import { checklistRecord } from '../checklist/checklistRecord';
import { appealRecord } from './appeal/appealRecord';
import { claimantRecord } from './claimant';
import { correctionRecord } from './correction/correctionRecord';
import { decisionRecord, type CommitteeDecision } from '../workflow/decision';
import { conditionCheckRecord } from './conditionRecord';
import { evidenceRecord } from '../incident/evidenceRecord';
import { incidentRecord } from '../incident/incident';
import { paymentRecord } from '../payment/payment';
import { shillings } from '../shillings';
import { closingRecord } from '../workflow/closing';
import { holdRecord } from '../workflow/holding';
import { finalApprovalRecord, takenBackOn, type TakenBack } from '../workflow/takenBack';
import { claimStatuses, type ClaimStatus } from '../workflow/statuses';
import { id, instant, keysOf, revision, text } from '../register/storedFields';
import { toldRecord } from './toldRecord';
import { verificationRecord, type Verification } from '../workflow/verification';
import type { Words } from '../words';

/** Types of internal note (docs/product.md, Claim detail). */
export const noteTypes = {
  verification: { label: 'Verification' },
  document: { label: 'Document' },
  decision: { label: 'Decision' },
  payment: { label: 'Payment' },
} as const satisfies Record<string, { label: Words }>;

export type NoteType = keyof typeof noteTypes;

const noteRecord = v.object({ id, content: text, author: text, timestamp: instant, type: keysOf(noteTypes) });

export type InternalNote = v.InferOutput<typeof noteRecord>;

const isSubmitted = (status: ClaimStatus) => status !== 'draft';

const contentRecord = v.object({
  status: v.picklist(claimStatuses.filter(isSubmitted)),
  claimant: claimantRecord,
  incident: incidentRecord,
  evidence: evidenceRecord,
  calculatedCompensation: v.optional(shillings),
  approvedAmount: v.optional(shillings),
  verifications: v.array(verificationRecord),
  decisions: v.array(decisionRecord),
  finalApproval: v.optional(finalApprovalRecord),
  told: v.optional(v.array(toldRecord)),
  checklist: v.optional(checklistRecord),
  closings: v.optional(v.array(closingRecord)),
  conditionChecks: v.optional(v.array(conditionCheckRecord)),
  holds: v.optional(v.array(holdRecord)),
  appeals: v.optional(v.array(appealRecord)),
  corrections: v.optional(v.array(correctionRecord)),
  createdBy: text,
  createdAt: instant,
  registeredAt: v.optional(instant),
  submittedAt: v.optional(instant),
});

/**
 * What the last action did to a claim: the event, by whom, the fields that it changed as they were, those it added, and the
 * payments that it made or changed.
 */
const lastActionRecord = v.object({
  eventId: id,
  action: text,
  by: text,
  before: v.object({ ...v.partial(contentRecord).entries, status: contentRecord.entries.status }),
  added: v.array(v.keyof(contentRecord)),
  payments: v.array(v.object({ id, before: v.optional(paymentRecord) })),
});

export type LastAction = v.InferOutput<typeof lastActionRecord>;

export const claimRecord = v.object({
  id,
  rev: revision,
  ...contentRecord.entries,
  notes: v.array(noteRecord),
  updatedAt: instant,
  undoable: v.optional(lastActionRecord),
});

/**
 * A claim since its submission; before that it is a draft. Amounts in UGX, times as ISO instants, days as YYYY-MM-DD.
 * `rev` counts its changes. `verifications` and `decisions` only grow, the oldest first; what is taken back says so and stays.
 * `registeredAt` is the first submission, `submittedAt` the last; both are undefined for a claim that came in a spreadsheet which does not say when it was submitted. Such a claim is of no period and not overdue.
 * `told` only grows, the oldest first. A decision that the claimant is to be told of begins it, empty; it is undefined where
 * there was none yet, and of one made on paper. `checklist` is undefined until an officer answered it, and of what was decided
 * on paper. `closings` only grows, the oldest first; it is undefined for a claim that was never
 * closed. `conditionChecks` and `holds` only grow, the oldest first. `appeals` too; it is undefined for a claim without one, and
 * only its last may be open. So do `corrections`. `undoable` is the last action as long as nothing else was done since
 * and no paper left the portal (docs/product.md, Undo).
 */
export type Claim = v.InferOutput<typeof claimRecord>;

/**
 * What the district found last: it stands until another verification follows, also once the claim was submitted again. A
 * rejection that was reopened stands no more.
 */
export const findLastVerification = ({ verifications }: Pick<Claim, 'verifications'>): Verification | undefined =>
  findStanding(verifications);

/**
 * What the committee decided last: it stands until it decides again, also once it referred the claim back. What was reopened
 * or returned stands no more.
 */
export const findLastDecision = ({ decisions }: Pick<Claim, 'decisions'>): CommitteeDecision | undefined =>
  findStanding(decisions);

function findStanding<Step extends TakenBack>(steps: readonly Step[]): Step | undefined {
  const last = steps.at(-1);
  return last && takenBackOn(last) ? undefined : last;
}

/** The amount that stands on top of a claim, UGX: approved, else calculated, else none yet. */
export function findClaimAmount(
  claim: Pick<Claim, 'approvedAmount' | 'calculatedCompensation'>,
): { kind: 'approved' | 'calculated'; amount: number } | undefined {
  if (claim.approvedAmount !== undefined) return { kind: 'approved', amount: claim.approvedAmount };
  if (claim.calculatedCompensation !== undefined) return { kind: 'calculated', amount: claim.calculatedCompensation };
  return undefined;
}

/** Day of the incident, then the moment of registration: what the claims list is sorted by at first. */
export const dateKeyOf = ({ incident, registeredAt }: Claim) => incident.dateOfIncident + (registeredAt ?? '');
