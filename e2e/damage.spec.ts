import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from './support/portalTest';
import { changeInDatabase, deleteDatabase, findSampleClaim } from './support/storage';

type SetAsideFile = { format: string; texts: { slice: string; id: string; key: string; text: string }[] };

/** Changes texts in localStorage, as a failing disk or a curious hand would. */
const damage = (page: Page, texts: Record<string, string>) =>
  page.evaluate((entries) => {
    for (const [key, text] of Object.entries(entries)) localStorage.setItem(`reg/${key}`, text);
  }, texts);

/** The first stored key of a slice's records, after `reg/`. */
const firstKey = (page: Page, slice: string) =>
  page.evaluate((name) => {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(`reg/${name}/`));
    return (keys.sort()[0] ?? '').slice('reg/'.length);
  }, slice);

/** Damages six texts of six kinds, a claim's among them, in a browser that has lost its database: they are all there is. */
async function damageSix(page: Page) {
  const { id } = await findSampleClaim(page, 'submitted');
  // The mirror is made while nobody waits, its number last.
  await page.waitForFunction(() => Number(localStorage.getItem('reg/sequence')) > 0);
  const texts: Record<string, string> = {
    [`claims/${id}`]: '{"id": "half a rec',
    [await firstKey(page, 'payments')]: '',
    [await firstKey(page, 'notifications')]: '{"__proto__": {"role": "admin"}}',
    [await firstKey(page, 'audit')]: `${'['.repeat(5000)}${']'.repeat(5000)}`,
    [await firstKey(page, 'fundLedger')]: '\ufeff{"id": 7}',
    users: '{"version": 1e9}',
  };
  // The portal looks over the mirror once more soon after its start, and would heal what it finds.
  await page.goto('/emblem.svg');
  await damage(page, texts);
  await deleteDatabase(page);
  return { id, texts };
}

test('a register damaged in several places opens with what is good, the notice names the rest, and work goes on', async ({
  portal,
  page,
}) => {
  const { shell, claim, settings } = portal;
  await portal.signInAs('admin');
  const sound = await findSampleClaim(page, 'under_cvc_review');
  const { id, texts } = await damageSix(page);
  await page.goto('/claims');
  await expect(shell.storage).toContainText('6 unreadable records');
  await expect(shell.storage).toContainText('Payments: 1');
  await expect(shell.storage).toContainText('Check it before you pay more');

  // Every screen shows what is left.
  for (const path of [
    '/',
    '/claims',
    '/verification',
    '/fund-management',
    '/user-management',
    '/audit-logs',
    '/reports',
  ]) {
    await page.goto(path);
    await expect(page.locator('h1').first()).toBeVisible();
  }
  await claim.open(sound.id);
  await claim.showTab('Notes');
  await claim.addNote('Work goes on.');
  await claim.reload();
  await expect(claim.panel('Notes')).toContainText('Work goes on.');

  await test.step('what was set aside is listed in Settings, downloaded whole and only then removed', async () => {
    await settings.open();
    const list = page.getByRole('list', { name: 'Unreadable records' }).getByRole('listitem');
    await expect(list).toHaveCount(6);
    await expect(list.filter({ hasText: id })).toContainText(/^Claim/);
    await expect(settings.button('Remove unreadable records')).toBeDisabled();
    const download = page.waitForEvent('download');
    await settings.button('Download unreadable records').click();
    const file = JSON.parse(await readFile(await (await download).path(), 'utf8')) as SetAsideFile;
    expect(file.format).toBe('claims-set-aside');
    expect(Object.fromEntries(file.texts.map(({ key, text }) => [key, text]))).toEqual(texts);

    await settings.button('Remove unreadable records').click();
    await settings.confirm('Remove');
    await shell.toastSays('Unreadable records removed');
    await expect(list).toHaveCount(0);
    await page.reload();
    await settings.isShown();
    await expect(shell.storage).toBeEmpty();
    await expect(list).toHaveCount(0);
  });
});

test('settings and session that cannot be read leave the register whole behind sign-in', async ({ portal, page }) => {
  await portal.signInAs('district_officer');
  const { id } = await findSampleClaim(page, 'submitted');
  await damage(page, { settings: '{"version":2,"preferences":', session: 'null' });
  await deleteDatabase(page);
  await page.goto('/');
  await portal.login.signInAs('district_officer');
  await expect(portal.shell.storage).toContainText('Settings: 1, Session: 1');
  await portal.claim.open(id);
  await portal.claim.hasStatus('1. Submitted');
});

/** Damages a claim where the database has it. */
async function damageClaim(page: Page, id: string) {
  const line = `"id":"${id}"`;
  expect(await changeInDatabase(page, 'buckets', `{${line}`, `{{${line}`)).toBeGreaterThan(0);
}

test('a claim that is damaged in the database is read from localStorage, and nothing is said', async ({
  portal,
  page,
}) => {
  await portal.signInAs('admin');
  const { id } = await findSampleClaim(page, 'submitted');
  await damageClaim(page, id);
  await portal.claim.open(id);
  await portal.claim.hasStatus('1. Submitted');
  await expect(portal.shell.storage).toBeEmpty();
});

test('a claim that is damaged in localStorage is read from the database, and healed before that is lost', async ({
  portal,
  page,
}) => {
  await portal.signInAs('admin');
  const { id } = await findSampleClaim(page, 'submitted');
  const key = `reg/claims/${id}`;
  const stored = () => page.evaluate((name) => localStorage.getItem(name), key);
  const sound = await stored();
  await damage(page, { [`claims/${id}`]: '{"id": "half a rec' });
  await portal.claim.open(id);
  await portal.claim.hasStatus('1. Submitted');
  await expect(portal.shell.storage).toBeEmpty();
  await expect.poll(stored).toBe(sound);

  await deleteDatabase(page);
  await portal.claim.open(id);
  await portal.claim.hasStatus('1. Submitted');
  await expect(portal.shell.storage).toBeEmpty();
});

test('a claim that is damaged in database and localStorage is set aside, and the others are read', async ({
  portal,
  page,
}) => {
  await portal.signInAs('admin');
  const { id } = await findSampleClaim(page, 'submitted');
  const { id: sound } = await findSampleClaim(page, 'under_verification');
  await damageClaim(page, id);
  await damage(page, { [`claims/${id}`]: '{"id": "half a rec' });
  await portal.claim.open(sound);
  await portal.claim.hasStatus('2. Under Verification');
  // As either has it.
  await expect(portal.shell.storage).toContainText('2 unreadable records');
  await portal.settings.open();
  const list = page.getByRole('list', { name: 'Unreadable records' }).getByRole('listitem');
  await expect(list).toHaveCount(2);
  await expect(list.filter({ hasText: id })).toHaveCount(2);
});
