import { breakReducer } from '../../test/breakReducer';
import { buildClaim, buildDraft } from '../../test/builders';
import { createLogCore, noteEvent, stampAt } from '../../test/logCore';
import { actCommand } from '../claims/act';
import { addNoteCommand } from '../claims/addNote';
import { decide, defineCommand, type Command } from '../command';
import { submitCommand } from '../drafts/submit';
import type { DecidedEvent } from '../events';
import { registerReread } from './reread';
import { isSubmitted } from './decidingAgain';
import { createUnsaved, eventsOn } from './unsaved';

const claim = buildClaim({ id: 'CL-1' });
const draft = buildDraft({ claimId: 'CL-9' });
const note = addNoteCommand({ claimId: 'CL-1', note: { content: 'Seen', type: 'document' } });
const begin = actCommand('start_verification', [{ target: { id: 'CL-1', rev: 1 }, form: null }]);
const submit = submitCommand({ draft });

const fault = () => new Error('Broken');
const faulty = defineCommand<{ isFaulty: boolean }>({
  scope: 'device',
  name: 'test/faulty',
  label: 'Add Note',
  decide: (_state, { form }, stamp) => {
    if (form.isFaulty) throw fault();
    return { ok: true, event: noteEvent(Number(stamp.eventId.slice('EVENT-'.length))), value: undefined };
  },
});

function open({ isChained = true } = {}) {
  const submissions: string[] = [];
  const hold = (draftId: string) => {
    submissions.push(draftId);
    return () => void submissions.splice(submissions.indexOf(draftId), 1);
  };
  const ports = { submissions: { hold, isHeld: () => Promise.resolve(false) } };
  const room = createLogCore({ records: { claims: [claim], drafts: [draft] }, ports });
  const { core } = room;
  const savedDrafts: DecidedEvent[] = [];
  const state = { breaksOn: '' };
  const unsaved = createUnsaved(core, {
    saveDraft: (event) => {
      if (event.meta.eventId === state.breaksOn) throw fault();
      savedDrafts.push(event);
    },
    chained: async (event) => {
      if (isChained && event.meta.eventId === state.breaksOn) throw fault();
      return isChained ? event : undefined;
    },
  });
  /** Decides on a command, which cannot be stored. */
  function keep(command: Command, place: number) {
    const decision = decide(core.getState(), command, stampAt(place));
    if (!decision.ok || !decision.event) throw new Error('Nothing to be kept');
    unsaved.keep({ command, event: decision.event });
    return decision.event;
  }
  /** Takes over what another tab has stored. */
  const follow = (event: DecidedEvent) => core.dispatch(registerReread(eventsOn(unsaved.storedState(), [event])));
  const findClaim = () => core.getState().claims.entities['CL-1'];
  return {
    ...room,
    submissions,
    unsaved,
    savedDrafts,
    keep,
    follow,
    findClaim,
    state,
    first: faulty({ isFaulty: false }),
  };
}

test('what could not be stored is done in memory alone, and what is stored stays known beside it', () => {
  const { unsaved, keep, findClaim, backend } = open();
  const first = keep(begin, 1);
  keep(note, 2);
  expect(findClaim()).toMatchObject({ status: 'under_verification', notes: [{ content: 'Seen' }] });
  expect(unsaved.storedState().claims.entities['CL-1']).toEqual(claim);
  expect(unsaved.count()).toBe(2);
  expect(unsaved.first()).toEqual({ command: begin, event: first });
  expect([...backend.texts.keys()]).toEqual([]);
});

test('what is stored at last waits no more, and the rest still does', () => {
  const { unsaved, keep, findClaim, core } = open();
  const first = keep(begin, 1);
  keep(note, 2);
  unsaved.noteStored(eventsOn(unsaved.storedState(), [first]));
  expect(unsaved.count()).toBe(1);
  expect(unsaved.storedState().claims.entities['CL-1']).toMatchObject({ status: 'under_verification', notes: [] });
  unsaved.noteStored({});
  expect(unsaved.count()).toBe(0);
  expect(unsaved.storedState()).toBe(core.getState());
  expect(findClaim()?.notes).toHaveLength(1);
});

test('on top of what others have stored it is decided again as what it was, by its first id and time', async () => {
  const { unsaved, keep, follow, findClaim } = open();
  const mine = keep(note, 1);
  follow(noteEvent(7));
  await unsaved.decideAgain();
  expect(findClaim()?.notes.map(({ content }) => content)).toEqual(['Note 7', 'Seen']);
  expect(unsaved.first()?.event).toEqual(mine);
  expect(unsaved.storedState().claims.entities['CL-1']?.notes).toMatchObject([{ content: 'Note 7' }]);
});

test('what others have made impossible falls and is told, and what does not touch it stays', async () => {
  const { unsaved, keep, follow, findClaim, core, savedDrafts } = open();
  keep(begin, 1);
  keep(note, 2);
  const theirs = decide(unsaved.storedState(), begin, stampAt(7));
  if (theirs.ok && theirs.event) follow(theirs.event);
  await unsaved.decideAgain();
  expect(unsaved.count()).toBe(1);
  expect(unsaved.first()?.command).toBe(note);
  expect(findClaim()).toMatchObject({ rev: 2, notes: [{ content: 'Seen' }] });
  expect(core.getState().storage.overtaken).toMatchObject([{ subjects: ['CL-1'] }]);
  expect(unsaved.isDecidingAgain()).toBe(false);
  expect(savedDrafts).toEqual([]);
});

test.each<[string, (tab: ReturnType<typeof open>) => void]>([
  ['a reducer', () => void breakReducer('claims', 'EVENT-1')],
  ['the decision', ({ first }) => void (first.form.isFaulty = true)],
  ['what finds its place in the chain', ({ state }) => void (state.breaksOn = 'EVENT-1')],
])(
  'where %s throws, a command is refused as any other, and those that wait beside it go on waiting',
  async (...row) => {
    const [, breakIt] = row;
    const told = jest.spyOn(console, 'error').mockImplementation();
    const tab = open();
    const { unsaved, keep, follow, findClaim, core, first } = tab;
    keep(first, 1);
    const mine = keep(note, 2);
    follow(noteEvent(7));
    breakIt(tab);
    await unsaved.decideAgain();
    expect(told).toHaveBeenCalledTimes(1);
    expect(unsaved.count()).toBe(1);
    expect(unsaved.first()?.event).toEqual(mine);
    expect(findClaim()?.notes.map(({ content }) => content)).toEqual(['Note 7', 'Seen']);
    expect(core.getState().storage.overtaken).toEqual([{ label: 'Add Note', subjects: [] }]);
    expect(unsaved.isDecidingAgain()).toBe(false);
  },
);

test('a draft that cannot be given back keeps no other from it, nor from being told', async () => {
  const told = jest.spyOn(console, 'error').mockImplementation();
  const { unsaved, keep, core, state, savedDrafts } = open({ isChained: false });
  keep(submit, 1);
  keep(submitCommand({ draft: { ...draft, id: 'DRAFT-2', claimId: 'CL-8' } }), 2);
  core.dispatch(registerReread(eventsOn(unsaved.storedState(), [])));
  state.breaksOn = 'EVENT-1';
  await unsaved.decideAgain();
  expect(told).toHaveBeenCalledTimes(1);
  expect(savedDrafts).toMatchObject([{ payload: { draft: { id: 'DRAFT-2' } } }]);
  expect(core.getState().storage.overtaken).toMatchObject([{ subjects: ['CL-9'] }, { subjects: ['CL-8'] }]);
  expect(unsaved.isDecidingAgain()).toBe(false);
});

test('what was typed for a submission that falls is a draft again, unless it is a claim already', async () => {
  const lost = open({ isChained: false });
  const event = lost.keep(submit, 1);
  expect(lost.unsaved.usedDrafts()).toEqual(new Set([draft.id]));
  lost.core.dispatch(registerReread(eventsOn(lost.unsaved.storedState(), [])));
  await lost.unsaved.decideAgain();
  expect(lost.savedDrafts).toMatchObject([{ type: 'drafts/started', payload: { draft } }]);
  expect(lost.unsaved.usedDrafts()).toEqual(new Set());

  const stored = open();
  stored.keep(submit, 1);
  stored.follow(event);
  await stored.unsaved.decideAgain();
  expect(stored.savedDrafts).toEqual([]);
  expect(stored.core.getState().storage.overtaken).toMatchObject([{ subjects: ['CL-9'] }]);
  // The edit of a claim is there beside it.
  expect(isSubmitted({ ...draft, editOf: { claimId: 'CL-9', rev: 1 } }, { 'CL-9': claim })).toBe(false);
});

test('the other tabs know of the draft of a submission until that is stored, falls or is let go of', async () => {
  const saved = open();
  saved.keep(submit, 1);
  saved.keep(note, 2);
  expect(saved.submissions).toEqual([draft.id]);
  saved.follow(noteEvent(7));
  await saved.unsaved.decideAgain();
  expect(saved.submissions).toEqual([draft.id]);
  saved.unsaved.noteStored({});
  expect(saved.submissions).toEqual([]);

  const fallen = open({ isChained: false });
  fallen.keep(submit, 1);
  fallen.core.dispatch(registerReread(eventsOn(fallen.unsaved.storedState(), [])));
  await fallen.unsaved.decideAgain();
  expect(fallen.submissions).toEqual([]);

  const replaced = open();
  replaced.keep(submit, 1);
  replaced.unsaved.letGo();
  expect(replaced.submissions).toEqual([]);
});
