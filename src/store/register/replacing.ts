import type { RootState } from '../registerReducers';
import type { WholeRegister } from '../events';
import { isEqual } from '../../domain/isEqual';

type Revised = { id: string; rev: number };

/**
 * The records of a snapshot as the register takes them up. What is the same as now stays untouched; what differs gets a
 * revision above the current one, so that whoever looked at the register before is told that it changed.
 */
export function raiseRevisions(state: RootState, records: WholeRegister): WholeRegister {
  return {
    ...records,
    claims: records.claims.map((claim) => raised(claim, state.claims.entities[claim.id])),
    payments: records.payments.map((payment) => raised(payment, state.payments.entities[payment.id])),
    schedules: records.schedules.map((schedule) => raised(schedule, state.schedules.entities[schedule.id])),
    scheme: records.scheme.map((part) => raised(part, state.scheme.entities[part.id])),
    users: records.users.map((user) => raised(user, state.users.entities[user.id])),
  };
}

/** A record as it takes the place of the current one: that one itself where they are the same, else of a later revision. */
export function raised<Item extends Revised>(record: Item, current: Item | undefined): Item {
  if (!current) return record;
  if (isEqual({ ...record, rev: 0 }, { ...current, rev: 0 })) return current;
  return { ...record, rev: Math.max(record.rev, current.rev) + 1 };
}
