import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pass } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { Portal } from '../e2e/pages/Portal';
import { startShare } from '../e2e/support/shareServer';
import { askToJoin } from '../e2e/support/sharing';
import type { Arrived } from '../src/domain/register/arrived';
import { openLine } from '../src/platform/natsFeed';
import { registerOf } from '../src/store/register/sharedKinds';
import { beginning, judgeAll } from '../src/store/replica/judge';
import { openRegister } from '../src/test/openRegister';
import { findBrokenLinks, findFaults, type Fault, type Register } from './book';
import { startBrowser, type RunningBrowser } from './browser';
import { openDeeds } from './deeds';
import { createJournal, prepareDeed, prepareNote, readRegister, send } from './desk';
import { killBrowser, killRenderers } from './processes';
import { createChance } from './random';
import { builtPortal } from './server';
import { finish, numberOf, seedOf } from './settings';
import { copyWithSnapshots } from './snapshots';

/*
 * `npm run trials:shareKill`: an officer works in the built portal on a device that shares its register over a real nats-server.
 * The page's process or the whole browser is killed at random moments, in some runs with the server gone before. Opened again
 * and connected, whatever the page had shown as done must count once, and the device must show what the stream alone tells.
 *
 * RUNS (60), SEED, WORK (longest stretch of work, ms), DIST, NATS_SERVER (the program).
 */

const runs = numberOf('RUNS', 60);
const longestWork = numberOf('WORK', 3000);
const seed = seedOf();
const chance = createChance(seed);

const officer = { id: 'USR-001', name: 'Richard Kambale', email: 'richard.kambale@uwa.example' };
const boss = { id: 'USR-025', name: 'Christine Nakiru', email: 'christine.nakiru@uwa.example' };

process.env['DIST'] = copyWithSnapshots(builtPortal, 3);
const server = await startShare({ users: [officer, boss].map(({ id, email }) => ({ account: id, email })) });
const profile = await mkdtemp(join(tmpdir(), 'trial-share-kill-'));

/** When the kill comes: somewhere in the work, right after the last click of a deed, or right after it was shown. */
type Moment = 'work' | 'clicked' | 'shown';

let onShown: () => void = () => undefined;
const journal = createJournal(seed, () => onShown());
let browser: RunningBrowser | undefined;
let before: Register | undefined;

const findBrowser = async () => (browser ??= await startBrowser(profile, (sign) => journal.shown(sign)));

async function openPage(path: string): Promise<Page> {
  const { context } = await findBrowser();
  const page = await context.newPage();
  for (const other of context.pages()) if (other !== page) void other.close().catch(() => undefined);
  await page.goto(`${server.address}${path}`);
  await page.evaluate(() => window.trial.opened());
  return page;
}

const allSent = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'All changes sent' });
const sayAllSent = (page: Page) => allSent(page).waitFor({ timeout: 30_000 });

/** A device that begins the shared register, and the officer's that takes it. */
async function begin() {
  const page = await openPage('/settings');
  const portal = new Portal(page);
  await portal.login.signInAs('admin', boss);
  await portal.settings.isShown();
  await askToJoin(portal, server, boss.email);
  await sayAllSent(page);
  await portal.shell.signOut();
  await browser?.close();
  browser = undefined;
  await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  const own = await openPage('/settings');
  const desk = new Portal(own);
  await desk.login.signInAs('admin');
  await desk.settings.isShown();
  await desk.settings.startEmpty();
  await askToJoin(desk, server, officer.email);
  await sayAllSent(own);
  await desk.shell.signOut();
  await desk.login.signInAs('district_officer', officer);
}

/** Opens the portal after a kill, and connects. */
async function openAndConnect(): Promise<Page> {
  const page = await openPage('/settings');
  const region = page.getByRole('region', { name: 'Sharing', exact: true });
  const password = region.getByLabel(/^Password of the account/);
  // A page that was opened beside another has the password from there.
  await password.or(allSent(page)).waitFor();
  if (await password.isVisible()) {
    await password.fill(server.passwords[officer.email] ?? '');
    await region.getByRole('button', { name: 'Connect' }).click();
  }
  await sayAllSent(page);
  return page;
}

const reader = await openLine(
  { address: server.share, user: officer.email, password: server.passwords[officer.email] ?? '' },
  () => undefined,
);

/** The register that the stream alone tells. */
async function readStream(): Promise<Pick<Register, 'claims' | 'payments' | 'fundLedger'>> {
  const arrived: Arrived[] = [];
  const end = await reader.findEnd();
  await new Promise<void>((resolve) => {
    const stop = reader.follow(0, (some) => {
      arrived.push(...some);
      if ((arrived.at(-1)?.sequence ?? 0) >= end) {
        stop();
        resolve();
      }
      return Promise.resolve();
    });
  });
  const { tab } = await openRegister();
  const { register } = judgeAll({ register: registerOf(tab.store.getState()), place: beginning }, arrived).replica;
  const rows = <Row>({ entities }: { entities: Record<string, Row> }) => Object.values(entities);
  return {
    claims: rows(register.claims),
    payments: rows(register.payments),
    fundLedger: rows(register.fundLedger),
  };
}

const plain = ({ claims, payments, fundLedger }: Awaited<ReturnType<typeof readStream>>) =>
  JSON.stringify([claims, payments, fundLedger].map((rows) => [...rows].sort((a, b) => (a.id < b.id ? -1 : 1))));

let faults = 0;
let shown = 0;
let tried = 0;

async function check(page: Page, killedAt: number) {
  const now = await readRegister(page);
  const found: Fault[] = before ? findFaults(before, now, journal.tried, killedAt) : [];
  found.push(...(await findBrokenLinks(now)));
  if (plain(now) !== plain(await readStream())) found.push({ kind: 'half done', what: 'the stream tells otherwise' });
  for (const { kind, what } of found) console.log(`  ${kind}: ${what}`);
  faults += found.length;
  tried += journal.tried.length;
  shown += journal.tried.filter(({ shownAt }) => shownAt !== undefined).length;
  before = now;
  journal.tried.length = 0;
}

/** One deed after the other, for ever. */
async function work(page: Page, onClicked: () => void) {
  for (;;) {
    const { claims } = await readRegister(page);
    const open = claims.flatMap(({ id, ...claim }) =>
      openDeeds('district_officer', { id, ...claim }).map((name) => ({ id, name })),
    );
    const deed = chance.happens(0.3) && open.length > 0 ? chance.pick(open) : undefined;
    const ready = deed
      ? await prepareDeed(page, journal, deed.name, deed.id)
      : await prepareNote(page, journal, chance.pick(claims).id);
    await send(ready);
    onClicked();
    await journal.done(ready.deed);
  }
}

/** Works until the kill comes. */
const strikeAtWork = (page: Page, kind: 'renderer' | 'browser', moment: Moment) =>
  new Promise<void>((resolve) => {
    const startedAt = Date.now();
    const strike = (delay: number) =>
      void setTimeout(() => {
        const { pid } = browser ?? {};
        onShown = () => undefined;
        killedAt = Date.now();
        if (pid !== undefined) (kind === 'browser' ? killBrowser : killRenderers)(pid);
        resolve();
      }, delay);
    let still = chance.between(1, 3);
    const countDown = () => {
      still -= 1;
      if (still === 0) strike(chance.between(0, 60));
    };
    onShown = moment === 'shown' ? countDown : () => undefined;
    if (moment === 'work') strike(chance.between(0, longestWork));
    // What fails before the kill is a fault; what the kill interrupts is none.
    void work(page, moment === 'clicked' ? countDown : () => undefined).catch((trouble: unknown) => {
      if (killedAt >= startedAt) return;
      console.log(`  stuck: ${String(trouble)}`);
      faults += 1;
      strike(0);
    });
  });

async function run(number: number) {
  const kind = number % 2 === 0 ? 'renderer' : 'browser';
  const moment = chance.pick(['work', 'clicked', 'clicked', 'shown', 'shown'] as const satisfies Moment[]);
  const isAlone = chance.happens(0.3);
  console.log(`Run ${number}: the ${kind} is killed, ${moment}${isAlone ? ', the server before it' : ''}`);
  const page = await openAndConnect();
  await check(page, killedAt);
  if (isAlone) await server.kill();
  await strikeAtWork(page, kind, moment);
  await pass(200);
  if (kind === 'browser') {
    await browser?.ended;
    browser = undefined;
  }
  if (isAlone) await server.restart();
}

let killedAt = 0;
console.log(`Killed while it shares: ${runs} runs, seed ${seed}`);
await begin();
for (let number = 1; number <= runs; number += 1) await run(number);
await check(await openAndConnect(), killedAt);
await browser?.close();
await reader.close();
await server.close();
await rm(profile, { recursive: true, force: true, maxRetries: 5 });

finish({
  trial: 'shareKill',
  seed,
  done: `${runs} kills of a device that shares its register, ${tried} deeds begun, ${shown} shown as done`,
  found: `${faults} lost, doubled, half done, or not as the stream tells`,
  passed: faults > 0 ? 0 : 1,
  failed: faults > 0 ? 1 : 0,
});
process.exit();
