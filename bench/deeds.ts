import type { Browser } from '@playwright/test';
import type { Times } from './measures';
import { settle, visit } from './portal';
import type { StoredTexts } from './registers';

/** Long enough for the rest of a large register to be read and packed, in milliseconds without a change on the screen. */
const restful = 8000;

/** A deed is short beside a frame and the disk's own scatter: five of them have no steady median. */
const notes = 25;

/**
 * Notes added to a claim, once the page is at rest: each is a deed like any other. On a slowed processor, and on this one
 * as it is.
 */
export async function measureDeeds(browser: Browser, stored: StoredTexts): Promise<Times[]> {
  const slowed = await addNotes(browser, stored, true);
  const unslowed = await addNotes(browser, stored, false);
  return [...slowed, ...unslowed.map(({ deed }) => ({ deedUnslowed: deed }))];
}

async function addNotes(browser: Browser, stored: StoredTexts, slowed: boolean): Promise<Times[]> {
  const id = [...stored.keys()].find((key) => key.startsWith('wcp/claims/'))?.slice('wcp/claims/'.length);
  const { page, context } = await visit(browser, `/claims/${id}?tab=notes`, stored, { slowed });
  const note = page.getByRole('textbox', { name: 'Note', exact: true });
  await note.waitFor();
  await settle(page, restful);
  const all: Times[] = [];
  for (let round = 0; round < notes; round += 1) {
    await note.fill('The officer of the parish was called and agrees.');
    await page.getByRole('button', { name: 'Add Note' }).click();
    await settle(page);
    const { deed, slowest } = await page.evaluate(() => window.stopwatch);
    all.push({ deed: deed.stored - deed.began, deedAsked: deed.stored - deed.asked, interaction: slowest });
  }
  await context.close();
  return all;
}
