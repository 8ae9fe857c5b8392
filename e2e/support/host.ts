import { spawn, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

/** A host of the portal of its own, whose network can fail and which can get another version of the portal. */
export type Host = {
  address: string;
  start: () => Promise<void>;
  stop: () => Promise<void>;
  /** Puts a new version in the place of the one before, and returns its name. */
  publish: () => Promise<string>;
  /** Takes the portal away, as docs/hosting.md tells. */
  withdraw: () => Promise<void>;
};

const built = process.env['DIST'] ?? 'dist';

export async function openHost(): Promise<Host & { close: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-'));
  await cp(built, folder, { recursive: true, filter: (path) => extname(path) !== '.map' });
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  let server: ChildProcess | undefined;
  let publications = 0;

  const start = async () => {
    const env = { ...process.env, PORT: String(port), DIST: folder };
    server = spawn(process.execPath, ['scripts/preview.mjs'], { env, stdio: ['ignore', 'ignore', 'inherit'] });
    while (!(await fetch(address).catch(() => undefined))) await setTimeout(50);
  };
  const stop = async () => {
    if (!server || server.exitCode !== null) return;
    server.kill();
    await once(server, 'exit');
    server = undefined;
  };
  const close = async () => {
    await stop();
    await rm(folder, { recursive: true });
  };
  const withdraw = async () => {
    for (const name of await readdir(folder)) await rm(join(folder, name), { recursive: true });
    await cp('docs/withdraw', folder, { recursive: true });
  };
  return { address, start, stop, close, withdraw, publish: () => publishNext(folder, (publications += 1)) };
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  return port;
}

/** Files that a new version has under another name: the first, which names all others, and the pages. */
const renamed = /^(main|\d+)\.([0-9a-f]{8})\.js$/;

/** As a build of changed code: new names, the old files gone, another version in the page. */
async function publishNext(folder: string, publication: number): Promise<string> {
  const names = (await readdir(folder)).filter((name) => renamed.test(name));
  const newNames = names.map((name) => {
    const [, stem = '', hash = ''] = renamed.exec(name) ?? [];
    return { name, stem, hash, next: digest(`${hash} ${publication}`) };
  });
  const rewrite = async (file: string, change: (text: string) => string) => {
    const path = join(folder, file);
    const text = newNames.reduce((so, { hash, next }) => so.replaceAll(hash, next), await readFile(path, 'utf8'));
    await writeFile(path, change(text));
  };
  for (const { name } of newNames) await rewrite(name, (text) => text);
  for (const { name, stem, next } of newNames) await rename(join(folder, name), join(folder, `${stem}.${next}.js`));
  const version = `next-${publication}`;
  await rewrite('index.html', (text) => text.replace(/data-version="[^"]*"/, `data-version="${version}"`));
  const page = digest(await readFile(join(folder, 'index.html'), 'utf8'));
  const indexEntry = /(\{[^{}]*)\brevision(['"]?:['"])[^'"]*(['"][^{}]*\/index\.html[^{}]*\})/;
  await rewrite('sw.js', (text) => text.replace(indexEntry, `$1revision$2${page}$3`));
  return version;
}

const digest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 8);
