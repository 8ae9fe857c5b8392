import type { Browser, Page } from '@playwright/test';
import { rounds, type Times } from './measures';
import { clickOn, settle, timeOf, visit } from './portal';
import type { StoredTexts } from './registers';

/** Every key of it leaves fewer claims. */
const searched = 'hip';

/** The list at one page size: search, sort, filter and page change. */
export async function measureList(browser: Browser, stored: StoredTexts, size: 25 | 200): Promise<Times[]> {
  const { page, context } = await visit(browser, `/claims?size=${size}`, stored);
  await settle(page, 2000);
  const all: Times[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const { typed, cleared } = await search(page);
    const sort = await timeOf(page, await clickOn(page, round % 2 ? 'Incident date' : 'Claim ID'));
    const filter = await timeOf(page, await clickOn(page, 'My docket'));
    await timeOf(page, await clickOn(page, 'My docket'));
    const change = await changePage(page);
    const { slowest: interaction } = await page.evaluate(() => window.stopwatch);
    all.push(
      ...typed.map((key) => (size === 25 ? { search: key } : { searchLong: key })),
      size === 25
        ? { cleared, sort, filter, page: change, interaction }
        : { clearedLong: cleared, sortLong: sort, filterLong: filter, pageLong: change, interaction },
    );
  }
  await context.close();
  return all;
}

/** A word typed key by key, each answered before the next; then cleared. */
async function search(page: Page): Promise<{ typed: number[]; cleared: number | undefined }> {
  const typed: number[] = [];
  await page.getByRole('searchbox').focus();
  for (const key of searched) typed.push((await timeOf(page, () => page.keyboard.press(key))) ?? 0);
  await page.keyboard.press('Control+A');
  return { typed, cleared: await timeOf(page, () => page.keyboard.press('Delete')) };
}

/** To the next page, measured, and back. */
async function changePage(page: Page): Promise<number | undefined> {
  const next = page.getByRole('button', { name: 'Next', exact: true });
  await next.scrollIntoViewIfNeeded();
  await settle(page);
  if ((await next.getAttribute('aria-disabled')) === 'true') return undefined;
  const time = await timeOf(page, await clickOn(page, 'Next'));
  await page.goBack();
  await settle(page);
  await page.evaluate(() => scrollTo(0, 0));
  await settle(page);
  return time;
}
