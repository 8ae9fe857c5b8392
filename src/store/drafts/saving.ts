import type { Draft } from '../../domain/claim/draft';
import type { Refusal } from '../../domain/refusal';
import { roles } from '../../domain/user/roles';
import { unknownDraft } from '../claims/refusals';
import { refuse } from '../command';
import { calledOffRefusal, lostRefusal, newerVersionRefusal, notStoredRefusal, type CommandResult } from '../commit';
import { tryOut } from '../log/core';
import type { RootState } from '../registerReducers';
import type { AppThunk } from '../services';
import { type draftDiscarded, type draftStarted, draftSaved, type Stamp } from '../events';
import { signedOutRefusal } from '../session/refusals';
import { selectActor } from '../session/selectors';
import { findDraft } from './selectors';

/*
 * Drafts are saved as they are typed, at once and also while the page is closing, when no lock can be waited for. So
 * they stand outside the register's sequence: one tab at a time edits a draft, which the wizard sees to with a lock.
 * Saving leaves no audit event (docs/product.md, Wizard).
 */

type DraftEvent = ReturnType<typeof draftStarted | typeof draftSaved | typeof draftDiscarded>;

type DraftDecision<Value> = { event: DraftEvent; value: Value } | { refusal: Refusal };

type DecideDraft<Value> = (state: RootState, stamp: Stamp, random: () => string) => DraftDecision<Value>;

/** Decides for whoever is signed in. Refuses where nothing may be stored, and anybody who has no drafts. */
export function decideNow<Value>(decide: DecideDraft<Value>): AppThunk<DraftDecision<Value>> {
  return (_dispatch, getState, services) => {
    const { newerVersion, lost } = services.storage.health();
    if (newerVersion) return { refusal: newerVersionRefusal };
    if (lost) return { refusal: lostRefusal };
    const actor = selectActor(getState());
    if (!actor) return { refusal: signedOutRefusal };
    if (actor.role !== 'district_officer') return { refusal: wrongRole };
    return decide(getState(), { ...services.stamp(), actor }, services.random);
  };
}

/** Saves at once what was decided. Refuses what a reducer throws on. */
export function saveNow<Value>(decide: DecideDraft<Value>): AppThunk<CommandResult<Value>> {
  return (dispatch, _getState, services) => {
    const decision = dispatch(decideNow(decide));
    if ('refusal' in decision) return refuse(decision.refusal);
    const saved = tryOut(() => services.saveDraft(decision.event));
    return saved ? { ok: true, stored: saved.stored, value: decision.value } : refuse(notStoredRefusal);
  };
}

/**
 * For what nobody types: decided in this tab's turn on the drafts as they are stored, and kept for good before it shows.
 * Asked for twice, it is done once. Refuses what a reducer throws on.
 */
export function saveForGood<Value>(decide: DecideDraft<Value>): AppThunk<Promise<CommandResult<Value>>> {
  return (dispatch, _getState, services) =>
    services.runCancellable(async (asked): Promise<CommandResult<Value>> => {
      await services.opened;
      return services.inTurn(async () => {
        if (asked.signal.aborted) return refuse(calledOffRefusal);
        services.catchUpDrafts();
        const decision = dispatch(decideNow(decide));
        if ('refusal' in decision) return refuse(decision.refusal);
        asked.isWritten = true;
        const outcome = await services.saveDraftForGood(decision.event);
        if (outcome === 'failed') return refuse(notStoredRefusal);
        return { ok: true, stored: outcome === 'stored', value: decision.value };
      }, asked.signal);
    }, refuse(calledOffRefusal));
}

const wrongRole: Refusal = {
  code: 'wrong_role',
  message: 'Only a {{role}} can change drafts.',
  words: { role: [roles.district_officer.label] },
};

/** What was undone too late. */
export const cannotComeBack: Refusal = {
  code: 'changed',
  message: 'This can no longer be undone because of a later change.',
};

/** A change of one draft. Refuses a draft that is no longer there. */
export function changeDraft(
  state: RootState,
  stamp: Stamp,
  draftId: string,
  change: (draft: Draft) => Partial<Draft> | { refusal: Refusal },
): DraftDecision<undefined> {
  const draft = findDraft(state, draftId);
  if (!draft) return { refusal: unknownDraft };
  const patch = change(draft);
  if ('refusal' in patch) return patch;
  return { event: draftSaved({ draft: { ...draft, ...patch, updatedAt: stamp.at } }, stamp), value: undefined };
}
