import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { wholeBrowser } from '../e2e/support/browsers';
import { fillDatabase } from '../e2e/support/fillDatabase';
import config from '../playwright.config';
import type { StoredRegister } from './registers';
import { installStopwatch } from './stopwatch';

/** As the developer tools slow a network: bytes a second, and milliseconds. */
const networks = {
  'Fast 4G': {
    offline: false,
    latency: 60 * 2.75,
    downloadThroughput: (9_000_000 / 8) * 0.9,
    uploadThroughput: (1_500_000 / 8) * 0.9,
  },
  'slow 3G': { offline: false, latency: 2000, downloadThroughput: 400_000 / 8, uploadThroughput: 400_000 / 8 },
};

export const slowdown = 4;

/** How long nothing may have changed for a page to be taken as finished. Milliseconds. */
const quiet = 500;

/** Long enough for the rest of a large register to be read, in milliseconds without a change on the screen. */
export const restful = 8000;

export const signInButton = 'form button[type=submit]';
export const firstClaim = 'tbody th a, ul li .card a';

export const launch = () =>
  chromium.launch({ ...config.use?.launchOptions, ...(wholeBrowser && { executablePath: wholeBrowser }) });

/** A build at its address, in a browser that holds what the build stored. */
export type Site = { address: string; context: BrowserContext };

/** A browser with nothing in it but what localStorage holds. */
export async function openSite(browser: Browser, address: string, near: Iterable<readonly [string, string]>) {
  const localStorage = Array.from(near, ([name, value]) => ({ name, value }));
  const context = await browser.newContext({
    viewport: { width: 1366, height: 768 },
    locale: 'en-GB',
    timezoneId: 'Africa/Kampala',
    storageState: { cookies: [], origins: [{ origin: address, localStorage }] },
  });
  return { address, context } satisfies Site;
}

/** A browser that holds a register, as the portal itself would have left it there. */
export async function openPortal(browser: Browser, address: string, stored: StoredRegister): Promise<Site> {
  // Somebody at the desk: a session without input for 30 minutes would end.
  const [, sessionId = ''] = /"sessionId":"([^"]+)"/.exec(stored.near.get('reg/session') ?? '') ?? [];
  const lastInput = ['portal-last-input', `${Date.now()} ${sessionId}`] as const;
  const site = await openSite(browser, address, [...stored.near, lastInput]);
  await fillDatabase(site, stored);
  return site;
}

type Opening = {
  /** Without, neither the processor nor the network is slowed. */
  network?: keyof typeof networks;
  /** As in a browser that was never here, but for what is stored: no file of the build is kept, and no service worker. */
  emptyCache?: boolean;
  /** Told of each request of the page when it began, in milliseconds of a clock of their own. */
  onRequest?: (at: number) => void;
  /** Runs in the page before its own scripts. */
  prepare?: () => void;
};

/** A page of a build, slowed as the developer tools slow it. */
export async function openPage({ address, context }: Site, path: string, opening: Opening = {}): Promise<Page> {
  const { network, emptyCache, onRequest, prepare } = opening;
  const page = await context.newPage();
  await page.addInitScript(installStopwatch, [signInButton, firstClaim]);
  if (prepare) await page.addInitScript(prepare);
  const devTools = await context.newCDPSession(page);
  await devTools.send('Network.enable');
  if (emptyCache) {
    await devTools.send('Storage.clearDataForOrigin', {
      origin: address,
      storageTypes: 'service_workers,cache_storage',
    });
    await devTools.send('Network.clearBrowserCache');
  }
  devTools.on('Network.requestWillBeSent', ({ timestamp }) => onRequest?.(timestamp * 1000));
  if (network) {
    await devTools.send('Network.emulateNetworkConditions', networks[network]);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  }
  await page.goto(address + path, { timeout: 120_000 });
  return page;
}

/**
 * Closes a page with its service worker. A worker that stays keeps the process of the page, and the next visit would begin
 * in it, with code that is compiled already: the portal alone has one.
 */
export async function closePage(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('ServiceWorker.enable');
  await devTools.send('ServiceWorker.stopAllWorkers');
  await page.close();
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

/** When what the selector names was on the screen, once that is so: milliseconds from the start of the load. */
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
