import type { FormerRegister } from '../../domain/register/eventLog';
import { createBackend } from '../../test/testRegister';
import { formerRecords } from './formerRecords';
import { createLocalDrafts } from './localDrafts';
import { createLocalTexts } from './localTexts';

/** What is found of a register of former times; localStorage shows its event 5. */
function find(stored: Record<string, string>, register: Partial<FormerRegister>) {
  const backend = createBackend();
  for (const [key, text] of Object.entries({ 'wcp/sequence': '5', ...stored })) backend.texts.set(key, text);
  const local = createLocalTexts(backend);
  const drafts = createLocalDrafts(local);
  const { keys, get } = formerRecords(local, drafts, { sequence: 8, inDatabase: false, rows: [], ...register });
  const found = keys.map((key) => [key, get(key)] as const).filter(([key]) => key !== 'wcp/sequence');
  return Object.fromEntries(found);
}

const row = (key: string, text: string | null, sequence: number) => ({ key, text, sequence });

test('of records beside each other the database has those of events that localStorage does not show', () => {
  const stored = { 'wcp/claims/CL-1': 'here', 'wcp/claims/CL-2': 'here', 'wcp/claims/CL-3': 'here' };
  const rows = [
    row('wcp/claims/CL-1', 'before', 5),
    row('wcp/claims/CL-2', 'after', 6),
    row('wcp/claims/CL-3', null, 6),
    row('wcp/claims/CL-4', 'new', 8),
  ];
  expect(find(stored, { rows })).toEqual({
    'wcp/claims/CL-1': 'here',
    'wcp/claims/CL-2': 'after',
    'wcp/claims/CL-3': null,
    'wcp/claims/CL-4': 'new',
  });
});

test('of a register that moved to the database, what localStorage has of records does not count', () => {
  const stored = {
    'wcp/claims': 'left over',
    'wcp/claims/CL-1': 'left over',
    'wcp/claims/CL-2': 'left over',
    'wcp/settings': 'here',
    'wcp/session': 'here',
    'wcp/drafts/DRAFT-1': 'here',
  };
  const rows = [row('wcp/claims/CL-1', 'moved', 2), row('wcp/settings', 'before', 4), row('wcp/session', 'after', 7)];
  expect(find(stored, { inDatabase: true, rows })).toEqual({
    'wcp/claims/CL-1': 'moved',
    'wcp/settings': 'here',
    'wcp/session': 'after',
    'wcp/drafts/DRAFT-1': 'here',
  });
});

test('a row of an event that was never done does not count', () => {
  const rows = [row('wcp/claims/CL-1', 'of nothing', 9), row('wcp/claims/CL-2', 'of the last', 8)];
  expect(find({}, { inDatabase: true, rows })).toEqual({ 'wcp/claims/CL-2': 'of the last' });
});
