import * as v from 'valibot';
import { checkForm } from '../form/checkForm';
import { chosen } from '../form/choice';
import { withinLimits } from '../form/textLimits';
import { wasSent } from '../payment/paymentChanges';
import { type Payment } from '../payment/payment';
import type { Refusal } from '../refusal';
import { returnReasons, type Returned } from '../workflow/takenBack';
import { acceptsOnly, type AcceptsResult, type DecideForm, type DecisionContext } from './decide';
import { notAllowed } from '../notAllowed';

/** Why an administrator returns an approval to the committee: a reason, and always an explanation. */
export const returningSchema = v.pipe(
  v.object({
    returnReason: v.pipe(
      v.picklist(['', ...returnReasons], 'Choose why the claim is returned'),
      v.nonEmpty('Choose why the claim is returned'),
    ),
    returnedBecause: v.pipe(v.string(), v.trim(), v.nonEmpty('Explanation is required')),
  }),
  withinLimits(),
  v.transform((form) => chosen(form, 'returnReason')),
);

export type ReturningForm = v.InferInput<typeof returningSchema>;

/** The refusal of a return once money of a payment was sent; undefined while none was. */
export const findSentRefusal = (payments: readonly Payment[]): Refusal | undefined =>
  payments.some(wasSent)
    ? { code: 'invalid', message: 'A payment of this claim was already sent, so the approval cannot be taken back.' }
    : undefined;

/**
 * Takes an approval back: the decision says so and stays, approved amount and final approval are gone, and payments that
 * were not sent are cancelled. Refuses once one was.
 */
export const decide: DecideForm<ReturningForm> = (form, on) => {
  const checked = checkForm(returningSchema, form);
  if (!checked.ok) return checked;
  return make({ reason: checked.output.returnReason, because: checked.output.returnedBecause }, on);
};

function make(
  { reason, because }: Pick<Returned, 'reason' | 'because'>,
  { claim: { decisions, finalApproval }, payments, stamp: { at, actor } }: DecisionContext,
): ReturnType<typeof decide> {
  const refusal = findSentRefusal(payments);
  const approval = decisions.at(-1);
  if (refusal || !approval) return { refusal: refusal ?? notAllowed };
  const returned = { reason, because, returnedOn: at, returnedBy: actor.name, ...(finalApproval && { finalApproval }) };
  return {
    after: {
      decisions: [...decisions.slice(0, -1), { ...approval, returned }],
      approvedAmount: undefined,
      ...(finalApproval && { finalApproval: undefined }),
    },
    note: because,
    ...(payments.length > 0 && {
      payments: payments.map((before) => ({
        before,
        after: { ...before, rev: before.rev + 1, cancelledOn: at, updatedAt: at },
      })),
    }),
  };
}

/** The approval that stands is returned with a reason, and whatever was to be paid by it is cancelled. */
export const accepts: AcceptsResult = (result, on) => {
  const returned = result.after?.decisions?.at(-1)?.returned;
  return returned && returned.because !== '' ? acceptsOnly(result, make(returned, on)) : notAllowed;
};
