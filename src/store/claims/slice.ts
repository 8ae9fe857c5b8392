import type { UnknownAction } from '@reduxjs/toolkit';
import { endsUndo } from '../../domain/audit/exports';
import { findAsked } from '../../domain/claim/asked/asked';
import { findLastVerification, type Claim } from '../../domain/claim/claim';
import { isUndoable, keepForUndo } from '../../domain/claim/lastAction';
import {
  claimantTold,
  claimChecked,
  claimsImported,
  informationAnswered,
  conditionChecked,
  fileTaken,
  isLifecycleEvent,
  noteAdded,
  registerLaidDown,
  registerMerged,
  registerReplaced,
  type ClaimFields,
  type LifecycleEvent,
} from '../events';
import { findRecord, addRows, setRows, tableOf, type EntityTable } from '../table';
import { isEqual } from '../../domain/isEqual';
import { fieldsAfter } from './fieldsAfter';

type ClaimsState = EntityTable<Claim>;

const noClaims: ClaimsState = tableOf<Claim>([]);

/** A claim that exists is never a draft again. */
const isStoredStatus = (fields: ClaimFields): fields is ClaimFields & Partial<Pick<Claim, 'status'>> =>
  fields.status !== 'draft';

/** A note takes nothing from anybody's decision or edit under way, so the revision stays. */
function withNote(state: ClaimsState, { payload: { claimId, note }, meta }: ReturnType<typeof noteAdded>): ClaimsState {
  const claim = findRecord(state.entities, claimId);
  if (!claim || claim.notes.some(({ id }) => id === note.id)) return state;
  return setRows(state, [{ ...claim, notes: [...claim.notes, note], updatedAt: meta.at }]);
}

/** A claim changed after its last action, which is not undone any more. */
function withChange(state: ClaimsState, { undoable: _last, ...claim }: Claim, fields: Partial<Claim>): ClaimsState {
  return setRows(state, [{ ...claim, ...fields }]);
}

/** What is on a paper outside the portal stands: the last action is not undone any more. */
function withTaken(state: ClaimsState, { payload }: ReturnType<typeof fileTaken>): ClaimsState {
  const { kind, resourceId, claims = [] } = payload;
  const ids = endsUndo(kind) ? [resourceId] : claims;
  return setRows(
    state,
    ids.flatMap((id) => {
      const { undoable, ...claim } = findRecord(state.entities, id) ?? {};
      return undoable ? [claim as Claim] : [];
    }),
  );
}

function withTold(
  state: ClaimsState,
  { payload: { claimId, rev, told }, meta }: ReturnType<typeof claimantTold>,
): ClaimsState {
  const claim = findRecord(state.entities, claimId);
  if (claim?.rev !== rev) return state;
  return withChange(state, claim, { told: [...(claim.told ?? []), told], rev: rev + 1, updatedAt: meta.at });
}

function withChecklist(
  state: ClaimsState,
  { payload: { claimId, rev, checklist }, meta }: ReturnType<typeof claimChecked>,
): ClaimsState {
  const claim = findRecord(state.entities, claimId);
  if (claim?.rev !== rev) return state;
  return withChange(state, claim, { checklist, rev: rev + 1, updatedAt: meta.at });
}

/** As a note, an answer takes nothing from an edit under way: the revision stays. */
function withAnswer(
  state: ClaimsState,
  { payload: { claimId, askedOn, place, before, after }, meta }: ReturnType<typeof informationAnswered>,
): ClaimsState {
  const claim = findRecord(state.entities, claimId);
  const last = claim && findLastVerification(claim);
  const asked = claim && findAsked(claim);
  if (!asked || last?.verifiedOn !== askedOn || !isEqual(asked.pieces[place], before)) return state;
  const pieces = asked.pieces.map((piece, index) => (index === place ? after : piece));
  const verifications = [...claim.verifications.slice(0, -1), { ...last, asked: { ...asked, pieces } }];
  return withChange(state, claim, { verifications, updatedAt: meta.at });
}

function withCheck(
  state: ClaimsState,
  { payload: { claimId, rev, check }, meta }: ReturnType<typeof conditionChecked>,
): ClaimsState {
  const claim = findRecord(state.entities, claimId);
  if (claim?.rev !== rev) return state;
  const conditionChecks = [...(claim.conditionChecks ?? []), check];
  return withChange(state, claim, { conditionChecks, rev: rev + 1, updatedAt: meta.at });
}

function afterLifecycle(state: ClaimsState, { payload, meta }: LifecycleEvent): ClaimsState {
  const { action, created, changes } = payload;
  const changed = new Map<string, Claim>();
  if (created && !findRecord(state.entities, created.id)) changed.set(created.id, created);
  for (const { claimId, rev, note, ...change } of changes) {
    const claim = changed.get(claimId) ?? findRecord(state.entities, claimId);
    const after = fieldsAfter(change);
    if (!claim || claim.rev !== rev || !isStoredStatus(after)) continue;
    const notes = note ? [...claim.notes, note] : claim.notes;
    const { undoable: _last, ...former } = claim;
    const kept = isUndoable(action) && { undoable: keepForUndo(action, change, meta) };
    changed.set(claimId, { ...former, ...after, notes, rev: rev + 1, updatedAt: meta.at, ...kept });
  }
  return setRows(state, [...changed.values()]);
}

export function claimsReducer(state: ClaimsState = noClaims, action: UnknownAction): ClaimsState {
  if (isLifecycleEvent(action)) return afterLifecycle(state, action);
  if (fileTaken.match(action)) return withTaken(state, action);
  if (noteAdded.match(action)) return withNote(state, action);
  if (claimantTold.match(action)) return withTold(state, action);
  if (claimChecked.match(action)) return withChecklist(state, action);
  if (informationAnswered.match(action)) return withAnswer(state, action);
  if (conditionChecked.match(action)) return withCheck(state, action);
  if (registerLaidDown.match(action)) return { ...state, ...tableOf(action.payload.claims) };
  if (registerReplaced.match(action)) return { ...state, ...tableOf(action.payload.records.claims) };
  if (registerMerged.match(action)) return setRows(state, action.payload.put.claims);
  if (claimsImported.match(action)) {
    return addRows(
      state,
      action.payload.claims.map(({ claim }) => claim),
    );
  }
  return state;
}
