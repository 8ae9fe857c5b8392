import type { User } from '../user/user';
import { areasOf, covers, type Place } from './areas';

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
