import { checkAuditChain, logHolds } from '../../domain/audit/auditChainCheck';
import { makeBucket, withHeadDigest } from '../../domain/register/bucketWriting';
import { keyOfEvent, withDigest } from '../../domain/register/bucket';
import type { Role } from '../../domain/user/roles';
import type { User } from '../../domain/user/user';
import { buildUser } from '../../test/builders';
import { openRegister } from '../../test/openRegister';
import { auditRowsOf, noRecords, type Tab } from '../../test/testRegister';
import { defineCommand } from '../command';
import { commit } from '../commit';
import { registerReplaced, userAdded, userChanged, userDeleted, type DecidedEvent, type Stamp } from '../events';
import { parseStoredEvent } from '../parseEvent';
import { readRegisterJson } from '../persistence/shapes/readRegisterJson';
import { registerAsJson } from '../persistence/shapes/registerJson';
import { rowsOf } from '../table';
import { selectUsers } from './selectors';

/*
 * Registers of before accounts had desks: version 1 of accounts and of the events that carry them.
 */

const ofBefore = ({ desks: _desks, ...user }: User) => user;
const sarah = ofBefore(buildUser());
const chief = ofBefore(buildUser({ id: 'USER-2', email: 'chief@example.org', role: 'administrator' }));
const ruth = ofBefore(buildUser({ id: 'USER-3', name: 'Ruth', email: 'ruth@example.org', role: 'supervisor' }));
const fieldsOf = ({ name, email, role, district, status }: typeof sarah) => ({ name, email, role, district, status });

const desksIn = ({ store }: Tab) =>
  Object.fromEntries(selectUsers(store.getState()).map(({ id, desks }): [string, Role[]] => [id, desks]));

/** Carries out an event as version 1 made it, with its rows in the chain. */
let happens: (stamp: Stamp) => DecidedEvent;
const happen = defineCommand({
  scope: 'device',
  name: 'test/happen',
  label: null,
  decide: (_state, _command, stamp) => ({ ok: true, event: happens(stamp), value: undefined }),
});
async function does({ store }: Tab, event: typeof happens) {
  happens = event;
  expect(await store.dispatch(commit(happen(undefined)))).toMatchObject({ ok: true });
}

test('a start gives accounts the desk of their role, and what happened to them since leaves the log as it was', async () => {
  const { browser, tab } = await openRegister({ users: [buildUser(), buildUser({ ...chief })] }, 'admin');
  const promoted = { ...fieldsOf(sarah), role: 'supervisor' as const };
  await does(tab, (stamp) => userAdded({ user: ruth }, stamp));
  await does(tab, (stamp) =>
    userChanged({ userId: 'USER-1', rev: 1, before: fieldsOf(sarah), after: promoted }, stamp),
  );
  await does(tab, (stamp) => userDeleted({ user: chief }, stamp));
  const { log } = browser;
  for (const [sequence, { text }] of log.entries) {
    const event = text.slice(text.indexOf('{')).replace('"v":2', '"v":1');
    log.entries.set(sequence, { sequence, text: await withDigest(keyOfEvent(sequence), event) });
  }
  const { head } = log.state;
  const entry = head?.buckets.find(({ of }) => of === 'users');
  if (!head || !entry) throw new Error('There is no snapshot');
  entry.version = 1;
  const { text } = await makeBucket(
    entry.key,
    [sarah, chief].map((user) => JSON.stringify(user)),
  );
  log.bucketTexts.set(entry.key, text);
  log.state.head = await withHeadDigest(head);
  browser.backend.texts.set('reg/sequence', 'none');

  const again = browser.openTab();
  await again.opened;
  expect(again.store.getState().storage).toMatchObject({ lost: null, newerVersion: false });
  expect(desksIn(again)).toEqual({ 'USER-1': ['cvc_member'], 'USER-3': ['cvc_member'] });
  expect(desksIn(again)).toEqual(desksIn(tab));
  expect(auditRowsOf(again, 'USER_UPDATED').at(-1)?.changes).toEqual([
    { field: 'role', oldValue: 'officer', newValue: 'supervisor' },
  ]);
  const { audit } = again.store.getState();
  const task = { report: () => undefined, yieldToMain: () => Promise.resolve() };
  const check = await checkAuditChain(rowsOf(audit), audit.chain, task);
  expect(check.linked).toBe(4);
  expect(logHolds(check)).toBe(true);
});

test('a register that was laid down or merged gives the accounts that it brought theirs', () => {
  const meta = { v: 1, eventId: 'E-1', at: '2026-11-20T08:00:00.000Z' };
  const actor = { name: 'Admin', email: 'admin@example.org', role: 'admin', sessionId: 'S-1' };
  const replaced = {
    type: registerReplaced.type,
    payload: { how: 'restored', claimsBefore: 0, records: { ...noRecords, users: [sarah, chief] } },
    meta: { ...meta, actor },
  };
  const counts = { claimsAdded: 0, claimsChanged: 0, claimsKept: 0, refused: 0 };
  const merged = {
    type: 'register/merged',
    payload: {
      ...{ from: 'gulu.zip', exportedAt: meta.at, counts },
      put: { ...noRecords, users: [ruth] },
      removed: { drafts: [], payments: [], fundLedger: [], users: [] },
    },
    meta: { ...meta, actor },
  };
  expect(parseStoredEvent(replaced)).toMatchObject({
    payload: { records: { users: [{ desks: ['district_officer'] }, { desks: ['admin'] }] } },
  });
  expect(parseStoredEvent(merged)).toMatchObject({ payload: { put: { users: [{ desks: ['cvc_member'] }] } } });
});

test('a file of before is read with the desks of its accounts’ roles', async () => {
  const { tab } = await openRegister({ users: [buildUser({ desks: ['finance'] })] });
  const text = registerAsJson(tab.store.getState(), '2026-11-20T08:00:00.000Z');
  const { sliceVersions, slices, ...file } = JSON.parse(text) as Record<'sliceVersions' | 'slices', object>;
  const older = {
    ...file,
    sliceVersions: { ...sliceVersions, users: 1 },
    slices: { ...slices, users: [sarah, chief] },
  };
  const desksOf = (value: object | string) => {
    const reading = readRegisterJson(typeof value === 'string' ? value : JSON.stringify(value));
    return reading.ok ? reading.file.records.users.map(({ desks }) => desks) : reading.problems;
  };
  expect(desksOf(older)).toEqual([['district_officer'], ['admin']]);
  expect(desksOf(text)).toEqual([['finance']]);
});
