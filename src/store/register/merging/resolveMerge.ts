import { noRecords, type RegisterRecords } from '../../../domain/register/kinds/kinds';
import type { Draft } from '../../../domain/claim/draft';
import type { RegisterMerge } from '../../events';
import { isRevised, raised, type Revised } from '../replacing';
import { resolveClaim } from './claimFiles';
import { isEqual } from '../../../domain/isEqual';
import { keyOf, takesTheirs, type Entities, type MergeChoices, type MergeItem, type MergePlan } from './types';
import { isRegisterEvent } from './unions';
import { resolveUser } from './users';

/** What is to be written: nothing of a record that stays as it is. */
export type ResolvedMerge = Pick<RegisterMerge, 'put' | 'removed'>;

/** What still waits for a choice. */
export const findOpenClashes = (plan: MergePlan, choices: MergeChoices): MergeItem[] =>
  plan.items.filter((item) => item.outcome === 'clash' && !choices[keyOf(item)]);

/**
 * What a plan comes to, with every clash chosen. What is taken gets a revision above the one here, so that whoever
 * looked at it before is told that it changed.
 */
export function resolveMerge(current: Entities, plan: MergePlan, choices: MergeChoices): ResolvedMerge {
  const added = Object.entries(plan.unions).map(([name, union]): [string, object[]] => [name, union.added]);
  const put: RegisterRecords = { ...noRecords(), ...Object.fromEntries(added) };
  const removed: ResolvedMerge['removed'] = {
    drafts: findGivingWay(plan, choices).map(({ id }) => id),
    payments: [],
    fundLedger: [],
    users: [],
  };

  for (const item of plan.items) {
    const choice = choices[keyOf(item)];
    const takes = takesTheirs(item, choice);
    if (item.kind === 'claims') {
      const settled = resolveClaim(item, choice);
      if (!settled) continue;
      const { claim, payments } = settled;
      put.claims.push(takes ? raised(claim, current.claims.entities[item.id]) : claim);
      put.payments.push(...payments.map((payment) => raised(payment, current.payments.entities[payment.id])));
      const stay = new Set(payments.map(({ id }) => id));
      removed.payments.push(...(item.ours?.payments ?? []).flatMap(({ id }) => (stay.has(id) ? [] : id)));
    } else if (item.kind === 'users') {
      const user = resolveUser(item, choice);
      if (!user) continue;
      put.users.push(takes ? raised(user, current.users.entities[user.id]) : user);
      if (takes && item.ours && item.ours.id !== user.id) removed.users.push(item.ours.id);
    } else if (!takes) {
      continue;
    } else if (item.kind === 'fundLedger') {
      put.fundLedger.push(...item.theirs.filter((entry) => !isEqual(entry, current.fundLedger.entities[entry.id])));
      const stay = new Set(item.theirs.map(({ id }) => id));
      removed.fundLedger.push(...(item.ours ?? []).flatMap(({ id }) => (stay.has(id) ? [] : id)));
    } else {
      const list: { id: string }[] = put[item.kind];
      list.push(isRevised(item.theirs) ? raised(item.theirs, item.ours as Revised | undefined) : item.theirs);
    }
  }

  const putUsers = new Set(put.users.map(({ id }) => id));
  return {
    put: {
      ...put,
      claims: differing(put.claims, current.claims.entities),
      payments: differing(put.payments, current.payments.entities),
      users: differing(put.users, current.users.entities),
    },
    removed: { ...removed, users: removed.users.filter((id) => !putUsers.has(id)) },
  };
}

const differing = <Content extends { id: string }>(records: Content[], entities: Record<string, Content>) =>
  records.filter((record) => entities[record.id] !== record);

/** The drafts here that go because their claim comes in. */
export function findGivingWay({ usedUp, items }: MergePlan, choices: MergeChoices): Draft[] {
  const out = new Set(
    items.flatMap((item) =>
      item.kind === 'claims' && item.like && !takesTheirs(item, choices[keyOf(item)]) ? item.id : [],
    ),
  );
  return usedUp.filter(({ claimId }) => claimId === undefined || !out.has(claimId));
}

/** Whether there is anything to be written. That files were exchanged is written when something else is. */
export const isEmpty = ({ put, removed }: ResolvedMerge) =>
  [...Object.values({ ...put, audit: put.audit.filter(isRegisterEvent) }), ...Object.values(removed)].every(
    (list) => list.length === 0,
  );
