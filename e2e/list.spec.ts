import { expect, test } from './support/portalTest';
import { storedClaims } from './support/storage';

test('two hundred rows a page are scrolled, sorted and selected; Back leads through what was shown', async ({
  portal,
  page,
  scan,
}) => {
  const { claims } = portal;
  await portal.signInAs('cvc_member', '/claims');
  const ids = (await storedClaims(page)).map(({ id }) => id).sort();
  const of = ids.length;
  await expect(claims.pageSize).toHaveValue('25');
  for (const size of [50, 100, 200]) {
    await claims.pageSize.selectOption(String(size));
    await claims.shows({ from: 1, to: size, of });
  }
  await expect(page).toHaveURL('/claims?size=200');
  await expect(claims.table).toHaveAttribute('aria-rowcount', '201');
  await scan(page, 'claims list of 200 rows');

  await claims.sortBy('Claim ID', 'ascending');
  await expect(claims.row(ids[0] ?? '')).toBeVisible();
  const last = claims.row(ids[199] ?? '');
  await expect(last).toBeHidden();
  // Scrolling by this key is the browser's. On a busy machine one press in several hundred moved nothing, the next did.
  await expect(async () => {
    await page.keyboard.press('End');
    await expect(last).toBeVisible({ timeout: 3000 });
  }).toPass({ timeout: 10_000 });
  await expect(last).toHaveAttribute('aria-rowindex', '201');
  await expect(claims.row(ids[0] ?? '')).toBeHidden();
  // The head goes along, and sorts from here.
  await claims.sortBy('Claim ID', 'descending');
  await page.keyboard.press('Home');
  await expect(claims.row(ids[of - 1] ?? '')).toBeVisible();
  await claims.selectPage.check();
  await expect(claims.selection).toContainText('All 200 claims on this page are selected.');
  await claims.selection.getByRole('button', { name: `Select all ${of} claims found` }).click();
  await expect(claims.selection).toContainText(`${of} claims selected`);

  // What each drawing shows: the page's name comes before its rows.
  const drawn = await page.evaluateHandle(() => {
    const texts: string[] = [];
    const read = (selector: string) => document.querySelector(`main ${selector}`)?.textContent;
    new MutationObserver(() => texts.push(`${read('nav [aria-current=page]')}: ${read('tbody th a')}`)).observe(
      document.body,
      { subtree: true, childList: true, characterData: true, attributeFilter: ['aria-current'] },
    );
    return texts;
  });
  await claims.goToPage('Next');
  await claims.shows({ from: 201, to: of, of });
  const onLastPage = ids.slice(0, of - 200).map((id) => `2: ${id}`);
  await expect.poll(async () => onLastPage.includes(await drawn.evaluate((texts) => texts.at(-1) ?? ''))).toBe(true);
  expect(onLastPage).not.toContain(await drawn.evaluate((texts) => texts.find((text) => text.startsWith('2'))));
  await expect(claims.select(ids[0] ?? '')).toBeChecked();
  await claims.openClaim(ids[0] ?? '');
  await portal.claim.isShown(ids[0] ?? '');
  for (const search of [
    '?size=200&sort=id&order=desc&page=2',
    '?size=200&sort=id&order=desc',
    '?size=200&sort=id',
    '?size=200',
    '?size=100',
  ]) {
    await page.goBack();
    await expect(page).toHaveURL(`/claims${search}`);
    await claims.isShown();
  }
  await claims.shows({ from: 1, to: 100, of });
});
