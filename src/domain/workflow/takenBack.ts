import * as v from 'valibot';
import { id, instant, text } from '../register/storedFields';

/* That a decision was taken back (docs/product.md, Taking back a decision). It stays where it stood, and holds no more. */

/** Why an approval can be returned to the committee; the words are in returnWords.ts. */
export const returnReasons = ['amount', 'papers', 'new_facts', 'slip', 'other'] as const;

export type ReturnReason = (typeof returnReasons)[number];

/** The administrator's final approval of a committee decision. */
export const finalApprovalRecord = v.object({
  note: text,
  approvedOn: instant,
  approvedBy: text,
  account: v.optional(id),
});

/** That a closed or rejected claim was reopened, and why. */
export const reopenedRecord = v.object({ because: text, reopenedOn: instant, reopenedBy: text });

/** That an approval was returned to the committee. `finalApproval` is the one that was taken back with it. */
export const returnedRecord = v.object({
  reason: v.picklist(returnReasons),
  because: text,
  returnedOn: instant,
  returnedBy: text,
  finalApproval: v.optional(finalApprovalRecord),
});

export type Returned = v.InferOutput<typeof returnedRecord>;

export type Reopened = v.InferOutput<typeof reopenedRecord>;

/** What a verification or a decision says of that. */
export type TakenBack = { reopened?: Reopened | undefined; returned?: Returned | undefined };

/** When a verification or a decision was taken back; undefined while it stands. */
export const takenBackOn = ({ reopened, returned }: TakenBack): string | undefined =>
  reopened?.reopenedOn ?? returned?.returnedOn;
