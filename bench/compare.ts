import type { Page } from '@playwright/test';
import { median, type Times } from './measures';
import { clickOn, closePage, firstClaim, openPage, settle, shownAfter, timeOf, type Site } from './portal';

/** How long after its first row a start is looked at, milliseconds. */
const startLasts = 5000;

/** Every key of it leaves fewer claims. */
const searched = 'hip';

const nextPage = /^(Next|Go to next page)$/;

/** Runs inside the page: when it first showed anything at all. The browser notes it down a little after it is so. */
function paintedFirst(): number | undefined {
  return performance.getEntriesByName('first-contentful-paint')[0]?.startTime;
}

/**
 * One visit of a list with nothing kept but the claims, what one does in it, and a visit after that with all files kept:
 * where a build has a service worker by that, otherwise in the browser's cache. The same for every build.
 */
export async function measureVisit(site: Site, list: string): Promise<Times> {
  const page = await openPage(site, list, { network: 'Fast 4G', emptyCache: true });
  const firstRow = await shownAfter(page, firstClaim);
  await page.waitForTimeout(startLasts);
  const firstPaint = await page.evaluate(paintedFirst);
  const { blocked, shift } = await page.evaluate(() => window.stopwatch);
  await page.evaluate(async () => {
    const [registration] = await navigator.serviceWorker.getRegistrations();
    if (registration) await navigator.serviceWorker.ready;
  });
  await settle(page, 2000);
  const work = await workInList(page);
  const { slowest: interaction } = await page.evaluate(() => window.stopwatch);
  const memory = await memoryOf(page);
  await closePage(page);

  const again = await openPage(site, list, { network: 'Fast 4G' });
  const firstRowKept = await shownAfter(again, firstClaim);
  await closePage(again);
  return { firstPaint, firstRow, firstRowKept, blocked, shift, ...work, interaction, memory };
}

/** What one does in a list of 25 a page, each more than once. */
async function workInList(page: Page): Promise<Times> {
  const search = await searchIn(page);
  const sorts: (number | undefined)[] = [];
  for (const column of ['Claim ID', 'Incident date', 'Claim ID']) {
    sorts.push(await timeOf(page, await clickOn(page, column)));
  }
  const pages = [await turnPage(page), await turnPage(page), await turnPage(page)];
  const openFirst = await openTopClaim(page);
  const opens = [await openTopClaim(page), await openTopClaim(page), await openTopClaim(page)];
  return { ...search, sort: median(sorts), page: median(pages), openFirst, open: median(opens) };
}

/** A word typed key by key, each answered before the next; then cleared. */
export async function searchIn(page: Page): Promise<Pick<Times, 'search' | 'cleared'>> {
  const typed: (number | undefined)[] = [];
  await page.getByRole('searchbox').focus();
  for (const key of searched) typed.push(await timeOf(page, () => page.keyboard.press(key)));
  await page.keyboard.press('Control+A');
  return { search: median(typed), cleared: await timeOf(page, () => page.keyboard.press('Delete')) };
}

/** To the next page; undefined where there is none. */
export async function turnPage(page: Page): Promise<number | undefined> {
  const next = page.getByRole('main').getByRole('button', { name: nextPage });
  await next.scrollIntoViewIfNeeded();
  await settle(page);
  if (await next.isDisabled()) return undefined;
  const time = await timeOf(page, await clickOn(page, nextPage));
  await page.evaluate(() => scrollTo(0, 0));
  await settle(page);
  return time;
}

/** Opens the claim at the top, measured, and goes back to the list. */
async function openTopClaim(page: Page): Promise<number | undefined> {
  const time = await timeOf(page, await clickOn(page, /^CLM-/, 'link'));
  await page.goBack();
  await settle(page);
  return time;
}

/** The memory of the page's scripts once what nobody needs is gone, MB. */
async function memoryOf(page: Page): Promise<number> {
  const devTools = await page.context().newCDPSession(page);
  // What a collection finalizes is let go of by the next.
  for (let turn = 0; turn < 2; turn += 1) await devTools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devTools.send('Runtime.getHeapUsage');
  return usedSize / 1024 / 1024;
}

/** A start on a slow network, milliseconds, and how many requests began before the first row. */
export type SlowStart = { firstPaint: number | undefined; firstRow: number; requests: number };

/** The first start of a list on a slow network. */
export async function measureSlowStart(site: Site, list: string): Promise<SlowStart> {
  const asked: number[] = [];
  const page = await openPage(site, list, {
    network: 'slow 3G',
    emptyCache: true,
    onRequest: (at) => asked.push(at),
  });
  const firstRow = await shownAfter(page, firstClaim);
  await settle(page);
  const firstPaint = await page.evaluate(paintedFirst);
  await closePage(page);
  // The page itself is asked for first, and its clock begins with that.
  const [began = 0] = asked;
  return { firstPaint, firstRow, requests: asked.filter((at) => at - began < firstRow).length };
}
