import { findLockOutRefusal } from '../../domain/access/lockOut';
import { noRecords, type RegisterRecords } from '../../domain/register/kinds/kinds';
import { findImpossiblePayments } from '../../domain/payment/impossiblePayments';
import { findPermissionRefusal } from '../../domain/user/permissionRefusal';
import { shippedScheme, toScheme } from '../../domain/scheme/scheme';
import type { Stamp } from '../../domain/stamp';
import type { Refusal } from '../../domain/refusal';
import { isEqual } from '../../domain/isEqual';
import { defineCommand, refuse } from '../command';
import type { Register } from '../registerReducers';
import { commit, type CommandResult } from '../commit';
import { refreshDrafts } from '../drafts/commands';
import { groupByClaim } from '../payments/selectors';
import { registerReplaced, type Replacement } from '../events';
import type { RegisterFile } from '../persistence/shapes/readRegisterJson';
import type { AppThunk } from '../services';
import { raiseRevisions } from './replacing';

/*
 * Each puts another register in the place of the one there is, all of it or nothing; settings, session and evidence
 * files stay. All are refused to another role than permissions.ts names, and where the browser has no room: the
 * register is then left as it was.
 */

/** Takes the register back to a snapshot, or to what a file holds. Every event of the audit log is kept. */
export const restoreRegister = (file: Pick<RegisterFile, 'exportedAt' | 'records'>) =>
  replace('restored', file.records, file.exportedAt);

/** Starts anew, without claims, users or log, and with four eyes on. */
export const startEmpty = () => replace('emptied', noRecords());

/** What a register begins with that begins empty. */
const emptyRegister = ({ at, actor }: Stamp): RegisterRecords => ({
  ...noRecords(),
  scheme: [{ id: 'access', ...shippedScheme.access, fourEyes: true, rev: 1, changedAt: at, changedBy: actor.name }],
});

/** Starts anew on the sample register. */
export const loadSample = (records: RegisterRecords) => replace('sample', records);

function replace(how: Replacement, records: RegisterRecords, takenAt?: string): AppThunk<Promise<CommandResult>> {
  return (dispatch) => {
    // Drafts stand outside the sequence: one that another tab saved while this one slept would be left behind.
    dispatch(refreshDrafts());
    return dispatch(commit(replaceCommand({ how, records, takenAt })));
  };
}

export const noRoom: Refusal = {
  code: 'not_stored',
  message: 'Not enough space in this browser for that register, or the browser does not allow saving.',
};

type Replacing = { how: Replacement; records: RegisterRecords; takenAt?: string };

type ReplaceEvent = ReturnType<typeof registerReplaced>;

const replaceCommand = defineCommand<Replacing, undefined, undefined, ReplaceEvent>({
  scope: 'register',
  name: 'register/replace',
  label: null,
  makes: registerReplaced,
  accepts: acceptsReplacement,
  refusedUnstored: noRoom,
  decide(state, { form: { how, records, takenAt } }, stamp) {
    const refusal = findPermissionRefusal('replaceRegister', stamp.actor.role);
    if (refusal) return refuse(refusal);
    const payload = {
      how,
      takenAt,
      claimsBefore: state.claims.ids.length,
      records: how === 'restored' ? raiseRevisions(state, records) : how === 'emptied' ? emptyRegister(stamp) : records,
    };
    return { ok: true, event: registerReplaced(payload, stamp), value: undefined };
  },
});

/**
 * Refuses another role, and a register that the check of a file (persistence/shapes/readRegisterJson.ts) would not have
 * let through: a list with an id twice, and payments that no version of the portal can have made. The event's schema
 * asks for the shape of each record. Names that are forbidden and earlier versions are left to the check of the file:
 * what an event holds has come through it.
 */
export function acceptsReplacement({ claims }: Register, { payload, meta }: ReplaceEvent): Refusal | undefined {
  const refusal = findPermissionRefusal('replaceRegister', meta.actor.role);
  if (refusal) return refusal;
  const { how, takenAt, claimsBefore, records } = payload;
  const isWhole =
    Object.values(records).every(hasNoIdTwice) && (how !== 'emptied' || isEqual(records, emptyRegister(meta)));
  const isOfThisRegister = claimsBefore === claims.ids.length && (takenAt !== undefined) === (how === 'restored');
  if (!isWhole || !isOfThisRegister) return noRegister;
  const impossible = findImpossible(records);
  if (impossible !== undefined) return impossiblePayment(impossible);
  return findLockOutRefusal({ access: toScheme(records.scheme).access, users: records.users }, meta.actor);
}

const hasNoIdTwice = (list: readonly { id: string }[]) => new Set(list.map(({ id }) => id)).size === list.length;

const noRegister: Refusal = { code: 'invalid', message: 'This is not a register of this portal.' };

/** The claim of a payment that no version of the portal can have made. */
function findImpossible({ claims, payments }: RegisterRecords): string | undefined {
  const byClaim = groupByClaim(payments);
  return claims.find((claim) => findImpossiblePayments({ claim, payments: byClaim.get(claim.id) ?? [] }).length > 0)
    ?.id;
}

const impossiblePayment = (id: string): Refusal => ({
  code: 'invalid',
  message: 'This snapshot contains an invalid payment of claim {{id}}. Nothing was changed. Restore another snapshot.',
  params: { id },
});
