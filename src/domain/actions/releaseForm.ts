import * as v from 'valibot';
import { checkForm } from '../form/checkForm';
import { withinLimits } from '../form/textLimits';
import { findHold } from '../workflow/holding';
import { acceptsOnly, type AcceptsResult, type DecideForm, type DecisionContext } from './decide';
import { notAllowed } from '../notAllowed';

/** Why a claim is released from its hold: always said. */
export const releaseSchema = v.pipe(
  v.object({ releasedBecause: v.pipe(v.string(), v.trim(), v.nonEmpty('Reason for the release is required')) }),
  withinLimits(),
);

export type ReleaseForm = v.InferInput<typeof releaseSchema>;

/** Ends the hold of a claim, which says so and stays in the list of its holds. */
export const decide: DecideForm<ReleaseForm> = (form, on) => {
  const checked = checkForm(releaseSchema, form);
  return checked.ok ? make(checked.output.releasedBecause, on) : checked;
};

function make(because: string, { claim, stamp: { at, actor } }: DecisionContext): ReturnType<typeof decide> {
  const hold = findHold(claim);
  if (!hold) return { refusal: notAllowed };
  const released = { because, releasedOn: at, releasedBy: actor.name };
  return { after: { holds: [...(claim.holds ?? []).slice(0, -1), { ...hold, released }] }, note: because };
}

/** The hold that stands is released, with a reason. */
export const accepts: AcceptsResult = (result, on) => {
  const because = result.after?.holds?.at(-1)?.released?.because;
  return because ? acceptsOnly(result, make(because, on)) : notAllowed;
};
