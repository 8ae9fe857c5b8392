import * as v from 'valibot';
import { textLimits, tooLong } from '../../form/textLimits';

/** The name of a view. That its owner has no other view of that name is for the register to say. */
export const viewNameSchema = v.object({
  name: v.pipe(
    v.string(),
    // Two names that look the same are the same: what cannot be seen is left out, and every space is one.
    v.transform((name) => name.replace(/\p{Cf}/gu, '').replace(/\s+/g, ' ')),
    v.trim(),
    v.nonEmpty('Name is required'),
    v.maxLength(textLimits.viewName, tooLong),
  ),
});

export type ViewNameForm = v.InferInput<typeof viewNameSchema>;
