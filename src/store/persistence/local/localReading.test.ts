import { buildClaim, buildDraft } from '../../../test/builders';
import { createBackend } from '../../../test/testRegister';
import { createAsideTexts } from './asideTexts';
import { createLocalDrafts } from './localDrafts';
import { createLocalReading } from './localReading';
import { createSliceChanges } from './localRecords';
import { createLocalTexts } from './localTexts';
import { persistedSlices } from '../shapes/slices';

const key = 'reg/drafts/DRAFT-1';
const draftAt = (minute: number) => buildDraft({ id: 'DRAFT-1', updatedAt: `2025-06-15T08:0${minute}:00.000Z` });
const claim = buildClaim({ id: 'CL-1' });
const claimTexts = { 'reg/claims/CL-1': JSON.stringify(claim), 'reg/claims/CL-2': '{"damaged' };

function open(stored: Record<string, string> = {}) {
  const backend = createBackend();
  for (const [name, text] of Object.entries(stored)) backend.texts.set(name, text);
  const state = { isClosed: false };
  const local = createLocalTexts(backend);
  const aside = createAsideTexts(local, () => undefined);
  const drafts = createLocalDrafts(local);
  const changes = createSliceChanges(persistedSlices);
  const isClosed = () => state.isClosed || local.isUnreadable();
  const reading = createLocalReading({ local, aside, drafts, slices: persistedSlices, changes, isClosed });
  return { backend, state, aside, drafts, changes, reading };
}

test('a slice is read and known as stored, and what cannot be understood is set aside', () => {
  const { reading, changes, aside } = open(claimTexts);
  const value = reading.read('claims');
  expect(value?.entities).toEqual({ 'CL-1': claim });
  expect(changes.of('claims', value ?? {}).ids).toEqual([]);
  expect(aside.entries()).toEqual([{ key: 'claims/CL-2', text: '{"damaged' }]);
});

test('where storage must be left alone, nothing is read and nothing set aside', () => {
  const { reading, state, aside, backend } = open(claimTexts);
  state.isClosed = true;
  expect(reading.read('claims')).toBeUndefined();
  expect(reading.readDrafts({}, new Set())).toBeUndefined();
  expect(aside.entries()).toEqual([]);
  expect(backend.writes).toEqual([]);
});

test('where reading stops midway, there is no slice that could be taken for the whole', () => {
  const { reading, backend } = open(claimTexts);
  const { getItem } = backend;
  backend.getItem = (name) => {
    if (name === 'reg/claims/CL-2') throw new DOMException('denied', 'SecurityError');
    return getItem(name);
  };
  expect(reading.read('claims')).toBeUndefined();
});

test.each([
  ['that was saved before', draftAt(3), draftAt(5)],
  ['that another tab has saved later', draftAt(7), draftAt(7)],
])('a draft that could not be saved, beside one %s, is whichever was saved later', (_what, stored, expected) => {
  const { reading, drafts } = open({ [key]: JSON.stringify(stored) });
  drafts.put(key, JSON.stringify(draftAt(5)));
  const read = reading.readDrafts({ 'DRAFT-1': draftAt(5) }, new Set());
  expect(read).toMatchObject({ ids: ['DRAFT-1'], entities: { 'DRAFT-1': expected } });
  // What is read in its place waits no more.
  expect(drafts.count()).toBe(expected.updatedAt === draftAt(5).updatedAt ? 1 : 0);
});

test('a draft stays away that was discarded and could not be removed, or that an event in memory has used up', () => {
  const stored = { [key]: JSON.stringify(draftAt(3)) };
  const discarded = open(stored);
  discarded.drafts.put(key, null);
  expect(discarded.reading.readDrafts({}, new Set())?.ids).toEqual([]);
  expect(open(stored).reading.readDrafts({}, new Set(['DRAFT-1']))?.ids).toEqual([]);
});

test.each([
  ['a record, readable or not', { 'reg/claims/CL-2': '{"damaged' }],
  ['a number', { 'reg/sequence': '3' }],
  ['a mark that the register is in the database', { 'reg/in-database': 'log' }],
])('with %s storage is not untouched', (_what, stored) => {
  expect(open(stored).reading.isUntouched()).toBe(false);
});

test('storage is untouched with the small fields of slices alone, but not where it must be left alone', () => {
  const { reading, state } = open({ 'reg/claims': '{"version":1}', theme: 'dark' });
  expect(reading.isUntouched()).toBe(true);
  state.isClosed = true;
  expect(reading.isUntouched()).toBe(false);
});
