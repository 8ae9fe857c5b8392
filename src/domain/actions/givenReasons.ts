import * as v from 'valibot';
import { reasonCodes, type ReasonCode } from '../workflow/reasonCodes';
import { isReasoned, reasonsFor } from '../workflow/reasons';

/** The reasons that were chosen in a form. Left out by what gives its reason as a text alone. */
export const reasonsField = v.optional(v.array(v.picklist(reasonCodes)), []);

/**
 * The reasons that are kept of an action, by its name in the lifecycle: those among the chosen ones that it can be given
 * for, in their order. What was chosen for another action before is out of sight. A text alone is the reason Other (docs/product.md, Reasons and
 * letters).
 */
export function givenReasons(action: string, chosen: readonly ReasonCode[], text: string): ReasonCode[] {
  if (!isReasoned(action)) return [];
  const given = reasonsFor(action).filter((code) => chosen.includes(code));
  return given.length === 0 && text !== '' ? ['other'] : given;
}

/** Whether an action needs a text that says why: nothing else does, or Other was chosen, which says no more. */
export function needsText(action: string, chosen: readonly ReasonCode[]): boolean {
  if (!isReasoned(action)) return false;
  const given = givenReasons(action, chosen, '');
  return given.length === 0 || given.includes('other');
}
