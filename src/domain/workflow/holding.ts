import * as v from 'valibot';
import { day, instant, text } from '../register/storedFields';

/* That a claim is on hold (docs/product.md, Hold): beside its status, which stays. */

/** Why a claim can be put on hold; the words are in holdWords.ts. */
export const holdReasons = ['dispute', 'investigation', 'court', 'claimant_died', 'papers', 'payee', 'other'] as const;

export type HoldReason = (typeof holdReasons)[number];

/** That a hold ended, and why. */
const releasedRecord = v.object({ because: text, releasedOn: instant, releasedBy: text });

export const holdRecord = v.object({
  reason: v.picklist(holdReasons),
  note: text,
  lookAgainOn: v.optional(day),
  heldOn: instant,
  heldBy: text,
  /** Left out while it stands. */
  released: v.optional(releasedRecord),
});

/** A hold of a claim. `note` is empty where nothing was noted; `lookAgainOn` is YYYY-MM-DD in Africa/Kampala. */
export type Hold = v.InferOutput<typeof holdRecord>;

/** The hold that stands on a claim; undefined where none does. */
export function findHold({ holds }: { holds?: readonly Hold[] | undefined }): Hold | undefined {
  const last = holds?.at(-1);
  return last?.released ? undefined : last;
}

/** Whether the day to look again at a claim on hold has come. @param today YYYY-MM-DD in Africa/Kampala */
export const isToLookAgain = ({ lookAgainOn }: Pick<Hold, 'lookAgainOn'>, today: string): boolean =>
  lookAgainOn !== undefined && lookAgainOn <= today;
