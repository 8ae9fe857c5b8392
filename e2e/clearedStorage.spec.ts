import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { ImportDialog } from './pages/ImportDialog';
import type { Portal } from './pages/Portal';
import { expect, test } from './support/portalTest';
import { dailySnapshotIsKept, deleteDatabase, fillLocalStorage, findSampleUser } from './support/storage';
import { readZip } from './support/zip';

/** The register lies in the database alone, as where localStorage has no room for it, and the database is gone. */
async function loseRegister(page: Page, { shell }: Portal) {
  await fillLocalStorage(page);
  await shell.signOut();
  await deleteDatabase(page);
}

/** The keys of the records in localStorage, drafts included. */
const recordsInLocalStorage = (page: Page) =>
  page.evaluate(() =>
    Object.keys(localStorage)
      .filter((key) => /^reg\/\w+\//.test(key))
      .sort(),
  );

test('localStorage that was cleared costs nothing, nor does the database that is deleted after it', async ({
  portal,
  page,
}) => {
  const { claim, shell } = portal;
  await portal.signInAs('district_officer');
  const claimId = await portal.registerClaim();
  const records = await recordsInLocalStorage(page);
  await shell.chooseTheme('Dark');
  await page.evaluate(() => localStorage.clear());
  await claim.open(claimId);
  await claim.hasStatus('1. Submitted');
  await expect(shell.storage).toBeEmpty();
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');

  // It is filled again while nobody waits.
  await expect.poll(() => recordsInLocalStorage(page)).toEqual(expect.arrayContaining(records));
  await expect.poll(() => page.evaluate(() => localStorage.getItem('reg/sequence'))).not.toBeNull();
  await deleteDatabase(page);
  await page.reload();
  await claim.hasStatus('1. Submitted');
  await claim.showTab('Evidence');
  await expect(page.getByText('not on this device')).toHaveCount(0);
  await expect(shell.storage).toBeEmpty();
  await claim.showTab('Notes');
  await claim.addNote('Nothing is lost.');
  await claim.reload();
  await expect(claim.panel('Notes')).toContainText('Nothing is lost.');
});

test('where the database is lost and localStorage had no room for the register, nothing is taken for an empty one', async ({
  portal,
  page,
  scan,
}) => {
  await portal.signInAs('admin');
  await dailySnapshotIsKept(page);
  await loseRegister(page, portal);
  const records = await recordsInLocalStorage(page);
  await page.goto('/claims');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The register could not be read');
  await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Snapshots' }).getByRole('listitem')).toHaveCount(1);
  await scan(page, 'register that is lost');
  expect(await recordsInLocalStorage(page)).toEqual(records);
});

test('a snapshot that is still there is taken along with its evidence, and brings the register back', async ({
  portal,
  page,
  scan,
}) => {
  const { settings, shell } = portal;
  await portal.signInAs('district_officer');
  const claimId = await portal.registerClaim();
  await shell.signOut();
  await portal.login.signInAs('admin');
  await settings.open();
  const administrator = await findSampleUser(page, { role: 'administrator', status: 'active' });
  await settings.startEmpty();
  await loseRegister(page, portal);
  await page.goto('/claims');

  const snapshot = page.getByRole('list', { name: 'Snapshots' }).getByRole('listitem').first();
  await expect(snapshot).toContainText('248 claims');
  await scan(page, 'snapshots of a register that is lost');
  const download = page.waitForEvent('download');
  await snapshot.getByRole('button', { name: /^Download the snapshot of / }).click();
  const file = await download;
  await expect(page.getByRole('status')).toContainText('The file was sent to your downloads');
  const evidence = [...(await readZip(file)).keys()].filter((name) => name.startsWith('evidence/'));
  expect(evidence.every((name) => name.startsWith(`evidence/${claimId}/`))).toBe(true);
  expect(evidence.length).toBeGreaterThan(0);

  // As the page says: the data of the site is deleted, and the file imported.
  await page.evaluate(async () => {
    localStorage.clear();
    for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name);
  });
  await page.goto('/login');
  // Somebody who has an account there: an empty register has four eyes, and nobody imports what shuts them out.
  await portal.login.signInAs('admin', administrator);
  await settings.open();
  // The daily one is taken in these moments, and moves what stands below the list.
  await expect(settings.snapshots).toHaveCount(1);
  await settings.startEmpty();
  const dialog = new ImportDialog(page);
  const bundle = {
    name: file.suggestedFilename(),
    mimeType: 'application/zip',
    buffer: await readFile(await file.path()),
  };
  await dialog.choose(bundle);
  await dialog.confirm();
  await dialog.close();
  await portal.claim.open(claimId);
  await portal.claim.hasStatus('1. Submitted');
  await portal.claim.showTab('Evidence');
  await expect(page.getByText('not on this device')).toHaveCount(0);
});
