import * as v from 'valibot';
import { instant, text } from '../register/storedFields';
import { closableStatuses, type ClosableStatus } from './statuses';
import { reopenedRecord } from './takenBack';

/** Why a claim can be closed, and at which statuses (docs/product.md, Closing); the words are in closingWords.ts. */
export const closingReasons = {
  no_answer: ['request_info'],
  withdrawn: closableStatuses,
} as const satisfies Record<string, readonly ClosableStatus[]>;

export type ClosingReason = keyof typeof closingReasons;

export const closingReasonNames = Object.keys(closingReasons) as ClosingReason[];

export const closingRecord = v.object({
  reason: v.picklist(closingReasonNames),
  note: text,
  from: v.picklist(closableStatuses),
  closedOn: instant,
  closedBy: text,
  /** Left out while it stands. */
  reopened: v.optional(reopenedRecord),
});

/** That a claim was closed: why, from which status, and whether it was reopened since. `note` is empty where nothing was noted. */
export type Closing = v.InferOutput<typeof closingRecord>;
