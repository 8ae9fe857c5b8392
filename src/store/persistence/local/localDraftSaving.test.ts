import { buildDraft } from '../../../test/builders';
import { createBackend } from '../../../test/testRegister';
import { tableOf } from '../../table';
import { createLocalDrafts } from './localDrafts';
import { createLocalDraftSaving } from './localDraftSaving';
import { createSliceChanges } from './localRecords';
import { createLocalTexts } from './localTexts';
import { persistedSlices } from '../shapes/slices';

const key = 'reg/drafts/DRAFT-1';
const draft = buildDraft({ id: 'DRAFT-1' });
const text = JSON.stringify(draft);

type Circumstances = { filler?: string; room?: number; hasMirror?: boolean; hasWay?: boolean; isClosed?: boolean };

/** Drafts in localStorage beside a filler, which the mirror lets go of where there is one. */
function open({
  filler = '',
  room = Infinity,
  hasMirror = false,
  hasWay = true,
  isClosed = false,
}: Circumstances = {}) {
  const backend = createBackend(room);
  backend.texts.set('filler', filler);
  const local = createLocalTexts(backend);
  const drafts = createLocalDrafts(local);
  const changes = createSliceChanges(persistedSlices);
  const report = jest.fn();
  const modes: string[] = [];
  const saving = createLocalDraftSaving({
    local,
    aside: { makeWay: () => hasWay },
    drafts,
    changes,
    makeRoom: () => hasMirror && backend.texts.delete('filler'),
    within: (mode, run) => {
      modes.push(mode);
      run();
    },
    isClosed: () => isClosed,
    report,
  });
  const typed = () => drafts.put(key, text);
  return { texts: backend.texts, drafts, changes, saving, typed, modes, report };
}

test('what is typed is saved with what waits, and it is reported', () => {
  const { saving, typed, texts, modes, report } = open();
  expect(saving.batchDrafts(typed)).toEqual({ stored: true, writes: [[key, text]] });
  expect(texts.get(key)).toBe(text);
  expect(modes).toEqual(['draft']);
  expect(report).toHaveBeenCalled();
});

test('a draft is worth more than the mirror, which makes room for it', () => {
  const full = { filler: 'x'.repeat(text.length), room: text.length + 50 };
  const { saving, typed, texts } = open({ ...full, hasMirror: true });
  expect(saving.batchDrafts(typed).stored).toBe(true);
  expect([...texts.keys()]).toEqual([key]);
  const without = open(full);
  expect(without.saving.batchDrafts(without.typed)).toEqual({ stored: false, writes: [[key, text]] });
  expect(without.drafts.count()).toBe(1);
});

test.each([
  ['storage must be left alone', { isClosed: true }],
  ['a text that cannot be read lies in the way, and has no room elsewhere', { hasWay: false }],
])('where %s, drafts wait and nothing is written', (_why, circumstances) => {
  const { saving, typed, texts, drafts } = open(circumstances);
  expect(saving.batchDrafts(typed)).toEqual({ stored: false, writes: [[key, text]] });
  expect(texts.has(key)).toBe(false);
  expect(drafts.count()).toBe(1);
});

test('what localStorage has lost is written there as the database has it', () => {
  const { saving, texts, drafts } = open();
  const row = { key, text, at: draft.updatedAt };
  drafts.overlay([row]);
  saving.healDrafts([row]);
  expect(texts.get(key)).toBe(text);
});

test('the database is to be given what an event changes, what waits, and what it has refused', () => {
  const { saving, changes, drafts, texts, report } = open();
  changes.note('drafts', tableOf([draft]));
  expect(saving.draftWrites(tableOf([]))).toEqual([[key, null]]);
  texts.set('reg/drafts/DRAFT-2', 'refused');
  saving.noteDrafts([['reg/drafts/DRAFT-2', 'refused']], false);
  expect(report).toHaveBeenCalled();
  drafts.put('reg/drafts/DRAFT-3', 'waits');
  expect(saving.draftWrites(undefined)).toEqual([
    ['reg/drafts/DRAFT-2', 'refused'],
    ['reg/drafts/DRAFT-3', 'waits'],
  ]);
});
