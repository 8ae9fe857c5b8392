import { kampalaDay } from '../../domain/calendar';
import type { Claim } from '../../domain/claim/claim';
import { submittedClaim } from '../../domain/claim/submittedClaim';
import { claimantFromForm } from '../../domain/claim/claimant';
import { claimantSchemaFor } from '../../domain/claim/claimantForm';
import type { Draft } from '../../domain/claim/draft';
import { photoMessages } from '../../domain/incident/evidence';
import { findLateDay, incidentFromForm, incidentSchemaAt, incidentToForm } from '../../domain/incident/incidentForm';
import { lifecycle } from '../../domain/workflow/lifecycle';
import { findLifecycleRefusal } from '../../domain/workflow/lifecycleRefusal';
import type { Refusal } from '../../domain/refusal';
import { acceptsLifecycle, submission } from '../claims/accepts';
import { makeChange } from '../claims/claimChange';
import { changedRefusal, unknownDraft } from '../claims/refusals';
import { findClaim } from '../claims/selectors';
import { defineCommand, refuse, type Command } from '../command';
import { commit, type CommandResult } from '../commit';
import type { AppThunk } from '../services';
import { isLifecycleEvent, lifecycleHappened, type LifecycleEvent } from '../events';
import { checkForm } from '../../domain/form/checkForm';
import { findDraft } from './selectors';

const onDraft = {
  scope: 'register',
  makes: { match: isLifecycleEvent },
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
  return async (dispatch, getState, { submissions }) => {
    const draft = findDraft(getState(), draftId);
    if (!draft) return refuse(unknownDraft);
    // Another tab may discard the draft while this one waits for its turn.
    const release = submissions.hold(draftId);
    return dispatch(commit(command({ draft }))).finally(release);
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
    const { createdBy, createdAt } = draft;
    const created = submittedClaim({ id: claimId, ...content, createdBy, createdAt }, stamp.at);
    const payload = { action: 'submit' as const, changes: [submission(created)], created, draftId: draft.id };
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
    const change = makeChange('edit', { claim, payments: [], stamp }, { after: content });
    return {
      ok: true,
      event: lifecycleHappened({ action: 'edit', changes: [change], draftId: draft.id }, stamp),
      value: claim.id,
    };
  },
});

export const noPhoto: { refusal: Refusal } = {
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
