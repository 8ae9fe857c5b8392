import * as v from 'valibot';
import { kampalaDay } from '../calendar';
import { checkForm } from '../form/checkForm';
import { awaitedUntil, findClosing } from '../claim/asked/asked';
import type { Claim } from '../claim/claim';
import { withoutProblems } from '../form/formProblems';
import { withinLimits } from '../form/textLimits';
import { findAwaitedDayProblem } from './awaitedDay';
import { acceptsOnly, invalid, notAllowed, type AcceptsResult, type DecideForm, type DecisionContext } from './decide';

const fields = v.object({
  reopenedBecause: v.pipe(v.string(), v.trim(), v.nonEmpty('Reason for reopening is required')),
  /** Of a claim that was closed while information was asked for. */
  awaitedUntil: v.string(),
});

export type ReopeningForm = v.InferInput<typeof fields>;

/** Whether a closed claim will wait for information again once it is reopened. */
export const waitsAgain = (claim: Claim) => findClosing(claim)?.from === 'request_info';

/**
 * The form that reopens a closed claim (docs/product.md, Closing). It needs a reason and, where information was asked for,
 * a new day until which that is awaited.
 * @param today YYYY-MM-DD in Africa/Kampala
 */
export const reopeningSchemaFor = (claim: Claim, today: string) =>
  v.pipe(
    fields,
    withoutProblems(({ awaitedUntil: until }) => {
      const message = waitsAgain(claim) ? findAwaitedDayProblem(until, today) : undefined;
      return message ? [{ path: ['awaitedUntil'], message }] : [];
    }),
    withinLimits(),
  );

/** Takes a claim back to the status that it was closed from; the list of what was asked for stays as it was. */
export const decide: DecideForm<ReopeningForm> = (form, on) => {
  const checked = checkForm(reopeningSchemaFor(on.claim, kampalaDay(on.stamp.at)), form);
  return checked.ok ? make(checked.output, on) : checked;
};

function make(
  { reopenedBecause: because, awaitedUntil: until }: ReopeningForm,
  { claim, stamp }: DecisionContext,
): ReturnType<typeof decide> {
  const closing = findClosing(claim);
  if (!closing) return invalid('reopenedBecause', 'This claim is not closed');
  const reopened = { because, reopenedOn: stamp.at, reopenedBy: stamp.actor.name };
  return {
    after: {
      closings: [...(claim.closings ?? []).slice(0, -1), { ...closing, reopened }],
      ...(waitsAgain(claim) && { verifications: awaitedUntil(claim, until) }),
    },
    note: because,
  };
}

/** The closing that stands is reopened; an answer is awaited again until a later day, where one was. */
export const accepts: AcceptsResult = (result, on) => {
  const { closings, verifications } = result.after ?? {};
  const awaited = verifications?.at(-1)?.asked?.until ?? '';
  if (waitsAgain(on.claim) && awaited <= kampalaDay(on.stamp.at)) return notAllowed;
  const reopenedBecause = closings?.at(-1)?.reopened?.because ?? '';
  return acceptsOnly(result, make({ reopenedBecause, awaitedUntil: awaited }, on));
};
