import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type CDPSession, type Page } from '@playwright/test';
import { Portal } from '../e2e/pages/Portal';
import { roleNames } from '../src/domain/user/roles';
import { findFaults, type Register } from './book';
import { startBrowser, type RunningBrowser } from './browser';
import { openDeeds } from './deeds';
import { createJournal, prepareDeed, prepareNote, readRegister, send, signInAs, type Ready } from './desk';
import { killBrowser } from './processes';
import { createChance } from './random';
import { address, withServer } from './server';
import { finish, numberOf, seedOf } from './settings';

/*
 * `npm run trials:quota`: deeds in the built portal in Chromium while its localStorage is filled up, its database may
 * not grow, or both. Work goes on, a banner that stays says what is not saved; when there is room again all is saved and
 * said so; and after a reload, or after the browser is killed, nothing is missing.
 *
 * ROUNDS (12), SEED, DIST, PORT.
 */

const rounds = numberOf('ROUNDS', 12);
const seed = seedOf();
const chance = createChance(seed);

const narrownesses = ['both', 'database', 'localStorage'] as const;
type Narrowness = (typeof narrownesses)[number];

/** What could not be saved is tried again every ten seconds. */
const retrying = { timeout: 30_000 };

let wrong = 0;
let shown = 0;
let waited = 0;

const filler = 'not-of-the-portal/';

/** Leaves not one character of localStorage free. */
const fillLocal = (page: Page) =>
  page.evaluate((prefix) => {
    let count = 0;
    for (let size = 1 << 20; size >= 1;) {
      try {
        localStorage.setItem(`${prefix}${(count += 1)}`, 'x'.repeat(size));
      } catch {
        size = size >> 1;
      }
    }
  }, filler);

const freeLocal = (page: Page) =>
  page.evaluate((prefix) => {
    for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key);
  }, filler);

type Tab = { page: Page; devTools: CDPSession };

/** The bytes that the databases may take; what the disk allows when left out. */
const setQuota = ({ devTools }: Tab, quotaSize?: number) =>
  devTools.send('Storage.overrideQuotaForOrigin', { origin: address, quotaSize });

async function widen(tab: Tab) {
  await freeLocal(tab.page);
  await setQuota(tab);
}

/**
 * Opens the portal where nothing else is open. A browser asks for the quota seldom once it has let something be written,
 * so that it must be small from the start of the browser to be felt.
 */
async function openPortal({ context }: RunningBrowser, quotaSize?: number): Promise<Tab> {
  const page = await context.newPage();
  for (const other of context.pages()) if (other !== page) await other.close();
  const tab = { page, devTools: await context.newCDPSession(page) };
  if (quotaSize !== undefined) await setQuota(tab, quotaSize);
  await page.goto(`${address}/claims`);
  await page.evaluate(() => window.trial.opened());
  return tab;
}

/** Any deed that is open to whoever is signed in. */
async function prepareAny(page: Page, journal: ReturnType<typeof createJournal>): Promise<Ready> {
  const { claims, session } = await readRegister(page);
  const role = session.current?.role ?? 'district_officer';
  const open = claims.flatMap((claim) => openDeeds(role, claim).map((name) => ({ id: claim.id, name })));
  if (open.length === 0 || chance.happens(0.4)) return prepareNote(page, journal, chance.pick(claims).id);
  const { id, name } = chance.pick(open);
  return prepareDeed(page, journal, name, id);
}

/** The deeds of a round while there is no room; says how many of them waited to be saved. */
async function workWithoutRoom(page: Page, journal: ReturnType<typeof createJournal>, what: Narrowness) {
  const { shell } = new Portal(page);
  const count = chance.between(2, 5);
  for (let number = 0; number < count; number += 1) {
    const ready = await prepareAny(page, journal);
    await send(ready);
    await journal.done(ready.deed);
    shown += 1;
    // What the database has taken is kept.
    if (what === 'localStorage') await expect(shell.storage).not.toContainText('not saved');
    else await expect(shell.storage).toContainText('not saved');
    await expect(shell.unsavedMark).toBeVisible({ visible: what !== 'localStorage' });
  }
  if (what !== 'localStorage') waited += count;
}

/** Room again: all is saved without anybody's doing, and said so. */
async function untilSaved(tab: Tab, what: Narrowness) {
  const { shell } = new Portal(tab.page);
  const told =
    what === 'localStorage' ? undefined : shell.toasts.getByText('Everything is saved again').waitFor(retrying);
  told?.catch(() => undefined);
  await widen(tab);
  await expect(shell.unsavedMark).toBeHidden(retrying);
  await expect(shell.storage).not.toContainText('not saved');
  await told;
}

/** Holds what is there after a start against what was there before and what was done since. */
function check(before: Register, now: Register, journal: ReturnType<typeof createJournal>): string[] {
  const faults = findFaults(before, now, journal.tried, Date.now()).map(({ kind, what }) => `${kind}: ${what}`);
  if (now.storage.unsaved > 0) faults.push(`${now.storage.unsaved} records are not saved`);
  if (now.storage.setAside.length > 0) faults.push('records were set aside');
  return faults;
}

async function runRound(number: number): Promise<string[]> {
  const profile = await mkdtemp(join(tmpdir(), 'trial-quota-'));
  const journal = createJournal(seed * 1000 + number);
  let browser = await startBrowser(profile, journal.shown);
  const what = narrownesses[number % narrownesses.length] ?? 'both';
  const ending = chance.happens(0.5) ? 'the browser killed' : 'a reload';
  console.log(`Round ${number}: no room in ${what}, then ${ending}`);
  const restart = async () => {
    browser = await startBrowser(profile, journal.shown);
  };
  try {
    const first = await openPortal(browser);
    await signInAs(first.page, journal, chance.pick(roleNames));
    await browser.close();
    await restart();

    const tab = await openPortal(browser, what === 'localStorage' ? undefined : 1);
    const before = await readRegister(tab.page);
    journal.tried.length = 0;
    if (what !== 'database') await fillLocal(tab.page);
    await workWithoutRoom(tab.page, journal, what);
    await untilSaved(tab, what);

    if (ending === 'a reload') {
      await tab.page.reload();
      await tab.page.evaluate(() => window.trial.opened());
      return check(before, await readRegister(tab.page), journal);
    }
    killBrowser(browser.pid);
    await browser.ended;
    await restart();
    return check(before, await readRegister((await openPortal(browser)).page), journal);
  } catch (error) {
    return [String(error)];
  } finally {
    await browser.close();
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

let failedRounds = 0;

await withServer(async () => {
  console.log(`Quota: ${rounds} rounds, seed ${seed}`);
  for (let number = 0; number < rounds; number += 1) {
    const faults = await runRound(number);
    wrong += faults.length;
    if (faults.length > 0) failedRounds += 1;
    for (const fault of faults) console.log(`  ${fault}`);
  }
});

finish({
  trial: 'quota',
  seed,
  done: `${rounds} rounds without room, ${shown} deeds, ${waited} of them in memory until there was room again`,
  found: `${wrong} lost, doubled, half done, or not told`,
  passed: rounds - failedRounds,
  failed: failedRounds,
});
