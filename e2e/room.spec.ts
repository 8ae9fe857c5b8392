import type { Page } from '@playwright/test';
import { letPass } from './support/clock';
import { expect, test } from './support/portalTest';
import { deleteDatabase, fillLocalStorage, findSampleClaim } from './support/storage';
import { readZip } from './support/zip';

/** The kinds of records that localStorage holds. */
const kindsInLocalStorage = (page: Page) =>
  page.evaluate(() =>
    [...new Set(Object.keys(localStorage).flatMap((key) => key.match(/^reg\/([^/]+)\//)?.[1] ?? []))].sort(),
  );

/** Characters of the register that localStorage holds. */
const charactersInLocalStorage = (page: Page) =>
  page.evaluate(() =>
    Object.entries(localStorage)
      .filter(([key]) => key.startsWith('reg/'))
      .reduce((sum, [key, text]: [string, string]) => sum + key.length + text.length, 0),
  );

test('when localStorage is full everything goes on in the database, with nothing lost, in every tab and after the session', async ({
  portal,
  page,
  openTab,
  scan,
}) => {
  await page.clock.install();
  await portal.signInAs('district_officer');
  const { id } = await findSampleClaim(page, 'submitted');
  const { id: another } = await findSampleClaim(page, 'under_verification');
  const other = await openTab();
  await other.claim.open(another, 'notes');
  await portal.claim.open(id);
  await fillLocalStorage(page);

  await portal.claim.startVerification();
  await portal.claim.hasStatus('2. Under Verification');
  await expect.poll(() => kindsInLocalStorage(page)).toEqual(['drafts']);
  expect(await charactersInLocalStorage(page)).toBeLessThan(20_000);
  await expect(portal.shell.storage).toBeEmpty();

  // The other tab goes on, and its deeds are where the register is.
  await other.page.bringToFront();
  await other.claim.addNote('The neighbour saw it too.');
  expect(await kindsInLocalStorage(page)).toEqual(['drafts']);

  await page.bringToFront();
  await page.reload();
  await portal.claim.hasStatus('2. Under Verification');
  await portal.claim.open(another, 'notes');
  await expect(portal.claim.panel('Notes')).toContainText('The neighbour saw it too.');
  await portal.settings.open();
  await expect(page.getByText("In this browser's storage, with the same space limit as files")).toBeVisible();
  await scan(page, 'settings with the records in the database alone');
  await portal.claims.open();
  await portal.claims.searchFor(id);
  await expect(portal.claims.row(id)).toContainText('2. Under Verification');
  expect(await kindsInLocalStorage(page)).toEqual(['drafts']);
  await other.page.close();

  await test.step('whoever comes back too late finds sign-in', async () => {
    await portal.claim.open(id);
    await page.goto('about:blank');
    await letPass(page, 31);
    await page.goto(`/claims/${id}`);
    await portal.login.isShown();
    await expect(page.getByText('You were signed out after 30 minutes without activity.')).toBeVisible();
    await portal.login.signInAs('district_officer');
    await portal.claim.hasStatus('2. Under Verification');
  });

  await test.step('a database that is deleted under the open portal costs nothing of what the tab has', async () => {
    const { storage } = portal.shell;
    await deleteDatabase(page);
    await expect(storage).toContainText("This browser's storage was cleared while the portal was open");
    await portal.claim.hasStatus('2. Under Verification');
    await scan(page, 'banner of an emptied storage');
    const download = page.waitForEvent('download');
    await storage.getByRole('button', { name: 'Download register' }).click();
    const entries = await readZip(await download);
    expect(new TextDecoder().decode(entries.get('register.json'))).toContain(id);
  });
});
