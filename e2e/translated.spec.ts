import type { Page } from '@playwright/test';
import { claimant } from './support/claimData';
import { expect, test } from './support/portalTest';

test.use({ mayComplain: 'NotFoundError' });

/** As the translation of Chrome does it: each text of the page gets parents of its own. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: ChildNode[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as ChildNode);
    for (const text of texts.filter(({ parentElement }) => !parentElement?.closest('script, style, font'))) {
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      text.replaceWith(outer);
      outer.append(inner);
      inner.append(text);
    }
  });

test('a page that is translated all the same comes back with what was typed', async ({ portal, page }) => {
  await portal.signInAs('district_officer');
  await expect(page.locator('html[translate=no]:has(meta[name=google][content=notranslate])')).toBeAttached();

  const { wizard } = portal;
  await wizard.start();
  await wizard.text('Full name').fill(claimant.fullName);
  await wizard.text('Village').fill(claimant.village);
  for (let time = 0; time < 2; time += 1) {
    await translate(page);
    await wizard.next.click();
    await expect(page.getByText('A translation or extension changed this page')).toBeVisible();
    await expect(wizard.text('Full name')).toHaveValue(claimant.fullName);
    await expect(wizard.text('Village')).toHaveValue(claimant.village);
  }

  await wizard.fillClaimant(claimant);
  await wizard.isSaved();
  await translate(page);
  await wizard.next.click();
  await wizard.isAtStep(2);
  await translate(page);
  await page.getByRole('link', { name: 'Claims', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Claims' })).toBeVisible();
});
