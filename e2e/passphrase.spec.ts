import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { PassphrasePage } from './pages/PassphrasePage';
import { claimant } from './support/claimData';
import { letPass } from './support/clock';
import { expect, test } from './support/portalTest';
import { storedClaims, storedText } from './support/storage';

const passphrase = 'two hyrax under the bridge';
const other = 'four colobus on a fence';

test('on, reload, wrong, right, change, off; and nothing can be read while it is on', async ({
  portal,
  page,
  scan,
}) => {
  const asked = new PassphrasePage(page);
  await portal.signInAs('district_officer');
  const claimId = await portal.registerClaim();
  const names = (await storedClaims(page)).map((claim) => claim.claimant.fullName);
  expect(await storedText(page)).toContain(claimant.fullName);

  await portal.settings.open();
  await asked.press('Turn on passphrase');
  await asked.fillNew('short one');
  await asked.confirm('Turn on passphrase');
  await expect(asked.dialog.getByText('Use at least 12 characters', { exact: false })).toBeVisible();
  await expect(asked.dialog.getByText('Tick this box to continue')).toBeVisible();
  await asked.fillNew(passphrase, other);
  await asked.confirm('Turn on passphrase');
  await expect(asked.dialog.getByText('The passphrases do not match')).toBeVisible();
  await asked.confirm('Cancel');
  await asked.turnOn(passphrase);
  await scan(page, 'settings with a passphrase');

  const stored = await storedText(page);
  for (const name of new Set(names)) expect(stored).not.toContain(name);
  expect(stored).not.toContain('%PDF');
  expect(stored).not.toContain(passphrase);

  // What is done now is sealed, and read again.
  await page.goto(`/claims/${claimId}`);
  await asked.isAsked();
  await asked.enter(other);
  await expect(page.getByText('This is not the passphrase for this device', { exact: false })).toBeVisible();
  await expect(asked.field).toBeFocused();
  await asked.enter(passphrase);
  await expect(portal.claim.heading).toBeVisible();
  await expect(page.getByText(claimant.fullName).first()).toBeVisible();
  await portal.claim.startVerification();
  expect(await storedText(page)).not.toContain(claimant.fullName);

  await page.getByRole('link', { name: 'Settings', exact: true }).click();
  await asked.press('Change passphrase');
  await asked.secret('Current passphrase').fill(other);
  await asked.fillNew(other);
  await asked.confirm('Change passphrase');
  await expect(asked.dialog.getByText('This is not the passphrase', { exact: false })).toBeVisible();
  await asked.secret('Current passphrase').fill(passphrase);
  await asked.confirm('Change passphrase');
  await portal.shell.toastSays('Device passphrase changed');

  await page.reload();
  // The former one opens nothing any more.
  await asked.enter(passphrase);
  await expect(page.getByText('This is not the passphrase for this device', { exact: false })).toBeVisible();
  await asked.enter(other);
  await portal.settings.isShown();
  await asked.press('Turn off passphrase');
  await asked.secret('Current passphrase').fill(other);
  await asked.confirm('Turn off passphrase');
  await portal.shell.toastSays('Device passphrase turned off');
  await page.reload();
  await portal.settings.isShown();
  expect(await storedText(page)).toContain(claimant.fullName);
  const events = await page.evaluate(() =>
    Object.keys(localStorage).flatMap((key) => /"(PASSPHRASE_\w+)"/.exec(localStorage.getItem(key) ?? '')?.[1] ?? []),
  );
  expect([...new Set(events)].sort()).toEqual(['PASSPHRASE_CHANGED', 'PASSPHRASE_TURNED_OFF', 'PASSPHRASE_TURNED_ON']);
});

test('the other tab asks for it, keeps its draft, and both follow each other again', async ({
  portal,
  page,
  openTab,
}) => {
  const asked = new PassphrasePage(page);
  await portal.signInAs('district_officer');
  const second = await openTab();
  const askedThere = new PassphrasePage(second.page);
  await second.page.goto('/new-claim');
  await second.wizard.start();
  await second.wizard.text('Full name').fill('Okello Moses');
  await second.wizard.isSaved();
  const address = second.page.url();

  await portal.settings.open();
  await asked.turnOn(passphrase);
  await askedThere.isAsked();
  await askedThere.enter(passphrase);
  await expect(second.page).toHaveURL(address);
  await expect(second.wizard.text('Full name')).toHaveValue('Okello Moses');

  await portal.shell.pressSignOut();
  await asked.isAsked();
  await askedThere.isAsked();
  await askedThere.enter(passphrase);
  await second.login.isShown();
});

/** From now on the device refuses to keep texts, after so many. */
function refuseTexts(page: Page, after: number) {
  return page.evaluate((most) => {
    let count = 0;
    Storage.prototype.setItem = new Proxy(Reflect.get(Storage.prototype, 'setItem'), {
      apply(setItem, storage, texts) {
        count += 1;
        if (count > most) throw new Error('The device was taken away');
        Reflect.apply(setItem, storage, texts);
      },
    });
  }, after);
}

/** Writes into the header of the device, behind the portal's back. */
function alterHeader(page: Page, by: object) {
  return page.evaluate(async (fields) => {
    const database = await new Promise<IDBDatabase>((resolve) => {
      const opening = indexedDB.open('claims-register');
      opening.onsuccess = () => resolve(opening.result);
    });
    const text = JSON.stringify({ ...(JSON.parse(localStorage.getItem('portal-vault') ?? '') as object), ...fields });
    localStorage.setItem('portal-vault', text);
    const transaction = database.transaction('vault', 'readwrite');
    transaction.objectStore('vault').put(text, 'header');
    await new Promise((resolve) => (transaction.oncomplete = resolve));
    database.close();
  }, by);
}

/** The texts of the register in localStorage that lie open. */
const openTexts = (page: Page) =>
  page.evaluate(
    () =>
      Object.entries(localStorage).filter(
        ([key, text]) => key.startsWith('reg/') && key !== 'reg/sequence' && /^[{["]/.test(String(text)),
      ).length,
  );

test('left half way it goes on with the next opening; "off" written by somebody else is not followed', async ({
  portal,
  page,
  scan,
}) => {
  const asked = new PassphrasePage(page);
  await portal.signInAs('district_officer');
  await portal.settings.open();
  await refuseTexts(page, 40);
  await asked.fillTurnOn(passphrase);
  await expect(
    asked.dialog.getByText('We will finish it the next time you open the portal', { exact: false }),
  ).toBeVisible();
  expect(await openTexts(page)).toBeGreaterThan(0);

  await page.goto('/settings');
  await expect(page.getByText('Encryption was interrupted', { exact: false })).toBeVisible();
  await asked.enter(passphrase);
  await portal.settings.isShown();
  expect(await openTexts(page)).toBe(0);

  await alterHeader(page, { state: 'off' });
  await page.reload();
  await asked.enter(passphrase);
  await expect(page.getByRole('heading', { name: 'The passphrase settings were changed' })).toBeVisible();
  await scan(page, 'changed settings of the passphrase');
  await page.getByRole('button', { name: 'Continue with everything encrypted' }).click();
  await portal.settings.isShown();
  expect(await openTexts(page)).toBe(0);

  // With nothing left that tells of the key, the portal does not open on what it cannot read.
  await alterHeader(page, { version: 9 });
  await page.reload();
  await expect(page.getByText('can no longer be opened', { exact: false })).toBeVisible();
  await scan(page, 'lost passphrase');
});

test('after 30 minutes without input the key is let go of; forgotten, the device can be started anew', async ({
  portal,
  page,
}) => {
  const asked = new PassphrasePage(page);
  await portal.signInAs('district_officer');
  await page.goto('/new-claim');
  await portal.wizard.start();
  await portal.wizard.text('Full name').fill(claimant.fullName);
  await portal.wizard.isSaved();
  expect(await storedText(page)).toContain(claimant.fullName);
  await portal.settings.open();
  await asked.turnOn(passphrase);
  await page.clock.install();
  await page.goto('/claims');
  await asked.enter(passphrase);
  await portal.claims.isShown();
  await letPass(page, 31);
  await asked.isAsked();
  await asked.enter(passphrase);
  await portal.login.isShown();

  await test.step('forgotten: what can be done is said', async () => {
    await page.reload();
    await asked.forgotten.click();
    await page.getByRole('button', { name: 'Start over on this device…' }).click();
    const remove = asked.startAnew.getByRole('button', { name: 'Remove everything and start over' });
    await expect(remove).toBeDisabled();
    const download = page.waitForEvent('download');
    await asked.startAnew.getByRole('button', { name: 'Download the encrypted data' }).click();
    const file = await (await download).path();
    expect(readFileSync(file).toString('latin1')).not.toContain(claimant.fullName);
    await asked.startAnew.getByRole('textbox').fill('start over');
    await remove.click();
    await portal.login.isShown();
    expect(await storedText(page)).not.toContain(claimant.fullName);
  });
});
