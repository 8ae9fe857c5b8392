// Starts nats-server for a shared register, where there is one that is new enough.
import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import bcrypt from 'bcryptjs';
import { accountsConfig, serverConfig } from './serverConfig';

const program = process.env['NATS_SERVER'] ?? 'nats-server';

/** Why the nats-server of this machine will not do; undefined where it will. */
export function findServerFault(): string | undefined {
  const { stdout, error } = spawnSync(program, ['--version'], { encoding: 'utf8' });
  const [, major, minor] = /v(\d+)\.(\d+)\./.exec(stdout) ?? [];
  const install =
    'Install 2.10 or later: the package nats-server of Debian 13, or https://github.com/nats-io/nats-server/releases. Name the program in NATS_SERVER where it is not in the path.';
  if (error || !major) return `There is no nats-server here. ${install}`;
  if (Number(major) > 2 || Number(minor) >= 10) return undefined;
  return `${stdout.trim()} is too old: it says that it has a message before the disk has it. ${install}`;
}

/** A password that nobody has to think of: 14 characters. */
export const makePassword = () => randomBytes(11).toString('base64url').slice(0, 14);

/** bcrypt's usual cost. */
const cost = 10;

type Start = {
  folder: string;
  ports: { nats: number; websocket: number };
  accounts: readonly { user: string; account: string; password: string }[];
  root: string;
};

/** Starts a server in a folder, with accounts that may each speak for one managed user. Rejects where none will do. */
export function startServer({ folder, ports, accounts, root }: Start) {
  const fault = findServerFault();
  if (fault) throw new Error(fault);
  mkdirSync(folder, { recursive: true });
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text, { mode: 0o600 });
  const hashed = accounts.map(({ user, account, password }) => ({
    ...{ user, account },
    hash: bcrypt.hashSync(password, cost),
  }));
  write('accounts.conf', accountsConfig(bcrypt.hashSync(root, cost), hashed));
  write('nats.conf', serverConfig(join(folder, 'data'), ports));
  const server = spawn(program, ['-c', join(folder, 'nats.conf'), '-l', join(folder, 'log')], { stdio: 'ignore' });
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  return {
    pid: server.pid,
    /** Resolves when it has ended, for whatever reason. */
    ended,
    kill: (signal: NodeJS.Signals = 'SIGTERM') => {
      server.kill(signal);
      return ended;
    },
  };
}
