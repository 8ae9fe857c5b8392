import { createSelector } from '@reduxjs/toolkit';
import { findAccount } from '../../domain/access/account';
import { canGoOn } from '../../domain/access/fourEyes';
import { findNextBeside } from '../../domain/claim/nextBeside';
import { getAction } from '../../domain/workflow/lifecycle';
import { selectActor } from '../session/selectors';
import { selectUsers } from '../users/selectors';
import { selectAllClaims } from './selectors';

const none: ReadonlySet<string> = new Set();

/**
 * The claims of which something beside their status waits for whoever is signed in, by their ids: an appeal or a correction
 * that this person can go on with.
 */
export const selectWaitingBeside = createSelector(
  [selectAllClaims, selectUsers, selectActor],
  (claims, users, actor): ReadonlySet<string> => {
    if (!actor) return none;
    const person = { account: findAccount(users, actor.email)?.id, name: actor.name };
    const ids = claims.flatMap((claim) =>
      findNextBeside(claim).some((action) => canGoOn(getAction(action), claim, person, actor.role, users))
        ? claim.id
        : [],
    );
    return ids.length > 0 ? new Set(ids) : none;
  },
);
