import * as v from 'valibot';
import { checkForm } from '../checkForm';
import { findOutstanding } from '../claim/claimPayments';
import { newPayment } from '../payment/newPayment';
import type { Stamp } from '../stamp';
import { withinLimits } from '../textLimits';
import type { DecideForm } from './decide';

/** The administrator's final approval; a note may be added. */
export const finalApprovalSchema = v.pipe(v.object({ note: v.pipe(v.string(), v.trim()) }), withinLimits());

export type FinalApprovalForm = v.InferInput<typeof finalApprovalSchema>;

/** Makes the pending payment of the approved amount. Refuses a note that is too long. */
export const decide: DecideForm<FinalApprovalForm> = (form, { claim, payments, stamp }) => {
  const checked = checkForm(finalApprovalSchema, form);
  if (!checked.ok) return checked;
  const { note } = checked.output;
  return {
    after: { finalApproval: approvedBy(note, stamp) },
    note: note || undefined,
    payments: [{ after: newPayment(claim, payments, findOutstanding(claim, payments) ?? 0, stamp) }],
  };
};

/** The final approval that somebody gives. */
export const approvedBy = (note: string, { at, actor }: Stamp) => ({ note, approvedOn: at, approvedBy: actor.name });
