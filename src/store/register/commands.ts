import { findImpossiblePayments } from '../../domain/payment/impossiblePayments';
import { findPermissionRefusal } from '../../domain/user/permissions';
import type { Refusal } from '../../domain/refusal';
import { defineCommand, refuse } from '../command';
import { commit } from '../commit';
import { groupByClaim } from '../payments/selectors';
import { registerReplaced, type RegisterRecords, type Replacement, type WholeRegister } from '../events';
import type { RegisterFile } from '../persistence/readRegisterJson';
import { raiseRevisions } from './replacing';

/*
 * Each puts another register in the place of the one there is, all of it or nothing; settings, session and evidence
 * files stay. All are refused to another role than permissions.ts names, and where the browser has no room: the
 * register is then left as it was.
 */

/** Takes the register back to a snapshot, or to what a file holds. Every event of the audit log is kept. */
export const restoreRegister = (file: RegisterFile) => replace('restored', file.records, file.exportedAt);

/** Starts anew, without claims, users or log. */
export const startEmpty = () => replace('emptied', noRecords);

/** Starts anew on the sample register. */
export const loadSample = (records: RegisterRecords) => replace('sample', { ...records, savedViews: [] });

const replace = (how: Replacement, records: WholeRegister, takenAt?: string) =>
  commit(replaceCommand({ how, records, takenAt }));

export const noRoom: Refusal = {
  code: 'not_stored',
  message: 'Not enough space in this browser for that register, or the browser does not allow saving.',
};

const replaceCommand = defineCommand<{ how: Replacement; records: WholeRegister; takenAt?: string }>({
  scope: 'register',
  name: 'register/replace',
  accepts: (_register, { meta }) => findPermissionRefusal('replaceRegister', meta.actor.role),
  refusedUnstored: noRoom,
  decide(state, { form: { how, records, takenAt } }, stamp) {
    const refusal = findPermissionRefusal('replaceRegister', stamp.actor.role);
    if (refusal) return refuse(refusal);
    const impossible = how === 'restored' ? findImpossible(records) : undefined;
    if (impossible !== undefined) return refuse(impossiblePayment(impossible));
    const payload = {
      how,
      takenAt,
      claimsBefore: state.claims.ids.length,
      records: how === 'restored' ? raiseRevisions(state, records) : records,
    };
    return { ok: true, event: registerReplaced(payload, stamp), value: undefined };
  },
});

/** The claim of a payment that no version of the portal can have made. */
function findImpossible({ claims, payments }: WholeRegister): string | undefined {
  const byClaim = groupByClaim(payments);
  return claims.find((claim) => findImpossiblePayments({ claim, payments: byClaim.get(claim.id) ?? [] }).length > 0)
    ?.id;
}

const impossiblePayment = (id: string): Refusal => ({
  code: 'invalid',
  message: 'This snapshot contains an invalid payment of claim {{id}}. Nothing was changed. Restore another snapshot.',
  params: { id },
});

const noRecords: WholeRegister = {
  claims: [],
  drafts: [],
  payments: [],
  fundLedger: [],
  schedules: [],
  scheme: [],
  users: [],
  audit: [],
  notifications: [],
  savedViews: [],
};
