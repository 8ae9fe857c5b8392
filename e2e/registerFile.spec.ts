import { createHash } from 'node:crypto';
import { Portal } from './pages/Portal';
import { photo } from './support/files';
import { expect, test } from './support/portalTest';
import { readZip } from './support/zip';

type Manifest = {
  counts: Record<string, number>;
  evidence: { files: number; absent: unknown[] };
  entries: { path: string; size: number; sha256: string }[];
};
type Slices = Record<string, ({ id: string; rev?: number } & Record<string, unknown>)[]>;

/** Exports the register, opens the file, and compares every entry with the manifest. */
async function exportRegister({ page, settings, shell }: Portal) {
  const downloading = page.waitForEvent('download');
  await settings.button('Export register').click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^wildlife-claims-[\d-]+\.zip$/);
  await shell.toastSays('Register exported');
  const entries = await readZip(download);
  const manifest = JSON.parse(Buffer.from(entries.get('manifest.json') ?? []).toString()) as Manifest;
  expect([...entries.keys()]).toEqual([...manifest.entries.map(({ path }) => path), 'manifest.json']);
  for (const { path, size, sha256 } of manifest.entries) {
    const bytes = entries.get(path) ?? new Uint8Array();
    expect(bytes).toHaveLength(size);
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(sha256);
  }
  const { slices } = JSON.parse(Buffer.from(entries.get('register.json') ?? []).toString()) as { slices: Slices };
  for (const [slice, count] of Object.entries(manifest.counts)) expect(slices[slice]).toHaveLength(count);
  return { path: await download.path(), entries, manifest, slices };
}

/** Records but for how often they were written. */
const recordsOf = (slices: Slices, slice: string) => slices[slice]?.map((record) => ({ ...record, rev: undefined }));

test('the register goes to another device in one file, evidence included', async ({ portal, browser }) => {
  const { wizard, settings } = portal;
  await portal.signInAs('district_officer');
  const claimId = await portal.startEvidence();
  await wizard.addFiles('Photos', photo('field.png'));
  await wizard.continueToReview();
  await wizard.submit(claimId);

  await settings.open();
  await expect(settings.section('Data management')).toContainText('248 claims, 1 evidence file (1 KB).');
  const here = await exportRegister(portal);
  expect(here.manifest.evidence).toMatchObject({ files: 1, absent: [] });
  const evidence = [...here.entries].filter(([path]) => path.startsWith(`evidence/${claimId}/`));
  expect(evidence.map(([, bytes]) => Buffer.from(bytes))).toEqual([photo('field.png').buffer]);

  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const there = new Portal(await context.newPage());
  await there.signInAs('admin', '/settings');
  await there.settings.isShown();
  await there.settings.startEmpty();
  await there.settings.button('Import register').click();
  const dialog = there.page.getByRole('dialog', { name: 'Import register' });
  await dialog.getByLabel('Register file').setInputFiles(here.path);
  await dialog.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(dialog).toContainText('The register was imported.');
  await dialog.getByRole('button', { name: 'Close' }).click();

  const again = await exportRegister(there);
  for (const slice of ['claims', 'drafts', 'payments', 'fundLedger']) {
    expect(recordsOf(again.slices, slice), slice).toEqual(recordsOf(here.slices, slice));
  }
  expect([...again.entries].filter(([path]) => path.startsWith('evidence/'))).toEqual(evidence);
  await there.claim.open(claimId, 'evidence');
  await there.page.getByRole('button', { name: 'View field.png' }).click();
  await expect(there.page.getByRole('dialog').getByRole('img', { name: 'field.png' })).toBeVisible();
  await context.close();
});

test('a file that is damaged or of something else is refused, and changes nothing', async ({ portal, page, scan }) => {
  const { settings, dashboard } = portal;
  await portal.signInAs('admin', '/settings');
  await settings.isShown();
  const { entries } = await exportRegister(portal);
  await settings.button('Import register').click();
  const dialog = page.getByRole('dialog', { name: 'Import register' });
  const choose = (name: string, text: string | Uint8Array) =>
    dialog
      .getByLabel('Register file')
      .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(text) });
  const register = Buffer.from(entries.get('register.json') ?? []).toString();
  for (const [name, text, words] of [
    ['register.json', register.slice(0, -9), 'Its text is cut off or damaged.'],
    ['register.json', register.replace('"slices":{', '"slices":{"__proto__":{},'), 'It holds the name __proto__'],
    ['register.zip', 'PK\u0003\u0004 and nothing else', 'The file is cut off or damaged'],
    ['photo.json', Buffer.from([0xff, 0xfe, 0x7b, 0x00]), 'register.json is not in the encoding UTF-8.'],
  ] as const) {
    await choose(name, text);
    await expect(dialog.getByRole('alert')).toContainText(words);
  }
  await scan(page, 'refused file of a register');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await dashboard.open();
  await expect(page.getByText('247').first()).toBeVisible();
});
