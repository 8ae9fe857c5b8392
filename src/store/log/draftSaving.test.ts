import type { Draft } from '../../domain/claim/draft';
import { breakReducer } from '../../test/breakReducer';
import { buildDraft, completeClaimantForm } from '../../test/builders';
import { createLogCore, createLogParts, stampAt } from '../../test/logCore';
import { createMemoryLog } from '../../test/browser/memoryLog';
import { createBackend } from '../../test/testRegister';
import { draftDiscarded, draftSaved } from '../events';

const key = 'reg/drafts/DRAFT-1';
const draft = buildDraft();

/** The draft as it is typed on. */
function typed(place: number): Draft {
  const { at } = stampAt(place);
  return { ...draft, claimant: completeClaimantForm({ village: `Village ${String(place)}` }), updatedAt: at };
}
const typing = (place: number) => draftSaved({ draft: typed(place) }, stampAt(place));

/** A tab with a draft, and a database that refuses what it is told to. */
function open(capacity = Infinity) {
  const database = { isFull: false };
  const log = createMemoryLog({ refuses: () => (database.isFull ? 'full' : undefined) });
  const room = createLogCore({ records: { drafts: [draft] }, backend: createBackend(capacity), log });
  const { drafts } = createLogParts(room);
  const shown = () => room.core.getState().drafts.entities['DRAFT-1'];
  const unsaved = () => room.storage.health().unsaved;
  return { ...room, drafts, database, shown, unsaved };
}

test('what is typed is shown and in localStorage at once, told to the others, and in the database after', async () => {
  const { drafts, backend, log, said, shown, unsaved, core } = open();
  const { stored, onDisk } = drafts.save(typing(1));
  expect(stored).toBe(true);
  expect(shown()).toEqual(typed(1));
  expect(backend.texts.get(key)).toBe(JSON.stringify(typed(1)));
  expect(said).toMatchObject([{ kind: 'draft', event: typing(1) }]);
  expect(await onDisk).toBe(true);
  expect(log.draftRows.get(key)?.text).toBe(JSON.stringify(typed(1)));
  expect(unsaved()).toBe(0);
  // Outside the order of events.
  expect(core.place.reached).toBe(0);
  expect(log.entries.size).toBe(0);
});

test('what localStorage has no room for is shown, told to nobody, and unsaved', () => {
  const { drafts, said, shown, unsaved } = open(0);
  expect(drafts.save(typing(1)).stored).toBe(false);
  expect(shown()).toEqual(typed(1));
  expect(said).toEqual([]);
  expect(unsaved()).toBe(1);
});

test('what the database refuses is unsaved until it takes it, as it is then', async () => {
  const { drafts, log, database, unsaved } = open();
  database.isFull = true;
  expect(await drafts.save(typing(1)).onDisk).toBe(false);
  expect(await drafts.save(typing(2)).onDisk).toBe(false);
  expect(unsaved()).toBe(1);
  expect(await drafts.keepWaiting('2026-11-20T08:00:00.000Z')).toBe(false);
  database.isFull = false;
  expect(await drafts.keepWaiting('2026-11-20T08:00:00.000Z')).toBe(true);
  expect(unsaved()).toBe(0);
  expect(log.draftRows.get(key)?.text).toBe(JSON.stringify(typed(2)));
});

test('what is taken back for good leaves the database before it leaves the screen', async () => {
  const { drafts, backend, log, database, shown } = open();
  drafts.save(typing(1));
  const { keepDrafts } = log;
  const seen: unknown[] = [];
  log.keepDrafts = (writes, at, how) => {
    seen.push([shown(), writes, how]);
    return keepDrafts(writes, at, how);
  };
  const discarded = draftDiscarded({ draftId: 'DRAFT-1' }, stampAt(2));
  expect(await drafts.saveForGood(discarded)).toBe('stored');
  expect(seen[0]).toEqual([typed(1), [[key, null]], 'in turn']);
  expect(shown()).toBeUndefined();
  expect(backend.texts.has(key)).toBe(false);
  expect(log.draftRows.get(key)?.text).toBeNull();

  database.isFull = true;
  expect(await open().drafts.saveForGood(discarded)).toBe('stored');
  expect(await drafts.saveForGood(typing(3))).toBe('unsaved');
});

test('what a reducer throws on is taken back nowhere, and it is said', async () => {
  const { drafts, backend, log, said, shown } = open();
  drafts.save(typing(1));
  said.length = 0;
  const { told } = breakReducer('drafts', 'EVENT-2');
  const discarded = draftDiscarded({ draftId: 'DRAFT-1' }, stampAt(2));
  expect(await drafts.saveForGood(discarded)).toBe('failed');
  expect(told).toHaveBeenCalledWith(new Error('Broken by EVENT-2'));
  expect(shown()).toEqual(typed(1));
  expect([backend.texts.get(key), log.draftRows.get(key)?.text]).toEqual(Array(2).fill(JSON.stringify(typed(1))));
  expect(said).toEqual([]);
});

test('where a reducer throws once the database has it, the screen goes on, and nobody is told that it is done', async () => {
  const { drafts, said, shown } = open();
  const saving = drafts.saveForGood(draftDiscarded({ draftId: 'DRAFT-1' }, stampAt(2)));
  const { told } = breakReducer('drafts', 'EVENT-2');
  expect(await saving).toBe('failed');
  expect(told).toHaveBeenCalledWith(new Error('Broken by EVENT-2'));
  expect(shown()).toEqual(draft);
  expect(said).toEqual([]);
});

test('drafts that other tabs have saved are read again, and nothing new is no line in the history', () => {
  const { drafts, backend, actions, shown } = open();
  drafts.save(typing(1));
  actions.length = 0;
  drafts.catchUp();
  expect(actions).toEqual([]);
  backend.texts.set(key, JSON.stringify(typed(2)));
  backend.writes.length = 0;
  drafts.catchUp();
  expect(shown()).toEqual(typed(2));
  expect(backend.writes).toEqual([]);
});
