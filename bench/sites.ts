import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Browser } from '@playwright/test';
import { floorFolder } from './floor/build';
import type { FloorRecords } from './floor/claims';
import { openPortal, openSite, type Site } from './portal';
import { claimsWanted, recordsOf, store } from './registers';

/** A build that is measured: what its column is called, its folder, and the address of its list. */
export type Contestant = {
  title: string;
  folder: string;
  list: string;
  open: (browser: Browser, address: string, claims: number) => Promise<Site>;
};

/** A register of as many claims, as the code of this clone stores it, with an officer signed in. */
export async function openRegister(browser: Browser, address: string, claims: number): Promise<Site> {
  return openPortal(browser, address, await store(recordsOf(claims)));
}

/**
 * The register for another build, which may store other versions. Its clone links to this one's node_modules: Playwright
 * refuses to be there twice. A `dist` in a clone of its own has it stored by the code
 * of that clone, where that clone's bench knows how. Any other folder is given what this clone stores, and brings it up to
 * date in its first visit, which is not measured: so of two such builds the older has the bench, and the newer is beside.
 */
function openBeside(folder: string): Contestant['open'] {
  const itsOwn = resolve(folder, '../bench/sites.ts');
  return async (browser, address, claims) => {
    const bench = existsSync(itsOwn) ? ((await import(itsOwn)) as { openRegister: typeof openRegister }) : undefined;
    return (bench?.openRegister ?? openRegister)(browser, address, claims);
  };
}

/** The floor's copy of the same records: one text of localStorage or, above a thousand claims, the tables of a database. */
async function openFloor(browser: Browser, address: string, count: number): Promise<Site> {
  const { claims, payments } = recordsOf(count);
  const records: FloorRecords = { claims, payments };
  if (count <= claimsWanted) return openSite(browser, address, [['records', JSON.stringify(records)]]);
  const site = await openSite(browser, address, []);
  const page = await site.context.newPage();
  // A page of the floor's address without its code.
  await page.route('**', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await page.goto(address);
  await page.evaluate(async (tables) => {
    const opening = indexedDB.open('claims', 1);
    opening.onupgradeneeded = () => {
      for (const name of Object.keys(tables)) opening.result.createObjectStore(name, { keyPath: 'id' });
    };
    await new Promise((done) => (opening.onsuccess = done));
    const writing = opening.result.transaction(Object.keys(tables), 'readwrite');
    for (const [name, rows] of Object.entries(tables)) for (const row of rows) writing.objectStore(name).put(row);
    await new Promise((done) => (writing.oncomplete = done));
    opening.result.close();
  }, records);
  await page.close();
  return site;
}

/** The portal, the floor, and what `BESIDE` names, in the order of their columns. */
export function contestants(): Contestant[] {
  const beside = process.env['BESIDE'];
  const list = '/claims';
  return [
    { title: 'portal', folder: process.env['DIST'] ?? 'dist', list, open: openRegister },
    { title: 'floor', folder: floorFolder, list: '/', open: openFloor },
    ...(beside ? [{ title: 'beside', folder: beside, list, open: openBeside(beside) }] : []),
  ];
}
