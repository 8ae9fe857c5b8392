import { breakReducer } from '../../test/breakReducer';
import { buildClaim } from '../../test/builders';
import { createLogCore, noteEvent, stampAt, writeEvents } from '../../test/logCore';
import { tableOf } from '../table';
import { addNoteCommand } from '../claims/addNote';
import { decide } from '../command';
import type { StoredSlices } from '../persistence/shapes/slices';
import { createCatchUp } from './catchUp';
import { createUnsaved } from './unsaved';

const claim = buildClaim({ id: 'CL-1' });
const events = [1, 2, 3].map((place) => noteEvent(place));

type Register = 'there' | 'lacking' | 'brought';

type Circumstances = { hasDatabase?: boolean; register?: Register; seen?: number };

/** A tab whose memory shows one event, of a log that has it. */
async function open({ hasDatabase = true, register = 'there', seen = 1 }: Circumstances = {}) {
  const room = createLogCore({ records: { claims: [claim] }, reached: 1, hasDatabase });
  const { core, log } = room;
  core.place.seen = seen;
  await writeEvents(log, 0, events.slice(0, 1));
  const unsaved = createUnsaved(core, { saveDraft: () => undefined, chained: (event) => Promise.resolve(event) });
  const done: string[] = [];
  const readAgain: StoredSlices = { claims: tableOf([{ ...claim, rev: 9 }]) };
  const { catchUp } = createCatchUp(core, {
    unsaved,
    findShare: () => Promise.resolve(),
    findRegister: () => Promise.resolve(register),
    noteShown: () => void done.push('shows it'),
    readAll: () => {
      done.push('reads all');
      return Promise.resolve({ slices: readAgain, sequence: 5, isPart: false });
    },
    settle: () => void done.push('settles'),
    writeAnew: () => undefined,
  });
  const notes = () => core.getState().claims.entities['CL-1']?.notes.map(({ content }) => content);
  return { ...room, unsaved, catchUp, done, notes };
}

test('what others have stored is taken over at once, and localStorage is left to them', async () => {
  const { catchUp, log, actions, notes, core, backend, done } = await open();
  await catchUp();
  expect(actions).toEqual([]);
  await writeEvents(log, 1, events.slice(1));
  await catchUp();
  expect(notes()).toEqual(['Note 2', 'Note 3']);
  expect(core.place).toMatchObject({ reached: 3, seen: 3 });
  expect(actions.map(({ type }) => type)).toEqual(['register/caughtUp']);
  expect(backend.writes).toEqual([]);
  expect(done).toEqual([]);
});

test('what waits here is decided again on top of it', async () => {
  const { catchUp, log, unsaved, notes, core } = await open();
  const command = addNoteCommand({ claimId: 'CL-1', note: { content: 'Mine', type: 'document' } });
  const decision = decide(core.getState(), command, stampAt(9));
  if (decision.ok && decision.event) unsaved.keep({ command, event: decision.event });
  await writeEvents(log, 1, events.slice(1));
  await catchUp();
  expect(notes()).toEqual(['Note 2', 'Note 3', 'Mine']);
  expect(unsaved.storedState().claims.entities['CL-1']?.notes).toHaveLength(2);
  expect(unsaved.count()).toBe(1);
});

test('a log that ends before what was seen of it was emptied: nothing is taken over, and nothing is written from then on', async () => {
  const { catchUp, log, storage, notes, actions } = await open({ seen: 2 });
  await catchUp();
  expect(storage.health().lost).toBe('emptied');
  await writeEvents(log, 1, events.slice(1));
  await catchUp();
  expect(notes()).toEqual([]);
  expect(actions).toEqual([]);
});

test.each([false, true])(
  'nothing shows of events where a reducer throws on one, and nothing is written from then on (something waits here: %s)',
  async (waits) => {
    const { catchUp, log, storage, unsaved, notes, core } = await open();
    const command = addNoteCommand({ claimId: 'CL-1', note: { content: 'Mine', type: 'document' } });
    if (waits) unsaved.keep({ command, event: noteEvent(9) });
    const shown = notes();
    await writeEvents(log, 1, events.slice(1));
    const { told } = breakReducer('claims', 'EVENT-3');
    await catchUp();
    expect(storage.health().lost).toBe('unreadable');
    expect(told).toHaveBeenCalledWith(new Error('Broken by EVENT-3'));
    expect(notes()).toEqual(shown);
    expect(core.place).toMatchObject({ reached: 1, seen: 1 });
    expect(unsaved.count()).toBe(waits ? 1 : 0);
  },
);

test('an event of a newer version is not taken over, and makes the tab read-only', async () => {
  const { catchUp, log, storage, notes, core } = await open();
  await writeEvents(log, 1, [events[1] ?? {}, { ...noteEvent(3), meta: { ...noteEvent(3).meta, v: 1000 } }]);
  await catchUp();
  expect(storage.health().newerVersion).toBe(true);
  expect(notes()).toEqual([]);
  expect(core.place.reached).toBe(1);
});

test.each<[string, Register, boolean]>([
  ['the log has forgotten events', 'there', true],
  ['another tab has brought the register into the log', 'brought', false],
])('the whole register is read again where %s', async (_where, register, isForgotten) => {
  const { catchUp, log, done, core } = await open({ register });
  await writeEvents(log, 1, events.slice(1));
  if (isForgotten) log.entries.delete(2);
  await catchUp();
  expect(core.getState().claims.entities['CL-1']?.rev).toBe(9);
  expect(core.place.reached).toBe(5);
  expect(done).toEqual(['reads all', 'shows it', 'settles']);
});

test.each([
  ['shows another event', '4', null, ['reads all', 'shows it', 'settles'], null],
  ['shows the same event', '1', null, [], null],
  ['shows none any more', null, null, [], 'emptied'],
  ['says that the register is in a database', '4', 'log', [], 'moved'],
])('without a database, localStorage tells: where it %s', async (_what, sequence, mark, expected, lost) => {
  const { catchUp, done, storage, backend } = await open({ hasDatabase: false });
  if (sequence !== null) backend.texts.set('reg/sequence', sequence);
  if (mark !== null) backend.texts.set('reg/in-database', mark);
  await catchUp();
  expect(done).toEqual(expected);
  expect(storage.health().lost).toBe(lost);
});
