import { breakReducer } from '../../test/breakReducer';
import { buildClaim } from '../../test/builders';
import { createLogCore, createLogParts, noteEvent, stampAt, writeEvents } from '../../test/logCore';
import { createMemoryLog } from '../../test/browser/memoryLog';
import { noRecords } from '../../test/testRegister';
import { addNoteCommand } from '../claims/addNote';
import { defineCommand, type Command } from '../command';
import { registerReplaced, signedOut, type DecidedEvent } from '../events';
import { signOutCommand } from '../session/signOutCommand';
import type { Decided } from '../carryingOut';
import { reach } from './core';
import { readTail } from './reading/tail';

const command = addNoteCommand({ claimId: 'CL-1', note: { content: 'Seen', type: 'document' } });
const note = (place: number): Decided => ({ command, event: noteEvent(place) });

/** A command that is too large to wait in memory. */
const large: Command = defineCommand({
  scope: 'device',
  name: 'test/large',
  label: null,
  refusedUnstored: { code: 'not_stored', message: 'No room' },
  decide: () => ({ ok: true, value: undefined }),
})(undefined);
const emptied = registerReplaced(
  { how: 'emptied', claimsBefore: 1, records: { ...noRecords, savedViews: [] } },
  stampAt(9),
);

/** A tab on a log of one event, which refuses what it is told to. */
async function open() {
  const disk = { refuses: (_text: string): boolean => false };
  const log = createMemoryLog({
    refuses: (writes) => (writes.some(([, text]) => disk.refuses(text ?? '')) ? 'full' : undefined),
  });
  await writeEvents(log, 0, [noteEvent(1)]);
  const room = createLogCore({ records: { claims: [buildClaim({ id: 'CL-1' })] }, reached: 1, log });
  const { eventWriter, unsaved, snapshots } = createLogParts(room);
  const notes = () => room.core.getState().claims.entities['CL-1']?.notes.map(({ content }) => content);
  const written = async () => (await readTail(log, 1))?.events.map(({ meta }) => meta.eventId);
  return { ...room, disk, eventWriter, unsaved, snapshots, notes, written };
}

const toldBy = ({ said }: Awaited<ReturnType<typeof open>>) =>
  said.map((message) => [
    message.kind === 'deed' && message.sequence,
    'event' in message && (message.event as DecidedEvent | undefined)?.meta.eventId,
  ]);

test('an event is on the disk before it shows, and the others are told of it after that', async () => {
  const tab = await open();
  const { append } = tab.log;
  const before: unknown[] = [];
  tab.log.append = (event) => {
    before.push(tab.notes(), tab.said.length, tab.core.place.reached);
    return append(event);
  };
  expect(await tab.eventWriter.carryOut(note(2))).toBe('stored');
  expect(before).toEqual([[], 0, 1]);
  expect(await tab.written()).toEqual(['EVENT-2']);
  expect(tab.notes()).toEqual(['Note 2']);
  expect(tab.core.place.reached).toBe(2);
  expect(toldBy(tab)).toEqual([[2, 'EVENT-2']]);
});

test('where another event has come before, nothing is done', async () => {
  const stored = await open();
  await writeEvents(stored.log, 1, [noteEvent(7)]);
  expect(await stored.eventWriter.carryOut(note(2), { caughtUp: false })).toBe('overtaken');

  const heard = await open();
  const writing = heard.eventWriter.carryOut(note(2));
  reach(heard.core.place, 2);
  expect(await writing).toBe('overtaken');

  const emptiedMeanwhile = await open();
  emptiedMeanwhile.core.place.mayBeEmptied = true;
  expect(await emptiedMeanwhile.eventWriter.carryOut(note(2), { caughtUp: false })).toBe('overtaken');

  for (const { notes, actions, said, unsaved } of [stored, heard, emptiedMeanwhile]) {
    expect(notes()).toEqual([]);
    expect(actions).toEqual([]);
    expect(said).toEqual([]);
    expect(unsaved.count()).toBe(0);
  }
  expect(await stored.written()).toEqual(['EVENT-7']);
  expect(await heard.written()).toEqual([]);
});

test('what is called off before it is written is not done', async () => {
  const { eventWriter, notes, written } = await open();
  const calling = new AbortController();
  calling.abort();
  const asked = { signal: calling.signal, isWritten: false };
  expect(await eventWriter.carryOut(note(2), { asked })).toBe('called off');
  expect(asked.isWritten).toBe(false);
  expect(notes()).toEqual([]);
  expect(await written()).toEqual([]);
});

test('what the disk has no room for is done in memory, and written in its order before the next', async () => {
  const tab = await open();
  tab.disk.refuses = () => true;
  expect(await tab.eventWriter.carryOut(note(2))).toBe('unsaved');
  expect(await tab.eventWriter.carryOut(note(3))).toBe('unsaved');
  expect(tab.notes()).toEqual(['Note 2', 'Note 3']);
  expect(tab.unsaved.count()).toBe(2);
  expect(toldBy(tab)).toEqual([]);
  tab.disk.refuses = () => false;
  expect(await tab.eventWriter.carryOut(note(4))).toBe('stored');
  expect(await tab.written()).toEqual(['EVENT-2', 'EVENT-3', 'EVENT-4']);
  expect(toldBy(tab)).toEqual([
    [2, 'EVENT-2'],
    [3, 'EVENT-3'],
    [4, 'EVENT-4'],
  ]);
  expect(tab.notes()).toEqual(['Note 2', 'Note 3', 'Note 4']);
  expect(tab.unsaved.count()).toBe(0);
});

test('what is too large to wait is done whole, told without its event, or not done at all', async () => {
  const tab = await open();
  expect(await tab.eventWriter.carryOut({ command: large, event: noteEvent(2) })).toBe('stored');
  expect(toldBy(tab)).toEqual([[2, undefined]]);
  expect(tab.snapshots.isDue(2)).toBe(true);
  tab.disk.refuses = () => true;
  expect(await tab.eventWriter.carryOut({ command: large, event: noteEvent(3) })).toBe('unsaved');
  expect(tab.notes()).toEqual(['Note 2']);
  expect(tab.unsaved.count()).toBe(0);
});

test('another register that can be stored lets go of what waits', async () => {
  const tab = await open();
  tab.disk.refuses = (text) => text.includes('Note');
  await tab.eventWriter.carryOut(note(2));
  expect(await tab.eventWriter.carryOut({ command: large, event: emptied })).toBe('stored');
  expect(tab.unsaved.count()).toBe(0);
  expect(tab.core.getState().claims.ids).toEqual([]);
  expect(await tab.written()).toEqual(['EVENT-9']);
});

test('what a reducer throws on is not done, and no event', async () => {
  const tab = await open();
  const { told } = breakReducer('claims', 'EVENT-2');
  expect(await tab.eventWriter.carryOut(note(2))).toBe('failed');
  expect(told).toHaveBeenCalledWith(new Error('Broken by EVENT-2'));
  expect(await tab.written()).toEqual([]);
  expect(tab.notes()).toEqual([]);
  expect(tab.unsaved.count()).toBe(0);
  expect(toldBy(tab)).toEqual([]);
  expect(await tab.eventWriter.carryOut(note(3))).toBe('stored');

  tab.disk.refuses = (text) => text.includes('Note');
  await tab.eventWriter.carryOut(note(4));
  breakReducer('users', 'EVENT-9');
  expect(await tab.eventWriter.carryOut({ command: large, event: emptied })).toBe('failed');
  expect(await tab.written()).toEqual(['EVENT-3']);
  expect(tab.unsaved.count()).toBe(1);
});

test('what waits is not written where a reducer throws on it by now', async () => {
  const tab = await open();
  tab.disk.refuses = () => true;
  await tab.eventWriter.carryOut(note(2));
  tab.disk.refuses = () => false;
  const { told } = breakReducer('claims', 'EVENT-2');
  expect(await tab.eventWriter.saveUnsaved()).toBe('failed');
  expect(told).toHaveBeenCalledWith(new Error('Broken by EVENT-2'));
  expect(await tab.written()).toEqual([]);
  expect(tab.unsaved.count()).toBe(1);
});

test('an event that is stored and cannot be shown does not count as shown', async () => {
  const tab = await open();
  const { dispatch } = tab.core;
  tab.core.dispatch = () => {
    throw new Error('Broken');
  };
  await expect(tab.eventWriter.carryOut(note(2))).rejects.toThrow('Broken');
  tab.core.dispatch = dispatch;
  expect(tab.core.place.reached).toBe(1);
  expect(toldBy(tab)).toEqual([]);
  expect(await tab.eventWriter.carryOut(note(3), { caughtUp: false })).toBe('overtaken');
});

test('a sign-out holds though others are always first, a reducer throws, or nothing may be written', async () => {
  const raced = await open();
  raced.log.append = () => Promise.resolve('overtaken');
  const signOut = { command: signOutCommand({}), event: signedOut({}, stampAt(2)) };
  expect(await raced.eventWriter.carryOut(signOut, { caughtUp: true })).toBe('overtaken');
  expect(raced.core.getState().session.current).not.toBeNull();
  const broken = await open();
  const { mend } = breakReducer('audit', 'EVENT-2');
  expect(await broken.eventWriter.carryOut(signOut)).toBe('failed');
  expect(broken.storage.isSignedOut('SESSION-1')).toBe(true);
  expect(broken.core.getState().storage.left).toBe('SESSION-1');
  expect(await broken.written()).toEqual([]);
  mend();
  const lost = await open();
  lost.storage.lose('emptied');
  for (const { eventWriter, core, storage } of [raced, lost]) {
    expect(await eventWriter.carryOut(signOut, { caughtUp: true, isLastTry: true })).toBe('unsaved');
    expect(core.getState().session.current).toBeNull();
    expect(storage.isSignedOut('SESSION-1')).toBe(true);
  }
  expect(await lost.written()).toEqual([]);
});
