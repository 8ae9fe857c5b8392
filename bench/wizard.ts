import { rounds, type Times } from './measures';
import { closePage, openPage, settle, type Site } from './portal';

/** Between two keys of somebody who types fast, milliseconds. */
const pause = 80;

/** Step 1 and step 2 of a draft, typed key by key. */
export async function measureTyping(site: Site): Promise<Times[]> {
  const all: Times[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const page = await openPage(site, '/new-claim', { network: 'Fast 4G' });
    const main = page.getByRole('main');
    await main.getByRole('button', { name: 'Start another claim' }).click();
    const name = main.getByRole('textbox', { name: 'Full name', exact: true });
    await name.waitFor();
    await settle(page, 2000);
    await name.focus();
    await page.evaluate(() => Object.assign(window.stopwatch, { longestTask: 0 }));
    await page.keyboard.type('Akello Stella Mirembe', { delay: pause });
    await main.getByRole('textbox', { name: 'Village', exact: true }).focus();
    await page.keyboard.type('Kenyange', { delay: pause });
    await settle(page, 1500);
    const { longestTask, slowest } = await page.evaluate(() => window.stopwatch);
    all.push({ typing: longestTask, slowest });
    await closePage(page);
  }
  return all;
}
