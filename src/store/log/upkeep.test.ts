import { buildClaim, buildDraft } from '../../test/builders';
import { createLogCore, createLogParts, noteEvent, stampAt } from '../../test/logCore';
import { createMemoryLog } from '../../test/browser/memoryLog';
import { createBackend } from '../../test/testRegister';
import { addNoteCommand } from '../claims/addNote';
import { decide } from '../command';
import { submitCommand } from '../drafts/submit';
import { draftSaved, draftStarted } from '../events';
import { olderLogLeft, registerOpened } from '../persistence/healthSlice';
import { createUpkeep } from './upkeep';

const command = addNoteCommand({ claimId: 'CL-1', note: { content: 'Seen', type: 'document' } });

/** A tab with the register of five events, on a log that has yet to be given it. */
function open({ isOpen = true, log = createMemoryLog(), backend = createBackend(), hasDatabase = true } = {}) {
  const records = { claims: [buildClaim({ id: 'CL-1' })] };
  const room = createLogCore({ records, reached: 5, log, backend, hasDatabase, ports: { snapshotAfter: 3 } });
  const { snapshots, unsaved, drafts } = createLogParts(room);
  const counted: boolean[] = [];
  const upkeep = createUpkeep(room.core, {
    snapshots,
    unsaved,
    countAsUnsaved: (isMissing) => counted.push(isMissing),
  });
  room.storage.opened(5, true);
  if (isOpen) room.core.dispatch(registerOpened());
  return { ...room, snapshots, unsaved, drafts, upkeep, counted };
}

test('a snapshot is taken where there is reason for one, of what is stored, and of a register that is open', async () => {
  const { upkeep, unsaved, log, core } = open();
  expect(await upkeep.takeSnapshot()).toBe(true);
  expect(log.state.head?.sequence).toBe(5);
  expect(await upkeep.takeSnapshot()).toBe(false);
  core.place.reached = 8;
  unsaved.keep({ command, event: noteEvent(9) });
  expect(await upkeep.takeSnapshot()).toBe(false);
  unsaved.noteStored({});
  expect(await upkeep.takeSnapshot()).toBe(true);

  expect(await open({ isOpen: false }).upkeep.takeSnapshot()).toBe(false);
  expect(await open({ hasDatabase: false }).upkeep.takeSnapshot()).toBe(false);
  const lost = open();
  lost.storage.lose('emptied');
  expect(await lost.upkeep.takeSnapshot()).toBe(false);
});

test('a log without the register is given it first, and it counts as unsaved until then', async () => {
  let isFull = true;
  const log = createMemoryLog({ refuses: () => (isFull ? 'full' : undefined) });
  const { upkeep, counted, storage } = open({ log });
  expect(await upkeep.keepFirst()).toBe(true);
  expect(log.state.head).toBeUndefined();
  upkeep.begin();
  expect(await upkeep.takeSnapshot()).toBe(false);
  expect(await upkeep.keepFirst()).toBe(false);
  expect(storage.isInDatabase()).toBe(false);
  isFull = false;
  expect(await upkeep.keepFirst()).toBe(true);
  expect(log.state.head?.sequence).toBe(5);
  expect(storage.isInDatabase()).toBe(true);
  expect(counted).toEqual([true, false]);
});

test('with the first snapshot the drafts are kept, also one that a submission in memory has used up, and are offered once more with what follows', async () => {
  let isFull = true;
  const log = createMemoryLog({ refuses: () => (isFull ? 'full' : undefined) });
  const { upkeep, unsaved, core, storage, drafts } = open({ log });
  const [submitted, typed] = ['DRAFT-1', 'DRAFT-2'].map((id) => buildDraft({ id, claimId: 'CL-9' }));
  for (const draft of [submitted, typed]) {
    await drafts.save(draftStarted({ draft: draft ?? buildDraft() }, stampAt(1))).onDisk;
  }
  expect(storage.health().unsaved).toBe(2);
  const submit = submitCommand({ draft: submitted ?? buildDraft() });
  const decision = decide(core.getState(), submit, stampAt(2));
  if (decision.ok && decision.event) unsaved.keep({ command: submit, event: decision.event });
  expect(core.getState().drafts.ids).toEqual(['DRAFT-2']);
  upkeep.begin();
  isFull = false;
  expect(await upkeep.keepFirst()).toBe(true);
  expect([...log.draftRows.values()].map(({ key, text }) => [key, text])).toEqual([
    ['reg/drafts/DRAFT-1', JSON.stringify(submitted)],
    ['reg/drafts/DRAFT-2', JSON.stringify(typed)],
  ]);
  expect(storage.health().unsaved).toBe(2);
  expect(await drafts.keepWaiting(stampAt(3).at)).toBe(true);
  expect(storage.health().unsaved).toBe(0);
});

test('a draft that was refused counts as unsaved as long as the log has an earlier text, though by its clock a later one', async () => {
  let isFull = false;
  const log = createMemoryLog({ refuses: () => (isFull ? 'full' : undefined) });
  const { upkeep, storage, drafts } = open({ log });
  const before = buildDraft({ id: 'DRAFT-1', updatedAt: stampAt(9).at });
  await drafts.save(draftStarted({ draft: before }, stampAt(9))).onDisk;
  upkeep.begin();
  isFull = true;
  // The clock was set back.
  const draft = { ...before, updatedAt: stampAt(1).at };
  await drafts.save(draftSaved({ draft }, stampAt(1))).onDisk;
  isFull = false;
  expect(await upkeep.keepFirst()).toBe(true);
  const textInLog = () => log.draftRows.get('reg/drafts/DRAFT-1')?.text;
  expect([textInLog(), storage.health().unsaved]).toEqual([JSON.stringify(before), 1]);
  expect(await drafts.keepWaiting(stampAt(2).at)).toBe(true);
  expect([textInLog(), storage.health().unsaved]).toEqual([JSON.stringify(draft), 0]);
});

test('a tab that has yet to bring the register into the log finds out that another was first', async () => {
  const log = createMemoryLog();
  const [tab, other] = [open({ log }), open({ log })];
  expect(await tab.upkeep.findRegister()).toBe('there');
  for (const { upkeep } of [tab, other]) upkeep.begin();
  expect(await tab.upkeep.findRegister()).toBe('lacking');
  await other.upkeep.keepFirst();
  const { head } = log.state;
  // Its own is not put there, whatever it knows by now.
  for (let tries = 0; tries < 2; tries += 1) expect(await tab.upkeep.keepFirst()).toBe(false);
  expect(await tab.upkeep.findRegister()).toBe('brought');
  expect(await tab.upkeep.keepFirst()).toBe(false);
  expect(log.state.head).toEqual(head);
  // Reading it may fail, and knows its head by then.
  tab.snapshots.goOn(head, head?.generation);
  expect(await tab.upkeep.findRegister()).toBe('brought');
  tab.upkeep.noteShown();
  expect(tab.counted).toEqual([true, true, false]);
  expect(await tab.upkeep.findRegister()).toBe('there');
});

test('a mirror that lacks something is made anew; not of a log that is in memory in part, nor of what is not stored', async () => {
  const { upkeep, backend, storage } = open();
  expect(storage.isMirrorDue()).toBe(true);
  await upkeep.tidyMirror();
  expect(backend.texts.get('reg/sequence')).toBe('5');
  expect(backend.texts.has('reg/claims/CL-1')).toBe(true);
  expect(storage.isMirrorDue()).toBe(false);

  const inPart = open();
  inPart.core.dispatch(olderLogLeft());
  const waiting = open();
  waiting.unsaved.keep({ command, event: noteEvent(9) });
  for (const each of [inPart, waiting]) {
    await each.upkeep.tidyMirror();
    expect(each.backend.writes).toEqual([]);
  }
});

test('a mirror during whose making something happens does not say that it is made', async () => {
  const room = open();
  const { upkeep, backend, core } = room;
  core.ports.yieldToMain = () => {
    core.place.reached = 6;
    return Promise.resolve();
  };
  await upkeep.tidyMirror();
  expect(backend.texts.has('reg/sequence')).toBe(false);
});
