import { createSelector } from '@reduxjs/toolkit';
import { isSameEmail, type User } from '../../domain/user/user';
import type { Register } from '../registerReducers';

/** The managed user with an email, whatever its case, or undefined. */
export function findUserByEmail(
  state: { users: Pick<Register['users'], 'entities'> },
  email: string,
): User | undefined {
  return Object.values(state.users.entities).find((user) => isSameEmail(user.email, email));
}

/**
 * Whether an account has an email that another is to have.
 * @param userId the account that is to have it, and may keep it or change its case
 */
export function isEmailTaken(state: Register, email: string, userId?: string): boolean {
  const holder = findUserByEmail(state, email);
  return holder !== undefined && holder.id !== userId;
}

/** The managed users, in no order. */
export const selectUsers = createSelector([(state: Register) => state.users.entities], (entities) =>
  Object.values(entities),
);
