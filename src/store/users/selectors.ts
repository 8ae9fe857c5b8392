import type { User } from '../../domain/user';
import type { RootState } from '../registerReducers';

/** The managed user with an email, whatever its case, or undefined. */
export function findUserByEmail(state: RootState, email: string): User | undefined {
  const wanted = email.toLowerCase();
  return Object.values(state.users.entities).find((user) => user.email.toLowerCase() === wanted);
}
