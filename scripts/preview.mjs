// Serves a build as a static host would: its files, and index.html for every other page address. PORT and DIST say where.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, resolve, sep } from 'node:path';
import { gzipSync } from 'node:zlib';
import { cacheControl, isHashed, securityHeaders } from './headers.mjs';

const host = '127.0.0.1';
const port = Number(process.env.PORT ?? 4173);
const dist = resolve(process.env.DIST ?? 'dist');
const index = join(dist, 'index.html');

const contentTypes = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.ttf': 'font/ttf',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};
const compressible = new Set([
  '.css',
  '.html',
  '.js',
  '.json',
  '.map',
  '.mjs',
  '.svg',
  '.ttf',
  '.wasm',
  '.webmanifest',
]);

if (!existsSync(index)) {
  console.error('There is no build to serve: run `npm run build` first.');
  process.exit(1);
}

function findFile(address) {
  try {
    const file = join(dist, decodeURIComponent(new URL(address, `http://${host}`).pathname));
    return file.startsWith(dist + sep) && statSync(file).isFile() ? file : undefined;
  } catch {
    return undefined;
  }
}

/** By file and time, so that a new build is served too. */
const zipped = new Map();

/** Zipped once, as a static host does. */
function zip(file) {
  const { mtimeMs } = statSync(file);
  const known = zipped.get(file);
  if (known?.mtimeMs === mtimeMs) return known.content;
  const content = gzipSync(readFileSync(file), { level: 9 });
  zipped.set(file, { mtimeMs, content });
  return content;
}

const server = createServer((request, response) => {
  const wantsPage = request.headers.accept?.includes('text/html');
  const file = findFile(request.url) ?? (wantsPage ? index : undefined);
  if (!file) {
    response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' }).end('Not found');
    return;
  }

  const zips = compressible.has(extname(file)) && request.headers['accept-encoding']?.includes('gzip');
  response.writeHead(200, {
    ...securityHeaders,
    'Content-Type': contentTypes[extname(file)] ?? 'application/octet-stream',
    'Cache-Control': isHashed(file) ? cacheControl.hashed : cacheControl.other,
    ...(zips && { 'Content-Encoding': 'gzip' }),
  });
  response.end(zips ? zip(file) : readFileSync(file));
});

server.listen(port, host, () => console.log(`The portal is served at http://${host}:${port}`));
