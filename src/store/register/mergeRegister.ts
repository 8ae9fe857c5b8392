import { withoutInvisible } from '../../domain/form/plainText';
import { findPermissionRefusal } from '../../domain/user/permissionRefusal';
import type { Refusal } from '../../domain/refusal';
import { toScheme } from '../../domain/scheme/scheme';
import type { Actor } from '../../domain/user/user';
import { findLockOutRefusal } from '../../domain/access/lockOut';
import { losesAdministrator } from '../../domain/user/userRules';
import { defineCommand, refuse } from '../command';
import type { Register } from '../registerReducers';
import { commit, type CommandResult } from '../commit';
import { refreshDrafts } from '../drafts/commands';
import { registerMerged, type MergeTally } from '../events';
import type { RegisterFile } from '../persistence/shapes/readRegisterJson';
import type { AppThunk } from '../services';
import { noRoom } from './commands';
import { changed, findMergeRefusal, findReplaced } from './merging/acceptsMerge';
import { isPlanOf, isSamePlan, planMerge } from './merging/planMerge';
import { findOpenClashes, isEmpty, resolveMerge, type ResolvedMerge } from './merging/resolveMerge';
import { isNew, keyOf, takesTheirs, type MergeChoices, type MergePlan } from './merging/types';

type MergeForm = {
  file: Pick<RegisterFile, 'exportedAt' | 'records'>;
  /** The file's name, as the log keeps it. */
  from: string;
  choices: MergeChoices;
};

/** `seen` is the plan as it was shown. */
export type Merge = MergeForm & { seen: MergePlan };

/**
 * Takes another register into this one, all that its plan says or nothing. Refused to another role than permissions.ts
 * names; as "changed" when somebody has worked on what the plan touches since it was shown; while a clash is open; where
 * two accounts would share an email or no active administrator at the admin desk would remain; and where the browser has no
 * room. A file that brings nothing new leaves no event.
 */
export function mergeRegister({ seen, ...form }: Merge): AppThunk<Promise<CommandResult>> {
  return (dispatch) => {
    // A draft that another tab saved while this one slept may be newer than that of the file.
    dispatch(refreshDrafts());
    return dispatch(commit(mergeCommand(form, [], seen)));
  };
}

const mergeCommand = defineCommand<MergeForm, undefined, MergePlan, ReturnType<typeof registerMerged>>({
  scope: 'register',
  name: 'register/merge',
  label: null,
  makes: registerMerged,
  accepts: (register, { payload, meta }) =>
    findPermissionRefusal('importRegister', meta.actor.role) ??
    findMergeRefusal(register, payload, meta.at) ??
    findAccountConflict(register, payload, meta.actor),
  refusedUnstored: noRoom,
  decide(state, { form: { file, from, choices }, seen }, stamp) {
    const refusal = findPermissionRefusal('importRegister', stamp.actor.role);
    if (refusal) return refuse(refusal);
    // The plan that was shown knew the whole log; this tab has been reloaded, or another register has come.
    if (state.storage.olderLog) return refuse(changed);
    const { email } = stamp.actor;
    const plan = seen && isPlanOf(seen, state, email) ? seen : planMerge(state, file.records, email, stamp.at);
    if (plan !== seen && !(seen && isSamePlan(plan, seen))) return refuse(changed);
    if (findOpenClashes(plan, choices).length > 0) return refuse(undecided);
    const settlement = resolveMerge(state, plan, choices);
    const conflict = findAccountConflict(state, settlement, stamp.actor);
    if (conflict) return refuse(conflict);
    if (isEmpty(settlement)) return { ok: true, value: undefined };
    const payload = {
      from: withoutInvisible(from),
      exportedAt: file.exportedAt,
      counts: countMerge(plan, choices),
      ...settlement,
      replaces: findReplaced(state, settlement),
    };
    return { ok: true, event: registerMerged(payload, stamp), value: undefined };
  },
});

function countMerge({ items, strayPayments }: MergePlan, choices: MergeChoices): MergeTally {
  const claims = items.filter(({ kind }) => kind === 'claims');
  const sound = claims.filter(({ outcome }) => outcome !== 'refused');
  const taken = sound.filter((item) => takesTheirs(item, choices[keyOf(item)]));
  const added = taken.filter(isNew);
  return {
    claimsAdded: added.length,
    claimsChanged: taken.length - added.length,
    claimsKept: sound.length - taken.length,
    refused: items.filter(({ outcome }) => outcome === 'refused').length + strayPayments.length,
  };
}

/** What no choice of records may lead to (docs/product.md, Users). */
function findAccountConflict(
  { users, scheme }: Register,
  { put, removed }: ResolvedMerge,
  actor: Actor,
): Refusal | undefined {
  const before = Object.values(users.entities);
  const gone = new Set([...removed.users, ...put.users.map(({ id }) => id)]);
  const after = [...before.filter(({ id }) => !gone.has(id)), ...put.users];
  const idsOf = new Map<string, Set<string>>();
  for (const { id, email } of after) {
    const address = email.toLowerCase();
    idsOf.set(address, (idsOf.get(address) ?? new Set()).add(id));
  }
  const shared = put.users.find(({ email }) => (idsOf.get(email.toLowerCase())?.size ?? 0) > 1);
  if (shared) {
    return {
      code: 'invalid',
      message: 'Two accounts would have the email {{email}}. Make a different choice for one of them.',
      params: { email: shared.email },
    };
  }
  if (!losesAdministrator(before, after)) {
    const rules = toScheme([...Object.values(scheme.entities), ...put.scheme]);
    return findLockOutRefusal({ access: rules.access, users: after }, actor);
  }
  return {
    code: 'invalid',
    message: 'No active administrator with the UWA/MTWA Admin desk would remain. Make a different choice.',
  };
}

const undecided: Refusal = { code: 'invalid', message: 'First decide every conflicting record.' };
