import { searchIn, turnPage } from './compare';
import { rounds, type Times } from './measures';
import { clickOn, closePage, openPage, settle, timeOf, type Site } from './portal';

/** What the portal's list does besides: its filter at 25 claims a page, and everything at 200. */
export async function measureList(site: Site, size: 25 | 200): Promise<Times[]> {
  const page = await openPage(site, `/claims?size=${size}`, { network: 'Fast 4G' });
  await settle(page, 2000);
  const all: Times[] = [];
  for (let round = 0; round < rounds; round += 1) {
    if (size === 25) all.push({ filter: await switchFilter() });
    else {
      const { search, cleared } = await searchIn(page);
      const sort = await timeOf(page, await clickOn(page, round % 2 ? 'Incident date' : 'Claim ID'));
      const filter = await switchFilter();
      const change = await turnPage(page);
      if (change !== undefined) await page.goBack();
      await settle(page);
      all.push({ searchLong: search, clearedLong: cleared, sortLong: sort, filterLong: filter, pageLong: change });
    }
    all.push({ slowest: await page.evaluate(() => window.stopwatch.slowest) });
  }
  await closePage(page);
  return all;

  async function switchFilter() {
    const time = await timeOf(page, await clickOn(page, 'My docket'));
    await timeOf(page, await clickOn(page, 'My docket'));
    return time;
  }
}
