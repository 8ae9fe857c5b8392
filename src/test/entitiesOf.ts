import type { WholeRegister } from '../store/events';
import type { Entities } from '../store/register/merging/types';
import { noRecords } from './testRegister';

export const noRegister: WholeRegister = { ...noRecords, savedViews: [] };

const byId = <Item extends { id: string }>(records: Item[]) => ({
  entities: Object.fromEntries(records.map((record) => [record.id, record])),
});

/** The records of a register as the state holds them, without a store. */
export function entitiesOf(records: Partial<WholeRegister>): Entities {
  const { claims, drafts, payments, fundLedger, schedules, scheme, users, audit, notifications, savedViews } = {
    ...noRegister,
    ...records,
  };
  return {
    claims: byId(claims),
    drafts: byId(drafts),
    payments: byId(payments),
    fundLedger: byId(fundLedger),
    schedules: byId(schedules),
    scheme: byId(scheme),
    users: byId(users),
    audit: byId(audit),
    notifications: byId(notifications),
    savedViews: byId(savedViews),
  };
}
