import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { endWithThis, numberOf } from '../trials/settings';

/** Serves the build of a folder until this process ends. Several have ports beside each other. Gives its address. */
export async function serve(dist: string, place = 0): Promise<string> {
  const port = numberOf('PORT', 4181) + place;
  const server = spawn(process.execPath, ['scripts/preview.mjs'], {
    env: { ...process.env, PORT: String(port), DIST: dist },
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
