import { createSelector } from '@reduxjs/toolkit';
import { shippedAccess, type AccessFacts } from '../../domain/access/account';
import type { Register } from '../registerReducers';
import { selectUsers } from '../users/selectors';

/** What is asked who may (domain/access). Without the rest of the scheme, which sign-in has no need of. */
export const selectAccessFacts = createSelector(
  [(state: Register) => state.scheme.entities['access'], selectUsers],
  (part, users): AccessFacts => ({ access: part?.id === 'access' ? part : shippedAccess, users }),
);

/** Whether where an account belongs says what it may do. */
export const selectBindsToDistricts = (state: Register) => selectAccessFacts(state).access.ownDistricts;
