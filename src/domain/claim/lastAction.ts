import type { PaymentChange } from '../payment/payment';
import type { Stamp } from '../stamp';
import { getAction, type LifecycleAction } from '../workflow/lifecycle';
import type { LastAction } from './claim';

/** Whether an action can be undone: a submission is corrected or closed, and an undo is done again. */
export const isUndoable = (action: LifecycleAction): boolean =>
  getAction(action).to !== 'undone' && getAction(action).asks !== 'draft';

type Changed = { before: object; after: object; payments?: PaymentChange[] | undefined };

/** What is kept of an action that changed a claim, so that it can be undone. */
export function keepForUndo(action: LifecycleAction, change: Changed, { eventId, actor }: Stamp): LastAction {
  const { before, after, payments = [] } = change;
  const stood = Object.entries(before).filter(([, value]) => value !== undefined);
  const former = Object.fromEntries(stood) as LastAction['before'];
  return {
    eventId,
    action,
    by: actor.email,
    before: former,
    added: Object.keys(after).filter((field) => !Object.hasOwn(former, field)) as LastAction['added'],
    payments: payments.map(({ before: seen, after: { id } }) => ({ id, ...(seen && { before: seen }) })),
  };
}
