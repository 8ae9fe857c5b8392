import type { Page } from '@playwright/test';
import { countCommits } from './commits';
import { clickOn, launch, openPage, openPortal, settle } from './portal';
import { sampleRecords, store } from './registers';
import { serve } from './serve';

/*
 * `npm run bench:renders`: which components render again for a keystroke in the search, a selection, a sort and a page
 * change, on a development build, where they still have their names. It counts and asserts nothing.
 */

async function report(page: Page, what: string, act: () => Promise<void>) {
  await settle(page);
  await page.evaluate(() => Object.assign(window.commits, { count: 0, renders: {} }));
  await act();
  await settle(page);
  const { count, renders } = await page.evaluate(() => window.commits);
  console.log(`\n${what}: ${count} commits`);
  const rows = Object.entries(renders).sort(([, a], [, b]) => b.again + b.first - a.again - a.first);
  for (const [name, { again, first }] of rows) {
    console.log(`${String(again).padStart(6)} again ${String(first).padStart(6)} new  ${name}`);
  }
}

const browser = await launch();
const site = await openPortal(browser, await serve('build/development'), await store(sampleRecords));
const page = await openPage(site, '/claims', { prepare: countCommits });
await settle(page, 3000);
const search = page.getByRole('searchbox');
await search.focus();
await report(page, 'A key in the search that leaves other claims', () => page.keyboard.press('h'));
await search.clear();

const boxes = page.getByRole('main').getByRole('checkbox');
if ((await boxes.count()) > 1) {
  await report(page, 'A claim selected', () => boxes.nth(1).click());
  await report(page, 'Another claim selected', () => boxes.nth(2).click());
  await report(page, 'The page selected', () => boxes.first().click());
  await boxes.first().click();
}
await report(page, 'Sort', await clickOn(page, 'Claim ID'));
await report(page, 'Page change', () => page.getByRole('button', { name: 'Next', exact: true }).click());
await browser.close();
