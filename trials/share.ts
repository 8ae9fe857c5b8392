import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pass } from 'node:timers/promises';
import { jetstreamManager } from '@nats-io/jetstream';
import { wsconnect } from '@nats-io/nats-core';
import { openLine } from '../src/platform/natsFeed';
import { inboxOf, streamName, subjectOf } from '../src/domain/register/subjects';
import { registerAsJson } from '../src/store/persistence/shapes/registerJson';
import { registerOf } from '../src/store/register/sharedKinds';
import type { Register } from '../src/store/registerReducers';
import { baseMessages } from '../src/store/replica/base';
import { beginning, judgeAll, type Replica } from '../src/store/replica/judge';
import type { Arrived } from '../src/domain/register/arrived';
import { commandFor, createSharingDevice } from '../src/test/sharingDevice';
import { openRegister } from '../src/test/openRegister';
import { openSharedRegister } from '../src/test/workDay';
import { findServerFault, makePassword, startServer } from '../scripts/share/natsServer';
import { createChance } from './random';
import { finish, numberOf, seedOf } from './settings';

/*
 * `npm run trials:share`: four devices of four desks that share a register over a real nats-server, which is killed while they
 * send. Accounts are tried in what they have no right to, and one of them has the server hand messages on. All devices come to
 * the same register, which the stream alone tells as well.
 *
 * DEEDS (200), KILLS (3), SEED, NATS_SERVER (the program).
 */

const deeds = numberOf('DEEDS', 200);
const kills = numberOf('KILLS', 3);
const seed = seedOf();
const chance = createChance(seed);
const ports = { nats: 4361, websocket: 4362 };
const address = `ws://127.0.0.1:${ports.websocket}`;
const faults: string[] = [];
const check = (what: string, holds: boolean) => {
  if (!holds) faults.push(what);
};

const fault = findServerFault();
if (fault) throw new Error(fault);

const folder = await mkdtemp(join(tmpdir(), 'trial-share-'));
const { rest, users, boss } = await openSharedRegister();
const { tab: empty } = await openRegister();
const first: Replica = { register: registerOf(empty.store.getState()), place: beginning };
const accounts = [...users, boss].map(({ id, email }) => ({ account: id, user: email, password: makePassword() }));
const root = makePassword();
const start = () => startServer({ folder, ports, accounts, root });
let server = start();

/** Tries until the server answers. */
async function untilUp<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let tries = 0; tries < 100; tries += 1) {
    try {
      return await work();
    } catch {
      await pass(100);
    }
  }
  throw new Error('The server does not answer');
}

const manager = await untilUp(() =>
  wsconnect({ servers: address, user: 'root', pass: root, maxReconnectAttempts: -1 }),
);
const streams = await jetstreamManager(manager);
await streams.streams.add({ name: streamName, subjects: [subjectOf('*')], deny_delete: true, deny_purge: true });

const desks = await Promise.all(
  users.map(async ({ id, name, email, desks: own }, place) => {
    const login = { address, user: email, password: accounts[place]?.password ?? '' };
    const feed = await openLine(login, () => undefined);
    const device = createSharingDevice(
      { rest, first, who: { account: id, name, email, desks: own }, device: `D-${place}-${seed}` },
      (text) => feed.sendAs(id, text),
    );
    const over = feed.follow(0, device.take);
    return { device, feed, over, role: own[0] ?? 'admin', account: id, login };
  }),
);
type Desk = (typeof desks)[number];

// An administrator begins the register, and every other device takes it from the stream.
const bossLogin = { address, user: boss.email, password: accounts.at(-1)?.password ?? '' };
const bossFeed = await openLine(bossLogin, () => undefined);
for (const text of baseMessages(registerAsJson(rest, new Date().toISOString()), 'D-BOSS'))
  await bossFeed.sendAs(boss.id, text);
await untilUp(async () => {
  await pass(50);
  if (!desks.every(({ device }) => device.place().isLaid)) throw new Error('not begun');
});

const seen = () => Math.min(...desks.map(({ device }) => device.place().sequence));

let given = 0;

/** Gives any command that may be given on what a device shows. */
async function give({ device, role }: Desk): Promise<boolean> {
  const makes = (register: Register) => commandFor(register, `CL-${chance.between(0, 2)}`, chance.between(0, 40), role);
  const isGiven = await device.do(makes, role, new Date().toISOString());
  if (isGiven) given += 1;
  return isGiven;
}

/** Does something, and waits until every device shows it. */
async function doOne(desk: Desk): Promise<number | undefined> {
  const from = performance.now();
  const before = seen();
  if (!(await give(desk))) return undefined;
  await desk.device.send();
  while (!desk.device.isIdle() || seen() === before) {
    await pass(1);
    if (performance.now() - from > 5000) return undefined;
  }
  return performance.now() - from;
}

const deskOf = () => desks[chance.between(0, desks.length - 1)];
const times: number[] = [];
for (let done = 0; done < 20 * 4 && times.length < 20; done += 1) {
  const desk = deskOf();
  const took = desk && (await doOne(desk));
  if (took !== undefined) times.push(took);
}
times.sort((a, b) => a - b);
const median = times[Math.floor(times.length / 2)] ?? 0;

// Killed while they send: what is not read back goes out again.
const killAt = new Set(Array.from({ length: kills }, (_none, kill) => Math.floor(((kill + 1) * deeds) / (kills + 1))));
for (let done = 0; done < deeds; done += 1) {
  const desk = deskOf();
  if (!desk) continue;
  await give(desk);
  const sending = desk.device.send();
  if (!killAt.has(done)) continue;
  await Promise.all([sending, server.kill('SIGKILL')]);
  server = start();
}
await untilUp(async () => {
  for (const { device } of desks) if (!(await device.send())) throw new Error('not sent');
  await pass(100);
  if (!desks.every(({ device }) => device.isIdle())) throw new Error('not idle');
});

// What an account has no right to.
const [grace, okot] = desks;
if (!grace || !okot) throw new Error('There are no two accounts');
const login = okot.login;
const hostile = await wsconnect({
  ...{ servers: address, user: login.user, pass: login.password, inboxPrefix: inboxOf(login.user) },
});
const mayPublish = (subject: string) =>
  hostile.request(subject, '{"v":1}', { timeout: 1500 }).then(
    () => true,
    () => false,
  );
check('an account publishes as another', !(await mayPublish(subjectOf(grace.account))));
check('an account has messages looked up', !(await mayPublish(`$JS.API.DIRECT.GET.${streamName}`)));
check('an account has a message read', !(await mayPublish(`$JS.API.STREAM.MSG.GET.${streamName}`)));
check('an account deletes messages', !(await mayPublish(`$JS.API.STREAM.PURGE.${streamName}`)));
const asGrace = { account: grace.account, subject: subjectOf(grace.account) };
await hostile.request(
  `$JS.API.CONSUMER.CREATE.${streamName}.handed`,
  JSON.stringify({ stream_name: streamName, config: { name: 'handed', ack_policy: 'none', deliver_policy: 'all' } }),
);
hostile.publish(`$JS.API.CONSUMER.MSG.NEXT.${streamName}.handed`, '{"batch":500}', { reply: asGrace.subject });
hostile.publish(`$JS.API.STREAM.INFO.${streamName}`, '', { reply: asGrace.subject });
await hostile.flush();
await hostile.close();
const last = () => untilUp(async () => (await streams.streams.info(streamName)).state.last_seq);
await pass(1000);
const stored = await last();
for (let waited = 0; seen() < stored && waited < 100; waited += 1) await pass(100);

// The stream by itself.
const arrived: Arrived[] = [];
const reader = await openLine(grace.login, () => undefined);
await new Promise<void>((resolve) => {
  const over = reader.follow(0, (some) => {
    arrived.push(...some);
    if ((some.at(-1)?.sequence ?? 0) >= stored) resolve(over());
    return Promise.resolve();
  });
});
const { replica, verdicts } = judgeAll(first, arrived);
const plain = (register: Register) => JSON.stringify(register);
const counted = verdicts.flatMap((verdict) => (verdict.what === 'judged' ? verdict.events : []));
const told = desks.reduce((sum, { device }) => sum + device.told.length, 0);
check(
  'a device differs from the stream',
  desks.every(({ device }) => plain(device.register()) === plain(replica.register)),
);
check('a command counts twice', new Set(counted.map(({ meta }) => meta.eventId)).size === counted.length);
check('a command neither counts nor is told, or both', counted.length + told === given);
const refused = verdicts.filter(({ what }) => what === 'refused' || what === 'known').length;

for (const { over, feed } of desks) {
  over();
  await feed.close();
}
await reader.close();
await bossFeed.close();
await manager.close();
await server.kill();
await rm(folder, { recursive: true, force: true });

for (const what of faults) console.log(`Fault: ${what}`);
finish({
  trial: 'share',
  seed,
  done: `${counted.length} commands on four devices, ${kills} kills of the server, ${refused} messages refused or known`,
  found: `${faults.length} faults; a command shows on every device ${Math.round(median)} ms after it was given (median of ${times.length})`,
  passed: faults.length === 0 ? 1 : 0,
  failed: faults.length,
});
