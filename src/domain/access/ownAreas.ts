import { findAccount, type AccessFacts, type Doer } from './account';
import { areasOf, type Area } from './areas';

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
