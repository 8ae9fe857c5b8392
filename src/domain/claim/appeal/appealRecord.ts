import * as v from 'valibot';
import { id, instant, text } from '../../register/storedFields';
import { shillings } from '../../shillings';
import { finalApprovalRecord } from '../../workflow/takenBack';
import { verificationRecord } from '../../workflow/verification';

/* A claimant's appeal (docs/product.md, Appeal); the words are in appealWords.ts. */

/** The decisions that can be appealed, of those that a claimant is told of. */
export const appealableKinds = ['rejected_district', 'rejected_committee', 'awarded'] as const;

/** Why a claimant does not agree. */
export const appealGrounds = ['measured', 'amount', 'papers', 'cause', 'entitled', 'rules', 'other'] as const;

export type AppealGround = (typeof appealGrounds)[number];

/** Why an appeal is dismissed. */
export const dismissalReasons = [
  'nothing_new',
  'amount_stands',
  'papers_lacking',
  'not_proven',
  'not_covered',
  'appeal_withdrawn',
  'other',
] as const;

export type DismissalReason = (typeof dismissalReasons)[number];

/** How an appeal can be decided. */
export const appealOutcomes = ['upheld', 'dismissed'] as const;

const outcomeRecord = v.object({
  kind: v.picklist(appealOutcomes),
  /** What is approved instead, UGX; of an appeal that was upheld. */
  amount: v.optional(shillings),
  /** Of one that was dismissed. */
  reasons: v.optional(v.array(v.picklist(dismissalReasons))),
  note: text,
  decidedOn: instant,
  decidedBy: text,
  /** Their account, where they had one. */
  account: v.optional(id),
  /** An administrator decided for the Board: too few members of the committee were left. */
  board: v.optional(v.literal(true)),
  /** The one that stood before, of an award that was decided anew. */
  finalApproval: v.optional(finalApprovalRecord),
});

export type AppealOutcome = v.InferOutput<typeof outcomeRecord>;

export const appealRecord = v.object({
  /** `at` is undefined where the paper that the claim was decided on does not say. */
  decision: v.object({ kind: v.picklist(appealableKinds), at: v.optional(instant) }),
  grounds: v.array(v.picklist(appealGrounds)),
  statement: text,
  /** Files that came with it, among the claim's evidence, by their names then. */
  files: v.array(v.object({ id, name: text })),
  /** Why it was taken after its last day; left out where it came in time. */
  lateReason: v.optional(text),
  filedOn: instant,
  filedBy: text,
  /** Another officer values the loss first: it was rejected in the district, or by the committee without a calculated amount. */
  valueFirst: v.optional(v.literal(true)),
  /** The loss as that officer valued it; left out until then. */
  valuation: v.optional(verificationRecord),
  /** Left out while it is open. */
  outcome: v.optional(outcomeRecord),
});

/** An appeal of a decision on a claim: of which, why, who filed it and when, and what became of it. Amounts in UGX. */
export type Appeal = v.InferOutput<typeof appealRecord>;
