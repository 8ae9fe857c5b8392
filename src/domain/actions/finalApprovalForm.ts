import * as v from 'valibot';
import { checkForm } from '../form/checkForm';
import { findOutstanding } from '../claim/claimPayments';
import { newPayment } from '../payment/newPayment';
import type { Stamp } from '../stamp';
import { withinLimits } from '../form/textLimits';
import { acceptsOnly, type AcceptsResult, type DecideForm, type DecisionContext, type DecisionResult } from './decide';

/** The administrator's final approval; a note may be added. */
export const finalApprovalSchema = v.pipe(v.object({ note: v.pipe(v.string(), v.trim()) }), withinLimits());

export type FinalApprovalForm = v.InferInput<typeof finalApprovalSchema>;

/** Makes the pending payment of the approved amount. Refuses a note that is too long. */
export const decide: DecideForm<FinalApprovalForm> = (form, on) => {
  const checked = checkForm(finalApprovalSchema, form);
  return checked.ok ? make(checked.output.note, on) : checked;
};

const make = (note: string, { claim, payments, cancelled, stamp, account }: DecisionContext): DecisionResult => ({
  after: { finalApproval: approvedBy(note, stamp, account) },
  note: note || undefined,
  payments: [{ after: newPayment(claim, payments, findOutstanding(claim, payments) ?? 0, stamp, cancelled) }],
});

/** One pending payment, of all that was approved. */
export const accepts: AcceptsResult = (result, on) =>
  acceptsOnly(result, make(result.after?.finalApproval?.note ?? '', on));

/** The final approval that somebody gives. */
export const approvedBy = (note: string, { at, actor }: Stamp, account: string | undefined) => ({
  note,
  approvedOn: at,
  approvedBy: actor.name,
  ...(account && { account }),
});
