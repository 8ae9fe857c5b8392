import type { Browser } from '@playwright/test';
import { rounds, type Times } from './measures';
import { clickOn, firstClaim, settle, shownAfter, signInButton, timeOf, visit } from './portal';
import type { StoredTexts } from './registers';

/** Cold loads: of sign-in, and of the claims list by someone signed in, who then opens two claims. */
export async function measureLoading(browser: Browser, stored: StoredTexts): Promise<Times[]> {
  const all: Times[] = [];
  const signedOut = new Map(stored);
  signedOut.delete('wcp/session');
  for (let round = 0; round < rounds; round += 1) {
    const first = await visit(browser, '/login', signedOut);
    const login = await shownAfter(first.page, signInButton);
    await first.context.close();

    const { page, context } = await visit(browser, '/claims', stored);
    const firstRow = await shownAfter(page, firstClaim);
    await settle(page, 2000);
    const openTopClaim = async () => timeOf(page, await clickOn(page, /^CLM-/, 'link'));
    const openFirst = await openTopClaim();
    await page.goBack();
    await settle(page);
    const open = await openTopClaim();
    const { slowest } = await page.evaluate(() => window.stopwatch);
    all.push({ login, firstRow, openFirst, open, interaction: slowest });
    await context.close();
  }
  return all;
}
