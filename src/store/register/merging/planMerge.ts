import type { Meeting } from '../../../domain/register/kinds/kind';
import { kindNames, kinds, type ContentOf, type RegisterRecords } from '../../../domain/register/kinds/kinds';
import { findLastVerification } from '../../../domain/claim/claim';
import { runAtOnce, runInChunks } from '../../../domain/runInChunks';
import { findRecord } from '../../table';
import { findStrayPayments, planClaims } from './claimFiles';
import { planDrafts, findUsedUp } from './drafts';
import { readHistories } from './histories';
import { planLedger } from './ledger';
import { keyOf, type Entities, type MergeItem, type MergePlan } from './types';
import { planUnion } from './unions';
import { planSchedules } from './schedules';
import { historyKinds, planByHistory } from './byHistory';
import { findDeletedThere, planUsers } from './users';

const meetsByUnion = (name: string): name is keyof Unions => kinds[name as keyof Unions].meets.how === 'union';

/** The kinds of which a file only adds what is not here. */
export const unionKinds = kindNames.filter(meetsByUnion);

/**
 * Sorts every record of another register: what comes in, what stays, and what somebody must choose between
 * (docs/merging.md, Merging a register). Changes nothing.
 * @param current the register that the file is merged into
 * @param actorEmail whose account the file must not take away
 * @param now an instant: what lies in its future is refused
 */
export function planMerge(current: Entities, theirs: RegisterRecords, actorEmail: string, now: string): MergePlan {
  return runAtOnce(plan(current, theirs, actorEmail, now));
}

/**
 * As `planMerge`, in turns, so that the page goes on meanwhile. Rejects when `yieldToMain` does.
 * @param yieldToMain resolves when the page has done what was waiting; it may return at once
 */
export function planMergeInChunks(
  current: Entities,
  theirs: RegisterRecords,
  actorEmail: string,
  now: string,
  yieldToMain: () => Promise<void>,
): Promise<MergePlan> {
  return runInChunks(plan(current, theirs, actorEmail, now), yieldToMain);
}

function* plan(
  current: Entities,
  theirs: RegisterRecords,
  actorEmail: string,
  now: string,
): Generator<void, MergePlan> {
  const histories = {
    ours: readHistories(Object.values(current.audit.entities), Object.values(current.payments.entities)),
    theirs: readHistories(theirs.audit, theirs.payments),
  };
  const claims = yield* planClaims(current, theirs, histories, now);
  const taken = new Set(claims.flatMap(({ id, outcome }) => (outcome === 'refused' ? [] : id)));
  const open = new Set(claims.flatMap(({ id, like }) => (like ? id : [])));
  const hasClaim = (id: string) => taken.has(id) || findRecord(current.claims.entities, id) !== undefined;
  return {
    of: { register: current, actorEmail },
    items: [
      ...claims,
      ...planDrafts(current, theirs.drafts, hasClaim, (id) => open.has(id), now),
      ...planUsers(current, theirs.users, histories, actorEmail, now),
      ...planLedger(current, theirs.fundLedger, now),
      ...planSchedules(current, theirs.schedules, histories, now),
      ...historyKinds.flatMap((name) => planByHistory(name, current, theirs[name], histories, now)),
    ],
    usedUp: findUsedUp(current, (id) => taken.has(id)),
    deletedThere: findDeletedThere(current, theirs.users, histories.theirs),
    strayPayments: findStrayPayments(theirs),
    unions: yield* planUnions(current, theirs),
  };
}

type Unions = MergePlan['unions'];

function* planUnions(current: Entities, theirs: RegisterRecords): Generator<void, Unions> {
  const unions: [string, unknown][] = [];
  for (const name of unionKinds) unions.push([name, yield* unionOf(name, current, theirs)]);
  return Object.fromEntries(unions) as Unions;
}

const unionOf = <Name extends keyof Unions>(name: Name, current: Entities, theirs: RegisterRecords) => {
  type Content = ContentOf<Name>;
  const meets = kinds[name].meets as Extract<Meeting<Content>, { how: 'union' }>;
  const ours = current[name] as { entities: Record<string, Content> };
  return planUnion<Content>(meets, ours, theirs[name]);
};

/** Whether a plan is of this register as it is, looked at by the same person: planned anew, it would be the same. */
export const isPlanOf = ({ of: { register, actorEmail } }: MergePlan, current: Entities, email: string) =>
  email === actorEmail && kindNames.every((kind) => register[kind].entities === current[kind].entities);

/** Whether two plans for the same file come to the same: nobody has worked on what it touches in between. */
export function isSamePlan(a: MergePlan, b: MergePlan): boolean {
  return signatureOf(a) === signatureOf(b);
}

function signatureOf({ items, usedUp }: MergePlan): string {
  const rows = items.map((item) => [keyOf(item), item.outcome, item.reason, versionOf(item)]);
  return JSON.stringify([rows, usedUp.map(({ id, updatedAt }) => [id, updatedAt])]);
}

/** Which state of this register's record was shown. */
function versionOf(item: MergeItem) {
  if (item.kind === 'claims') {
    return [
      item.ours?.claim.rev,
      // An answer leaves the revision as it is, and would be lost with the claim that gives way.
      item.ours && findLastVerification(item.ours.claim)?.asked,
      item.like?.claim.id,
      item.like?.claim.rev,
      ...(item.ours?.payments ?? []).map(({ id, rev }) => `${id} ${rev}`),
    ];
  }
  if (item.kind === 'drafts') return item.ours?.updatedAt;
  return item.kind === 'fundLedger' ? item.ours?.length : [item.ours?.id, item.ours?.rev];
}
