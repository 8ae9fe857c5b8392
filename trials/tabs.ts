import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pass } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { Portal } from '../e2e/pages/Portal';
import { roleNames, type Role } from '../src/domain/user/roles';
import { findBrokenLinks, findFaults, fundResource, sessionResource, type Register } from './book';
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
  send,
  signInAs,
  type Journal,
  type Ready,
} from './desk';
import { countRenderers } from './processes';
import { createChance } from './random';
import { builtPortal, withServer } from './server';
import { finish, numberOf, seedOf } from './settings';
import { copyWithSnapshots, watchSnapshots } from './snapshots';
import {
  agreed,
  canonical,
  goOn,
  load,
  longestWait,
  openTab,
  sleep,
  stopInMidDeed,
  turnTo,
  wake,
  type Tab,
} from './tab';

/*
 * `npm run trials:tabs`: three tabs of one browser with the built portal, in processes of their own, do random deeds on
 * the same claim at the same moment, some asleep or reloaded meanwhile. Each deed that a tab shows as done must be there
 * once and whole, and all tabs and a fresh start must agree. A tab stopped in mid-deed must not hold up the others
 * without a word: a deed called off never happens, one waited for does. Whoever signs out is signed out, though the page
 * is loaded anew in that instant. The portal is built as it is, but for one number: it takes a snapshot after every event,
 * so that the log has let go of what a tab slept through.
 *
 * ROUNDS (150), SEED, DIST, PORT.
 */

const rounds = numberOf('ROUNDS', 150);
const seed = seedOf();
const chance = createChance(seed);

/** What a tab says that was too late with its deed. */
const refusals = [
  'This claim was changed by',
  'changed this claim',
  'is not possible: the claim',
  'has a newer entry',
  'Another entry was recorded',
];

let wrong = 0;
let refused = 0;
let slept = 0;
let reloaded = 0;
let stopped = 0;
let calledOff = 0;
let left = 0;
let heldUp = 0;
let snapshots = 0;
let faulty = false;

function say(what: string) {
  wrong += 1;
  faulty = true;
  console.log(`  ${what}`);
}

/** A deed of the role's on the claim, or on the fund, filled in up to its last click. */
function prepare(page: Page, journal: Journal, role: Role, { claims }: Register, claimId: string) {
  const claim = claims.find(({ id }) => id === claimId);
  const open = claim ? openDeeds(role, claim) : [];
  if (open.length > 0 && chance.happens(0.7)) return prepareDeed(page, journal, chance.pick(open), claimId);
  if (role === 'finance' && chance.happens(0.3)) return prepareFundEntry(page, journal);
  return prepareNote(page, journal, claimId);
}

/** Resolves when a tab has answered, either way, or says nothing any more. */
async function answer(journal: Journal, { deed }: Ready) {
  const late = pass(2000, undefined, { ref: false });
  await Promise.race([journal.done(deed), journal.refused(deed), late]);
}

/** A click that waits for nothing: by the time it comes, the button may be gone. */
async function blindClick({ page, deed, signs, last }: Ready, delay: number) {
  const [words] = signs;
  const button = await last.elementHandle();
  await lookOut(page, deed, words ? [words] : []);
  // Above a note it is only said that the claim has changed: the note is added all the same.
  const said = deed.action === 'NOTE_ADDED' ? [] : refusals;
  await lookOut(
    page,
    { ...deed, id: `${deed.id} refused` },
    said.map((words) => ({ words })),
  );
  return async () => {
    await pass(delay);
    await button?.evaluate((element) => (element as HTMLElement).click());
  };
}

async function round(tabs: readonly Tab[], journal: Journal, before: Register): Promise<Register> {
  const { session, claims } = before;
  const role = session.current?.role ?? 'district_officer';
  const open = claims.filter((claim) => openDeeds(role, claim).length > 0);
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

  return settle(tabs, journal, before);
}

/** The register that all tabs come to hold, with what was tried since held against it. */
async function settle(tabs: readonly Tab[], journal: Journal, before: Register) {
  const now = await agreed(tabs);
  if (!now) say('the tabs do not agree');
  const after = now ?? (await readRegister(tabs[0]?.page ?? fail()));
  const faults = [...findFaults(before, after, journal.tried, Date.now()), ...(await findBrokenLinks(after))];
  for (const { kind, what } of faults) say(`${kind}: ${what}`);
  journal.tried.length = 0;
  return after;
}

/** A deed while another tab stands still in the middle of one: the person calls it off, or the other tab goes on or away. */
async function roundOfStopped(
  browser: RunningBrowser,
  tabs: Tab[],
  journal: Journal,
  before: Register,
): Promise<Register> {
  const [worker = fail(), other = fail()] = shuffled(tabs);
  const { page } = worker;
  const ready = await prepareNote(page, journal, chance.pick(before.claims).id);
  await stopInMidDeed(other);
  stopped += 1;
  await send(ready);
  const end = chance.pick(['called off', 'goes on', 'is closed'] as const);
  if (end === 'called off') {
    calledOff += 1;
    await page.getByRole('button', { name: 'Cancel action' }).click();
    await page.getByText('You cancelled this before it was saved').waitFor();
    // Whatever is there of it now is there against the person's will.
    journal.tried.length = 0;
  } else await pass(chance.between(0, 4000));
  if (end === 'is closed') {
    await other.page.close();
    tabs.splice(tabs.indexOf(other), 1, await openTab(browser));
  } else await goOn(other);
  if (end !== 'called off') await journal.done(ready.deed).catch((error: Error) => say(error.message));
  // What was typed and called off stands in its form.
  await load(page);
  return settle(tabs, journal, before);
}

/** Signs out in a tab that is loaded anew in that instant, and that may have to wait for another one meanwhile. */
async function leave(tabs: readonly Tab[], journal: Journal, before: Register) {
  const [{ page } = fail(), other = fail()] = shuffled(tabs);
  const { current } = before.session;
  if (!current) return before;
  const { shell, login } = new Portal(page);
  // A start waits with the register until sign-in is painted, and behind others nothing is.
  await page.bringToFront();
  await load(page);
  await shell.userMenu.click();
  const item = page.getByRole('menuitem', { name: 'Sign Out' });
  let isStopped = chance.happens(0.5);
  if (isStopped) await stopInMidDeed(other);
  left += 1;
  await item.evaluate((element: HTMLElement) => {
    element.click();
    location.reload();
  });
  // A tab that was stopped while it writes to the database has every start wait, which says so.
  const waits = page.getByRole('heading', { name: 'storage does not respond' });
  await login.submit
    .or(waits)
    .waitFor()
    .catch(() => undefined);
  if (isStopped && (await waits.isVisible())) {
    heldUp += 1;
    isStopped = false;
    await goOn(other);
  }
  await login.submit.waitFor().catch(() => say(`${current.name} is signed in again`));
  const deed = journal.begin({ action: 'LOGOUT', resourceId: sessionResource(current.name), token: '' });
  deed.shownAt = Date.now();
  if (isStopped) await goOn(other);
  await logged(page, current.sessionId);
  return settle(tabs, journal, before);
}

/** Resolves when the end of a session is in the log, which whoever has the next turn writes, or after a while. */
async function logged(page: Page, sessionId: string) {
  const end = Date.now() + longestWait;
  const isThere = async () => {
    const { audit } = await readRegister(page);
    return audit.some((row) => row.action === 'LOGOUT' && row.sessionId === sessionId);
  };
  while (!(await isThere()) && Date.now() < end) await pass(100);
}

/** Lets a person of any role sit down at the tabs; returns the register that they find. */
async function changePerson(tabs: readonly Tab[], journal: Journal, before: Register) {
  const [{ page } = fail()] = tabs;
  // A form that was refused and stands there unsent would ask before anybody signs out.
  await load(page);
  await signInAs(page, journal, chance.pick(roleNames));
  await Promise.all(tabs.map((tab) => goTo(tab.page, '/claims')));
  const now = await agreed(tabs);
  if (!now) say('the tabs do not agree on who is signed in');
  journal.tried.length = 0;
  return now ?? before;
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

await withServer(
  async () => {
    console.log(`Tabs: ${rounds} rounds, seed ${seed}`);
    const profile = await mkdtemp(join(tmpdir(), 'trial-tabs-'));
    const journal = createJournal(seed, () => {
      shown += 1;
    });
    let browser = await startBrowser(profile, journal.shown);
    await watchSnapshots(browser.context, ({ isKept }) => {
      if (isKept) snapshots += 1;
    });
    const [blank] = browser.context.pages();
    const tabs = [await openTab(browser), await openTab(browser), await openTab(browser)];
    await blank?.close();
    console.log(`${countRenderers(browser.pid)} processes for ${tabs.length} tabs`);
    let before = await readRegister(tabs[0]?.page ?? fail());
    for (let number = 1; number <= rounds; number += 1) {
      faulty = false;
      if (number % 8 === 1) before = await changePerson(tabs, journal, before);
      before = await (number % 8 === 4 ? roundOfStopped(browser, tabs, journal, before) : round(tabs, journal, before));
      if (number % 8 === 5) before = await changePerson(tabs, journal, await leave(tabs, journal, before));
      if (faulty) failedRounds += 1;
      if (faulty || number % 10 === 0)
        console.log(`Round ${number}: ${shown} shown, ${refused} refused, ${wrong} wrong`);
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
  },
  copyWithSnapshots(builtPortal, 1),
);

finish({
  trial: 'tabs',
  seed,
  done: `${rounds} rounds in 3 tabs, ${shown} deeds shown as done, ${refused} refused, ${slept} times asleep, ${reloaded} reloads meanwhile; ${stopped} deeds beside a stopped tab, ${calledOff} of them called off; ${left} sign-outs left at once, ${heldUp} of them held up by a tab stopped while it wrote; ${snapshots} snapshots`,
  found: `${wrong} lost, doubled, half done, broken off the audit chain or not agreed on`,
  passed: rounds - Math.min(rounds, failedRounds),
  failed: Math.min(rounds, failedRounds),
});
