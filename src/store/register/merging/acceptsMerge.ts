import { findUnsoundClaim } from '../../../domain/register/soundness/claimSoundness';
import {
  findUnsoundLedger,
  findUnsoundPart,
  findUnsoundUser,
} from '../../../domain/register/soundness/recordSoundness';
import { findUnsoundSchedule } from '../../../domain/register/soundness/scheduleSoundness';
import type { Refusal } from '../../../domain/refusal';
import { isEqual } from '../../../domain/isEqual';
import { isSameEmail } from '../../../domain/user/user';
import type { RegisterMerge } from '../../events';
import { groupByClaim, selectAllPayments } from '../../payments/selectors';
import type { Register } from '../../registerReducers';
import { findRecord } from '../../table';
import { isRevised } from '../replacing';
import { sharedKinds } from '../sharedKinds';

type Parts = Pick<RegisterMerge, 'put' | 'removed'>;

/** The records that a merge puts something in the place of, or takes out, with the revisions that they have here. */
export function findReplaced(register: Register, { put, removed }: Parts): RegisterMerge['replaces'] {
  const gone = new Map<string, readonly string[]>(Object.entries(removed));
  return sharedKinds.flatMap((kind) => {
    const ids = new Set([...put[kind].filter(isRevised).map(({ id }) => id), ...(gone.get(kind) ?? [])]);
    return [...ids].flatMap((id) => {
      const current = findRecord<{ id: string }>(register[kind].entities, id);
      return current && isRevised(current) ? { kind, id, rev: current.rev } : [];
    });
  });
}

/**
 * What of a merge any copy of the register can judge by the records alone: that it puts them in the place of those that were
 * looked at, and that the register is sound with them. Whether a payment to another payee was a retry is told by logs.
 * @param at the instant of the merge
 */
export function findMergeRefusal(
  register: Register,
  merge: Omit<RegisterMerge, 'from'>,
  at: string,
): Refusal | undefined {
  if (!isEqual(findReplaced(register, merge), merge.replaces)) return changed;
  return isSound(register, merge, at) ? undefined : unfit;
}

function isSound(register: Register, parts: Parts, at: string): boolean {
  const { users, schedules, scheme } = parts.put;
  return (
    isLedgerSound(register, parts, at) &&
    areClaimsSound(register, parts, at) &&
    parts.removed.users.every((id) => isReplaced(register, parts, id)) &&
    !users.some((user) => findUnsoundUser(user, at)) &&
    !schedules.some((schedule) => findUnsoundSchedule(schedule, at)) &&
    !scheme.some((part) => findUnsoundPart(part, at))
  );
}

/** The ledger goes on, or another one takes its place: it never goes away. */
function isLedgerSound({ fundLedger }: Register, { put, removed }: Parts, at: string): boolean {
  if (put.fundLedger.length === 0) return removed.fundLedger.length === 0;
  const others = new Set([...removed.fundLedger, ...put.fundLedger.map(({ id }) => id)]);
  const stay = Object.values(fundLedger.entities).filter(({ id }) => !others.has(id));
  return !findUnsoundLedger(
    [...stay, ...put.fundLedger].sort((a, b) => a.number - b.number),
    at,
  );
}

/** An account goes only where one of the same email comes. */
function isReplaced({ users }: Register, { put }: Parts, id: string): boolean {
  const gone = findRecord(users.entities, id);
  return gone === undefined || put.users.some(({ email }) => isSameEmail(email, gone.email));
}

/** Every claim of which something comes in or goes, with its payments as they would be. */
function areClaimsSound(register: Register, { put, removed }: Parts, at: string): boolean {
  const claims = new Map(put.claims.map((claim) => [claim.id, claim]));
  const payments = groupByClaim(put.payments);
  const gone = new Set(removed.payments);
  const losing = removed.payments.flatMap((id) => findRecord(register.payments.entities, id)?.claimId ?? []);
  return [...new Set([...claims.keys(), ...payments.keys(), ...losing])].every((id) => {
    const claim = claims.get(id) ?? findRecord(register.claims.entities, id);
    if (!claim) return false;
    const coming = payments.get(id) ?? [];
    const isForeign = coming.some(
      (payment) => (findRecord(register.payments.entities, payment.id)?.claimId ?? id) !== id,
    );
    const held = selectAllPayments(register, id);
    const kept = held.filter((payment) => !gone.has(payment.id) && coming.every((one) => one.id !== payment.id));
    const after = [...kept, ...coming].sort((a, b) => a.number - b.number);
    return !isForeign && !findUnsoundClaim({ claim, payments: after }, at, () => true);
  });
}

/** The refusal of a merge that was planned on what has changed since. */
export const changed: Refusal = {
  code: 'changed',
  message: 'The register has changed. Check what the import would do now.',
};

const unfit: Refusal = { code: 'invalid', message: 'This file does not fit the register. Nothing was changed.' };
