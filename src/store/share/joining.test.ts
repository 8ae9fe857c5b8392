import { checkAuditChain } from '../../domain/audit/auditChainCheck';
import { roleNames } from '../../domain/user/roles';
import { createShareDevice, createShareServer } from '../../test/browser/memoryShare';
import { buildBoss, buildClaim, buildUser } from '../../test/builders';
import { createBrowser, noRecords, signInAs } from '../../test/testRegister';
import { connectShare, joinShare } from './commands';

/* Who may join a shared register, with what, and what the others are told. */

const boss = { ...buildBoss(), desks: [...roleNames] };
const grace = buildUser({ id: 'U-1', name: 'Grace', email: 'grace@uwa.example' });
const passwords = { [boss.email]: 'of boss', [grace.email]: 'of grace', 'nobody@uwa.example': 'of nobody' };
const address = 'wss://portal.example/share';

const servers: ReturnType<typeof createShareServer>[] = [];
afterEach(() => servers.splice(0).forEach((server) => server.end()));

function openServer() {
  const server = createShareServer(passwords);
  servers.push(server);
  return server;
}

async function open(server: ReturnType<typeof createShareServer>, records = {}, hasDatabase = true) {
  const device = createShareDevice(server);
  const browser = createBrowser({ hasDatabase });
  let drawn = 0;
  const name = `${servers.length}${Math.random()}`.replaceAll('.', '').slice(0, 6);
  const tab = browser.openTab({
    layDown: () => Promise.resolve({ ...noRecords, ...records }),
    ports: { openShare: device.openShare, random: () => `${name}${(drawn += 1)}` },
  });
  await tab.opened;
  const join = (account: string, password: string) => tab.store.dispatch(joinShare({ address, account, password }));
  return { tab, device, join };
}

const own = { claims: [buildClaim()], users: [boss, grace] };

test('only an administrator joins, and only with a database', async () => {
  const server = openServer();
  const officer = await open(server, own);
  await signInAs(officer.tab, 'district_officer', grace.email);
  expect(await officer.join(grace.email, 'of grace')).toMatchObject({ code: 'wrong_role' });
  const poor = await open(server, own, false);
  await signInAs(poor.tab, 'admin', boss.email);
  expect(await poor.join(boss.email, 'of boss')).toMatchObject({ code: 'not_stored' });
  expect(server.stored).toEqual([]);
});

test('a wrong password and a server that does not answer are said, and nothing is changed', async () => {
  const server = openServer();
  const { tab, device, join } = await open(server, own);
  await signInAs(tab, 'admin', boss.email);
  const before = tab.store.getState().audit.ids.length;
  expect(await join(boss.email, 'guessed')).toMatchObject({ fields: { password: expect.any(String) as string } });
  device.cut(true);
  expect(await join(boss.email, 'of boss')).toMatchObject({ fields: { address: expect.any(String) as string } });
  expect(tab.store.getState().storage.share).toBeNull();
  expect(tab.store.getState().audit.ids).toHaveLength(before);
});

test('an empty stream begins with a register whose administrator lays it down, and with no other', async () => {
  const server = openServer();
  const empty = await open(server);
  await signInAs(empty.tab, 'admin', boss.email);
  expect(await empty.join(boss.email, 'of boss')).toMatchObject({
    message:
      'The shared register is still empty, and this device has no records. Join first on the device that has the register.',
  });
  const full = await open(server, own);
  await signInAs(full.tab, 'admin', boss.email);
  expect(await full.join(grace.email, 'of grace')).toMatchObject({ fields: { account: expect.any(String) as string } });
  expect(server.stored).toEqual([]);
  expect(await full.join(boss.email, 'of boss')).toBeUndefined();
});

test('the audit log of a device that joins holds, and goes on, whoever’s register it was', async () => {
  const server = openServer();
  const first = await open(server, own);
  await signInAs(first.tab, 'admin', boss.email);
  expect(await first.join(boss.email, 'of boss')).toBeUndefined();
  const second = await open(server);
  await signInAs(second.tab, 'admin', boss.email);
  expect(await second.join(grace.email, 'of grace')).toBeUndefined();
  for (const { tab } of [first, second]) {
    await signInAs(tab, 'admin', boss.email);
    const { entities, chain } = tab.store.getState().audit;
    const task = { report: () => undefined, yieldToMain: () => Promise.resolve() };
    expect((await checkAuditChain(Object.values(entities), chain, task)).breaks).toEqual([]);
    expect(chain?.place).toBeGreaterThan(1);
  }
});

test('what is shared has nothing of this device alone', async () => {
  const server = openServer();
  const { tab, join } = await open(server, { ...own, drafts: [] });
  await signInAs(tab, 'admin', boss.email);
  expect(await join(boss.email, 'of boss')).toBeUndefined();
  const text = server.stored.map((one) => one.text).join('');
  expect(text).not.toContain('of boss');
  expect(
    JSON.parse((JSON.parse(server.stored[0]?.text ?? '{}') as { base: { text: string } }).base.text),
  ).toMatchObject({
    slices: { drafts: [], savedViews: [] },
  });
});

test('a register of one’s own does not meet another, and an account that is not in it does not join', async () => {
  const server = openServer();
  const first = await open(server, own);
  await signInAs(first.tab, 'admin', boss.email);
  expect(await first.join(boss.email, 'of boss')).toBeUndefined();
  const second = await open(server, { claims: [buildClaim({ id: 'CL-OWN' })] });
  await signInAs(second.tab, 'admin', boss.email);
  expect((await second.join(boss.email, 'of boss'))?.message).toMatch(/^This device has its own register/);
  expect(Object.keys(second.tab.store.getState().claims.entities)).toEqual(['CL-OWN']);
  const third = await open(server);
  await signInAs(third.tab, 'admin', boss.email);
  expect(await third.join('nobody@uwa.example', 'of nobody')).toMatchObject({ code: 'no_account' });
  expect(await third.join(grace.email, 'of grace')).toBeUndefined();
  expect(Object.keys(third.tab.store.getState().claims.entities)).toEqual([buildClaim().id]);
  expect(await third.tab.store.dispatch(connectShare('guessed'))).toMatchObject({ code: 'invalid' });
  expect(third.tab.store.getState().storage.share?.connection).toBe('refused');
  expect(await third.tab.store.dispatch(connectShare('of grace'))).toBeUndefined();
  expect(third.tab.store.getState().storage.share?.connection).toBe('online');
});
