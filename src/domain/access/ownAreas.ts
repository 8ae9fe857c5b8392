import type { User } from '../user/user';
import { findAccount, type AccessFacts, type Doer } from './account';
import { areasOf, covers, type Area, type Place } from './areas';

/**
 * The areas to which somebody is bound: those of their account, of an officer in a register that gives each account its own.
 * Undefined where they work everywhere.
 */
export function findOwnAreas(
  { access, users }: AccessFacts,
  { email, role }: Pick<Doer, 'email' | 'role'>,
): readonly Area[] | undefined {
  if (!access.ownDistricts || role !== 'district_officer') return undefined;
  const account = findAccount(users, email);
  const areas = account && areasOf(account);
  return areas === 'all' ? undefined : areas;
}

const isOfficer = ({ status, desks }: User) => status === 'active' && desks.includes('district_officer');

/** The active officers who work where something lies, those who belong to that district first. */
export const findOfficers = (users: readonly User[], place: Place): User[] =>
  users
    .filter((user) => isOfficer(user) && covers(user, place))
    .sort((a, b) => Number(b.district === place.district) - Number(a.district === place.district));

/** Whether an active officer works in any part of a district. */
export const isWorkedIn = (users: readonly User[], name: string): boolean =>
  users.some((user) => {
    const areas = isOfficer(user) ? areasOf(user) : [];
    return areas === 'all' || areas.some(({ district }) => district === name);
  });
