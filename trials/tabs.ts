import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pass } from 'node:timers/promises';
import type { CDPSession, Page } from '@playwright/test';
import { roleNames, type Role } from '../src/domain/roles';
import { findBrokenLinks, findFaults, fundResource, type Register } from './book';
import { startBrowser, type RunningBrowser } from './browser';
import { openDeeds } from './deeds';
import {
  createJournal,
  goTo,
  lookOut,
  prepareDeed,
  prepareFundEntry,
  prepareNote,
  readRegister,
  signInAs,
  type Ready,
} from './desk';
import { countRenderers } from './processes';
import { createChance } from './random';
import { address, withServer } from './server';
import { finish, numberOf, seedOf } from './settings';

/*
 * `npm run trials:tabs`: three tabs of one browser with the built portal, in processes of their own, do random deeds on
 * the same claim at the same moment, some asleep or reloaded meanwhile. Each deed that a tab shows as done must be there
 * once and whole, and all tabs and a fresh start must agree.
 *
 * ROUNDS (150), SEED, DIST, PORT.
 */

const rounds = numberOf('ROUNDS', 150);
const seed = seedOf();
const chance = createChance(seed);

/** How long tabs have to agree, and a deed to be answered, milliseconds. */
const longestWait = 10_000;

/** What a tab says that was too late with its deed. */
const refusals = ['This claim was changed by', 'is not possible while the claim is at', 'Another entry was recorded'];

type Tab = { page: Page; devTools: CDPSession };

let wrong = 0;
let refused = 0;
let slept = 0;
let reloaded = 0;
let faulty = false;

function say(what: string) {
  wrong += 1;
  faulty = true;
  console.log(`  ${what}`);
}

async function openTab({ context }: RunningBrowser): Promise<Tab> {
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  await load(page);
  return { page, devTools };
}

async function load(page: Page) {
  await page.goto(`${address}/claims`);
  await page.evaluate(() => window.trial.opened());
}

/**
 * Stops a tab before its next step. Chromium without a screen freezes no page, but its debugger does, and the messages
 * of other tabs are then lost, which is the worst that sleep can do.
 */
async function sleep({ devTools }: Tab) {
  await devTools.send('Debugger.enable');
  await devTools.send('Debugger.pause');
}

const wake = ({ devTools }: Tab) => devTools.send('Debugger.disable');

/** As when somebody turns to a tab. */
const turnTo = ({ page }: Tab) => page.evaluate(() => void window.dispatchEvent(new Event('focus')));

/** The same text for the same register, in whichever order it came about. */
function canonical({ claims, payments, fundLedger, audit, auditChain, notifications, session }: Register): string {
  const byId = (rows: readonly { id: string }[]) => [...rows].sort((a, b) => (a.id < b.id ? -1 : 1));
  const inOrder = (_key: string, value: unknown) =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value;
  const slices = [claims, payments, fundLedger, audit, notifications].map(byId);
  return JSON.stringify([...slices, auditChain, session.current], inOrder);
}

/** The register once all tabs hold the same; undefined when they do not in time. */
async function agreed(tabs: readonly Tab[]): Promise<Register | undefined> {
  const end = Date.now() + longestWait;
  do {
    const [first, ...others] = await Promise.all(tabs.map(({ page }) => readRegister(page)));
    if (first && others.every((other) => canonical(other) === canonical(first))) return first;
    await pass(100);
  } while (Date.now() < end);
  return undefined;
}

/** A deed of the role's on the claim, or on the fund, filled in up to its last click. */
function prepare(
  page: Page,
  journal: ReturnType<typeof createJournal>,
  role: Role,
  { claims }: Register,
  claimId: string,
) {
  const claim = claims.find(({ id }) => id === claimId);
  const open = claim ? openDeeds(role, claim.status) : [];
  if (open.length > 0 && chance.happens(0.7)) return prepareDeed(page, journal, chance.pick(open), claimId);
  if (role === 'finance' && chance.happens(0.3)) return prepareFundEntry(page, journal);
  return prepareNote(page, journal, claimId);
}

/** Resolves when a tab has answered, either way, or says nothing any more. */
async function answer(journal: ReturnType<typeof createJournal>, { deed }: Ready) {
  const late = pass(2000, undefined, { ref: false });
  await Promise.race([journal.done(deed), journal.refused(deed), late]);
}

/** A click that waits for nothing: by the time it comes, the button may be gone. */
async function blindClick({ page, deed, signs, last }: Ready, delay: number) {
  const [words] = signs;
  const button = await last.elementHandle();
  await lookOut(page, deed, words ? [words] : []);
  await lookOut(
    page,
    { ...deed, id: `${deed.id} refused` },
    refusals.map((said) => ({ words: said })),
  );
  return async () => {
    await pass(delay);
    await button?.evaluate((element) => (element as HTMLElement).click());
  };
}

async function round(
  tabs: readonly Tab[],
  journal: ReturnType<typeof createJournal>,
  before: Register,
): Promise<Register> {
  const { session, claims } = before;
  const role = session.current?.role ?? 'district_officer';
  const open = claims.filter(({ status }) => openDeeds(role, status).length > 0);
  const claim = chance.pick(open.length > 0 && chance.happens(0.85) ? open : claims);
  const [first, second, third] = shuffled(tabs);
  const busy = [first, second, ...(chance.happens(0.4) ? [third] : [])].flatMap((tab) => tab ?? []);
  const ready = await Promise.all(busy.map(({ page }) => prepare(page, journal, role, before, claim.id)));
  const sleeper = chance.happens(0.25) ? third : undefined;
  const reloading = chance.happens(0.15) ? first : undefined;
  const sends = await Promise.all(
    ready.map(async (deed) => ({ deed, click: await blindClick(deed, chance.between(0, 30)) })),
  );
  const awake = sends.filter(({ deed }) => deed.page !== sleeper?.page);
  const late = sends.filter(({ deed }) => deed.page === sleeper?.page);

  if (sleeper) {
    slept += 1;
    await sleep(sleeper);
  }
  await Promise.all(awake.map(({ click }) => click()));
  let reload: Promise<void> | undefined;
  if (reloading) {
    reloaded += 1;
    await pass(chance.between(0, 60));
    reload = load(reloading.page);
  }
  const staying = awake.filter(({ deed }) => deed.page !== reloading?.page);
  await Promise.all(staying.map(({ deed }) => answer(journal, deed)));
  if (sleeper) {
    await wake(sleeper);
    // What it had filled in is sent the moment it wakes up.
    await Promise.all(late.map(({ click }) => click()));
    await Promise.all(late.map(({ deed }) => answer(journal, deed)));
    await turnTo(sleeper);
  }
  // Only now: the sleeper may have been stopped in its turn, for which a start waits too.
  await reload;
  const unsent = ready.filter(({ deed }) => deed.shownAt === undefined);
  refused += unsent.length;
  // Its form stands there as it was filled in, and would ask before it is left.
  for (const { page } of unsent.filter(({ deed }) => deed.resourceId === fundResource)) await load(page);

  const now = await agreed(tabs);
  if (!now) say('the tabs do not agree');
  const after = now ?? (await readRegister(tabs[0]?.page ?? fail()));
  const faults = [...findFaults(before, after, journal.tried, Date.now()), ...(await findBrokenLinks(after))];
  for (const { kind, what } of faults) say(`${kind}: ${what}`);
  journal.tried.length = 0;
  return after;
}

function fail(): never {
  throw new Error('There is no tab');
}

function shuffled<Item>(items: readonly Item[]): Item[] {
  return items
    .map((item) => ({ item, place: chance.next() }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item);
}

let shown = 0;
let failedRounds = 0;

await withServer(async () => {
  console.log(`Tabs: ${rounds} rounds, seed ${seed}`);
  const profile = await mkdtemp(join(tmpdir(), 'trial-tabs-'));
  const journal = createJournal(seed, () => {
    shown += 1;
  });
  let browser = await startBrowser(profile, journal.shown);
  const [blank] = browser.context.pages();
  const tabs = [await openTab(browser), await openTab(browser), await openTab(browser)];
  await blank?.close();
  const [one] = tabs;
  if (!one) fail();
  console.log(`${countRenderers(browser.pid)} processes for ${tabs.length} tabs`);
  let before = await readRegister(one.page);
  for (let number = 1; number <= rounds; number += 1) {
    faulty = false;
    if (number % 8 === 1) {
      // A form that was refused and stands there unsent would ask before anybody signs out.
      await load(one.page);
      await signInAs(one.page, journal, chance.pick(roleNames));
      await Promise.all(tabs.map(({ page }) => goTo(page, '/claims')));
      const now = await agreed(tabs);
      if (now) before = now;
      else say('the tabs do not agree on who is signed in');
      journal.tried.length = 0;
    }
    before = await round(tabs, journal, before);
    if (faulty) failedRounds += 1;
    if (faulty || number % 10 === 0) console.log(`Round ${number}: ${shown} shown, ${refused} refused, ${wrong} wrong`);
  }
  await browser.close();

  browser = await startBrowser(profile, journal.shown);
  const fresh = await openTab(browser);
  const now = await readRegister(fresh.page);
  if (canonical(now) !== canonical(before) || now.storage.setAside.length > 0) {
    say('a fresh start does not agree');
    failedRounds += 1;
  }
  await browser.close();
  await rm(profile, { recursive: true, force: true, maxRetries: 5 });
});

finish({
  trial: 'tabs',
  seed,
  done: `${rounds} rounds in 3 tabs, ${shown} deeds shown as done, ${refused} refused, ${slept} times asleep, ${reloaded} reloads meanwhile`,
  found: `${wrong} lost, doubled, half done, broken off the audit chain or not agreed on`,
  passed: rounds - Math.min(rounds, failedRounds),
  failed: Math.min(rounds, failedRounds),
});
