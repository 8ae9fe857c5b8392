import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { endWithThis, numberOf } from '../trials/settings';

/**
 * Serves the build of a folder until this process ends. Several have ports beside each other. Gives its address. The `dist`
 * of another clone has the headers of that clone: they name by its digest what its page may run.
 */
export async function serve(dist: string, place = 0): Promise<string> {
  const port = numberOf('PORT', 4181) + place;
  const itsOwn = resolve(dist, '../scripts/preview.mjs');
  const server = spawn(process.execPath, [existsSync(itsOwn) ? itsOwn : 'scripts/preview.mjs'], {
    env: { ...process.env, PORT: String(port), DIST: resolve(dist) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  endWithThis(server, () => server.kill());
  const ended = once(server, 'exit').then(() => {
    throw new Error(`${dist} could not be served on port ${port}`);
  });
  await Promise.race([once(server.stdout, 'data'), ended]);
  // It does not keep this process from its end.
  server.stdout.destroy();
  server.unref();
  return `http://127.0.0.1:${port}`;
}
