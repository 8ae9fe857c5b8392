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

/** As an extension may do with pictures. */
const wrapIcons = (page: Page) =>
  page.evaluate(() => {
    for (const icon of document.querySelectorAll('main svg')) {
      const wrap = document.createElement('span');
      icon.replaceWith(wrap);
      wrap.append(icon);
    }
  });

test('a page that is translated all the same goes on, and one that was rewritten comes back with what was typed', async ({
  portal,
  page,
}) => {
  await portal.signInAs('district_officer');
  await expect(page.locator('html[translate=no]:has(meta[name=google][content=notranslate])')).toBeAttached();
  const rewritten = page.getByText('A translation or extension changed this page');

  const { wizard } = portal;
  await wizard.start();
  await translate(page);
  await wizard.text('Full name').fill(claimant.fullName);
  await wizard.next.click();
  await wizard.next.click();
  await wizard.isSaved();
  await expect(wizard.text('Full name')).toHaveValue(claimant.fullName);
  await expect(rewritten).toBeHidden();

  await wrapIcons(page);
  await wizard.text('Village').click();
  const [first = '', ...rest] = claimant.village;
  await page.keyboard.type(first);
  await expect(rewritten).toBeVisible();
  await expect(wizard.text('Village')).toBeFocused();
  await page.keyboard.type(rest.join(''));
  await expect(wizard.text('Village')).toHaveValue(claimant.village);
  await expect(wizard.text('Full name')).toHaveValue(claimant.fullName);

  await translate(page);
  await wizard.fillClaimant(claimant);
  await wizard.saveClaimant();
});
