import * as v from 'valibot';
import { id, instant, text } from '../../register/storedFields';
import { claimantRecord, type Claimant } from '../claimant';

/* A correction of a claimant's details after their claim was forwarded (docs/product.md, Correction); the words are in correctionWords.ts. */

/** Why details are corrected. */
export const correctionReasons = ['mistyped', 'account_changed', 'payee_changed', 'moved', 'other'] as const;

export type CorrectionReason = (typeof correctionReasons)[number];

/** How a correction that waited for a second person ended. */
export const correctionOutcomes = ['confirmed', 'declined'] as const;

export type CorrectionOutcome = (typeof correctionOutcomes)[number];

/** The details of a claimant. */
export const claimantFieldNames = Object.keys(claimantRecord.entries) as (keyof Claimant)[];

export const correctionRecord = v.object({
  reason: v.picklist(correctionReasons),
  note: text,
  changes: v.array(v.object({ field: v.picklist(claimantFieldNames), before: text, after: text })),
  correctedOn: instant,
  correctedBy: text,
  /** Their account, where they had one. */
  account: v.optional(id),
  /** A second person confirms it before it holds: it changes where the money goes. */
  toConfirm: v.optional(v.literal(true)),
  /** Left out until then. */
  outcome: v.optional(
    v.object({
      kind: v.picklist(correctionOutcomes),
      note: text,
      decidedOn: instant,
      decidedBy: text,
      account: v.optional(id),
    }),
  ),
});

/** A correction of a claimant's details: which, why, by whom and when. `note` is empty where nothing was noted. */
export type Correction = v.InferOutput<typeof correctionRecord>;
