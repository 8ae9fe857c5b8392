import * as v from 'valibot';
import { shillings } from '../shillings';
import { id, instant, text } from '../register/storedFields';
import { valuationRecord } from '../valuation/valuationRecord';
import type { Words } from '../words';
import { askedRecord } from './askedRecord';
import { reasonCodes, type ReasonedStep } from './reasonCodes';
import { reopenedRecord } from './takenBack';

/**
 * What a district officer can do after looking at a claim, how it reads once it is done, the action it is, and what reasons it
 * gives (docs/product.md, Reasons and letters).
 */
export const verificationActions = {
  forward_to_cvc: {
    label: 'Forward to CVC',
    taken: 'Forwarded to CVC',
    lifecycle: 'forward_to_cvc',
    reasons: null,
  },
  reject: { label: 'Reject', taken: 'Rejected', lifecycle: 'reject_verification', reasons: 'rejection' },
  request_info: {
    label: 'Request additional information',
    taken: 'Additional information requested',
    lifecycle: 'request_info',
    reasons: 'return',
  },
} as const satisfies Record<string, { label: Words; taken: Words; lifecycle: string; reasons: ReasonedStep | null }>;

/** Told when a verification was refused or could not be stored (docs/product.md, Verification). */
export const verificationFailedMessage: Words = 'Failed to complete verification. Please try again.';

export type VerificationAction = keyof typeof verificationActions;
export const verificationActionNames = Object.keys(verificationActions) as VerificationAction[];

export const verificationRecord = v.object({
  verificationNotes: text,
  valuationScheduleVersion: v.optional(text),
  calculatedCompensation: v.optional(shillings),
  valuation: v.optional(valuationRecord),
  action: v.picklist(verificationActionNames),
  /** Left out where none was chosen: by what forwards. */
  reasons: v.optional(v.array(v.picklist(reasonCodes))),
  actionReason: v.optional(text),
  /** What is missing; left out by what does not ask for it. */
  asked: v.optional(askedRecord),
  verifiedOn: instant,
  verifiedBy: text,
  /** Their account, where they had one. */
  account: v.optional(id),
  /** Left out while it stands: a rejection alone is reopened. */
  reopened: v.optional(reopenedRecord),
});

/** A verification of a claim by its district. Compensation in UGX. */
export type Verification = v.InferOutput<typeof verificationRecord>;
