import { buildClaim } from '../../test/builders';
import { createLogCore, createLogParts } from '../../test/logCore';
import { noRecords } from '../../test/testRegister';
import type { TabMessage } from '../ports';
import { selectRole } from '../session/selectors';
import { tableOf } from '../table';
import { createServices } from './createServices';
import type { Opening } from './reading/opening';
import { createStart } from './start';
import { createTabLock } from './tabLock';

const claim = buildClaim({ id: 'CL-1' });
const sample = { ...noRecords, claims: [claim] };

/** What goes on beside the start has been done. */
const turn = () => new Promise((resolve) => setTimeout(resolve, 50));

/** A start that has read every slice. It writes down what it does, and whether the register counted as open by then. */
function open(circumstances: Parameters<typeof createLogCore>[0] = {}, hasCheck = true) {
  const room = createLogCore({ records: { claims: [claim] }, reached: 5, ...circumstances });
  const { core } = room;
  const parts = createLogParts(room);
  const done: string[] = [];
  const note = (what: string) => void done.push(core.getState().storage.open ? `${what} when open` : what);
  const catchUp = async () => note('catches up');
  const services = createServices(core, { ...parts, tabLock: createTabLock(core.ports), catchUp }, () =>
    Promise.resolve(undefined),
  );
  const layDown = jest.fn(() => Promise.resolve(sample));
  core.broadcast = ({ kind }) => note(`tells of a ${kind}`);
  const start = createStart(core, {
    ...parts,
    services,
    layDown,
    findShare: () => Promise.resolve(),
    catchUp,
    loadCheck: async () => {
      if (!hasCheck) throw new Error('No network');
      note('loads the check');
    },
  });
  const opening = (how: Partial<Opening> = {}): Opening => ({
    sequence: core.place.reached,
    log: core.log(),
    isFirst: false,
    drafts: [],
    problem: null,
    readSlice: () => Promise.reject(new Error('All was read')),
    readFront: () => Promise.resolve(undefined),
    ...how,
  });
  return { ...room, ...parts, start, opening, done, layDown };
}

test('what others did while all was read is taken over before the register counts as open, and it is told where it stands', async () => {
  const { start, opening, done, core, layDown } = open();
  await start.open(opening());
  await turn();
  expect(done).toEqual(['loads the check', 'catches up', 'tells of a deed when open']);
  expect(core.getState().storage).toMatchObject({ open: true, listed: true, hasDatabase: true, unsaved: 0 });
  expect(layDown).not.toHaveBeenCalled();
});

test('without what checks events nothing is taken over and nothing is opened', async () => {
  const { start, opening, done, core } = open({}, false);
  await expect(start.open(opening())).rejects.toThrow('No network');
  expect(core.getState().storage.open).toBe(false);
  expect(done).toEqual([]);
});

test('a register that the log does not have is put there', async () => {
  const { start, opening, log, upkeep } = open();
  upkeep.begin();
  await start.open(opening({ isFirst: true }));
  expect(log.state.head?.sequence).toBe(5);
});

test('where nothing at all is stored, a first register is laid down', async () => {
  const { start, opening, core, log, upkeep, layDown } = open({ records: {}, reached: 0 });
  upkeep.begin();
  await start.open(opening({ isFirst: true }));
  expect(layDown).toHaveBeenCalledTimes(1);
  expect(core.getState().claims.ids).toEqual(['CL-1']);
  expect(log.state.head?.sequence).toBe(1);
});

test.each([
  ['newer', { newerVersion: true, lost: null }],
  ['unreadable', { newerVersion: false, lost: 'unreadable' }],
] as const)('a log that ends before an event that is %s is shown, and nothing is written', async (problem, health) => {
  const { start, opening, core, backend, storage } = open();
  await start.open(opening({ problem }));
  expect(storage.health()).toMatchObject(health);
  expect(core.getState().storage.open).toBe(true);
  expect(core.getState().claims.ids).toEqual(['CL-1']);
  expect(backend.writes).toEqual([]);
});

test('where a reducer has thrown meanwhile, what was read goes back to the event before it; else nothing goes back', async () => {
  const { start, opening, core, backend } = open();
  const readSlice: Opening['readSlice'] = (name) =>
    Promise.resolve({ slice: name === 'claims' ? tableOf([{ ...claim, rev: 9 }]) : {}, isPart: name === 'audit' });
  await start.open(opening({ problem: 'unreadable', sequence: 4, readSlice }));
  expect(core.getState().claims.entities['CL-1']?.rev).toBe(9);
  expect(core.getState().storage).toMatchObject({ open: true, lost: 'unreadable', olderLog: { readOf: {} } });
  expect(core.place).toMatchObject({ reached: 4, seen: 5 });
  expect(backend.writes).toEqual([]);

  const further = open();
  await further.start.open(further.opening({ sequence: 4 }));
  expect(further.core.place.reached).toBe(5);
});

test('without a database the register is kept in localStorage, and it is said', async () => {
  const { start, opening, core, backend } = open({ records: {}, reached: 0, hasDatabase: false });
  await start.open(opening());
  expect(core.getState().storage).toMatchObject({ open: true, hasDatabase: false, unsaved: 0 });
  expect(backend.texts.get('reg/sequence')).toBe('1');
  expect(backend.texts.has('reg/claims/CL-1')).toBe(true);
});

test('a sign-out that was never stored shows as soon as it is known who is signed in, and is an event in the end', async () => {
  const { start, opening, core, storage, log } = open();
  storage.endSession('SESSION-1');
  start.enter();
  expect(selectRole(core.getState())).toBeUndefined();
  expect(core.getState().session.current).not.toBeNull();
  await log.keepHead({ sequence: 5, generation: 'G', buckets: [], digest: '' }, undefined, undefined);
  await start.open(opening());
  expect(core.getState().session.current).toBeNull();
  expect([...log.entries.keys()]).toEqual([6]);
});

test('other tabs are listened to, and what storage says of itself is shown at the end of the turn', async () => {
  const said = { kind: 'deed', sequence: 6, version: '1' } as const;
  const tabs = { post: () => undefined, listen: (hear: (message: TabMessage) => void) => hear(said) };
  const { start, core, storage, actions } = open({ ports: { tabs } });
  const heard: TabMessage[] = [];
  start.listen((message) => void heard.push(message));
  expect(heard).toEqual([said]);
  storage.setAside('claims', 'CL-9', 'damaged');
  // As inside a reducer, where nothing may be dispatched.
  expect(actions).toEqual([]);
  await Promise.resolve();
  expect(core.getState().storage.setAside).toHaveLength(1);
});
