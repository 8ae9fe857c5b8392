import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { claimant } from './support/claimData';
import { readCsv } from './support/csv';
import { readPdf, readPdfBytes } from './support/pdf';
import { expect, test } from './support/portalTest';
import { storedClaims } from './support/storage';

const inOneLine = (pages: string[]) => pages.join(' ').replaceAll(/\s+/g, '');

/** Takes a file of a claim by one of its menus. */
async function take(page: Page, menu: string, item: string) {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: menu, exact: true }).click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
  return download;
}

const textsOf = async (paper: Locator) =>
  (await paper.locator('h1, h2, dt, dd, p, th, td').allTextContents()).map((text) => text.replaceAll(/\s+/g, ''));

test('a paid claim is printed, and taken away as report, letter, JSON and CSV that say the same', async ({
  portal,
  page,
}) => {
  await portal.signInAs('finance');
  const paid = (await storedClaims(page)).find(({ status }) => status === 'paid');
  const id = paid?.id ?? '';
  await portal.claim.open(id);

  await page.getByRole('button', { name: 'Print/PDF' }).click();
  await page.keyboard.press('Escape');

  const report = await take(page, 'Print/PDF', 'Download PDF');
  await portal.shell.toastSays('Export Started', 'Your report is being generated and will download shortly.');
  expect(report.suggestedFilename()).toBe(`claim-${id}.pdf`);
  const { title, pages } = await readPdf(report);
  expect(title).toBe(`Compensation Claim Report ${id}`);
  const said = inOneLine(pages);
  expect(said).toContain(`Page${pages.length}of${pages.length}`);
  for (const words of ['OfficialStamp', 'within30daysfromthefinaldecision']) {
    expect(said.toLowerCase()).toContain(words.toLowerCase());
  }

  // The browser's own print, by its keys: the paper stands in place of the page, light on a dark screen.
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.waitForLoadState('networkidle');
  // The paper names the minute in which it is made, and is made twice.
  await page.clock.setFixedTime(new Date());
  const printed = await readPdfBytes(await page.pdf({ preferCSSPageSize: true }));
  const print = inOneLine(printed.pages);
  expect(print).toContain(`CompensationClaimReport${id}`);
  expect(print).toContain(`Page1of${printed.pages.length}`);
  expect(print).not.toContain('BacktoClaims');
  await expect(page.locator('.printed-paper')).toHaveCount(0);

  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  const texts = await textsOf(page.locator('.printed-paper'));
  expect(texts.length).toBeGreaterThan(80);
  for (const text of texts) {
    expect(print).toContain(text);
    // The time of its making is its own.
    if (!text.includes('by')) expect(said).toContain(text);
  }
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));

  const letter = await readPdf(await take(page, 'Print/PDF', 'Decision letter'));
  expect(letter.pages).toHaveLength(1);
  expect(inOneLine(letter.pages)).toContain('youmayappealwithin30daysfromit');

  const json: unknown = JSON.parse(await readFile(await (await take(page, 'Export', 'JSON')).path(), 'utf8'));
  expect(json).toMatchObject({ claim: paid, payments: [{ claimId: id }], auditEvents: expect.any(Array) });
  const [line, ...more] = await readCsv(await take(page, 'Export', 'CSV'));
  expect(more).toEqual([]);
  expect(line).toMatchObject({ 'Claim ID': id, Claimant: paid?.claimant.fullName });
});

test('the claimant takes an acknowledgement slip home', async ({ portal, page }) => {
  await portal.signInAs('district_officer');
  const id = await portal.registerClaim();
  await expect(page.getByText('Give the claimant an acknowledgement slip')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Acknowledgement slip' }).click();
  const slip = await download;
  expect(slip.suggestedFilename()).toBe(`acknowledgement-${id}.pdf`);
  const { pages } = await readPdf(slip);
  expect(pages).toHaveLength(1);
  const said = inOneLine(pages);
  for (const words of [id, claimant.fullName, 'Keep this slip']) expect(said).toContain(words.replaceAll(' ', ''));

  // Not decided: there is nothing to write about.
  await page.getByRole('button', { name: 'Print/PDF' }).click();
  await expect(page.getByRole('menuitem', { name: 'Acknowledgement slip' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Decision letter' })).toHaveCount(0);
});

test('Export PDF of a row’s menu hands over the claim’s report', async ({ portal, page }) => {
  await portal.signInAs('cvc_member', '/claims?sort=id&order=asc');
  const [id] = (await storedClaims(page)).map((claim) => claim.id).sort();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: `Actions for ${id}` }).click();
  await page.getByRole('menuitem', { name: 'Export PDF' }).click();
  const { title } = await readPdf(await download);
  expect(title).toBe(`Compensation Claim Report ${id}`);
});
