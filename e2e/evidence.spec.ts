import { createHash } from 'node:crypto';
import type { Locator } from '@playwright/test';
import { jsPDF } from 'jspdf';
import { photo, type TestFile } from './support/files';
import { expect, test } from './support/portalTest';
import { readZip } from './support/zip';

type Encryption = { userPassword: string; ownerPassword: string; userPermissions: [] };

/** A PDF of three pages, each with a line on it. */
function report(name: string, encryption?: Encryption): TestFile {
  const pdf = new jsPDF({ format: 'a4', ...(encryption && { encryption }) });
  for (const page of [1, 2, 3]) {
    if (page > 1) pdf.addPage();
    pdf.text(`Elephants in field ${page}`, 20, 30);
  }
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(pdf.output('arraybuffer')) };
}

const threePages = report('report.pdf');
const locked = report('locked.pdf', { userPassword: 'secret', ownerPassword: 'owner', userPermissions: [] });
const cutOff = { ...threePages, name: 'cut-off.pdf', buffer: threePages.buffer.subarray(0, 700) };
const files = [photo('field.png'), threePages, locked, cutOff];

/** Dots of the drawing for each of the screen: below 1 it is blurred. */
const sharpness = (page: Locator) =>
  page.locator('canvas').evaluate((canvas: HTMLCanvasElement) => canvas.width / canvas.clientWidth / devicePixelRatio);

test('evidence is looked at, enlarged, and downloaded, one file and all', async ({ portal, page, scan }) => {
  const { wizard, claim } = portal;
  await portal.signInAs('district_officer');
  const claimId = await portal.startEvidence();
  await wizard.addFiles('Photos', photo('field.png'));
  await wizard.addFiles('Police report', threePages);
  await wizard.addFiles('Other attachments', locked, cutOff);

  const viewer = page.getByRole('dialog');
  await wizard.file('Police report', 'report.pdf').getByRole('button', { name: 'View report.pdf' }).click();
  await expect(viewer.getByRole('group', { name: 'Page 1 of 3' })).toContainText('Elephants in field 1');
  await viewer.getByRole('button', { name: 'Close' }).click();
  await wizard.continueToReview();
  await wizard.submit(claimId);

  await claim.open(claimId, 'evidence');
  await page.getByRole('button', { name: 'View field.png' }).click();
  const image = viewer.getByRole('img', { name: 'field.png' });
  await expect(image).toBeVisible();
  const fits = await image.boundingBox();
  await page.keyboard.press('+');
  await expect.poll(async () => (await image.boundingBox())?.width).toBeCloseTo((fits?.width ?? 0) * 1.25, 0);

  await page.keyboard.press('0');
  await page.keyboard.press('ArrowRight');
  await expect(viewer.getByText('2 of 4', { exact: true })).toBeVisible();
  const firstPage = viewer.getByRole('group', { name: 'Page 1 of 3' });
  await expect(firstPage.locator('canvas')).toBeVisible();
  await page.keyboard.press('+');
  await expect.poll(() => sharpness(firstPage)).toBeCloseTo(1, 1);
  const lastPage = viewer.getByRole('group', { name: 'Page 3 of 3' });
  await expect(async () => {
    await page.keyboard.press('PageDown');
    await expect(lastPage.locator('canvas')).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(lastPage).toContainText('Elephants in field 3');
  // What is far away is no longer drawn.
  await expect(firstPage.locator('canvas')).toHaveCount(0);

  await viewer.getByRole('button', { name: 'Next file' }).click();
  await expect(viewer.getByRole('alert')).toContainText('This PDF has a password');
  await page.keyboard.press('ArrowRight');
  await expect(viewer.getByRole('alert')).toContainText('This PDF is damaged and cannot be shown.');
  // Away from the button, whose tooltip is no part of the screen.
  await page.mouse.move(0, 0);
  await scan(page, 'PDF that cannot be shown');
  await page.keyboard.press('Escape');

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download all (.zip)' }).click();
  expect((await download).suggestedFilename()).toBe(`evidence-${claimId}.zip`);
  const packed = await readZip(await download);
  const paths = [
    'photos/field.png',
    'police-report/report.pdf',
    'other-attachments/locked.pdf',
    'other-attachments/cut-off.pdf',
  ];
  expect([...packed.keys()]).toEqual([...paths, 'index.csv']);
  const index = Buffer.from(packed.get('index.csv') ?? []).toString();
  for (const [at, path] of paths.entries()) {
    expect(Buffer.from(packed.get(path) ?? [])).toEqual(files[at]?.buffer);
    expect(index).toContain(
      createHash('sha256')
        .update(packed.get(path) ?? '')
        .digest('hex'),
    );
  }
});
