import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { readAccounts, sampleAccounts, type ShareAccount } from './accounts';
import { findServerFault, makePassword, startServer } from './natsServer';
import { addStream } from './stream';

/*
 * `npm run share`: a shared register to try on this machine (docs/sharing.md). It starts nats-server and serves the build,
 * which passes on what comes for the server. Each start gives every account a new password, which is printed and kept
 * nowhere. What was shared stays in the folder.
 *
 * `npm run share -- accounts.json` names the accounts: [{ "account": "<id of a managed user>", "email": "..." }]. Without,
 * they are four of the sample register, one for each desk.
 *
 * PORT (4173), SHARE_PORT (4225) and NATS_PORT (4224) of the server, SHARE_FOLDER (share), NATS_SERVER (the program).
 */

/** What keeps it from starting: said without where in the code. */
function giveUp(reason: string): never {
  console.error(reason);
  process.exit(1);
}

function accountsAsked(): ShareAccount[] {
  const [file] = process.argv.slice(2);
  try {
    return file === undefined ? sampleAccounts() : readAccounts(file);
  } catch (error) {
    return giveUp(error instanceof Error ? error.message : String(error));
  }
}

const fault = findServerFault();
if (fault) giveUp(fault);

const portOf = (name: string, otherwise: number) => Number(process.env[name] ?? otherwise);
const port = portOf('PORT', 4173);
const ports = { nats: portOf('NATS_PORT', 4224), websocket: portOf('SHARE_PORT', 4225) };
const folder = resolve(process.env['SHARE_FOLDER'] ?? 'share');
const accounts = accountsAsked().map((account) => ({ ...account, user: account.email, password: makePassword() }));
const root = makePassword();

const server = startServer({ folder, ports, accounts, root });
const preview = spawn(process.execPath, ['scripts/preview.mjs'], {
  env: { ...process.env, PORT: String(port), SHARE_PORT: String(ports.websocket) },
  stdio: ['ignore', 'pipe', 'inherit'],
});

let isOver = false;

/** Ends both, and then itself. */
async function end(reason?: string) {
  if (isOver) return;
  isOver = true;
  preview.kill();
  await server.kill();
  if (reason) giveUp(reason);
  process.exit();
}

process.once('exit', () => {
  preview.kill();
  void server.kill();
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void end());
void server.ended.then(() => end(`nats-server has ended. See ${join(folder, 'log')}.`));
preview.once('exit', () => void end('The build is not served.'));

const isServed = once(preview.stdout, 'data');
try {
  await Promise.all([addStream(`ws://127.0.0.1:${ports.websocket}`, root), isServed]);
} catch (error) {
  await end(`The stream could not be created: ${String(error)}`);
}

const width = Math.max(...accounts.map(({ email }) => email.length));
const place = `127.0.0.1:${port}`;
process.stdout.write(`The portal is served at http://${place}

To share its register, in Settings, Sharing (docs/sharing.md):
  Address of the server  ws://${place}/share
  Account and password, new with every start:
${accounts.map(({ email, password, desk = '' }) => `    ${email.padEnd(width)}  ${password}  ${desk}`.trimEnd()).join('\n')}

What is shared lies in ${folder}. After a change of its accounts.conf: kill -HUP ${server.pid}
Ctrl+C ends it.
`);
