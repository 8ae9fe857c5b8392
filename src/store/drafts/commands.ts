import { makeClaimId } from '../../domain/claim/claimId';
import { emptyClaimantForm } from '../../domain/claim/emptyClaimantForm';
import { claimantSchemaFor } from '../../domain/claim/claimantForm';
import type { Draft } from '../../domain/claim/draft';
import { emptyEvidence } from '../../domain/incident/evidence';
import { emptyIncidentForm } from '../../domain/incident/emptyIncidentForm';
import { incidentSchemaAt, incidentToForm } from '../../domain/incident/incidentForm';
import { withoutInvisibleIn } from '../../domain/form/plainText';
import { findActorRefusal } from '../../domain/access/access';
import { selectAccessFacts } from '../access/selectors';
import { findLifecycleRefusal } from '../../domain/workflow/lifecycleRefusal';
import { unknownClaim, unknownDraft } from '../claims/refusals';
import { findClaim } from '../claims/selectors';
import { type CommandResult } from '../commit';
import type { AppThunk } from '../services';
import { draftDiscarded, draftSaved, draftStarted } from '../events';
import { checkForm } from '../../domain/form/checkForm';
import { findDraft } from './selectors';
import { findEdited, findEditOf } from './edits';
import { cannotComeBack, changeDraft, saveForGood, saveNow } from './saving';
import { noPhoto } from './submit';

/** Starts an empty draft and returns its id. */
export function startDraft(): AppThunk<CommandResult<string>> {
  return saveNow((_state, stamp) => {
    const draft: Draft = {
      id: `DRAFT-${stamp.eventId}`,
      step: 0,
      claimant: emptyClaimantForm,
      incident: emptyIncidentForm,
      evidence: emptyEvidence,
      createdBy: stamp.actor.name,
      createdAt: stamp.at,
      updatedAt: stamp.at,
    };
    return { event: draftStarted({ draft }, stamp), value: draft.id };
  });
}

/**
 * Starts to edit a submitted claim on a copy, or goes on with the edit already begun, and returns the draft's id.
 * Refuses a role or status that may not edit.
 */
export function startEdit(claimId: string): AppThunk<CommandResult<string>> {
  return saveNow<string>((state, stamp) => {
    const claim = findClaim(state, claimId);
    if (!claim) return { refusal: unknownClaim(claimId) };
    const refusal =
      findLifecycleRefusal('edit', stamp.actor.role, claim.status) ??
      findActorRefusal(selectAccessFacts(state), 'edit', stamp.actor, claim);
    if (refusal) return { refusal };
    const begun = findEditOf(state, claimId);
    if (begun) return { event: draftSaved({ draft: begun }, stamp), value: begun.id };
    const draft: Draft = {
      id: `EDIT-${stamp.eventId}`,
      claimId,
      editOf: { claimId, rev: claim.rev },
      step: 3,
      claimant: claim.claimant,
      incident: incidentToForm(claim.incident),
      evidence: claim.evidence,
      createdBy: stamp.actor.name,
      createdAt: stamp.at,
      updatedAt: stamp.at,
    };
    return { event: draftStarted({ draft }, stamp), value: draft.id };
  });
}

type DraftPatch = Partial<Pick<Draft, 'claimant' | 'incident' | 'step'>>;

/** Keeps what was typed, however incomplete. Refuses a draft that is no longer there. */
export function saveDraft(draftId: string, patch: DraftPatch): AppThunk<CommandResult> {
  return saveNow((state, stamp) => changeDraft(state, stamp, draftId, () => withoutInvisibleIn(patch)));
}

/** Saves a complete step 1 and gives the draft the id that its claim will have. Refuses an invalid form. */
export function completeClaimantStep(draftId: string, claimant: Draft['claimant']): AppThunk<CommandResult> {
  return saveNow((state, stamp, random) => {
    const checked = checkForm(claimantSchemaFor(findEdited(state, draftId)?.claimant), claimant);
    if (!checked.ok) return checked;
    return changeDraft(state, stamp, draftId, (draft) => ({
      claimant: checked.output,
      claimId: draft.claimId ?? makeClaimId(stamp.at, random()),
      step: atLeast(draft, 1),
    }));
  });
}

/** Saves a complete step 2. Refuses an invalid form. */
export function completeIncidentStep(draftId: string, incident: Draft['incident']): AppThunk<CommandResult> {
  return saveNow((state, stamp) => {
    const edited = findEdited(state, draftId);
    const checked = checkForm(incidentSchemaAt(stamp.at, edited && incidentToForm(edited.incident)), incident);
    if (!checked.ok) return checked;
    return changeDraft(state, stamp, draftId, (draft) => ({ incident: checked.output, step: atLeast(draft, 2) }));
  });
}

/** Passes step 3. Refuses a draft without a photo. */
export function completeEvidenceStep(draftId: string): AppThunk<CommandResult> {
  return saveNow((state, stamp) => {
    const draft = findDraft(state, draftId);
    if (!draft) return { refusal: unknownDraft };
    if (draft.evidence.photos.length === 0) return noPhoto;
    return changeDraft(state, stamp, draftId, () => ({ step: atLeast(draft, 3) }));
  });
}

/** Throws a draft away and returns it as it was. Its files are the wizard's to remove. */
export function discardDraft(draftId: string): AppThunk<Promise<CommandResult<Draft>>> {
  return saveForGood<Draft>((state, stamp) => {
    const draft = findDraft(state, draftId);
    return draft ? { event: draftDiscarded({ draftId }, stamp), value: draft } : { refusal: unknownDraft };
  });
}

/**
 * Brings a draft back that was thrown away, saved now. Refuses one that is there, one whose claim is there, and the edit
 * of a claim that is not. Its files are the wizard's to put back.
 */
export function restoreDraft(draft: Draft): AppThunk<Promise<CommandResult>> {
  return saveForGood((state, stamp) => {
    const { id, claimId, editOf } = draft;
    const claim = claimId === undefined ? undefined : findClaim(state, claimId);
    const isEdit = editOf !== undefined;
    const other = isEdit && findEditOf(state, editOf.claimId);
    if (findDraft(state, id) || other || (claim !== undefined) !== isEdit) return { refusal: cannotComeBack };
    return { event: draftStarted({ draft: { ...draft, updatedAt: stamp.at } }, stamp), value: undefined };
  });
}

/** Reads the drafts again before one is opened: another tab may have written while this one slept. */
export function refreshDrafts(): AppThunk<void> {
  return (_dispatch, _getState, services) => services.catchUpDrafts();
}

function atLeast({ step }: Draft, reached: 1 | 2 | 3): Draft['step'] {
  return step > reached ? step : reached;
}
