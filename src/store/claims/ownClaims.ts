import { createSelector } from '@reduxjs/toolkit';
import { findOwnAreas } from '../../domain/access/ownAreas';
import { isWithin } from '../../domain/access/areas';
import { selectAccessFacts } from '../access/selectors';
import { selectActor } from '../session/selectors';
import { selectAllClaims } from './selectors';

/** Where the signed-in person works, in a register that binds them to their districts; undefined where they work everywhere. */
export const selectOwnAreas = createSelector([selectAccessFacts, selectActor], (facts, actor) =>
  actor ? findOwnAreas(facts, actor) : undefined,
);

/** The claims that screens begin with: those where the signed-in person works. */
export const selectOwnClaims = createSelector([selectAllClaims, selectOwnAreas], (claims, areas) =>
  areas ? claims.filter(({ claimant }) => isWithin(areas, claimant)) : claims,
);
