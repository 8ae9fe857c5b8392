import * as v from 'valibot';
import { shillings } from '../shillings';
import { id, instant, tally, text } from '../register/storedFields';
import type { Words } from '../words';
import { reasonCodes, type ReasonedStep } from './reasonCodes';
import { reopenedRecord, returnedRecord } from './takenBack';

/**
 * What the committee can decide, how it reads once it is decided (`taken`), the action it is, and what reasons it gives
 * (docs/product.md, Reasons and letters).
 */
export const committeeDecisions = {
  approve: { label: 'Approve', taken: 'Approved', lifecycle: 'approve', reasons: null },
  reject: { label: 'Reject', taken: 'Rejected', lifecycle: 'reject_committee', reasons: 'rejection' },
  refer_back: {
    label: 'Refer back to district',
    taken: 'Referred back to the district',
    lifecycle: 'refer_back',
    reasons: 'return',
  },
} as const satisfies Record<string, { label: Words; taken: Words; lifecycle: string; reasons: ReasonedStep | null }>;

export type CommitteeDecisionKind = keyof typeof committeeDecisions;
export const committeeDecisionNames = Object.keys(committeeDecisions) as CommitteeDecisionKind[];

/** Who decided on paper, of a claim that came from there: a spreadsheet does not name them. */
export const paperRecord: Words = 'Paper record';

const changedLineRecord = v.object({ place: tally, amount: shillings, reason: text });

/** A line of the valuation that the committee changed: which, from 0, to how many UGX, and why. */
export type ChangedLine = v.InferOutput<typeof changedLineRecord>;

export const decisionRecord = v.object({
  cvcNotes: text,
  decision: v.picklist(committeeDecisionNames),
  approvedAmount: v.optional(shillings),
  lines: v.optional(v.array(changedLineRecord)),
  /** Each is ticked as met before money is sent. */
  conditions: v.array(text),
  /** Left out where none was chosen: by an approval, and on paper. */
  reasons: v.optional(v.array(v.picklist(reasonCodes))),
  decisionNote: text,
  /** Undefined where the paper that a claim was decided on does not say. */
  decidedOn: v.optional(instant),
  decidedBy: text,
  /** Their account, where they had one. */
  account: v.optional(id),
  /** Left out while it stands: a rejection is reopened, an approval returned. */
  reopened: v.optional(reopenedRecord),
  returned: v.optional(returnedRecord),
});

/** A decision of the committee on a claim. Amount in UGX, present when approved. */
export type CommitteeDecision = v.InferOutput<typeof decisionRecord>;
