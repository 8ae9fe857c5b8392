import * as v from 'valibot';
import { kampalaDay } from '../calendar';
import { checkForm } from '../form/checkForm';
import { chosen } from '../form/choice';
import { mayClose } from '../claim/asked/closings';
import type { Claim } from '../claim/claim';
import { withinLimits } from '../form/textLimits';
import { closingReasonNames, type Closing } from '../workflow/closing';
import { closableStatuses } from '../workflow/statuses';
import { acceptsOnly, invalid, type AcceptsResult, type DecideForm, type DecisionContext } from './decide';
import { notAllowed } from '../notAllowed';

const fields = v.object({
  closingReason: v.pipe(
    v.picklist(['', ...closingReasonNames], 'Choose why the claim is closed'),
    v.nonEmpty('Choose why the claim is closed'),
  ),
  note: v.pipe(v.string(), v.trim()),
});

export type ClosingForm = v.InferInput<typeof fields>;

/**
 * The form that closes a claim (docs/product.md, Closing). Refuses no answer while one is still awaited, and a withdrawal
 * without a note that says who withdrew the claim, and how.
 * @param today YYYY-MM-DD in Africa/Kampala
 */
export const closingSchemaFor = (claim: Claim, today: string) =>
  v.pipe(
    fields,
    v.forward(
      v.partialCheck(
        [['closingReason']],
        ({ closingReason }) => closingReason !== 'no_answer' || mayClose(claim, closingReason, today),
        'An answer is still awaited. Close the claim for this reason once the day has passed.',
      ),
      ['closingReason'],
    ),
    v.forward(
      v.partialCheck(
        [['closingReason'], ['note']],
        ({ closingReason, note }) => closingReason !== 'withdrawn' || note !== '',
        'Say who withdrew the claim, and how',
      ),
      ['note'],
    ),
    withinLimits(),
    v.transform((form) => chosen(form, 'closingReason')),
  );

/** Closes a claim before it is forwarded, and keeps from which status. */
export const decide: DecideForm<ClosingForm> = (form, on) => {
  const checked = checkForm(closingSchemaFor(on.claim, kampalaDay(on.stamp.at)), form);
  if (!checked.ok) return checked;
  const { closingReason: reason, note } = checked.output;
  return make({ reason, note }, on);
};

function make(
  { reason, note }: Pick<Closing, 'reason' | 'note'>,
  { claim, stamp }: DecisionContext,
): ReturnType<typeof decide> {
  const from = closableStatuses.find((status) => status === claim.status);
  if (!from) return invalid('closingReason', 'Choose why the claim is closed');
  const closing = { reason, note, from, closedOn: stamp.at, closedBy: stamp.actor.name };
  return { after: { closings: [...(claim.closings ?? []), closing] }, note: note || undefined };
}

/** A closing of this moment, for no answer only once its day has passed, and withdrawn only with a note. */
export const accepts: AcceptsResult = (result, on) => {
  const closing = result.after?.closings?.at(-1);
  if (!closing || !mayClose(on.claim, closing.reason, kampalaDay(on.stamp.at))) return notAllowed;
  return closing.reason === 'withdrawn' && closing.note === '' ? notAllowed : acceptsOnly(result, make(closing, on));
};
