import { buildSession } from '../../test/builders';
import { createLogCore } from '../../test/logCore';
import { createBackend } from '../../test/testRegister';
import { selectRole, selectSession } from '../session/selectors';
import { createSessionEnd } from './sessionEnd';

function open(...[circumstances]: Parameters<typeof createLogCore>) {
  const room = createLogCore(circumstances);
  return { ...room, sessionEnd: createSessionEnd(room.core) };
}

test.each([
  ['there is room', createBackend()],
  ['there is none', createBackend(0)],
])('a session that ends is over at once and the other tabs are told, where %s to store it', (_where, backend) => {
  const { sessionEnd, said, storage } = open({ backend });
  expect(sessionEnd.findEndedActor()).toBeUndefined();
  sessionEnd.end('SESSION-1');
  expect(said).toMatchObject([{ kind: 'signedOut', sessionId: 'SESSION-1' }]);
  expect(storage.isSignedOut('SESSION-1')).toBe(true);
  expect(sessionEnd.findEndedActor()).toMatchObject({ sessionId: 'SESSION-1', role: 'district_officer' });
});

test('the screens show the end of a session that is over elsewhere, before the event that ends it', () => {
  const { sessionEnd, storage, core } = open();
  storage.hearSignedOut('SESSION-1');
  expect(selectRole(core.getState())).toBe('district_officer');
  sessionEnd.show();
  expect(selectSession(core.getState())).toBeNull();
  // Whose it was stays known, for the event.
  expect(core.getState().session.current?.sessionId).toBe('SESSION-1');
  expect(sessionEnd.findEndedActor()?.sessionId).toBe('SESSION-1');
});

test('the end of another session shows nothing, nor does one where nobody is signed in', () => {
  const other = open({ session: buildSession({ sessionId: 'SESSION-2' }) });
  const nobody = open({ session: null });
  for (const { sessionEnd, storage, actions } of [other, nobody]) {
    storage.hearSignedOut('SESSION-1');
    sessionEnd.show();
    expect(actions).toEqual([]);
    expect(sessionEnd.findEndedActor()).toBeUndefined();
  }
  expect(selectRole(other.core.getState())).toBe('district_officer');
});
