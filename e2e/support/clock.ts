import type { Page } from '@playwright/test';

/**
 * Lets time pass in every tab of the browser whose clock was taken. What the tabs are fetching comes first: after two
 * minutes the portal gives it up.
 */
export async function letPass(page: Page, minutes: number) {
  await Promise.all(
    page
      .context()
      .pages()
      .map((tab) => tab.waitForLoadState('networkidle')),
  );
  await page.clock.fastForward(minutes * 60_000);
}
