import type { RegisterRecords } from '../src/domain/register/kinds/kinds';
import { stat } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import type { Browser, Page } from '@playwright/test';
import { emptyEvidence } from '../src/domain/incident/evidence';
import { formatBytes } from '../src/domain/settings/formatBytes';
import { noRecords } from '../src/test/testRegister';
import { launch, openPage, openPortal, slowdown } from './portal';
import { claimsWanted, recordsOf, store } from './registers';
import { serve } from './serve';

/*
 * `npm run bench:bundle`: the register of 1,000 claims with 200 MB of evidence, exported into one file and imported into
 * an empty register of another browser. It measures the build in `dist` and asserts nothing.
 */

const fileSize = Math.floor((200 * 1024 * 1024) / claimsWanted);

/** Every claim with one photograph of its own in the place of the samples. */
function withEvidence(records: RegisterRecords): RegisterRecords {
  const claims = records.claims.map((claim) => {
    const photo = { id: 'PHOTO', name: 'field.jpg', type: 'image/jpeg', size: fileSize, addedAt: claim.createdAt };
    return { ...claim, evidence: { ...emptyEvidence, photos: [photo] } };
  });
  return { ...records, claims };
}

/** Puts a photograph of noise, which nothing makes smaller, into the browser for each claim. */
async function fillEvidence(page: Page, claimIds: string[]) {
  await page.evaluate(
    async ([ids, size]) => {
      const finished = (request: IDBRequest | IDBTransaction) =>
        new Promise((resolve, reject) => {
          Object.assign(request, { onsuccess: resolve, oncomplete: resolve, onerror: reject });
        });
      const opening = indexedDB.open('claims-evidence');
      opening.onupgradeneeded = () => opening.result.createObjectStore('files');
      await finished(opening);
      for (const id of ids) {
        const bytes = new Uint8Array(size);
        for (let at = 0; at < size; at += 65_536) crypto.getRandomValues(bytes.subarray(at, at + 65_536));
        const writing = opening.result.transaction('files', 'readwrite');
        writing.objectStore('files').put(new Blob([bytes], { type: 'image/jpeg' }), `${id}/PHOTO`);
        await finished(writing);
      }
      opening.result.close();
    },
    [claimIds, fileSize] as const,
  );
}

/** How long some work took and the longest task of the page meanwhile. Milliseconds. */
type Figure = { title: string; time: number; longestTask: number };

async function measure(title: string, page: Page, work: () => Promise<unknown>): Promise<Figure> {
  await page.waitForTimeout(1000);
  await page.evaluate(() => Object.assign(window.stopwatch, { longestTask: 0 }));
  const start = performance.now();
  await work();
  const time = performance.now() - start;
  await page.waitForTimeout(500);
  return { title, time, longestTask: await page.evaluate(() => window.stopwatch.longestTask) };
}

const minutes = { timeout: 600_000 };

async function exportAndImport(browser: Browser, address: string, slowed: boolean): Promise<Figure[]> {
  const records = withEvidence(recordsOf(claimsWanted));
  const opening = slowed ? ({ network: 'Fast 4G' } as const) : {};
  const site = await openPortal(browser, address, await store(records, 'admin'));
  const from = await openPage(site, '/settings', opening);
  await fillEvidence(
    from,
    records.claims.map(({ id }) => id),
  );
  await from.reload();
  await from.getByText('1,000 evidence files').or(from.getByText('1000 evidence files')).waitFor(minutes);
  const downloading = from.waitForEvent('download', minutes);
  const exporting = await measure('Export, from the click to the file', from, async () => {
    await from.getByRole('button', { name: 'Export register', exact: true }).click();
    await downloading;
  });
  const download = await downloading;
  const path = await download.path();
  console.log(`The file has ${formatBytes((await stat(path)).size)}.`);

  const emptySite = await openPortal(browser, address, await store(noRecords, 'admin'));
  const to = await openPage(emptySite, '/settings', opening);
  await to.getByRole('button', { name: 'Import register' }).click();
  const dialog = to.getByRole('dialog');
  const apply = dialog.getByRole('button', { name: 'Import', exact: true });
  await dialog.getByRole('button', { name: 'Choose file' }).waitFor();
  const reading = await measure('Import, reading and checking', to, async () => {
    await dialog.getByLabel('Register file').setInputFiles(path);
    await apply.waitFor(minutes);
  });
  const importing = await measure('Import, evidence and records', to, async () => {
    await apply.click();
    await dialog.getByText('Register imported.').waitFor(minutes);
  });
  await Promise.all([site.context.close(), emptySite.context.close()]);
  return [exporting, reading, importing];
}

const load = () =>
  `load ${loadavg()
    .map((value) => value.toFixed(1))
    .join(' ')} on ${cpus().length} processors`;

const address = await serve('dist');
console.log(`${claimsWanted} claims with 200 MB of evidence; ${cpus()[0]?.model}; ${load()}`);
const browser = await launch();
for (const slowed of [false, true]) {
  console.log(slowed ? `Processor slowed ${slowdown} times` : 'As the machine is');
  for (const { title, time, longestTask } of await exportAndImport(browser, address, slowed)) {
    console.log(`| ${title.padEnd(36)} | ${(time / 1000).toFixed(1)} s | longest task ${longestTask.toFixed(0)} ms |`);
  }
}
await browser.close();
console.log(load());
