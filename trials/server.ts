import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { endWithThis, numberOf } from './settings';

const port = numberOf('PORT', 4191);

export const address = `http://127.0.0.1:${port}`;

/** Where the production build lies. */
export const builtPortal = process.env['DIST'] ?? 'dist';

/** Serves a build while `work` runs. */
export async function withServer(work: () => Promise<void>, dist = builtPortal) {
  const server = spawn(process.execPath, ['scripts/preview.mjs'], {
    env: { ...process.env, PORT: String(port), DIST: dist },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  endWithThis(server, () => server.kill());
  const ended = once(server, 'exit').then(() => {
    throw new Error(`The build could not be served on port ${port}`);
  });
  try {
    await Promise.race([once(server.stdout, 'data'), ended]);
    await Promise.race([work(), ended]);
  } finally {
    ended.catch(() => undefined);
    server.kill();
  }
}
