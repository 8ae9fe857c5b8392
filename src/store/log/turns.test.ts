import { buildClaim } from '../../test/builders';
import { createLogCore, createLogParts, stampAt } from '../../test/logCore';
import { readTail } from './reading/tail';
import { createTabLock } from './tabLock';
import { createTurns } from './turns';

/** A tab, which writes down when it looks what others have stored. */
function open(circumstances: Parameters<typeof createLogCore>[0] = {}) {
  const room = createLogCore({ records: { claims: [buildClaim({ id: 'CL-1' })] }, ...circumstances });
  const parts = createLogParts(room);
  const done: string[] = [];
  const tabLock = createTabLock(room.core.ports);
  const catchUp = async () => {
    expect(tabLock.has()).toBe(true);
    done.push('looks');
  };
  const { eventId, at } = stampAt(1);
  const turns = createTurns(room.core, { ...parts, tabLock, catchUp, stamp: () => ({ eventId, at }) });
  const written = async () => (await readTail(room.log, 0))?.events.map(({ type }) => type);
  return { ...room, tabLock, done, turns, written };
}

test('in a turn memory has what others have stored before the work begins', async () => {
  const { turns, done, tabLock } = open();
  const work = () => {
    done.push('works');
    return tabLock.has();
  };
  expect(await turns.inTurn(work)).toBe(true);
  expect(done).toEqual(['looks', 'works']);
});

test('work that is begun at once is done again after a look where it comes to nothing', async () => {
  const { turns, done } = open();
  const work = (answers: (string | undefined)[]) => (looked: boolean) => {
    done.push(looked ? 'works again' : 'works');
    return Promise.resolve(answers.shift());
  };
  expect(await turns.inTurnAtOnce(work(['done']))).toBe('done');
  expect(done.splice(0)).toEqual(['works']);
  expect(await turns.inTurnAtOnce(work([undefined, 'done']))).toBe('done');
  expect(done).toEqual(['works', 'looks', 'works again']);
});

test('where something speaks for events of others, it looks first', async () => {
  const emptied = open();
  emptied.core.place.mayBeEmptied = true;
  const ended = open();
  ended.storage.hearSignedOut('SESSION-1');
  for (const { turns, done } of [emptied, ended, open({ hasDatabase: false })]) {
    await turns.inTurnAtOnce((looked) => Promise.resolve(void done.push(looked ? 'works after it' : 'works')));
    expect(done).toEqual(['looks', 'works after it']);
  }
});

test('a session that has ended elsewhere is ended in the next turn by an event, once', async () => {
  const { turns, storage, core, written } = open();
  storage.hearSignedOut('SESSION-1');
  const seen = await turns.inTurn(() => core.getState().session.current);
  expect(seen).toBeNull();
  await turns.inTurn(() => undefined);
  expect(await written()).toEqual(['session/signedOut']);
  // Beside a newer version nothing is written, nor done in memory.
  const old = open();
  old.storage.hearSignedOut('SESSION-1');
  old.storage.closeForNewer();
  await old.turns.inTurn(() => undefined);
  expect(await old.written()).toEqual([]);
  expect(old.actions).toEqual([]);
});
