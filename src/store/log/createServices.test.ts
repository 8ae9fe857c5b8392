import { buildClaim, buildDraft } from '../../test/builders';
import { createLogCore, createLogParts, noteEvent, stampAt } from '../../test/logCore';
import { createMemoryLog } from '../../test/browser/memoryLog';
import { addNoteCommand } from '../claims/addNote';
import { draftSaved } from '../events';
import { noticeDelay } from '../waiting/waiting';
import { createServices } from './createServices';
import { readTail } from './reading/tail';
import { createTabLock } from './tabLock';

const command = addNoteCommand({ claimId: 'CL-1', note: { content: 'Seen', type: 'document' } });
const draft = buildDraft();

function open(circumstances: Parameters<typeof createLogCore>[0] = {}) {
  const records = { claims: [buildClaim({ id: 'CL-1' })], drafts: [draft] };
  const room = createLogCore({ records, ...circumstances });
  const parts = createLogParts(room);
  const tabLock = createTabLock(room.core.ports);
  const services = createServices(room.core, { ...parts, tabLock, catchUp: () => Promise.resolve() }, () =>
    Promise.resolve(undefined),
  );
  const written = async () => (await readTail(room.log, 0))?.events.map(({ type }) => type);
  return { ...room, ...parts, services, written };
}

test('a sign-out is noted and told before its event; not where a newer version has the storage', () => {
  const { services, storage, said } = open();
  services.noteSignOut('SESSION-1');
  expect(storage.isSignedOut('SESSION-1')).toBe(true);
  expect(said).toMatchObject([{ kind: 'signedOut', sessionId: 'SESSION-1' }]);
  const lost = open();
  lost.storage.lose('emptied');
  lost.services.noteSignOut('SESSION-1');
  expect(lost.storage.isSignedOut('SESSION-1')).toBe(true);
  const old = open();
  old.storage.closeForNewer();
  old.services.noteSignOut('SESSION-1');
  expect(old.storage.isSignedOut('SESSION-1')).toBe(false);
  expect(old.said).toEqual([]);
});

test('what waits is saved on demand, drafts and commands, and it is said whether nothing is left', async () => {
  let isFull = true;
  const log = createMemoryLog({ refuses: () => (isFull ? 'full' : undefined) });
  const { services, core, health, written } = open({ log });
  expect(await services.carryOut({ command, event: noteEvent(1) })).toBe('unsaved');
  await services.saveDraft(draftSaved({ draft: { ...draft, step: 2 } }, stampAt(2)), true).onDisk;
  health.endOpening();
  expect(services.waits()).toBe(true);
  expect(core.getState().storage.unsaved).toBe(2);
  expect(await services.saveWaiting()).toBe(false);
  isFull = false;
  expect(await services.saveWaiting()).toBe(true);
  expect(services.waits()).toBe(false);
  expect(core.getState().storage.unsaved).toBe(0);
  expect(await written()).toEqual(['claims/noteAdded']);
  expect(JSON.parse(log.draftRows.get('reg/drafts/DRAFT-1')?.text ?? '')).toMatchObject({ step: 2 });
});

test('ids of events sort by their time, also of years with more digits', () => {
  const { services, core } = open();
  const idAt = (now: string) => {
    core.ports.now = () => now;
    return services.stamp().eventId;
  };
  const times = [
    '2001-09-09T01:46:40.000Z',
    '2026-11-20T08:00:00.000Z',
    '2026-11-20T08:00:00.001Z',
    '2059-06-01T00:00:00.000Z',
  ];
  const ids = times.map(idAt);
  expect([...ids].sort()).toEqual(ids);
});

describe('what takes long', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const never = () => new Promise<never>(() => undefined);

  test('is said to wait for another tab, for the start or for the disk', async () => {
    const behind = open({ ports: { withLock: never } });
    void behind.services.runCancellable(() => behind.services.inTurn(() => undefined), undefined);
    const early = open();
    void early.services.runCancellable(never, undefined);
    const slow = open();
    void slow.services.runCancellable(() => slow.services.inTurn(never), undefined);
    await jest.advanceTimersByTimeAsync(noticeDelay);
    const waits = [behind, early, slow].map(({ core }) => core.getState().storage.waits?.for);
    expect(waits).toEqual(['tab', 'opening', 'storage']);
  });
});
