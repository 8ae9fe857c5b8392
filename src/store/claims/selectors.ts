import { createSelector } from '@reduxjs/toolkit';
import type { Claim } from '../../domain/claim';
import { findRecord } from '../findRecord';
import type { RootState } from '../registerReducers';
import { rowsOf } from '../table';

const selectClaimIds = (state: RootState) => state.claims.ids;
const selectClaimEntities = (state: RootState) => state.claims.entities;

/** Every claim since its submission. */
export const selectAllClaims = createSelector([selectClaimIds, selectClaimEntities], (ids, entities) =>
  rowsOf({ ids, entities }),
);

/** A claim, or undefined when no such claim was submitted. */
export const findClaim = (state: RootState, claimId: string): Claim | undefined =>
  findRecord(state.claims.entities, claimId);
