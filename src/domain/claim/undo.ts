import type { Doer } from '../access/account';
import type { Payment, PaymentChange } from '../payment/payment';
import type { Refusal } from '../refusal';
import { isSameEmail } from '../user/user';
import { getAction, lifecycle, type LifecycleAction } from '../workflow/lifecycle';
import type { Claim, LastAction } from './claim';

/* The last action on a claim, and taking it back (docs/product.md, Undo). */

/**
 * What an undo makes of a claim: its fields as they were before the last action, the payments that this changed as they
 * were, and those that it made, cancelled at `at`.
 * @param held all payments of the claim, cancelled ones too
 */
export function takeBack(
  { before, added, payments }: LastAction,
  held: readonly Payment[],
  at: string,
): { after: LastAction['before']; payments: Required<PaymentChange>[] } {
  return {
    after: { ...Object.fromEntries(added.map((field) => [field, undefined])), ...before },
    payments: payments.flatMap(({ id, before: former }) => {
      const stands = held.find((payment) => payment.id === id);
      if (!stands) return [];
      const rev = stands.rev + 1;
      const after = former ? { ...former, rev } : { ...stands, rev, cancelledOn: at, updatedAt: at };
      return { before: stands, after };
    }),
  };
}

/** The action that somebody can take back on a claim as it stands; undefined for none. */
export function findUndoable(claim: Claim, { email, role }: Pick<Doer, 'email' | 'role'>): LifecycleAction | undefined {
  const last = findLastAction(claim);
  const isTheirs = last && isSameEmail(claim.undoable?.by ?? '', email) && getAction(last).roles.includes(role);
  return isTheirs ? last : undefined;
}

/** The last action on a claim that still stands as it was left. */
export const findLastAction = ({ undoable }: Pick<Claim, 'undoable'>): LifecycleAction | undefined =>
  undoable && Object.hasOwn(lifecycle, undoable.action) ? (undoable.action as LifecycleAction) : undefined;

/** Why somebody cannot take back the last action on a claim: undefined where they did it, at the desk where they are. */
export const findUndoRefusal = (claim: Claim, doer: Pick<Doer, 'email' | 'role'>): Refusal | undefined =>
  findUndoable(claim, doer) ? undefined : notTheirs;

const notTheirs: Refusal = {
  code: 'wrong_role',
  message: 'Only the person who did the last action on this claim can undo it.',
};
