import * as v from 'valibot';
import { day, instant, text } from '../register/storedFields';

/** The decisions that a claimant is told of (docs/product.md, Told); their words are in telling/toldWords.ts. */
export const toldDecisionKinds = [
  'rejected_district',
  'rejected_committee',
  'awarded',
  'closed',
  'appeal_dismissed',
] as const;

export type ToldDecisionKind = (typeof toldDecisionKinds)[number];

/** How a claimant can be told. */
export const tellingKinds = ['called', 'letter', 'text_message', 'in_person'] as const;

export type TellingKind = (typeof tellingKinds)[number];

export const toldRecord = v.object({
  /** `at` is undefined where the paper that the claim was decided on does not say. */
  decision: v.object({ kind: v.picklist(toldDecisionKinds), at: v.optional(instant) }),
  day,
  how: v.picklist(tellingKinds),
  toldBy: text,
  note: text,
  recordedAt: instant,
  recordedBy: text,
});

/**
 * That a claimant was told of a decision: of which, on what day in Kampala, how and by whom; who recorded it, and when.
 * `note` is empty where nothing was noted.
 */
export type Told = v.InferOutput<typeof toldRecord>;

export type ToldDecision = Told['decision'];
