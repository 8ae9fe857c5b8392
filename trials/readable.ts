import type { RegisterRecords } from '../src/domain/register/kinds/kinds';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pass } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { ImportDialog } from '../e2e/pages/ImportDialog';
import { PassphrasePage } from '../e2e/pages/PassphrasePage';
import { Portal } from '../e2e/pages/Portal';
import type { TestFile } from '../e2e/support/files';
import { linkSample } from '../src/domain/audit/sampleChain';
import { canAdminister } from '../src/domain/user/administrators';
import { makeSampleRegister } from '../src/sampleData/sampleRegister';
import { registerAsJson } from '../src/store/persistence/shapes/registerJson';
import { createBrowser } from '../src/test/testRegister';
import { startBrowser, type RunningBrowser } from './browser';
import { readRegister } from './desk';
import { killBrowser } from './processes';
import { createChance } from './random';
import { address, withServer } from './server';
import { finish, numberOf, seedOf } from './settings';
import { filesIn, readableIn } from './unpack';

/*
 * `npm run trials:readable`: what can be read in the files of a Chromium profile once a device passphrase is on. A register
 * of 247 claims comes in from a file, and the passphrase is turned on before it or after it; in some rounds the browser is
 * killed meanwhile. Then the portal is opened and closed twice, and the files of the profile, unpacked, are searched for
 * the national IDs.
 *
 * RUNS (20; rounds with a kill), SEED, DIST, PORT.
 */

const ways = {
  first: 'on before anything comes in',
  later: 'on later',
  killed: 'on later, the browser killed meanwhile',
  steps: 'on later, then by the steps that Settings lists',
} as const;
type Way = keyof typeof ways;

const runs = numberOf('RUNS', 20);
const seed = seedOf();
const chance = createChance(seed);

const passphrase = 'two hyrax under the bridge';

/** What Chromium does with localStorage reaches the disk some five seconds later, milliseconds. */
const untilKept = 6000;

/** About how long everything takes to be sealed and swept, and the sweep alone, milliseconds. */
const longestWork = 1500;
const longestSweep = 150;

/** What a start may take on a busy machine after a kill, milliseconds. */
const longestStart = 60_000;

const idPattern = /C[MF]\d{9}[A-Z]{3}/g;

/** The sample register with national IDs of this trial alone, as a file. */
async function makeRegister() {
  const now = new Date().toISOString();
  const given = new Map<string, string>();
  const text = JSON.stringify(makeSampleRegister(now)).replace(idPattern, (id) => {
    const digits = String(chance.between(0, 9_999_999)).padStart(7, '0');
    const next = given.get(id) ?? id.slice(0, 4) + digits + id.slice(-3);
    given.set(id, next);
    return next;
  });
  const records = JSON.parse(text) as RegisterRecords;
  const laidDown = { ...records, audit: await linkSample(records.audit) };
  const tab = createBrowser({ start: now }).openTab({ layDown: () => Promise.resolve(laidDown) });
  await tab.opened;
  const buffer = Buffer.from(registerAsJson(tab.store.getState(), now));
  const file: TestFile = { name: 'register.json', mimeType: 'application/json', buffer };
  return { ids: new Set(given.values()), administrator: records.users.find(canAdminister), file };
}

const { ids, administrator, file } = await makeRegister();

/** How many of the national IDs can be read, by the folder of the profile. */
type Readable = { indexedDB: number; localStorage: number; elsewhere: number };

function countReadable(profile: string): Readable {
  const found = { indexedDB: new Set<string>(), localStorage: new Set<string>(), elsewhere: new Set<string>() };
  for (const path of filesIn(profile)) {
    const place = /\/(IndexedDB|Local Storage)\//.exec(path)?.[1];
    const set = { IndexedDB: found.indexedDB, 'Local Storage': found.localStorage }[place ?? ''] ?? found.elsewhere;
    for (const id of readableIn(path, ids, idPattern)) set.add(id);
  }
  const { indexedDB, localStorage, elsewhere } = found;
  return { indexedDB: indexedDB.size, localStorage: localStorage.size, elsewhere: elsewhere.size };
}

/** A profile, the browser that runs on it, and what is done when its page says what it was to look out for. */
type Desk = { profile: string; browser: RunningBrowser; onShown: () => void };

const start = async (desk: Omit<Desk, 'browser'>): Promise<Desk> =>
  Object.assign(desk, { browser: await startBrowser(desk.profile, () => desk.onShown()) });

const openDesk = async () =>
  start({ profile: await mkdtemp(join(tmpdir(), 'trial-readable-')), onShown: () => undefined });

/** Closes the browser, looks at its files, and starts it again. */
async function restart(desk: Desk): Promise<Readable> {
  await desk.browser.close();
  const readable = countReadable(desk.profile);
  await start(desk);
  return readable;
}

async function openPage({ browser: { context } }: Desk, url: string): Promise<Page> {
  const page = await context.newPage();
  for (const other of context.pages()) if (other !== page) await other.close();
  await page.goto(url);
  return page;
}

/** The first day on a device: an empty register, and its settings. */
async function startEmpty(desk: Desk): Promise<Page> {
  const page = await openPage(desk, address);
  const { login, dashboard, settings } = new Portal(page);
  await page.evaluate(() => window.trial.opened());
  await page.getByRole('radio', { name: 'Start with an empty register' }).check();
  // An empty register has four eyes, and nobody imports what shuts them out.
  await login.fill('admin', administrator);
  await login.submit.click();
  await page.getByRole('button', { name: 'Start empty' }).click();
  await dashboard.isShown();
  await page.getByRole('link', { name: 'Settings', exact: true }).click();
  await settings.isShown();
  return page;
}

async function bringIn(page: Page, register: TestFile) {
  const dialog = new ImportDialog(page);
  await dialog.choose(register);
  await dialog.confirm();
  await dialog.close();
}

/** The register lies open for a while, as in a browser that was closed since. */
async function bringInOpen(desk: Desk): Promise<Page> {
  let page = await startEmpty(desk);
  await bringIn(page, file);
  const mirrored = (claims: number) =>
    Object.keys(localStorage).filter((key) => key.startsWith('reg/claims/')).length >= claims;
  // A busy machine takes its time to write files, and what it did not write is mirrored anew at the next opening.
  for (let tries = 1; tries <= 6; tries += 1) {
    // The mirror is made while the page has nothing else to do.
    await page.waitForFunction(mirrored, ids.size);
    await pass(untilKept);
    const { indexedDB, localStorage } = await restart(desk);
    page = await openPage(desk, `${address}/settings`);
    await new Portal(page).settings.isShown();
    if (Math.min(indexedDB, localStorage) >= ids.size) return page;
  }
  throw new Error(`The trial does not find all that lies open of ${ids.size}`);
}

const turnOn = (page: Page) => new PassphrasePage(page).turnOn(passphrase);

/** Turns it on, and kills the browser at any moment of that, above all while it sweeps. */
async function turnOnKilled(desk: Desk, page: Page) {
  const words = chance.happens(0.8) ? 'Removing old copies…' : 'Records';
  await page.evaluate((said) => window.trial.lookOut('passphrase', [{ words: said }]), words);
  const begun = new Promise<void>((resolve) => (desk.onShown = resolve));
  const going = new PassphrasePage(page).fillTurnOn(passphrase).catch(() => undefined);
  await begun;
  await pass(chance.between(0, words === 'Records' ? longestWork : longestSweep));
  killBrowser(desk.browser.pid);
  await Promise.all([desk.browser.ended, going]);
  await start(desk);
}

/** All data of all sites: what Chromium deletes of one site alone stays in the files of localStorage. */
async function deleteSiteData(desk: Desk) {
  const page = await openPage(desk, 'chrome://settings/clearBrowserData');
  await page.locator('#moreButton').click();
  await page.getByText('All time', { exact: true }).last().click();
  await page.locator('#deleteButton').click();
  await page.locator('#deleteBrowsingDataDialog').waitFor({ state: 'hidden' });
}

/** What Settings lists for whoever wants to be rid of all that lay open. */
async function goBySteps(desk: Desk, page: Page) {
  const downloading = page.waitForEvent('download');
  await new Portal(page).settings.button('Export register').click();
  const exported = await readFile(await (await downloading).path());
  await deleteSiteData(desk);
  await restart(desk);
  const again = await startEmpty(desk);
  await turnOn(again);
  await bringIn(again, { name: 'register.zip', mimeType: 'application/zip', buffer: exported });
}

async function goThrough(way: Way, desk: Desk) {
  if (way === 'first') {
    const page = await startEmpty(desk);
    await turnOn(page);
    return bringIn(page, file);
  }
  const page = await bringInOpen(desk);
  if (way === 'killed') return turnOnKilled(desk, page);
  await turnOn(page);
  if (way === 'steps') await goBySteps(desk, page);
}

/** Opens the portal with the passphrase, if it is on, and holds the register against what came in. */
async function openAgain(desk: Desk): Promise<{ isOn: boolean; isWhole: boolean }> {
  const page = await openPage(desk, `${address}/claims`);
  const asked = new PassphrasePage(page);
  const rows = page.getByRole('row').nth(1);
  // The frame of the page shows the heading alone.
  await asked.field.or(rows).waitFor({ timeout: longestStart });
  const isOn = await asked.field.isVisible();
  if (isOn) await asked.enter(passphrase);
  await rows.waitFor();
  await page.evaluate(() => window.trial.opened());
  const kept = new Set<string>(JSON.stringify(await readRegister(page)).match(idPattern));
  return { isOn, isWhole: [...ids].every((id) => kept.has(id)) };
}

const faultsOf = (way: Way, { indexedDB, localStorage, elsewhere }: Readable, isWhole: boolean) => [
  ...(isWhole ? [] : ['the register is not whole']),
  ...(indexedDB + elsewhere > 0 ? ['what lay open in the database can be read'] : []),
  ...((way === 'first' || way === 'steps') && localStorage > 0 ? ['what lay open in localStorage can be read'] : []),
];

async function runRound(way: Way): Promise<{ readable?: Readable; faults: string[] }> {
  const desk = await openDesk();
  try {
    await goThrough(way, desk);
    if (way !== 'killed') await restart(desk);
    const first = await openAgain(desk);
    await restart(desk);
    const second = await openAgain(desk);
    const readable = await restart(desk);
    const isWhole = first.isWhole && second.isWhole;
    // Killed before it had begun, it is off, and nothing is promised.
    if (second.isOn) return { readable, faults: faultsOf(way, readable, isWhole) };
    return { faults: way === 'killed' && isWhole ? [] : ['the passphrase is not on, or the register is not whole'] };
  } catch (error) {
    return { faults: [String(error)] };
  } finally {
    killBrowser(desk.browser.pid);
    await desk.browser.ended;
    await rm(desk.profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

const rounds: Way[] = ['first', 'later', 'steps', ...Array<Way>(runs).fill('killed')];
const most = new Map<Way, Readable>();
let failed = 0;

await withServer(async () => {
  console.log(`Readable: ${rounds.length} rounds, ${ids.size} national IDs, seed ${seed}`);
  for (const way of rounds) {
    const { readable, faults } = await runRound(way);
    if (faults.length > 0) failed += 1;
    const { indexedDB = 0, localStorage = 0, elsewhere = 0 } = readable ?? {};
    console.log(
      `${ways[way]}: ${readable ? `IndexedDB ${indexedDB}, localStorage ${localStorage}, elsewhere ${elsewhere}` : 'off'}`,
    );
    for (const fault of faults) console.log(`  ${fault}`);
    const before = most.get(way);
    most.set(way, {
      indexedDB: Math.max(indexedDB, before?.indexedDB ?? 0),
      localStorage: Math.max(localStorage, before?.localStorage ?? 0),
      elsewhere: Math.max(elsewhere, before?.elsewhere ?? 0),
    });
  }
});

finish({
  trial: 'readable',
  seed,
  done: `${rounds.length} profiles with ${ids.size} national IDs, ${runs} of them killed meanwhile`,
  found: Array.from(
    most,
    ([way, { indexedDB, localStorage, elsewhere }]) =>
      `${ways[way]}: ${indexedDB} readable in IndexedDB, ${localStorage} in localStorage, ${elsewhere} elsewhere`,
  ).join('; '),
  passed: rounds.length - failed,
  failed,
});
