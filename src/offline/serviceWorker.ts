import type { PrecacheEntry } from 'workbox-precaching/_types';
import { PrecacheController } from 'workbox-precaching/PrecacheController';
import { versionIn, versionLock, type Holding, type WorkerQuestion } from '../platform/offline/words';

/*
 * Keeps the files of the portal on the device and answers from there, so that every page opens without a network. It
 * takes over from the version before only when told; until the last tab of that version has gone, it keeps the files of
 * both.
 */

declare const self: ServiceWorkerGlobalScope;

/** Every file of this version; the build fills it in and marks those that can come later. */
const allFiles = self.__WB_MANIFEST as (PrecacheEntry & { later?: boolean })[];
const page = '/index.html';

/** What every page needs comes while the worker is installed, all of it or the worker is not there. */
const installed = new PrecacheController({
  plugins: [{ cacheWillUpdate: async ({ request, response }) => (isWhole(request.url, response) ? response : null) }],
});
installed.addToCacheList(allFiles.filter(({ later }) => !later));

const all = new PrecacheController();
all.addToCacheList(allFiles);
const { cacheName } = installed.strategy;

self.addEventListener('install', (event) => void installed.install(event));

self.addEventListener('activate', (event) => {
  // A first visit, too, goes on without a network, before anything is loaded again.
  event.waitUntil(Promise.all([self.clients.claim(), dropOldFiles()]));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate' && !isFile(pathname)) event.respondWith(answerPage(request));
  else if (all.getCacheKeyForURL(request.url) ?? isHashed(pathname)) event.respondWith(answerFile(request));
});

self.addEventListener('message', (event) => {
  const question = event.data as WorkerQuestion;
  if (question === 'take over') event.waitUntil(self.skipWaiting());
  if (question === 'version') event.waitUntil(version().then((own) => event.ports[0]?.postMessage(own)));
  if (question === 'hold pages' || question === 'hold all') {
    const files = question === 'hold all' ? all : installed;
    event.waitUntil(
      dropOldFiles()
        .then(() => hold(files))
        .then((holding) => event.ports[0]?.postMessage(holding)),
    );
  }
});

const isFile = (pathname: string) => /\.\w+$/.test(pathname);

/** A file of this version or, named by its content, of another that a tab still runs. */
const isHashed = (pathname: string) => /\.[0-9a-f]{8}\./.test(pathname);

/** A host may send its page, or lead there, in place of a file that it no longer has. */
function isWhole(url: string, { ok, redirected, headers }: Response): boolean {
  const isHtml = headers.get('Content-Type')?.startsWith('text/html') ?? false;
  return ok && (new URL(url).pathname === page || (!redirected && !isHtml));
}

/** The page of this version: another one would ask for files that are not here. */
async function answerPage(request: Request): Promise<Response> {
  return (await installed.matchPrecache(page)) ?? fetch(request);
}

/** From the device; what is not there from the network, and kept from then on. */
async function answerFile(request: Request): Promise<Response> {
  const key = all.getCacheKeyForURL(request.url);
  const cache = await caches.open(cacheName);
  const kept = await cache.match(key ?? request.url, { ignoreVary: true });
  if (kept) return kept;
  const response = await fetch(request);
  if (key && isWhole(request.url, response)) {
    const copy = response.clone();
    // Without room it is asked for again next time.
    await cache.put(key, copy).catch(() => undefined);
  }
  return response;
}

/** Fetches what is missing, one file after the other; what came before the connection broke stays. */
async function hold(files: PrecacheController): Promise<Holding> {
  for (const url of await missingOf(files)) {
    try {
      await answerFile(new Request(url, { priority: 'low' }));
    } catch {
      break;
    }
  }
  if ((await missingOf(all)).length === 0) return 'all';
  return (await missingOf(installed)).length === 0 ? 'pages' : 'not all pages';
}

async function missingOf(files: PrecacheController): Promise<string[]> {
  const cache = await caches.open(cacheName);
  const kept = new Set((await cache.keys()).map(({ url }) => url));
  return [...files.getURLsToCacheKeys()].filter(([, key]) => !kept.has(key)).map(([url]) => url);
}

/** Of the page that this worker answers with, which names it. */
async function version(): Promise<string | undefined> {
  const kept = await installed.matchPrecache(page);
  return kept && versionIn(await kept.text());
}

/** Removes the files of earlier versions once no tab runs one. */
async function dropOldFiles() {
  // The version that comes next keeps its files in the same place.
  if (self.registration.installing ?? self.registration.waiting) return;
  const own = versionLock((await version()) ?? '');
  const { held = [] } = await navigator.locks.query();
  if (held.some(({ name = '' }) => name.startsWith(versionLock('')) && name !== own)) return;
  const keys = new Set(all.getURLsToCacheKeys().values());
  const cache = await caches.open(cacheName);
  for (const request of await cache.keys()) {
    if (!keys.has(request.url)) await cache.delete(request);
  }
}
