import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { ImportDialog } from './pages/ImportDialog';
import { Portal } from './pages/Portal';
import { readCsv } from './support/csv';
import { pdf, photo, type TestFile } from './support/files';
import { expect, test } from './support/portalTest';
import { storedClaims, storedEvents } from './support/storage';
import { phone } from './support/touch';
import { readZip } from './support/zip';

type Manifest = {
  counts: Record<string, number>;
  evidence: { files: number; absent: unknown[] };
  entries: { path: string; size: number; sha256: string }[];
};

/** The register of a device as a file, which outlives that device. */
async function exportRegister({ settings, page }: Portal) {
  const downloading = page.waitForEvent('download');
  await settings.button('Export register').click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^wildlife-claims-[\d-]+\.zip$/);
  const entries = await readZip(download);
  const file: TestFile = {
    name: 'gulu.zip',
    mimeType: 'application/zip',
    buffer: await readFile(await download.path()),
  };
  return { file, entries };
}

/** The file holds what its manifest says of it; returns the manifest. */
function holdsTheManifest(entries: Awaited<ReturnType<typeof readZip>>): Manifest {
  const manifest = JSON.parse(Buffer.from(entries.get('manifest.json') ?? []).toString()) as Manifest;
  expect([...entries.keys()]).toEqual([...manifest.entries.map(({ path }) => path), 'manifest.json']);
  for (const { path, size, sha256 } of manifest.entries) {
    const bytes = entries.get(path) ?? new Uint8Array();
    expect(bytes).toHaveLength(size);
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(sha256);
  }
  const { slices } = JSON.parse(Buffer.from(entries.get('register.json') ?? []).toString()) as {
    slices: Record<string, unknown[]>;
  };
  for (const [slice, count] of Object.entries(manifest.counts)) expect(slices[slice]).toHaveLength(count);
  return manifest;
}

const findByStatus = async (page: Page, status: string) =>
  (await storedClaims(page)).find((claim) => claim.status === status)?.id ?? '';

test('what another device did comes in, evidence included; a second time there is nothing to do', async ({
  portal,
  page,
  browser,
  scan,
}) => {
  // A district's own device: it began with the same sample, which is that of the day, and has gone on.
  const noon = new Date().setHours(12, 0);
  const context = await browser.newContext();
  await context.clock.install({ time: noon });
  await page.clock.install({ time: noon + 60 * 60_000 });
  const other = new Portal(await context.newPage());
  await other.signInAs('district_officer');
  const verified = await findByStatus(other.page, 'submitted');
  const claimId = await other.registerClaim();
  await other.claim.open(verified);
  await other.claim.startVerification();
  await other.changeTo('admin', '/settings');
  await expect(other.settings.section('Data management')).toContainText('248 claims, 2 evidence files (1 KB).');
  const { file, entries } = await exportRegister(other);
  await context.close();
  expect(holdsTheManifest(entries).evidence).toMatchObject({ files: 2, absent: [] });
  const evidence = [...entries].filter(([path]) => path.startsWith(`evidence/${claimId}/`));
  expect(evidence.map(([, bytes]) => Buffer.from(bytes))).toEqual(
    expect.arrayContaining([photo().buffer, pdf().buffer]),
  );

  await portal.signInAs('admin', '/settings');
  const dialog = new ImportDialog(page);
  await dialog.choose({ ...file, buffer: file.buffer.subarray(0, -9) });
  await expect(dialog.dialog.getByRole('alert')).toContainText('The file is incomplete or damaged');
  await scan(page, 'refused file of a register');
  await dialog.press('Cancel');
  await dialog.choose(file);
  await expect(dialog.counts('Claims')).toContainText(/Claims\s*1\s*1\s*246/);
  await expect(dialog.dialog).toContainText('Evidence files to add: 2');
  await scan(page, 'plan of an import');
  await dialog.confirm();
  await scan(page, 'import done');
  const rows = await readCsv(await dialog.downloadReport());
  expect(rows).toContainEqual(expect.objectContaining({ ID: claimId, Outcome: 'Added' }));
  await dialog.close();

  expect(await storedClaims(page)).toHaveLength(248);
  const log = await storedEvents(page);
  await dialog.choose(file);
  await expect(dialog.dialog).toContainText('Everything in this file is already here.');
  await dialog.close();
  expect(await storedEvents(page)).toHaveLength(log.length);

  await portal.claim.open(verified);
  await portal.claim.hasStatus('2. Under Verification');
  await portal.claim.open(claimId);
  await portal.claim.showTab('Evidence');
  await page.getByRole('button', { name: 'View damaged-field.png' }).click();
  await expect(page.getByRole('dialog').getByRole('img', { name: 'damaged-field.png' })).toBeVisible();
  await page.reload();
  expect(await storedClaims(page)).toHaveLength(248);
});

test.describe('on a phone', () => {
  test.use(phone);

  test('two samples of different days clash, and are decided at once', async ({ portal, page, browser, scan }) => {
    const context = await browser.newContext();
    const other = new Portal(await context.newPage());
    await other.page.clock.setFixedTime(Date.now() - 2 * 24 * 60 * 60_000);
    await other.signInAs('admin', '/settings');
    const theirs = await storedClaims(other.page);
    const { file } = await exportRegister(other);
    await context.close();

    await portal.signInAs('admin', '/settings');
    const dialog = new ImportDialog(page);
    await dialog.choose(file);
    await expect(dialog.dialog).toContainText('Claims');
    await expect(dialog.importButton).toBeDisabled();
    await dialog
      .clash(theirs[0]?.id ?? '')
      .getByText('Differences')
      .click();
    await scan(page, 'clashes of an import, on a phone');
    await dialog.press("Use the file's version for all");
    await dialog.confirm();
    await dialog.close();
    const dates = async () => (await storedClaims(page)).map(({ id, registeredAt }) => [id, registeredAt]);
    expect(await dates()).toEqual(theirs.map(({ id, registeredAt }) => [id, registeredAt]));
  });
});
