import { createSelector } from '@reduxjs/toolkit';
import type { Claim } from '../../domain/claim/claim';
import { findRecord, rowsOf } from '../table';
import type { Register } from '../registerReducers';

const selectClaimIds = (state: Register) => state.claims.ids;
const selectClaimEntities = (state: Register) => state.claims.entities;

/** Every claim since its submission. */
export const selectAllClaims = createSelector([selectClaimIds, selectClaimEntities], (ids, entities) =>
  rowsOf({ ids, entities }),
);

/** A claim, or undefined when no such claim was submitted. */
export const findClaim = (state: Register, claimId: string): Claim | undefined =>
  findRecord(state.claims.entities, claimId);
