import type { Page } from '@playwright/test';
import { momentTags, gpsTags, tiffBytes, withExif } from '../src/test/files/cameraPhoto';
import { daysAgo } from './support/claimData';
import type { TestFile } from './support/files';
import { expect, test } from './support/portalTest';
import { readZip } from './support/zip';

/** A photo of a field as a phone held upright takes it: the picture lies, and the tags say how to turn it. */
async function photograph(page: Page, name: string, width: number, height: number): Promise<TestFile> {
  const bytes = await page.evaluate(
    async ([across, down]) => {
      const canvas = document.createElement('canvas');
      canvas.width = across;
      canvas.height = down;
      canvas.getContext('2d')?.fillRect(0, 0, across, down);
      const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg'));
      return Array.from(new Uint8Array((await blob?.arrayBuffer()) ?? new ArrayBuffer()));
    },
    [width, height] as const,
  );
  const [day = '', month = '', year = ''] = daysAgo(2).split('/');
  const tiff = tiffBytes({
    orientation: 6,
    exif: momentTags(`${year}:${month}:${day} 14:03:22`, '+03:00'),
    // A minute of latitude, 1.9 km, north of the mark.
    gps: gpsTags(['N', 0, 11, 1164], ['E', 30, 4, 4224]),
  });
  return { name, mimeType: 'image/jpeg', buffer: Buffer.from(withExif(tiff, Uint8Array.from(bytes))) };
}

test('photos keep when and where they were taken, however large they were, and their files no longer say it', async ({
  portal,
  page,
  scan,
}) => {
  const { wizard, claim } = portal;
  await portal.signInAs('district_officer');
  const claimId = await portal.startEvidence();
  const taken = `Taken ${daysAgo(2)}, 14:03, 1.9 km from the mark`;
  const large = await photograph(page, 'large.jpg', 2400, 1800);
  const small = await photograph(page, 'small.jpg', 400, 300);
  expect([large, small].every(({ buffer }) => buffer.includes('Exif'))).toBe(true);
  await wizard.addFiles('Photos', large, small);

  await test.step('they say it after a reload', async () => {
    await expect(wizard.file('Photos', 'large.jpg')).toContainText(taken);
    await page.reload();
    for (const { name } of [large, small]) {
      await wizard.hasFile('Photos', name);
      await expect(wizard.file('Photos', name)).toContainText(taken);
    }
    await scan(page, 'photos that say when and where they were taken');
  });

  await test.step('what they say is offered, and fills in the incident when it is pressed', async () => {
    const offers = page.getByRole('group', { name: 'From the photos' });
    await offers.getByRole('button', { name: /^Use 0\.18657, 30\.07840/ }).click();
    await expect(wizard.file('Photos', 'large.jpg')).toContainText('0 m from the mark');
    await page.getByRole('button', { name: /^Undo: Incident Details/ }).click();
    await expect(wizard.file('Photos', 'large.jpg')).toContainText(taken);
    await offers.getByRole('button', { name: `Use ${daysAgo(2)}, 14:03` }).click();
    await wizard.goTo('Incident Details');
    await expect(wizard.text('Time of incident').or(page.getByLabel('Time of incident'))).toHaveValue('14:03');
    await expect(offers.getByRole('button', { name: /^Use 0\.18657/ })).toBeVisible();
    await wizard.goTo('Evidence Uploads');
  });

  await wizard.continueToReview();
  await wizard.submit(claimId);
  await claim.open(claimId, 'evidence');
  await expect(page.getByText(taken)).toHaveCount(2);

  await test.step('the files that leave show the picture upright, and say no more than it shows', async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download all (.zip)' }).click();
    const packed = await readZip(await download);
    const shapes = [];
    for (const name of ['photos/large.jpg', 'photos/small.jpg']) {
      const bytes = Buffer.from(packed.get(name) ?? []);
      expect(bytes.includes('Exif')).toBe(false);
      shapes.push(
        await page.evaluate(
          async (data) => {
            const { width, height } = await createImageBitmap(new Blob([Uint8Array.from(data)]));
            return [width, height];
          },
          [...bytes],
        ),
      );
    }
    expect(shapes).toEqual([
      [1200, 1600],
      [300, 400],
    ]);
    expect(Buffer.from(packed.get('index.csv') ?? []).toString()).toContain('14:03,0.18657,30.0784,');
  });
});
