import * as v from 'valibot';
import { kampalaDay } from '../calendar';
import { checkForm } from '../form/checkForm';
import { awaitedUntil } from '../claim/asked/awaitedUntil';
import { findClosing } from '../claim/asked/closings';
import { findLastDecision, type Claim } from '../claim/claim';
import { withoutProblems } from '../form/formProblems';
import { withinLimits } from '../form/textLimits';
import type { Refusal } from '../refusal';
import { paperRecord } from '../workflow/decision';
import type { Reopened } from '../workflow/takenBack';
import { findAwaitedDayProblem } from './awaitedDay';
import {
  acceptsOnly,
  invalid,
  type AcceptsResult,
  type DecideForm,
  type DecisionContext,
  type FindClaimRefusal,
} from './decide';
import { notAllowed } from '../notAllowed';

const fields = v.object({
  reopenedBecause: v.pipe(v.string(), v.trim(), v.nonEmpty('Reason for reopening is required')),
  /** Of a claim that was closed while information was asked for. */
  awaitedUntil: v.string(),
});

export type ReopeningForm = v.InferInput<typeof fields>;

/** Whether a closed claim will wait for information again once it is reopened. */
export const waitsAgain = (claim: Claim) => findClosing(claim)?.from === 'request_info';

/**
 * The form that reopens a closed or rejected claim (docs/product.md, Closing; Taking back a decision). It needs a reason and,
 * where information was asked for, a new day until which that is awaited.
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

/**
 * Takes a claim back to where it was closed or rejected; the list of what was asked for stays as it was, and the rejection says
 * that it was reopened.
 */
export const decide: DecideForm<ReopeningForm> = (form, on) => {
  const checked = checkForm(reopeningSchemaFor(on.claim, kampalaDay(on.stamp.at)), form);
  return checked.ok ? make(checked.output, on) : checked;
};

function make(
  { reopenedBecause: because, awaitedUntil: until }: ReopeningForm,
  { claim, stamp }: DecisionContext,
): ReturnType<typeof decide> {
  const reopened = { because, reopenedOn: stamp.at, reopenedBy: stamp.actor.name };
  if (claim.status === 'rejected') return { after: reopenRejection(claim, reopened), note: because };
  const closing = findClosing(claim);
  if (!closing) return invalid('reopenedBecause', 'This claim is not closed');
  return {
    after: {
      closings: [...(claim.closings ?? []).slice(0, -1), { ...closing, reopened }],
      ...(waitsAgain(claim) && { verifications: awaitedUntil(claim, until) }),
    },
    note: because,
  };
}

/** The rejection that stands, the committee's or the district's, says that it was reopened. */
function reopenRejection({ verifications, decisions }: Claim, reopened: Reopened): Partial<Claim> {
  return findLastDecision({ decisions })?.decision === 'reject'
    ? { decisions: changeLast(decisions, { reopened }) }
    : { verifications: changeLast(verifications, { reopened }) };
}

const changeLast = <Step extends object>(steps: readonly Step[], change: Partial<Step>): Step[] =>
  steps.map((step, place) => (place === steps.length - 1 ? { ...step, ...change } : step));

/** What stands is reopened, with a reason; an answer is awaited again until a later day, where one was. */
export const accepts: AcceptsResult = (result, on) => {
  const { closings, verifications, decisions } = result.after ?? {};
  const awaited = verifications?.at(-1)?.asked?.until ?? '';
  if (waitsAgain(on.claim) && awaited <= kampalaDay(on.stamp.at)) return notAllowed;
  const { reopened } = (closings ?? decisions ?? verifications)?.at(-1) ?? {};
  return reopened
    ? acceptsOnly(result, make({ reopenedBecause: reopened.because, awaitedUntil: awaited }, on))
    : notAllowed;
};

/** A rejection on paper does not say who made it, so nobody knows where its claim would go. */
export const findPaperRefusal = (claim: Claim): Refusal | undefined =>
  claim.status === 'rejected' && findLastDecision(claim)?.decidedBy === paperRecord
    ? {
        code: 'invalid',
        message: 'This claim was rejected on paper, and nobody recorded by whom. It cannot be reopened here.',
      }
    : undefined;

export const findClaimRefusal: FindClaimRefusal = findPaperRefusal;
