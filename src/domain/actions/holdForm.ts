import * as v from 'valibot';
import { kampalaDay } from '../calendar';
import { checkForm } from '../form/checkForm';
import { chosen } from '../form/choice';
import { withoutProblems } from '../form/formProblems';
import { withinLimits } from '../form/textLimits';
import { holdReasons, type Hold } from '../workflow/holding';
import { findDayAheadProblem } from './awaitedDay';
import { acceptsOnly, type AcceptsResult, type DecideForm, type DecisionContext } from './decide';
import { notAllowed } from '../notAllowed';

const fields = v.object({
  holdReason: v.pipe(
    v.picklist(['', ...holdReasons], 'Choose why the claim is put on hold'),
    v.nonEmpty('Choose why the claim is put on hold'),
  ),
  lookAgainOn: v.string(),
  note: v.pipe(v.string(), v.trim()),
});

export type HoldForm = v.InferInput<typeof fields>;

/**
 * The form that puts a claim on hold (docs/product.md, Hold). A reason without words of its own is explained in the note; the
 * day to look again is optional.
 * @param today YYYY-MM-DD in Africa/Kampala
 */
export const holdSchemaFor = (today: string) =>
  v.pipe(
    fields,
    v.forward(
      v.partialCheck(
        [['holdReason'], ['note']],
        ({ holdReason, note }) => holdReason !== 'other' || note !== '',
        'Explanation is required',
      ),
      ['note'],
    ),
    withoutProblems(({ lookAgainOn }) => {
      const message = lookAgainOn === '' ? undefined : findDayAheadProblem(lookAgainOn, today);
      return message ? [{ path: ['lookAgainOn'], message }] : [];
    }),
    withinLimits(),
    v.transform((form) => chosen(form, 'holdReason')),
  );

/** Puts a claim on hold; its status stays. */
export const decide: DecideForm<HoldForm> = (form, on) => {
  const checked = checkForm(holdSchemaFor(kampalaDay(on.stamp.at)), form);
  if (!checked.ok) return checked;
  const { holdReason: reason, lookAgainOn, note } = checked.output;
  return make({ reason, note, ...(lookAgainOn && { lookAgainOn }) }, on);
};

function make(
  hold: Pick<Hold, 'reason' | 'note' | 'lookAgainOn'>,
  { claim: { holds = [] }, stamp: { at, actor } }: DecisionContext,
): ReturnType<typeof decide> {
  const { reason, note, lookAgainOn } = hold;
  const held = { reason, note, ...(lookAgainOn && { lookAgainOn }), heldOn: at, heldBy: actor.name };
  return { after: { holds: [...holds, held] }, note: note || undefined };
}

/** A hold of this moment, which says why, until a day ahead where it names one. */
export const accepts: AcceptsResult = (result, on) => {
  const hold = result.after?.holds?.at(-1);
  if (!hold || (hold.reason === 'other' && hold.note === '')) return notAllowed;
  const { lookAgainOn } = hold;
  if (lookAgainOn !== undefined && findDayAheadProblem(lookAgainOn, kampalaDay(on.stamp.at))) return notAllowed;
  return acceptsOnly(result, make(hold, on));
};
