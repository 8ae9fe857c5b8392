import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { wholeBrowser } from '../e2e/support/browsers';
import config from '../playwright.config';
import { fits, storeMoved, type MovedRegister, type StoredTexts } from './registers';
import { installStopwatch } from './stopwatch';

const port = 4181;
const address = `http://127.0.0.1:${port}`;

/** "Fast 4G" of the developer tools: bytes a second, and milliseconds. */
const fast4G = {
  offline: false,
  latency: 60 * 2.75,
  downloadThroughput: (9_000_000 / 8) * 0.9,
  uploadThroughput: (1_500_000 / 8) * 0.9,
};

export const slowdown = 4;

/** How long nothing may have changed for a page to be taken as finished. Milliseconds. */
const quiet = 500;

export const signInButton = 'form button[type=submit]';
export const firstClaim = 'tbody th a, ul li .card a';

async function endOf(server: ChildProcess) {
  await once(server, 'exit');
  throw new Error(`The build could not be served on port ${port}`);
}

/** Serves the build of `dist` while `work` runs. */
export async function withServer(dist: string, work: () => Promise<void>) {
  const server = spawn(process.execPath, ['scripts/preview.mjs'], {
    env: { ...process.env, PORT: String(port), DIST: dist },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    await Promise.race([once(server.stdout, 'data'), endOf(server)]);
    await work();
  } finally {
    server.kill();
  }
}

export const launch = () =>
  chromium.launch({ ...config.use?.launchOptions, ...(wholeBrowser && { executablePath: wholeBrowser }) });

export type Visit = { page: Page; context: BrowserContext };

const movedRegisters = new WeakMap<StoredTexts, Promise<MovedRegister>>();

/** Where a register of its size lies: records that localStorage has no room for are in the database. */
async function placesOf(stored: StoredTexts): Promise<Pick<MovedRegister, 'near'> & { moved?: MovedRegister }> {
  if (fits(stored)) return { near: [...stored] };
  const known = movedRegisters.get(stored) ?? storeMoved(stored);
  movedRegisters.set(stored, known);
  const moved = await known;
  return { near: moved.near, moved };
}

/** Rows put in one transaction. */
const atOnce = 10_000;

/** Puts a register into the database, as the portal does (src/platform/registerDatabase.ts). */
async function fillDatabase(page: Page, { rows, packs, state }: MovedRegister) {
  // An address of the portal that is no page of it.
  await page.goto(`${address}/emblem.svg`);
  await page.evaluate(async () => {
    const opening = indexedDB.open('wildlife-claims-register', 1);
    opening.onupgradeneeded = () => {
      const records = opening.result.createObjectStore('records', { keyPath: 'key' });
      records.createIndex('sequence', 'sequence');
      records.createIndex('removed', 'removed');
      opening.result.createObjectStore('state');
      opening.result.createObjectStore('vault');
      opening.result.createObjectStore('packs', { keyPath: 'key' });
    };
    await new Promise((resolve) => (opening.onsuccess = resolve));
    opening.result.close();
  });
  for (let from = 0; from < rows.length; from += atOnce) await put(page, 'records', rows.slice(from, from + atOnce));
  await put(page, 'packs', packs);
  await put(page, 'state', [state], 'register');
}

function put(page: Page, table: string, rows: readonly object[], key?: string) {
  return page.evaluate(
    async ([name, part, at]) => {
      const opening = indexedDB.open('wildlife-claims-register', 1);
      await new Promise((resolve) => (opening.onsuccess = resolve));
      const writing = opening.result.transaction(name, 'readwrite');
      for (const row of part) writing.objectStore(name).put(row, at);
      await new Promise((resolve) => (writing.oncomplete = resolve));
      opening.result.close();
    },
    [table, rows, key] as const,
  );
}

/** A browser with nothing in its cache that holds a register, slowed as the developer tools slow it. */
export async function visit(
  browser: Browser,
  path: string,
  stored: StoredTexts,
  { slowed = true, prepare }: { slowed?: boolean; prepare?: () => void } = {},
): Promise<Visit> {
  // Somebody at the desk: a session without input for 30 minutes would end.
  const [, sessionId = ''] = /"sessionId":"([^"]+)"/.exec(stored.get('wcp/session') ?? '') ?? [];
  const lastInput = ['wcp-last-input', `${Date.now()} ${sessionId}`] as const;
  const { near, moved } = await placesOf(stored);
  const localStorage = [...near, lastInput].map(([name, value]) => ({ name, value }));
  const context = await browser.newContext({
    viewport: { width: 1366, height: 768 },
    locale: 'en-GB',
    timezoneId: 'Africa/Kampala',
    storageState: { cookies: [], origins: [{ origin: address, localStorage }] },
  });
  const page = await context.newPage();
  if (moved) await fillDatabase(page, moved);
  await page.addInitScript(installStopwatch, [signInButton, firstClaim]);
  if (prepare) await page.addInitScript(prepare);
  if (slowed) {
    const devTools = await context.newCDPSession(page);
    await devTools.send('Network.enable');
    await devTools.send('Network.emulateNetworkConditions', fast4G);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  }
  await page.goto(path.startsWith('about') ? path : address + path);
  return { page, context };
}

/** Waits until nothing has changed for a while from now on. */
export function settle(page: Page, forLong = quiet) {
  return page.evaluate(async (milliseconds) => {
    window.stopwatch.changed = performance.now();
    while (performance.now() - window.stopwatch.changed < milliseconds) {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }, forLong);
}

/** When what the selector names was on the screen, milliseconds from the start of the load. */
export function shownAfter(page: Page, selector: string): Promise<number> {
  return page.evaluate(async (name) => {
    for (;;) {
      const shown = window.stopwatch.shown[name];
      if (shown) return shown;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }, selector);
}

/**
 * From the key or click that `act` sends to the last change it brings about being on the screen, milliseconds.
 * The page has settled before; undefined when nothing changes.
 */
export async function timeOf(page: Page, act: () => Promise<void>): Promise<number | undefined> {
  await page.evaluate(() => Object.assign(window.stopwatch, { started: performance.now(), painted: 0 }));
  await act();
  await settle(page);
  const { started, painted } = await page.evaluate(() => window.stopwatch);
  return painted > started ? painted - started : undefined;
}

/** A click where the element stands, without the questions that a locator asks the page on its way there. */
export async function clickOn(page: Page, name: string | RegExp, role: 'button' | 'link' | 'tab' = 'button') {
  const box = await page
    .getByRole('main')
    .getByRole(role, { name, exact: typeof name === 'string' })
    .first()
    .boundingBox();
  if (!box) throw new Error(`There is no ${role} "${String(name)}" on the page`);
  return () => page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}
