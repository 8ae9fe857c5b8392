import type { Times } from './measures';
import { closePage, firstClaim, openPage, restful, settle, type Site } from './portal';

/** A deed is short beside a frame and the disk's own scatter: five of them have no steady median. */
const notes = 25;

/**
 * Notes added to a claim, once the page is at rest: each is a deed like any other. On a slowed processor, and on this one
 * as it is.
 */
export async function measureDeeds(site: Site): Promise<Times[]> {
  const slowed = await addNotes(site, true);
  const unslowed = await addNotes(site, false);
  return [...slowed, ...unslowed.map(({ deed }) => ({ deedUnslowed: deed }))];
}

async function addNotes(site: Site, slowed: boolean): Promise<Times[]> {
  const list = await openPage(site, '/claims');
  const claim = await list.locator(firstClaim).first().getAttribute('href');
  await closePage(list);
  const page = await openPage(site, `${claim}?tab=notes`, slowed ? { network: 'Fast 4G' } : {});
  const note = page.getByRole('textbox', { name: 'Note', exact: true });
  await note.waitFor();
  await settle(page, restful);
  const all: Times[] = [];
  for (let round = 0; round < notes; round += 1) {
    await note.fill('The officer of the parish was called and agrees.');
    await page.getByRole('button', { name: 'Add Note' }).click();
    await settle(page);
    const { deed, slowest } = await page.evaluate(() => window.stopwatch);
    all.push({ deed: deed.stored - deed.began, deedAsked: deed.stored - deed.asked, slowest });
  }
  await closePage(page);
  return all;
}
