import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pass } from 'node:timers/promises';
import { freePort } from '../../e2e/support/host';
import { makePassword, startServer } from '../../scripts/share/natsServer';
import { addStream } from '../../scripts/share/stream';
import { openLine } from '../../src/platform/natsFeed';
import { roleNames } from '../../src/domain/user/roles';
import { addNoteCommand } from '../../src/store/claims/addNote';
import { registerOf } from '../../src/store/register/sharedKinds';
import { baseMessages } from '../../src/store/replica/base';
import { beginning, type Replica } from '../../src/store/replica/judge';
import { registerAsJson } from '../../src/store/persistence/shapes/registerJson';
import { buildBoss, buildClaim, buildUser } from '../../src/test/builders';
import { openRegister } from '../../src/test/openRegister';
import { commandFor, createSharingDevice } from '../../src/test/sharingDevice';
import { openSlowLine } from './slowLine';

/** How far the office is from the server. */
export type Distance = { roundTrip: number; loss: number };

/** Until something holds; milliseconds. Rejects after a minute. */
export async function until(holds: () => boolean): Promise<number> {
  const from = performance.now();
  while (!holds()) {
    if (performance.now() - from > 60_000) throw new Error('It never came to hold');
    await pass(2);
  }
  return performance.now() - from;
}

/**
 * A server with a register of so many claims, and devices of four desks that have joined it, in this process and in memory, of
 * the parts that the portal runs.
 */
export async function openOffice({ devices, claims }: { devices: number; claims: number }, distance: Distance) {
  const users = roleNames.map((desk, place) =>
    buildUser({ id: `U-${place}`, name: `Person ${place}`, email: `person${place}@uwa.example`, desks: [desk] }),
  );
  const boss = buildBoss();
  const records = Array.from({ length: claims }, (_none, place) => buildClaim({ id: `CL-${place}` }));
  const { tab } = await openRegister({ claims: records, users: [boss, ...users] });
  const rest = tab.store.getState();
  const { tab: empty } = await openRegister();
  const first: Replica = { register: registerOf(empty.store.getState()), place: beginning };

  const folder = await mkdtemp(join(tmpdir(), 'bench-share-'));
  const ports = { nats: await freePort(), websocket: await freePort() };
  const accounts = [...users, boss].map(({ id, email }) => ({ account: id, user: email, password: makePassword() }));
  const root = makePassword();
  const server = startServer({ folder, ports, accounts, root });
  await addStream(`ws://127.0.0.1:${ports.websocket}`, root);
  const far = await openSlowLine({ port: ports.websocket, ...distance });
  const lineOf = (account: string, port: number) => {
    const { user = '', password = '' } = accounts.find((one) => one.account === account) ?? {};
    return openLine({ address: `ws://127.0.0.1:${port}`, user, password }, () => undefined);
  };

  const near = await lineOf(boss.id, ports.websocket);
  for (const text of baseMessages(registerAsJson(rest, new Date().toISOString()), 'D-BOSS'))
    await near.sendAs(boss.id, text);
  await near.close();

  const desks = await Promise.all(
    Array.from({ length: devices }, async (_none, place) => {
      const user = users[place % users.length] ?? boss;
      const line = await lineOf(user.id, far.port);
      const who = { account: user.id, name: user.name, email: user.email, desks: user.desks };
      const device = createSharingDevice({ rest, first, who, device: `D-${place}` }, (text) =>
        line.sendAs(user.id, text),
      );
      let behind = 0;
      let isSending = false;
      /** As the portal's own line: until nothing waits. */
      const send = async () => {
        if (isSending) return;
        isSending = true;
        while (!device.isIdle()) {
          const { sequence } = device.place();
          const isSent = await device.send();
          if (isSent && device.place().sequence === sequence) break;
          if (!isSent) await pass(100);
        }
        isSending = false;
      };
      const over = line.follow(0, async (arrived) => {
        await device.take(arrived);
        for (const { receivedAt } of arrived) behind = Math.max(behind, Date.now() - Date.parse(receivedAt));
        void send();
      });
      return {
        device,
        send,
        /** A note on a claim, or any other deed that may be done to it there. */
        doOne: (claim: number, pick: number) => {
          const [role = 'admin'] = user.desks;
          const id = `CL-${claim % claims}`;
          const note = addNoteCommand({ claimId: id, note: { content: `Note ${pick}`, type: 'document' } });
          return device.do(
            (register) => (pick % 4 > 0 ? note : commandFor(register, id, pick, role)),
            role,
            new Date().toISOString(),
          );
        },
        /** How long a message was on its way at most since it was asked last, milliseconds. */
        takeBehind: () => {
          const most = behind;
          behind = 0;
          return most;
        },
        close: async () => {
          over();
          await line.close();
        },
      };
    }),
  );
  await until(() => desks.every(({ device }) => device.place().isLaid));
  for (const { takeBehind } of desks) takeBehind();
  return {
    desks,
    close: async () => {
      await Promise.all(desks.map(({ close }) => close()));
      far.close();
      await server.kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
