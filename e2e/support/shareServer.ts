import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { makePassword, startServer } from '../../scripts/share/natsServer';
import { freePort } from './host';

/** A portal whose host has the server of a shared register, which can fail. */
export type ShareServer = {
  /** Of the portal. */
  address: string;
  /** Of the server, as it is typed in Settings. */
  share: string;
  /** By email. */
  passwords: Record<string, string>;
  /** Kills the server, as a power cut would. The portal is served on. */
  kill: () => Promise<void>;
  /** Starts it again with what it has on the disk, and resolves when it answers. */
  restart: () => Promise<void>;
  close: () => Promise<void>;
};

type Users = { users: readonly { account: string; email: string }[] };

/** Starts a server for managed users, with an empty stream, and a host of the portal. Rejects where no server will do. */
export async function startShare({ users }: Users): Promise<ShareServer> {
  const folder = await mkdtemp(join(tmpdir(), 'share-'));
  const accounts = users.map(({ account, email }) => ({ account, user: email, password: makePassword() }));
  const root = makePassword();
  const ports = { nats: await freePort(), websocket: await freePort() };
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  let server = startServer({ folder, ports, accounts, root });
  const env = { ...process.env, PORT: String(port), SHARE_PORT: String(ports.websocket) };
  const preview = spawn(process.execPath, ['scripts/preview.mjs'], { env, stdio: ['ignore', 'ignore', 'inherit'] });

  const close = async () => {
    await Promise.all([end(preview), server.kill()]);
    await rm(folder, { recursive: true, force: true });
  };
  /** It answers what is no websocket, too. */
  const answers = () => until(`http://127.0.0.1:${ports.websocket}`, server.ended);
  try {
    await Promise.all([makeStream(`ws://127.0.0.1:${ports.websocket}`, root), until(address, once(preview, 'exit'))]);
  } catch (error) {
    await close();
    throw error;
  }
  return {
    address,
    share: `ws://127.0.0.1:${port}/share`,
    passwords: Object.fromEntries(accounts.map(({ user, password }) => [user, password])),
    kill: () => server.kill('SIGKILL'),
    restart: async () => {
      await server.kill();
      server = startServer({ folder, ports, accounts, root });
      await answers();
    },
    close,
  };
}

/** In a process of its own, which has WebSocket. */
async function makeStream(address: string, root: string) {
  const env = { ...process.env, NODE_OPTIONS: '--experimental-websocket', ADDRESS: address, ROOT: root };
  const made = spawn('node_modules/.bin/jiti', ['scripts/share/makeStream.ts'], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = (await once(made, 'exit')) as [number | null];
  if (code !== 0) throw new Error('The stream of the shared register could not be created');
}

/** Resolves when an address answers; rejects when what serves it ends before. */
async function until(address: string, ended: Promise<unknown>) {
  let isOver = false;
  void ended.then(() => (isOver = true));
  while (!(await fetch(address).catch(() => undefined))) {
    if (isOver) throw new Error(`Nothing serves ${address}`);
    await setTimeout(50);
  }
}

async function end(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill();
  await once(child, 'exit');
}
