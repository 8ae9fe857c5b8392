import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { ImportDialog } from './pages/ImportDialog';
import { expect, test } from './support/portalTest';
import { readZip } from './support/zip';

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
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The browser has lost part of the register');
  await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible();
  // Before the first day is over there is no snapshot.
  await expect(page.getByRole('list', { name: 'Snapshots' })).toHaveCount(0);
  await scan(page, 'register of which a part is lost');
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('wcp/')))).toEqual([]);
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
  await settings.startEmpty();
  await forgetFirstDeeds(page);
  await page.evaluate(() => localStorage.clear());
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
    for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name);
  });
  await page.goto('/login');
  await portal.login.signInAs('admin');
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
