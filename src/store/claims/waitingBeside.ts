import { createSelector } from '@reduxjs/toolkit';
import { findAccount } from '../../domain/access/account';
import { waitsFor } from '../../domain/access/fourEyes';
import { findNextBeside } from '../../domain/claim/nextBeside';
import { getAction, type ClaimAction } from '../../domain/workflow/lifecycle';
import { selectActor } from '../session/selectors';
import { selectUsers } from '../users/selectors';
import { selectAllClaims } from './selectors';

type WaitingBeside = ReadonlyMap<string, readonly ClaimAction[]>;

const none: WaitingBeside = new Map();

/** What waits for whoever is signed in on claims beside their status, of an appeal or a correction: what comes next, by claim. */
export const selectWaitingBeside = createSelector(
  [selectAllClaims, selectUsers, selectActor],
  (claims, users, actor): WaitingBeside => {
    if (!actor) return none;
    const person = { account: findAccount(users, actor.email)?.id, name: actor.name };
    const waiting = claims.flatMap((claim) => {
      const next = findNextBeside(claim).filter((action) =>
        waitsFor(getAction(action), claim, person, actor.role, users),
      );
      return next.length > 0 ? [[claim.id, next] as const] : [];
    });
    return waiting.length > 0 ? new Map(waiting) : none;
  },
);
