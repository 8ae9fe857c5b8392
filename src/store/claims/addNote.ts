import { findAreaRefusal } from '../../domain/access/access';
import { noteSchema, type NoteForm } from '../../domain/claim/noteForm';
import { selectAccessFacts } from '../access/selectors';
import { defineCommand, refuse } from '../command';
import { commit } from '../commit';
import { noteAdded } from '../events';
import { notAllowed } from '../../domain/notAllowed';
import { checkForm } from '../../domain/form/checkForm';
import { isEqual } from '../../domain/isEqual';
import { makeNote } from './claimChange';
import { unknownClaim } from './refusals';
import { findClaim } from './selectors';

type NoteEvent = ReturnType<typeof noteAdded>;

export const addNoteCommand = defineCommand<{ claimId: string; note: NoteForm }, undefined, undefined, NoteEvent>({
  scope: 'register',
  makes: noteAdded,
  accepts(register, { payload: { claimId, note }, meta }) {
    const claim = findClaim(register, claimId);
    if (!claim) return unknownClaim(claimId);
    const outside = findAreaRefusal(selectAccessFacts(register), meta.actor, claim.claimant);
    if (outside) return outside;
    return isEqual(note, makeNote(claimId, note, meta)) ? undefined : notAllowed;
  },
  name: 'claims/addNote',
  label: 'Add Note',
  findSubject: (_state, { form }) => [form.claimId],
  decide(state, { form: { claimId, note: form } }, stamp) {
    if (!findClaim(state, claimId)) return refuse(unknownClaim(claimId));
    const checked = checkForm(noteSchema, form);
    if (!checked.ok) return refuse(checked.refusal);
    const note = makeNote(claimId, checked.output, stamp);
    return { ok: true, event: noteAdded({ claimId, note }, stamp), value: undefined };
  },
});

/**
 * Adds an internal note. Refuses one that is empty or too long. Any signed-in role may, officers where they work; the claim's
 * status stays.
 */
export const addNote = (claimId: string, form: NoteForm) => commit(addNoteCommand({ claimId, note: form }));
