import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
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

test('a paid claim is printed, and taken away as report, letter, JSON and CSV that say the same, with its evidence', async ({
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
  for (const words of ['OfficialStamp', 'within30daysfromthedaytheyaretoldofthefinaldecision']) {
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

  const letter = await readPdf(await take(page, 'Print/PDF', 'Decision letter, English'));
  expect(letter.pages).toHaveLength(1);
  expect(inOneLine(letter.pages)).toContain('youmayappealuntil');

  await portal.claim.showTab('Evidence');
  await page
    .getByRole('button', { name: /^View .*\.jpg$/ })
    .first()
    .click();
  const sample = page.getByRole('dialog').getByRole('img');
  await expect.poll(() => sample.evaluate((shown: HTMLImageElement) => shown.naturalWidth)).toBeGreaterThan(0);
  const taken = page.waitForEvent('download');
  await page.getByRole('dialog').getByRole('button', { name: 'Download' }).click();
  expect((await taken).suggestedFilename()).toMatch(/\.jpg$/);
  await page.keyboard.press('Escape');

  const json: unknown = JSON.parse(await readFile(await (await take(page, 'Export', 'JSON')).path(), 'utf8'));
  expect(json).toMatchObject({ claim: paid, payments: [{ claimId: id }], auditEvents: expect.any(Array) });
  const [line, ...more] = await readCsv(await take(page, 'Export', 'CSV'));
  expect(more).toEqual([]);
  expect(line).toMatchObject({ 'Claim ID': id, Claimant: paid?.claimant.fullName });
});
