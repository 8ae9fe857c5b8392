import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pass } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { roleNames } from '../src/domain/user/roles';
import { makeSampleRegister } from '../src/sampleData/sampleRegister';
import { findBrokenLinks, findFaults, type Fault, type Register } from './book';
import { startBrowser, type RunningBrowser } from './browser';
import { openDeeds } from './deeds';
import { createJournal, prepareDeed, prepareFundEntry, prepareNote, readRegister, send, signInAs } from './desk';
import { killBrowser, killRenderers } from './processes';
import { createChance, type Chance } from './random';
import { address, builtPortal, withServer } from './server';
import { finish, numberOf, seedOf } from './settings';
import { copyWithSnapshots, keptSnapshots, watchSnapshots } from './snapshots';
import { discardDrafts, findTypingLost, typeName, type Discarded, type Typed } from './typing';

/*
 * `npm run trials:kill`: work in the built portal in Chromium, which is killed at random moments, the page's process or
 * the whole browser, and started again on the same profile. Whatever the page had shown as done must be there, once and
 * whole; of what was being typed at most the last half second may be gone. The portal is built as it is, but for one
 * number: it takes a snapshot after every third event.
 *
 * RUNS (200), SEED, KIND (renderer, browser; both when left out), WORK (longest stretch of work, ms), DIST, PORT.
 */

const kinds = ['renderer', 'browser'] as const;
type Kind = (typeof kinds)[number];

/**
 * When the kill comes: somewhere in the work, right after a deed or a discarded draft was shown, while a snapshot is
 * taken, typing, starting.
 */
type Moment = 'work' | 'shown' | 'snapshot' | 'discarded' | 'typing' | 'start';

const runs = numberOf('RUNS', 200);
const longestWork = numberOf('WORK', 3000);
const runsOfProfile = 20;
const snapshotAfter = 3;

/** What may be gone of a draft that is being typed, milliseconds. */
const draftLimit = 500;

const sample = makeSampleRegister(new Date().toISOString());
const seed = seedOf();
const chance = createChance(seed);

type Tally = {
  runs: number;
  tried: number;
  shown: number;
  lost: number;
  doubled: number;
  half: number;
  chain: number;
  stuck: number;
  snapshots: number;
  cutOff: number;
  oldest: number;
  drafts: number;
  draftsLate: number;
  draftLost: number;
};

const noTally = (): Tally => ({
  runs: 0,
  tried: 0,
  shown: 0,
  lost: 0,
  doubled: 0,
  half: 0,
  chain: 0,
  stuck: 0,
  snapshots: 0,
  cutOff: 0,
  oldest: 0,
  drafts: 0,
  draftsLate: 0,
  draftLost: 0,
});

const tallies: Record<Kind, Tally> = { renderer: noTally(), browser: noTally() };
let failedRuns = 0;

/** Both in turn, where neither is asked for. */
const chooseKind = (number: number): Kind =>
  kinds.find((kind) => kind === process.env['KIND']) ?? (number % 2 === 0 ? 'renderer' : 'browser');
const chooseMoment = (): Moment =>
  chance.pick([
    ...(['work', 'work', 'shown', 'shown', 'shown', 'snapshot', 'snapshot', 'snapshot'] as const),
    ...(['discarded', 'typing', 'start'] as const),
  ]);

/** A profile on the disk and what is known of it outside the browser. */
type Desk = {
  profile: string;
  browser?: RunningBrowser;
  page?: Page;
  /** What the page asked for that has not come. */
  awaited: Set<string>;
  pid?: number;
  journal: ReturnType<typeof createJournal>;
  typed: Typed;
  discarded: Discarded[];
  /** The register at the last start that was looked at. */
  before?: Register;
  /** The first kill since then: what is gone is gone by that one. */
  killed?: { kind: Kind; at: number };
  onShown: () => void;
  /** Snapshots that were begun since the last kill, and whether they are known to be kept. */
  snapshots: Map<string, boolean>;
  /** Those that were not known to be kept when a kill came. */
  cutOff: string[];
  onSnapshot: () => void;
};

const emptyTyped = (): Typed => ({ text: '', shownAt: [] });

async function newDesk(number: number): Promise<Desk> {
  const desk: Desk = {
    profile: await mkdtemp(join(tmpdir(), 'trial-kill-')),
    journal: createJournal(seed * 1000 + number, () => desk.onShown()),
    awaited: new Set(),
    typed: emptyTyped(),
    discarded: [],
    onShown: () => undefined,
    snapshots: new Map(),
    cutOff: [],
    onSnapshot: () => undefined,
  };
  return desk;
}

/** A new tab. One that the browser had begun to make when its processes were killed is dead, and another is made. */
async function newPage({ context }: RunningBrowser): Promise<Page> {
  for (let left = 5; ; left -= 1) {
    try {
      return await context.newPage();
    } catch (error) {
      if (left === 0 || !String(error).includes('crashed')) throw error;
      await pass(100);
    }
  }
}

/** The browser on the profile, started where none runs. */
async function findBrowser(desk: Desk): Promise<RunningBrowser> {
  if (desk.browser) return desk.browser;
  desk.browser = await startBrowser(
    desk.profile,
    (sign) => desk.journal.shown(sign),
    (pid) => {
      desk.pid = pid;
    },
  );
  await watchSnapshots(desk.browser.context, ({ generation, isKept }) => {
    desk.snapshots.set(generation, isKept);
    if (!isKept) desk.onSnapshot();
  });
  return desk.browser;
}

async function openPortal(desk: Desk): Promise<Page> {
  const browser = await findBrowser(desk);
  const page = await newPage(browser);
  const pages = browser.context.pages().filter((other) => other !== page);
  for (const other of pages) void other.close().catch(() => undefined);
  desk.page = page;
  desk.awaited = new Set();
  const { awaited } = desk;
  page.on('request', (request) => awaited.add(request.url()));
  page.on('requestfinished', (request) => awaited.delete(request.url()));
  page.on('requestfailed', (request) => awaited.delete(request.url()));
  await page.goto(`${address}/claims`);
  await page.evaluate(() => window.trial.opened());
  return page;
}

/** The sample register is laid down whole or not at all, whatever its first start went through. */
function findUnlaid(now: Register): Fault[] {
  return (['claims', 'payments', 'fundLedger', 'notifications', 'audit'] as const).flatMap((slice) => {
    const [found, wanted] = [now[slice].length, sample[slice].length];
    return found === wanted
      ? []
      : [{ kind: 'half done', what: `${found} of ${wanted} ${slice} of the sample` } as const];
  });
}

/** Holds what is there after a start against what was there before and what was shown as done since. */
async function check(desk: Desk, page: Page) {
  const now = await readRegister(page);
  const { journal, before, typed, discarded, killed = { kind: 'browser', at: Date.now() } } = desk;
  const tally = tallies[killed.kind];
  const faults = before ? findFaults(before, now, journal.tried, killed.at) : findUnlaid(now);
  faults.push(...(await findBrokenLinks(now)));
  if (now.storage.setAside.length > 0) faults.push({ kind: 'half done', what: 'records were set aside' });
  if (now.storage.unsaved > 0) faults.push({ kind: 'lost', what: `${now.storage.unsaved} records are not saved` });
  const left = journal.tried.findLast(({ action }) => action === 'LOGOUT' || action === 'LOGIN_SUCCESS');
  if (left?.action === 'LOGOUT' && left.shownAt !== undefined && now.session.current) {
    faults.push({ kind: 'lost', what: `${left.resourceId} goes on after signing out`, age: killed.at - left.shownAt });
  }
  for (const { name, shownAt } of discarded) {
    if (!now.drafts.some(({ claimant }) => claimant.fullName === name)) continue;
    faults.push({ kind: 'lost', what: `the discarded draft of ${name} is back`, age: killed.at - shownAt });
  }
  for (const { kind, what, age } of faults) {
    console.log(
      `  ${kind}: ${what}${age === undefined ? '' : `, shown ${age} ms before the ${killed.kind} was killed`}`,
    );
  }
  tally.tried += journal.tried.length;
  tally.shown += journal.tried.filter(({ shownAt }) => shownAt !== undefined).length + discarded.length;
  tally.lost += faults.filter(({ kind }) => kind === 'lost').length;
  tally.doubled += faults.filter(({ kind }) => kind === 'doubled').length;
  tally.half += faults.filter(({ kind }) => kind === 'half done').length;
  tally.chain += faults.filter(({ kind }) => kind === 'chain broken').length;
  tally.oldest = Math.max(tally.oldest, ...faults.map(({ age }) => age ?? 0));
  const kept = await keptSnapshots(page);
  tally.cutOff += desk.cutOff.filter((generation) => !kept.includes(generation)).length;
  desk.cutOff = [];
  let late = 0;
  if (typed.text) {
    const lost = findTypingLost(typed, now, killed.at);
    tally.drafts += 1;
    tally.draftLost = Math.max(tally.draftLost, lost);
    if (lost > draftLimit) late = 1;
    if (late) console.log(`  draft: the last ${lost} ms before the ${killed.kind} was killed are gone`);
  }
  tally.draftsLate += late;
  if (faults.length > 0 || late) failedRuns += 1;
  desk.before = now;
  delete desk.killed;
  journal.tried.length = 0;
  desk.typed = emptyTyped();
  desk.discarded.length = 0;
}

/** One deed after the other, as fast as the screens let them, for ever. */
async function work(page: Page, desk: Desk, dice: Chance, killed: Promise<void>) {
  const { journal } = desk;
  let noted: string | undefined;
  for (;;) {
    const { claims, session } = await readRegister(page);
    const role = session.current && dice.happens(0.9) ? session.current.role : dice.pick(roleNames);
    await signInAs(page, journal, role);
    // Often on the claim at hand, where the next note follows at once.
    const claimId: string = noted !== undefined && dice.happens(0.6) ? noted : dice.pick(claims).id;
    const lifecycleDeeds = claims.flatMap((claim) => openDeeds(role, claim).map((name) => ({ id: claim.id, name })));
    const ready =
      lifecycleDeeds.length > 0 && dice.happens(0.5)
        ? await prepareOpen(page, desk, dice.pick(lifecycleDeeds))
        : role === 'finance' && dice.happens(0.5)
          ? await prepareFundEntry(page, journal)
          : await prepareNote(page, journal, claimId);
    noted = ready.deed.action === 'NOTE_ADDED' ? claimId : undefined;
    await send(ready);
    await Promise.race([journal.done(ready.deed), killed]);
  }
}

const prepareOpen = (
  page: Page,
  { journal }: Desk,
  { id, name }: { id: string; name: Parameters<typeof prepareDeed>[2] },
) => prepareDeed(page, journal, name, id);

function discardAll(page: Page, desk: Desk, number: number) {
  return discardDrafts(page, number, (gone) => {
    desk.discarded.push(gone);
    desk.onShown();
  });
}

type Kill = { struck: Promise<void>; strike: () => void };

/** Kills at its moment. */
function armKill(desk: Desk, kind: Kind, moment: Moment): Kill {
  let isStruck = false;
  let tell: () => void = () => undefined;
  const struck = new Promise<void>((resolve) => {
    tell = resolve;
  });
  const strike = () => {
    if (isStruck) return;
    isStruck = true;
    desk.onShown = () => undefined;
    desk.onSnapshot = () => undefined;
    desk.killed ??= { kind, at: Date.now() };
    tallies[kind].snapshots += desk.snapshots.size;
    desk.cutOff.push(...[...desk.snapshots].flatMap(([generation, isKept]) => (isKept ? [] : [generation])));
    desk.snapshots.clear();
    if (desk.pid !== undefined) (kind === 'browser' ? killBrowser : killRenderers)(desk.pid);
    tell();
  };
  if (moment === 'shown' || moment === 'discarded') {
    let still = chance.between(1, 4);
    const delay = chance.between(0, 50);
    desk.onShown = () => {
      still -= 1;
      if (still === 0) setTimeout(strike, delay);
    };
  } else if (moment === 'snapshot') {
    const delay = chance.between(0, 20);
    desk.onSnapshot = () => void setTimeout(strike, delay);
  } else setTimeout(strike, chance.between(0, moment === 'start' ? 1500 : longestWork));
  return { struck, strike };
}

async function noteStuck({ page, awaited }: Desk, tally: Tally, trouble: string) {
  tally.stuck += 1;
  failedRuns += 1;
  console.log(`  stuck: ${trouble}`);
  console.log(`  not come: ${[...awaited].join(' ') || 'nothing'}`);
  const answer = page?.evaluate(() => `${location.href} ${document.readyState}`).catch(String);
  console.log(`  its scripts: ${await Promise.race([answer, pass(3000, 'no answer', { ref: false })])}`);
  await page?.screenshot({ path: `build/trials/stuck-${seed}-${failedRuns}.png` }).catch(() => undefined);
}

/**
 * Opens the portal after a kill. Where it does not open it is opened in another tab, and then in a browser started anew,
 * as a person would.
 */
async function openAfterKill(desk: Desk): Promise<Page> {
  const tally = tallies[desk.killed?.kind ?? 'browser'];
  try {
    return await openPortal(desk);
  } catch (error) {
    await noteStuck(desk, tally, String(error));
  }
  try {
    return await openPortal(desk);
  } catch (error) {
    await noteStuck(desk, tally, `in another tab, ${String(error)}`);
  }
  if (desk.pid !== undefined) killBrowser(desk.pid);
  await forgetBrowser(desk);
  return openPortal(desk);
}

/** Once its processes are killed. */
async function forgetBrowser(desk: Desk) {
  await desk.browser?.ended;
  delete desk.browser;
  // Its number may be another process's by now.
  delete desk.pid;
}

/** What the kill interrupts is no failure; what fails before it is. */
async function untilKilled(desk: Desk, { struck, strike }: Kill, going: Promise<unknown>, tally: Tally) {
  const trouble = going.then(
    () => undefined,
    (error: unknown) => String(error),
  );
  const early = await Promise.race([struck, trouble]);
  if (early !== undefined) {
    await noteStuck(desk, tally, early);
    strike();
  }
  await struck;
  // A page that is gone does not always say so.
  await Promise.race([trouble, pass(5000, undefined, { ref: false })]);
}

async function run(desk: Desk, number: number) {
  const kind = chooseKind(number);
  const isFirst = desk.before === undefined && desk.browser === undefined;
  const moment = isFirst && chance.happens(0.5) ? 'start' : chooseMoment();
  const dice = createChance(chance.between(0, 2 ** 31));
  const tally = tallies[kind];
  tally.runs += 1;
  console.log(`Run ${number}: the ${kind} is killed, ${moment}`);
  if (moment === 'start') {
    // Its page is what is killed, at whatever it has come to.
    if (kind === 'renderer') await findBrowser(desk);
    await untilKilled(desk, armKill(desk, kind, moment), openPortal(desk), tally);
  } else {
    const page = await openAfterKill(desk);
    await check(desk, page);
    const isAtDrafts = moment === 'typing' || moment === 'discarded';
    if (isAtDrafts) await signInAs(page, desk.journal, 'district_officer');
    const kill = armKill(desk, kind, moment);
    const going = {
      typing: () => typeName(page, dice, number, desk.typed),
      discarded: () => discardAll(page, desk, number),
      work: () => work(page, desk, dice, kill.struck),
      shown: () => work(page, desk, dice, kill.struck),
      snapshot: () => work(page, desk, dice, kill.struck),
    }[moment]();
    await untilKilled(desk, kill, going, tally);
  }
  if (kind === 'browser') await forgetBrowser(desk);
}

/** The last look at a profile, which is then thrown away. */
async function leave(desk: Desk) {
  await check(desk, await openAfterKill(desk));
  await desk.browser?.close();
  await rm(desk.profile, { recursive: true, force: true, maxRetries: 5 });
}

const load = () => `${cpus().length} processors, load ${loadavg()[0]?.toFixed(1)}`;

await withServer(
  async () => {
    console.log(`Kill: ${runs} runs, seed ${seed}; ${load()}`);
    let desk = await newDesk(0);
    for (let number = 1; number <= runs; number += 1) {
      await run(desk, number);
      if (number % runsOfProfile > 0 && number < runs) continue;
      await leave(desk);
      if (number < runs) desk = await newDesk(number);
    }
  },
  copyWithSnapshots(builtPortal, snapshotAfter),
);

console.table(tallies);
const total = (name: keyof Tally) => tallies.renderer[name] + tallies.browser[name];
finish({
  trial: 'kill',
  seed,
  done: `${total('runs')} runs (renderer ${tallies.renderer.runs}, browser ${tallies.browser.runs}), ${total('shown')} deeds shown as done, ${total('drafts')} drafts typed, ${total('snapshots')} snapshots begun, ${total('cutOff')} of them cut off`,
  found: `${total('lost')} lost, ${total('doubled')} doubled, ${total('half')} half done, the audit chain broken ${total('chain')} times, ${total('stuck')} stuck; of drafts at most ${Math.max(tallies.renderer.draftLost, tallies.browser.draftLost)} ms`,
  passed: runs - Math.min(runs, failedRuns),
  failed: Math.min(runs, failedRuns),
});
