// Serves a build as a static host would: its files, and index.html for every other page address. PORT and DIST say where.
// With SHARE_PORT, the websocket of a shared register on this machine answers at /share, under the portal's own address.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { extname, join, resolve, sep } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { cacheControl, headersFile, isHashed, readHeaders } from './headers.mjs';

const host = '127.0.0.1';
const port = Number(process.env.PORT ?? 4173);
const dist = resolve(process.env.DIST ?? 'dist');
const index = join(dist, 'index.html');
const sharePort = process.env.SHARE_PORT && Number(process.env.SHARE_PORT);

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

if (!existsSync(index) || !existsSync(join(dist, headersFile))) {
  console.error('There is no build to serve: run `npm run build` first.');
  process.exit(1);
}

/** As the build names them. A page that is put in its place is under them too. */
const headers = readHeaders(readFileSync(join(dist, headersFile), 'utf8'));

function findFile(address) {
  try {
    const file = join(dist, decodeURIComponent(new URL(address, `http://${host}`).pathname));
    return file.startsWith(dist + sep) && statSync(file).isFile() ? file : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Whether a page is asked for: by a browser, which says so, or at an address that names no file, whoever asks. What a
 * page loads under the name of a file that is not there is not found.
 */
function isPage({ url, headers: { accept = '' } }) {
  return accept.includes('text/html') || extname(url.replace(/[?#].*/, '')) === '';
}

/** In the order in which they are preferred: what a browser can unpack, it names in its request. */
const compressions = {
  br: (content) => brotliCompressSync(content),
  gzip: (content) => gzipSync(content, { level: 9 }),
};

/** By compression and file, with the file's time, so that a new build is served too. */
const compressed = new Map();

/** Compressed once, as a static host does. */
function compress(file, encoding) {
  const { mtimeMs } = statSync(file);
  const key = `${encoding} ${file}`;
  const known = compressed.get(key);
  if (known?.mtimeMs === mtimeMs) return known.content;
  const content = compressions[encoding](readFileSync(file));
  compressed.set(key, { mtimeMs, content });
  return content;
}

function findCompression(file, accepted = '') {
  if (!compressible.has(extname(file))) return undefined;
  return Object.keys(compressions).find((encoding) => accepted.includes(encoding));
}

const server = createServer((request, response) => {
  const file = findFile(request.url) ?? (isPage(request) ? index : undefined);
  if (!file) {
    response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' }).end('Not found');
    return;
  }

  const encoding = findCompression(file, request.headers['accept-encoding']);
  response.writeHead(200, {
    ...headers,
    'Content-Type': contentTypes[extname(file)] ?? 'application/octet-stream',
    'Cache-Control': isHashed(file) ? cacheControl.hashed : cacheControl.other,
    ...(encoding && { 'Content-Encoding': encoding, Vary: 'Accept-Encoding' }),
  });
  response.end(encoding ? compress(file, encoding) : readFileSync(file));
});

/** Hands a websocket on as it comes, but for its path. */
function handOn({ method, url, httpVersion, rawHeaders }, socket, head) {
  if (url.replace(/[?#].*/, '') !== '/share') {
    socket.destroy();
    return;
  }
  const onward = connect({ host, port: sharePort, noDelay: true });
  for (const [side, other] of [
    [socket, onward],
    [onward, socket],
  ]) {
    side.on('error', () => other.destroy());
    side.on('close', () => other.destroy());
  }
  const lines = rawHeaders.flatMap((name, at) => (at % 2 === 0 ? [`${name}: ${rawHeaders[at + 1]}`] : []));
  onward.write(`${[`${method} / HTTP/${httpVersion}`, ...lines].join('\r\n')}\r\n\r\n`, 'latin1');
  onward.write(head);
  socket.pipe(onward).pipe(socket);
}

if (sharePort) server.on('upgrade', handOn);
server.listen(port, host, () => console.log(`The portal is served at http://${host}:${port}`));
