import { roleNames } from '../../domain/user/roles';
import { createMemoryLog } from '../../test/browser/memoryLog';
import { createShareDevice, createShareServer } from '../../test/browser/memoryShare';
import { buildBoss, buildClaim, buildDraft, buildUser } from '../../test/builders';
import { startVerification } from '../../test/claimCommands';
import { createBrowser, noRecords, signInAs, type Tab } from '../../test/testRegister';
import { readWholeRegister } from '../audit/readOlderLog';
import { recordClaimExport } from '../audit/recordExport';
import { act } from '../claims/act';
import { addNote } from '../claims/addNote';
import { submitDraft } from '../drafts/submit';
import { draftStarted } from '../events';
import { startEmpty } from '../register/commands';
import { selectUnconfirmedCount } from '../register/confirmed';
import { readConfirmed } from '../register/readConfirmed';
import { registerOf } from '../register/sharedKinds';
import { signOut } from '../session/commands';
import { selectActor } from '../session/selectors';

/* A device that shares its register, with the store as the portal runs it and a server in memory. */

const claims = ['CL-1', 'CL-2'].map((id) => buildClaim({ id }));
const boss = { ...buildBoss(), desks: [...roleNames] };
const people = roleNames.map((desk, place) =>
  buildUser({ id: `U-${place}`, name: `Person ${place}`, email: `person${place}@uwa.example`, desks: [desk] }),
);
const emailOf = (desk: (typeof roleNames)[number]) => people[roleNames.indexOf(desk)]?.email ?? '';
const passwords = Object.fromEntries([...people, boss].map(({ email }) => [email, `password of ${email}`]));
const address = 'wss://portal.example/share';

/** Looks again and again until something holds. */
async function until(holds: () => boolean) {
  for (let tries = 0; tries < 600; tries += 1) {
    if (holds()) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error('It never came to hold');
}

const open = async (
  browser: ReturnType<typeof createBrowser>,
  device: ReturnType<typeof createShareDevice>,
  records = {},
) => {
  const tab = browser.openTab({
    layDown: () => Promise.resolve({ ...noRecords, ...records }),
    ports: { openShare: device.openShare },
  });
  await tab.opened;
  return tab;
};

const shareOf = ({ store }: Tab) => store.getState().storage.share;
const rows = (tab: Tab) => {
  const { claims, payments, fundLedger } = registerOf(tab.store.getState());
  return JSON.parse(JSON.stringify([claims, payments, fundLedger].map(({ entities }) => entities))) as unknown;
};
const statusOf = ({ store }: Tab, id: string) => store.getState().claims.entities[id]?.status;

const servers: ReturnType<typeof createShareServer>[] = [];
afterEach(() => servers.splice(0).forEach((server) => server.end()));

/** The administrator's device, whose register it is, and an officer's that takes it. */
async function openTwo() {
  const server = createShareServer(passwords);
  servers.push(server);
  const [one, other] = [createShareDevice(server), createShareDevice(server)];
  const disk = { isFull: false };
  const log = createMemoryLog({ refuses: () => (disk.isFull ? 'full' : undefined) });
  const [first, second] = [createBrowser(), createBrowser({ log })];
  const tab = await open(first, one, { claims, users: [...people, boss] });
  await signInAs(tab, 'admin', boss.email);
  expect(
    await tab.services.joinShare({ address, user: boss.email, password: passwords[boss.email] ?? '' }),
  ).toBeUndefined();
  const officer = emailOf('district_officer');
  const away = await open(second, other);
  await signInAs(away, 'admin', officer);
  expect(await away.services.joinShare({ address, user: officer, password: passwords[officer] ?? '' })).toBeUndefined();
  await signInAs(away, 'district_officer', officer);
  await until(() => [tab, away].every((each) => shareOf(each)?.connection === 'online'));
  return { server, one, other, first, second, tab, away, disk };
}

const target = ({ store }: Tab, id: string) => ({ id, rev: store.getState().claims.entities[id]?.rev ?? 0 });

test('a register is laid down, taken by an empty device, and what one does the other shows', async () => {
  const { tab, away } = await openTwo();
  expect(rows(away)).toEqual(rows(tab));
  expect(await away.store.dispatch(startVerification(target(away, 'CL-1')))).toMatchObject({ ok: true, stored: true });
  expect(shareOf(away)).toMatchObject({ waiting: 0, told: [] });
  await until(() => statusOf(tab, 'CL-1') === 'under_verification');
  expect(rows(away)).toEqual(rows(tab));
});

test('whoever signs in is told to the other devices, and what is each device’s alone is not', async () => {
  const { tab, away } = await openTwo();
  const { id = '' } = people[roleNames.indexOf('district_officer')] ?? {};
  const lastLogin = ({ store }: Tab) => store.getState().users.entities[id]?.lastLogin;
  await until(() => lastLogin(tab) !== undefined && lastLogin(tab) === lastLogin(away));
  const before = lastLogin(tab);
  await away.store.dispatch(signOut());
  // Another account tells nothing of itself here.
  await signInAs(away, 'admin', boss.email);
  await signInAs(away, 'district_officer', emailOf('district_officer'));
  await until(() => lastLogin(tab) !== before && lastLogin(tab) === lastLogin(away));
  expect(selectActor(tab.store.getState())?.email).toBe(boss.email);
  expect(Object.values(tab.store.getState().audit.entities).filter(({ user }) => user === 'Person 0')).toEqual([]);
});

test('the register that was taken is in a snapshot soon, and no start reads it from one event', async () => {
  const { tab, away } = await openTwo();
  for (const { services } of [tab, away]) expect(await services.takeSnapshot()).toBe(true);
  expect(await away.services.takeSnapshot()).toBe(false);
});

test('a full disk takes nothing, neither of its own nor of others, says so, and goes on once there is room', async () => {
  const { tab, away, disk } = await openTwo();
  disk.isFull = true;
  expect(await away.store.dispatch(startVerification(target(away, 'CL-1')))).toMatchObject({
    refusal: { code: 'not_stored' },
  });
  expect(statusOf(away, 'CL-1')).toBe('submitted');
  expect(await tab.store.dispatch(addNote('CL-2', { content: 'From the desk', type: 'document' }))).toMatchObject({
    ok: true,
  });
  await until(() => shareOf(away)?.isFull === true);
  expect(away.store.getState().claims.entities['CL-2']?.notes).toEqual([]);
  disk.isFull = false;
  await until(() => away.store.getState().claims.entities['CL-2']?.notes.length === 1);
  expect(shareOf(away)).toMatchObject({ isFull: false, waiting: 0 });
  expect(await away.store.dispatch(startVerification(target(away, 'CL-1')))).toMatchObject({ ok: true });
  await until(() => statusOf(tab, 'CL-1') === 'under_verification');
  expect(rows(away)).toEqual(rows(tab));
});

test('a flood of junk changes nothing, is listed, and keeps nobody from working', async () => {
  const { server, tab, away } = await openTwo();
  const before = rows(away);
  const account = people[0]?.id ?? '';
  const junk = [
    'no JSON',
    'null',
    '[]',
    '{"v":999,"device":"D-X","n":1,"events":[{}]}',
    '{"v":1,"device":"D-X","n":1,"events":[{"type":"claims/act"}],"more":1}',
    `{"v":1,"device":"D-X","n":1,"events":["${'x'.repeat(8_000_000)}"]}`,
    '{"v":1,"device":"D-X","n":-1,"events":[{}]}',
    '{"v":1,"device":"__proto__","n":1,"events":[{"type":"register/replaced","payload":{},"meta":{}}]}',
  ];
  for (let round = 0; round < 40; round += 1) for (const text of junk) server.store(account, text);
  await until(() => [tab, away].every((each) => (shareOf(each)?.refused.length ?? 0) >= 200));
  expect(await away.store.dispatch(startVerification(target(away, 'CL-1')))).toMatchObject({ ok: true, stored: true });
  await until(() => statusOf(tab, 'CL-1') === 'under_verification');
  for (const each of [tab, away]) {
    expect(shareOf(each)?.refused).toHaveLength(200);
    expect(shareOf(each)?.refused.every((one) => one.account === account)).toBe(true);
    expect(each.store.getState().storage).toMatchObject({ open: true });
    expect(rows(each)).toEqual(rows(tab));
  }
  expect(rows(away)).not.toEqual(before);
});

test('what is done offline waits, survives, shows in every tab, and is sent once the line is back', async () => {
  const { other, second, tab, away } = await openTwo();
  other.cut(true);
  expect(await away.store.dispatch(startVerification(target(away, 'CL-1')))).toMatchObject({ ok: true });
  expect(await away.store.dispatch(addNote('CL-2', { content: 'Typed offline', type: 'document' }))).toMatchObject({
    ok: true,
  });
  expect(shareOf(away)).toMatchObject({
    connection: 'offline',
    waiting: 2,
    unconfirmed: { 'CL-1': true, 'CL-2': true },
  });
  const again = await open(second, other);
  expect(statusOf(again, 'CL-1')).toBe('under_verification');
  expect(shareOf(again)).toMatchObject({ waiting: 2 });
  expect(statusOf(tab, 'CL-1')).toBe('submitted');
  other.cut(false);
  await until(() => shareOf(away)?.waiting === 0 && shareOf(again)?.waiting === 0);
  await until(() => statusOf(tab, 'CL-1') === 'under_verification');
  expect(rows(away)).toEqual(rows(tab));
  expect(rows(again)).toEqual(rows(tab));
  // And after one more start.
  const third = await open(second, other);
  expect(rows(third)).toEqual(rows(tab));
});

test('what waits stays on the screen while what others did comes in', async () => {
  const { other, tab, away } = await openTwo();
  other.cut(true);
  expect(await away.store.dispatch(startVerification(target(away, 'CL-1')))).toMatchObject({ ok: true });
  expect(await tab.store.dispatch(addNote('CL-2', { content: 'From the desk', type: 'document' }))).toMatchObject({
    ok: true,
  });
  const shown = new Set<string | undefined>();
  away.store.subscribe(() => shown.add(statusOf(away, 'CL-1')));
  other.cut(false);
  await until(() => shareOf(away)?.waiting === 0 && away.store.getState().claims.entities['CL-2']?.notes.length === 1);
  expect([...shown]).toEqual(['under_verification']);
  expect(rows(away)).toEqual(rows(tab));
});

test('files are made of what is confirmed, and lose no draft of what waits', async () => {
  const { other, away } = await openTwo();
  other.cut(true);
  const draft = buildDraft({ id: 'DRAFT-1', claimId: 'CL-9' });
  const actor = selectActor(away.store.getState());
  if (!actor) throw new Error('Nobody is signed in');
  await away.services.saveDraftForGood(draftStarted({ draft }, { ...away.services.stamp(), actor }));
  expect(await away.store.dispatch(submitDraft(draft.id))).toMatchObject({ ok: true });
  expect(await away.store.dispatch(startVerification(target(away, 'CL-1')))).toMatchObject({ ok: true });
  expect(statusOf(away, 'CL-9')).toBe('submitted');
  const whole = await away.store.dispatch(readWholeRegister());
  for (const { claims, drafts } of [away.store.dispatch(readConfirmed()), whole]) {
    expect(claims.entities['CL-1']?.status).toBe('submitted');
    expect(claims.entities['CL-9']).toBeUndefined();
    expect(drafts.ids).toEqual([draft.id]);
  }
  expect(selectUnconfirmedCount(away.store.getState())).toBe(2);
  // That a file was taken changes nothing of what it is about.
  await away.store.dispatch(recordClaimExport('claim', 'CL-2'));
  expect(shareOf(away)).toMatchObject({ waiting: 2, unconfirmed: { 'CL-1': true, 'CL-9': true } });
  other.cut(false);
  await until(() => shareOf(away)?.waiting === 0);
  expect(away.store.dispatch(readConfirmed()).claims.entities['CL-9']?.status).toBe('submitted');
  expect(selectUnconfirmedCount(away.store.getState())).toBe(0);
});

test('of an action on several claims, what somebody overtook is told to whoever did it, and the rest goes on', async () => {
  const { other, tab, away } = await openTwo();
  other.cut(true);
  const both = ['CL-1', 'CL-2'].map((id) => ({ target: target(away, id), form: null }));
  expect(await away.store.dispatch(act('start_verification', both))).toMatchObject({ ok: true });
  await signInAs(tab, 'district_officer', boss.email);
  expect(await tab.store.dispatch(startVerification(target(tab, 'CL-1')))).toMatchObject({ ok: true });
  other.cut(false);
  await until(() => shareOf(away)?.waiting === 0);
  expect(shareOf(away)?.told).toMatchObject([
    {
      label: 'Start Verification',
      subjects: ['CL-1'],
      command: { name: 'claims/act', targets: [{ id: 'CL-1' }], form: { forms: [null] } },
    },
  ]);
  await until(() => statusOf(tab, 'CL-2') === 'under_verification');
  expect(rows(away)).toEqual(rows(tab));
  const ids = shareOf(away)?.told.map(({ id }) => id) ?? [];
  await away.services.share()?.forgetTold(ids);
  expect(shareOf(away)?.told).toEqual([]);
});

test('what of an action on several claims counts is done, also where another device was first on its way', async () => {
  const { one, tab, away } = await openTwo();
  await signInAs(tab, 'district_officer', boss.email);
  one.hold(true);
  expect(await away.store.dispatch(startVerification(target(away, 'CL-1')))).toMatchObject({ ok: true });
  const both = ['CL-1', 'CL-2'].map((id) => ({ target: target(tab, id), form: null }));
  const late = tab.store.dispatch(act('start_verification', both));
  one.hold(false);
  expect(await late).toMatchObject({ ok: true });
  expect(statusOf(tab, 'CL-2')).toBe('under_verification');
  expect(shareOf(tab)?.told).toMatchObject([{ subjects: ['CL-1'], isPart: true }]);
  await until(() => JSON.stringify(rows(away)) === JSON.stringify(rows(tab)));
});

test('a tab whose code for the line has not come asks for it again', async () => {
  const { other, second, away } = await openTwo();
  let asked = 0;
  const openShare = () => (asked++ > 0 ? other.openShare() : Promise.reject(new Error('no network')));
  const again = await open(second, { ...other, openShare });
  expect(shareOf(again)?.connection).toBe('locked');
  await until(() => shareOf(again)?.connection === 'online');
  expect(shareOf(away)?.connection).toBe('online');
});

test('people sign out and in while something waits, and it is sent all the same', async () => {
  const { other, second, tab, away } = await openTwo();
  other.cut(true);
  expect(await away.store.dispatch(startVerification(target(away, 'CL-1')))).toMatchObject({ ok: true });
  expect(await away.store.dispatch(signOut())).toMatchObject({ ok: true, stored: true });
  await signInAs(away, 'district_officer', emailOf('district_officer'));
  expect(shareOf(away)).toMatchObject({ waiting: 1 });
  const again = await open(second, other);
  expect(again.store.getState().session.current?.email).toBe(emailOf('district_officer'));
  expect(again.store.getState().storage.lost).toBeNull();
  other.cut(false);
  await until(() => statusOf(tab, 'CL-1') === 'under_verification');
  await until(() => shareOf(away)?.waiting === 0);
});

test('a server that lacks what was taken from it is said, and nothing is sent', async () => {
  const { server, second, other, away } = await openTwo();
  expect(await away.store.dispatch(addNote('CL-1', { content: 'Lost', type: 'document' }))).toMatchObject({ ok: true });
  const officer = emailOf('district_officer');
  server.stored.length = 0;
  const again = await open(second, other);
  await again.services.share()?.connect(passwords[officer] ?? '');
  expect(shareOf(again)?.connection).toBe('behind');
  expect(server.stored).toEqual([]);
});

test('what is overtaken on its way is refused where it was done', async () => {
  const { one, tab, away } = await openTwo();
  await signInAs(tab, 'district_officer', boss.email);
  // The other device has yet to hear of it.
  one.hold(true);
  expect(await away.store.dispatch(startVerification(target(away, 'CL-1')))).toMatchObject({ ok: true });
  const late = tab.store.dispatch(startVerification(target(tab, 'CL-1')));
  one.hold(false);
  expect(await late).toMatchObject({ ok: false, refusal: { code: 'changed' } });
  expect(shareOf(tab)).toMatchObject({ waiting: 0 });
  await until(() => shareOf(tab)?.told.length === 0);
  expect(rows(away)).toEqual(rows(tab));
});

test('what is not confirmed for a while waits for the server, and it is said so', async () => {
  const { other, tab, away } = await openTwo();
  other.hold(true);
  const late = away.store.dispatch(startVerification(target(away, 'CL-1')));
  await until(() => away.store.getState().storage.waits !== null);
  expect(away.store.getState().storage.waits).toEqual({ for: 'server', long: false });
  other.hold(false);
  expect(await late).toMatchObject({ ok: true });
  expect(away.store.getState().storage.waits).toBeNull();
  expect(rows(away)).toEqual(rows(tab));
});

test('a message that was stored and not acknowledged counts once', async () => {
  const { server, other, tab, away } = await openTwo();
  other.mute(true);
  const before = server.stored.length;
  expect(await away.store.dispatch(addNote('CL-1', { content: 'Once', type: 'document' }))).toMatchObject({ ok: true });
  await until(() => shareOf(away)?.waiting === 0);
  other.mute(false);
  expect(server.stored.length).toBeGreaterThan(before);
  await until(() => tab.store.getState().claims.entities['CL-1']?.notes.length === 1);
  expect(away.store.getState().claims.entities['CL-1']?.notes).toHaveLength(1);
});

test('nobody but the account of the device changes the register, and nobody replaces it', async () => {
  const { tab } = await openTwo();
  expect(await tab.store.dispatch(startEmpty())).toMatchObject({
    ok: false,
    refusal: { message: 'A shared register cannot be replaced. Leave it first, under Settings, Sharing.' },
  });
  await signInAs(tab, 'cvc_member', emailOf('cvc_member'));
  expect(await tab.store.dispatch(addNote('CL-1', { content: 'Not mine', type: 'document' }))).toMatchObject({
    ok: false,
    refusal: { code: 'wrong_desk' },
  });
});

test('leaving keeps the whole register, with what waited', async () => {
  const { other, second, tab, away } = await openTwo();
  const third = await open(second, other);
  other.cut(true);
  expect(await away.store.dispatch(startVerification(target(away, 'CL-1')))).toMatchObject({ ok: true });
  expect(await away.services.share()?.leave()).toBeUndefined();
  expect(shareOf(away)).toBeNull();
  expect(statusOf(away, 'CL-1')).toBe('under_verification');
  await until(() => shareOf(third) === null);
  expect(rows(third)).toEqual(rows(away));
  expect(statusOf(tab, 'CL-1')).toBe('submitted');
  // From now on it is a device like any other.
  expect(await away.store.dispatch(addNote('CL-1', { content: 'Alone', type: 'document' }))).toMatchObject({
    ok: true,
  });
  const again = await open(second, other);
  expect(shareOf(again)).toBeNull();
  expect(rows(again)).toEqual(rows(away));
});
