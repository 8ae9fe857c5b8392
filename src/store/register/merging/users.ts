import { isSameEmail, type User } from '../../../domain/user/user';
import { isActiveAdministrator } from '../../../domain/user/administrators';
import { losesAdministrator } from '../../../domain/user/userRules';
import { findRecord } from '../../table';
import { isEqual } from '../../../domain/isEqual';
import { compareHistories, type Histories } from './histories';
import { findLastOfUser } from './lastEvents';
import { findUnsoundUser } from '../../../domain/register/soundness/recordSoundness';
import { takesTheirs, type Entities, type MergeSide, type ItemOf } from './types';

/** Sorts the accounts of a file. Nobody's import takes their own account, or its role, away. */
export function planUsers(
  { users: { entities } }: Pick<Entities, 'users'>,
  theirs: readonly User[],
  histories: { ours: Histories; theirs: Histories },
  actorEmail: string,
  now: string,
): ItemOf<'users'>[] {
  const emailHolders = new Map(Object.values(entities).map((user) => [user.email.toLowerCase(), user]));
  const seen = new Set<string>();
  const items = theirs.map((user): ItemOf<'users'> => {
    const { id } = user;
    const email = user.email.toLowerCase();
    const known = findRecord(entities, id);
    const item = { kind: 'users', id, ours: known, theirs: user } as const;
    const unsound = findUnsoundUser(user, now);
    if (unsound) return { ...item, outcome: 'refused', reason: unsound };
    if (seen.has(email)) return { ...item, outcome: 'refused', reason: 'email_twice' };
    seen.add(email);
    const [our, their] = [histories.ours.of('user', id), histories.theirs.of('user', id)];
    const isDeleted = !known && [...our.values()].some(({ action }) => action === 'USER_DELETED');
    if (isDeleted) return { ...item, outcome: 'kept', reason: 'deleted_here' };

    const sorted = sort(known, user, () => compareHistories(our, their));
    const holder = emailHolders.get(email);
    const clashes = holder && holder.id !== id && (sorted.outcome === 'added' || sorted.outcome === 'changed');
    const ours = clashes ? holder : known;
    const own = [known, ours].find((account) => account && isSameEmail(account.email, actorEmail));
    if (own && demotes(own, user) && sorted.outcome !== 'same' && sorted.outcome !== 'kept') {
      return { ...item, ours, outcome: 'kept', reason: 'own_account' };
    }
    // Whoever has no account here must not get one that shuts them out.
    if (!own && isSameEmail(user.email, actorEmail) && (user.status !== 'active' || !isAtAdminDesk(user))) {
      return { ...item, outcome: 'kept', reason: 'own_account' };
    }
    const last = ours && {
      ours: findLastOfUser(ours, histories.ours.of('user', ours.id)),
      theirs: findLastOfUser(user, their),
    };
    if (!clashes) return { ...item, ...sorted, last: sorted.outcome === 'clash' ? last : undefined };
    return { ...item, ours, outcome: 'clash', reason: 'same_email', last };
  });
  return keepAdministrator(Object.values(entities), items);
}

/**
 * Where what the file says would leave no active administrator at the admin desk, somebody must choose for each who would be
 * one no more.
 */
function keepAdministrator(before: readonly User[], items: ItemOf<'users'>[]): ItemOf<'users'>[] {
  const after = new Map(before.map((user) => [user.id, user]));
  for (const item of items) if (takesTheirs(item, 'ours')) after.set(item.id, item.theirs);
  if (!losesAdministrator(before, [...after.values()])) return items;
  return items.map((item) =>
    item.outcome === 'changed' && item.ours && isActiveAdministrator(item.ours)
      ? { ...item, outcome: 'clash', reason: 'last_administrator' }
      : item,
  );
}

/** Accounts here that the file does not hold, because they were deleted there. */
export function findDeletedThere(
  { users: { entities } }: Pick<Entities, 'users'>,
  theirs: readonly User[],
  histories: Histories,
): User[] {
  const held = new Set(theirs.map(({ id }) => id));
  return Object.values(entities).filter(
    ({ id }) => !held.has(id) && [...histories.of('user', id).values()].some(({ action }) => action === 'USER_DELETED'),
  );
}

const isAtAdminDesk = ({ desks }: User) => desks.includes('admin');

/** What nobody does to their own account (docs/product.md, Users). */
const demotes = (from: User, to: User) =>
  (from.status === 'active' && to.status !== 'active') ||
  from.role !== to.role ||
  (isAtAdminDesk(from) && !isAtAdminDesk(to));

function sort(known: User | undefined, user: User, compare: () => ReturnType<typeof compareHistories>) {
  if (!known) return { outcome: 'added' } as const;
  return isEqual(contentOf(known), contentOf(user)) ? ({ outcome: 'same' } as const) : compare();
}

/** Signing in is no change to an account. */
const contentOf = ({ rev: _rev, lastLogin: _lastLogin, ...content }: User) => content;

/** The account as it is to be; undefined where none is to be. */
export function resolveUser(item: ItemOf<'users'>, choice?: MergeSide): User | undefined {
  const { ours, theirs } = item;
  const user = takesTheirs(item, choice) ? theirs : ours;
  if (ours?.id !== theirs.id || !user) return user;
  const lastLogin = [ours.lastLogin, theirs.lastLogin].sort().findLast((at) => at !== undefined);
  return user.lastLogin === lastLogin ? user : { ...user, lastLogin };
}
