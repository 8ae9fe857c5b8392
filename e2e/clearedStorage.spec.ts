import type { Page } from '@playwright/test';
import { expect, test } from './support/portalTest';

/** As after days of work: of the first deeds the journal has forgotten the texts, since localStorage has them. */
const forgetFirstDeeds = (page: Page) =>
  page.evaluate(async () => {
    const opening = indexedDB.open('wildlife-claims-register');
    await new Promise((resolve) => (opening.onsuccess = resolve));
    const writing = opening.result.transaction('state', 'readwrite');
    const state = writing.objectStore('state');
    const asked = state.get('register');
    asked.onsuccess = () => state.put({ ...asked.result, forgotten: 1 }, 'register');
    await new Promise((resolve) => (writing.oncomplete = resolve));
    opening.result.close();
  });

test('where localStorage was cleared, what the database still has is not taken for the register', async ({
  portal,
  page,
  scan,
}) => {
  await portal.signInAs('admin');
  await forgetFirstDeeds(page);
  await page.evaluate(() => localStorage.clear());
  await page.goto('/claims');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The browser has lost a part of the register');
  await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible();
  await scan(page, 'register of which a part is lost');
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('wcp/')))).toEqual([]);
});
