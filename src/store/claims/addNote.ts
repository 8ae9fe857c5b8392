import { noteSchema, type NoteForm } from '../../domain/claim/noteForm';
import { defineCommand, refuse } from '../command';
import { commit } from '../commit';
import { noteAdded } from '../events';
import { checkForm } from '../../domain/checkForm';
import { acceptsNote, unknownClaim } from './accepts';
import { findClaim } from './selectors';

export const addNoteCommand = defineCommand<{ claimId: string; note: NoteForm }>({
  scope: 'register',
  accepts: acceptsNote,
  name: 'claims/addNote',
  label: 'Add Note',
  findSubject: (_state, { form }) => [form.claimId],
  decide(state, { form: { claimId, note: form } }, stamp) {
    if (!findClaim(state, claimId)) return refuse(unknownClaim(claimId));
    const checked = checkForm(noteSchema, form);
    if (!checked.ok) return refuse(checked.refusal);
    const note = {
      id: `${stamp.eventId}:${claimId}`,
      author: stamp.actor.name,
      timestamp: stamp.at,
      ...checked.output,
    };
    return { ok: true, event: noteAdded({ claimId, note }, stamp), value: undefined };
  },
});

/** Adds an internal note. Refuses one that is empty or too long. Any signed-in role may; the claim's status stays. */
export const addNote = (claimId: string, form: NoteForm) => commit(addNoteCommand({ claimId, note: form }));
