import type { Page } from '@playwright/test';
import { Keyboard } from './support/keyboard';
import { expect, test } from './support/portalTest';

const screens = ['/', '/claims', '/new-claim', '/verification', '/reports', '/settings'];

/** How far the page scrolls sideways (WCAG 1.4.4, 1.4.10). */
const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

const enlargeText = (page: Page, size: string) =>
  page.evaluate((fontSize) => (document.documentElement.style.fontSize = fontSize), size);

test('with text twice as large, and enlarged four times, no screen scrolls sideways', async ({ portal, page }) => {
  await portal.signInAs('district_officer');
  for (const screen of screens) {
    await page.setViewportSize({ width: 1366, height: 768 });
    await page.goto(screen);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expect(page.getByRole('main').locator('.MuiSkeleton-root')).toHaveCount(0);
    await enlargeText(page, '200%');
    await expect.poll(() => sideways(page), { message: `${screen}, text at 200 %` }).toBe(0);
    await enlargeText(page, '');
    await page.setViewportSize({ width: 341, height: 192 });
    await expect.poll(() => sideways(page), { message: `${screen}, zoom of 400 %` }).toBe(0);
  }
});

test('in forced colours the focus has an outline', async ({ portal, page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await portal.signInAs('district_officer', '/claims');
  await portal.claims.isShown();
  const keyboard = new Keyboard(page);
  await keyboard.to(portal.claims.newClaim);
  await keyboard.isKept();
  const [id = ''] = await portal.claims.ids();
  const link = page.getByRole('link', { name: id, exact: true });
  await keyboard.to(link);
  await expect(link).toHaveCSS('outline-style', 'solid');
  await expect(link).toHaveCSS('outline-width', '3px');
});
