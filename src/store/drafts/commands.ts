import { kampalaDay } from '../../domain/calendar';
import { makeClaimId, type Claim } from '../../domain/claim';
import { claimantFromForm, emptyClaimantForm } from '../../domain/claimant';
import { claimantSchemaFor } from '../../domain/claimantForm';
import type { Draft } from '../../domain/draft';
import {
  emptyEvidence,
  findFileProblem,
  photoMessages,
  evidenceSlots,
  type EvidenceFile,
  type EvidenceSlot,
} from '../../domain/evidence';
import { emptyIncidentForm } from '../../domain/incident';
import { findLateDay, incidentFromForm, incidentSchemaAt, incidentToForm } from '../../domain/incidentForm';
import { findLifecycleRefusal, lifecycle } from '../../domain/lifecycle';
import type { Refusal } from '../../domain/refusal';
import { roles } from '../../domain/roles';
import { acceptsLifecycle, changedRefusal, unknownClaim, unknownDraft } from '../claims/accepts';
import { findClaim } from '../claims/selectors';
import { defineCommand, refuse, type Command } from '../command';
import {
  calledOffRefusal,
  commit,
  lostRefusal,
  newerVersionRefusal,
  signedOutRefusal,
  type CommandResult,
} from '../commit';
import type { RootState } from '../registerReducers';
import type { AppThunk } from '../services';
import {
  draftDiscarded,
  draftSaved,
  draftStarted,
  lifecycleHappened,
  type ClaimFields,
  type LifecycleEvent,
  type Stamp,
} from '../events';
import { checkForm } from '../forms';
import { selectActor } from '../session/selectors';
import { findDraft, findEdited, findEditOf } from './selectors';

/*
 * Drafts are saved as they are typed, at once and also while the page is closing, when no lock can be waited for. So
 * they stand outside the register's sequence: one tab at a time edits a draft, which the wizard sees to with a lock.
 * Saving leaves no audit event (docs/product.md, Wizard); submitting and committing an edit go through the one door.
 */

type DraftEvent = ReturnType<typeof draftStarted | typeof draftSaved | typeof draftDiscarded>;

type DraftDecision<Value> = { event: DraftEvent; value: Value } | { refusal: Refusal };

type DecideDraft<Value> = (state: RootState, stamp: Stamp, random: () => string) => DraftDecision<Value>;

/** Decides for whoever is signed in. Refuses where nothing may be stored, and anybody who has no drafts. */
function decideNow<Value>(decide: DecideDraft<Value>): AppThunk<DraftDecision<Value>> {
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

function saveNow<Value>(decide: DecideDraft<Value>): AppThunk<CommandResult<Value>> {
  return (dispatch, _getState, services) => {
    const decision = dispatch(decideNow(decide));
    if ('refusal' in decision) return refuse(decision.refusal);
    return { ok: true, stored: services.carryOutDraft(decision.event), value: decision.value };
  };
}

/**
 * For what nobody types: decided in this tab's turn on the drafts as they are stored, and kept for good before it shows.
 * Asked for twice, it is done once.
 */
function saveForGood<Value>(decide: DecideDraft<Value>): AppThunk<Promise<CommandResult<Value>>> {
  return (dispatch, _getState, services) =>
    services.asDeed(async (asked): Promise<CommandResult<Value>> => {
      await services.opened;
      return services.inTurn(async () => {
        if (asked.signal.aborted) return refuse(calledOffRefusal);
        services.catchUpDrafts();
        const decision = dispatch(decideNow(decide));
        if ('refusal' in decision) return refuse(decision.refusal);
        asked.isWritten = true;
        return { ok: true, stored: await services.carryOutDraftForGood(decision.event), value: decision.value };
      }, asked.signal);
    }, refuse(calledOffRefusal));
}

const wrongRole: Refusal = {
  code: 'wrong_role',
  message: 'Drafts belong to {{role}}.',
  words: { role: [roles.district_officer.label] },
};

/** What was undone too late. */
export const cannotComeBack: Refusal = {
  code: 'changed',
  message: 'This cannot be undone any more: something else has taken its place.',
};

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
    const refusal = findLifecycleRefusal('edit', stamp.actor.role, claim.status);
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
  return saveNow((state, stamp) => changeDraft(state, stamp, draftId, () => patch));
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

/** Adds a file to a slot; a single-file slot gives up the one it had. Refuses what the slot or the limits do not take. */
export function addDraftFile(draftId: string, slot: EvidenceSlot, file: EvidenceFile): AppThunk<CommandResult> {
  return saveNow((state, stamp) =>
    changeDraft(state, stamp, draftId, ({ evidence }) => {
      const problem = findFileProblem(evidence, slot, file);
      if (problem) return { refusal: { code: 'invalid', ...problem, fields: { [slot]: problem.message } } };
      const kept = evidenceSlots[slot].many ? evidence[slot] : [];
      return { evidence: { ...evidence, [slot]: [...kept, file] } };
    }),
  );
}

/**
 * Puts a file back that was taken out, where it stood. Refuses what the slot or the limits do not take any more, and never
 * takes the place of another file; one that is back already stays as it is.
 * @param index its place among the files of the slot
 */
export function restoreDraftFile(
  draftId: string,
  slot: EvidenceSlot,
  file: EvidenceFile,
  index: number,
): AppThunk<CommandResult> {
  return saveNow((state, stamp) => {
    const draft = findDraft(state, draftId);
    if (draft?.evidence[slot].some(({ id }) => id === file.id)) {
      return { event: draftSaved({ draft }, stamp), value: undefined };
    }
    return changeDraft(state, stamp, draftId, ({ evidence }) => {
      const files = evidence[slot];
      if (!evidenceSlots[slot].many && files.length > 0) return { refusal: cannotComeBack };
      const problem = findFileProblem(evidence, slot, file);
      if (problem) return { refusal: { code: 'invalid', ...problem } };
      return { evidence: { ...evidence, [slot]: [...files.slice(0, index), file, ...files.slice(index)] } };
    });
  });
}

/**
 * Takes a file out of a draft. Answers whether that is on the disk: before, a power cut would bring the name of the file
 * back, whose bytes are the wizard's to remove.
 */
export function removeDraftFile(
  draftId: string,
  slot: EvidenceSlot,
  fileId: string,
): AppThunk<CommandResult<Promise<boolean>>> {
  return (dispatch, _getState, services) => {
    const decision = dispatch(
      decideNow((state, stamp) =>
        changeDraft(state, stamp, draftId, ({ evidence }) => ({
          evidence: { ...evidence, [slot]: evidence[slot].filter(({ id }) => id !== fileId) },
        })),
      ),
    );
    if ('refusal' in decision) return refuse(decision.refusal);
    const { stored, onDisk } = services.carryOutDraftToDisk(decision.event);
    return { ok: true, stored, value: onDisk };
  };
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

const onDraft = {
  scope: 'register',
  accepts: acceptsLifecycle,
  findDraft: ({ form }: Command<unknown, { draft: Draft }>) => form.draft,
} as const;

/** Submits a complete draft: it becomes a claim. Refuses an incomplete one, naming the wrong fields. Returns the claim's id. */
export const submitDraft = (draftId: string) => commitDraft(submitCommand, draftId);

/**
 * Commits an edit of a submitted claim once, with the fields that changed. Refuses an incomplete form, and a claim that
 * was changed or moved on since the edit began. Returns the claim's id.
 */
export const commitEdit = (draftId: string) => commitDraft(editCommand, draftId);

/** The command carries the draft as it is now: what it is decided on again need not be there any more. */
function commitDraft(command: typeof submitCommand, draftId: string): AppThunk<Promise<CommandResult<string>>> {
  return async (dispatch, getState) => {
    const draft = findDraft(getState(), draftId);
    return draft ? dispatch(commit(command({ draft }))) : refuse(unknownDraft);
  };
}

export const submitCommand = defineCommand<{ draft: Draft }, string, undefined, LifecycleEvent>({
  ...onDraft,
  name: 'drafts/submit',
  label: lifecycle.submit.label,
  findSubject: (_state, { form }) => [form.draft.claimId ?? ''],
  decide(state, { form: { draft } }, stamp) {
    const refusal = findLifecycleRefusal('submit', stamp.actor.role, 'draft');
    if (refusal) return refuse(refusal);
    const { claimId } = draft;
    // A tab that saves a draft while another submits it leaves it behind.
    const isClaim = claimId !== undefined && findClaim(state, claimId);
    if (draft.editOf || isClaim) return refuse(unknownDraft);
    const content = checkDraft(draft, stamp.at);
    if ('refusal' in content) return refuse(content.refusal);
    if (!claimId) return refuse(unknownDraft);
    const claim: Claim = {
      id: claimId,
      rev: 1,
      status: 'submitted',
      ...content,
      notes: [],
      createdBy: draft.createdBy,
      createdAt: draft.createdAt,
      registeredAt: stamp.at,
      submittedAt: stamp.at,
      updatedAt: stamp.at,
    };
    const change = {
      claimId,
      claimantName: claim.claimant.fullName,
      rev: 0,
      before: { status: 'draft' as const },
      after: { status: 'submitted' as const },
    };
    const payload = { action: 'submit' as const, changes: [change], created: claim, draftId: draft.id };
    return { ok: true, event: lifecycleHappened(payload, stamp), value: claimId };
  },
});

const editCommand = defineCommand<{ draft: Draft }, string, undefined, LifecycleEvent>({
  ...onDraft,
  name: 'drafts/commitEdit',
  label: lifecycle.edit.label,
  findSubject: (_state, { form }) => [form.draft.editOf?.claimId ?? ''],
  decide(state, { form: { draft } }, stamp) {
    const claim = draft.editOf && findClaim(state, draft.editOf.claimId);
    if (!draft.editOf || !claim) return refuse(unknownDraft);
    const refusal =
      findLifecycleRefusal('edit', stamp.actor.role, claim.status) ?? changedRefusal(state, claim, draft.editOf.rev);
    if (refusal) return refuse(refusal);
    const content = checkDraft(draft, stamp.at, claim);
    if ('refusal' in content) return refuse(content.refusal);
    const late = findLateDay(content.incident, kampalaDay(claim.submittedAt ?? claim.createdAt));
    if (late) return refuse({ code: 'invalid', message: late.message, fields: { [late.field]: late.message } });
    const { status, claimant, incident, evidence } = claim;
    const before: ClaimFields = { status, claimant, incident, evidence };
    const change = {
      claimId: claim.id,
      claimantName: content.claimant.fullName,
      rev: claim.rev,
      before,
      after: { status, ...content },
    };
    return {
      ok: true,
      event: lifecycleHappened({ action: 'edit', changes: [change], draftId: draft.id }, stamp),
      value: claim.id,
    };
  },
});

const noPhoto: { refusal: Refusal } = {
  refusal: { code: 'invalid', message: photoMessages.none, fields: { photos: photoMessages.none } },
};

/**
 * What a draft holds that is complete at an instant, or why it is not complete.
 * @param edited the claim that is edited
 */
function checkDraft(
  { claimant, incident, evidence }: Draft,
  instant: string,
  edited?: Claim,
): Pick<Claim, 'claimant' | 'incident' | 'evidence'> | { refusal: Refusal } {
  const person = checkForm(claimantSchemaFor(edited?.claimant), claimant);
  if (!person.ok) return person;
  const story = checkForm(incidentSchemaAt(instant, edited && incidentToForm(edited.incident)), incident);
  if (!story.ok) return story;
  if (evidence.photos.length === 0) return noPhoto;
  return { claimant: claimantFromForm(person.output), incident: incidentFromForm(story.output), evidence };
}

function changeDraft(
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

function atLeast({ step }: Draft, reached: 1 | 2 | 3): Draft['step'] {
  return step > reached ? step : reached;
}
