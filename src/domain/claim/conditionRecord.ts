import * as v from 'valibot';
import { day, instant, tally, text } from '../register/storedFields';

export const conditionCheckRecord = v.object({
  decidedOn: instant,
  place: tally,
  metOn: v.optional(day),
  note: text,
  recordedAt: instant,
  recordedBy: text,
});

/**
 * That a condition of an approval was ticked as met, or that a tick was taken back: of which decision, by its moment;
 * which of its conditions, from 0; who recorded it, and when. `metOn` is the day in Kampala on which it was met; without
 * it, the record takes the tick back, and `note` says why.
 */
export type ConditionCheck = v.InferOutput<typeof conditionCheckRecord>;
