import type { Browser, Page } from '@playwright/test';
import { Portal } from '../../e2e/pages/Portal';
import { startShare, type ShareServer } from '../../e2e/support/shareServer';
import { askToJoin, go } from '../../e2e/support/sharing';
import { storedClaims } from '../../e2e/support/storage';
import { openLine } from '../../src/platform/natsFeed';
import { registerJsonPieces } from '../../src/store/persistence/shapes/registerJson';
import { openRegister } from '../../src/test/openRegister';
import { baseMessages } from '../../src/store/replica/base';
import { addNoteCommand } from '../../src/store/claims/addNote';
import { decide } from '../../src/store/command';
import type { RootState } from '../../src/store/registerReducers';
import { median } from '../measures';
import { launch, slowdown } from '../portal';
import { recordsOf, sampleRecords } from '../registers';

const boss = { id: 'USR-025', name: 'Christine Nakiru', email: 'christine.nakiru@uwa.example' };
const officer = { id: 'USR-001', name: 'Richard Kambale', email: 'richard.kambale@uwa.example' };
const users = [boss, officer].map(({ id, email }) => ({ account: id, email }));

type Tell = (what: string, figures: string) => void;

async function openPortal(browser: Browser, server: ShareServer) {
  const context = await browser.newContext({ baseURL: server.address, locale: 'en-GB', timezoneId: 'Africa/Kampala' });
  context.setDefaultTimeout(300_000);
  return new Portal(await context.newPage());
}

async function join(portal: Portal, server: ShareServer, { email }: typeof boss) {
  await askToJoin(portal, server, email);
  await portal.page.getByText('This device shares the register').first().waitFor();
}

/** A device that has taken the register, with the officer at it. */
async function joinEmpty(browser: Browser, server: ShareServer) {
  const portal = await openPortal(browser, server);
  await portal.page.goto('/settings');
  await portal.login.signInAs('admin');
  await portal.settings.isShown();
  await portal.settings.startEmpty();
  const from = performance.now();
  await join(portal, server, officer);
  const took = performance.now() - from;
  await portal.shell.signOut();
  await portal.login.signInAs('district_officer', officer);
  return { portal, took };
}

async function measureTwo(browser: Browser, tell: Tell) {
  const server = await startShare({ users });
  const desk = await openPortal(browser, server);
  await desk.page.goto('/settings');
  await desk.login.signInAs('admin', boss);
  await desk.settings.isShown();
  await join(desk, server, boss);
  const { portal: away } = await joinEmpty(browser, server);
  const claims = (await storedClaims(away.page)).filter(({ status }) => status === 'submitted').map(({ id }) => id);
  const times: number[] = [];
  for (const id of claims.slice(0, 20)) {
    await Promise.all([desk, away].map((portal) => go(portal, `/claims/${id}`)));
    await Promise.all([desk, away].map(({ claim }) => claim.isShown(id)));
    const shown = desk.page.locator('main').getByText('2. Under Verification').first().waitFor();
    const from = performance.now();
    await away.claim.action('Start Verification').click();
    await shown;
    times.push(performance.now() - from);
  }
  tell('A deed shows in the other browser', `${Math.round(median(times) ?? NaN)} ms (median of ${times.length})`);
  await Promise.all([desk, away].map(({ page }) => page.context().close()));
  await server.close();
}

/** Publishes notes of the officer on claims, the last of them on the first claim. */
async function publishNotes(server: ShareServer, state: RootState, messages: number) {
  const { email: user } = officer;
  const { ids } = state.claims;
  const line = await openLine({ address: server.share, user, password: server.passwords[user] ?? '' }, () => undefined);
  const actor = { name: officer.name, email: user, role: 'district_officer' as const, sessionId: 'S-BENCH' };
  const sending: Promise<void>[] = [];
  for (let n = 1; n <= messages; n += 1) {
    const note = { content: `Note ${n} of the bench`, type: 'document' as const };
    const command = addNoteCommand({ claimId: ids[(messages - n) % ids.length] ?? '', note });
    const decision = decide(state, command, { eventId: `E-BENCH-${n}`, at: new Date().toISOString(), actor });
    if (!decision.ok) throw new Error(decision.refusal.message);
    const text = JSON.stringify({ v: 1, device: 'D-BENCH', n, events: [decision.event] });
    sending.push(line.sendAs(officer.id, text));
    // One that was lost would have all after it counted as known.
    if (sending.length === 50) await Promise.all(sending.splice(0));
  }
  await Promise.all(sending);
  await line.close();
}

/** Counts, from here on, how long the longest task of the page was, milliseconds. */
const watchTasks = (page: Page) =>
  page.evaluate(() => {
    const watched = window as { longest?: number; long?: number };
    watched.longest = 0;
    watched.long = 0;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) {
        watched.longest = Math.max(watched.longest ?? 0, duration);
        watched.long = (watched.long ?? 0) + 1;
      }
    }).observe({ entryTypes: ['longtask'] });
  });

async function measureCatchUp(
  browser: Browser,
  { messages, claims }: { messages: number; claims: number },
  tell: Tell,
) {
  const server = await startShare({ users });
  const { tab } = await openRegister(claims > sampleRecords.claims.length ? recordsOf(claims) : sampleRecords);
  const text = [...registerJsonPieces(tab.store.getState(), new Date().toISOString())].join('');
  const { email: user } = boss;
  const line = await openLine({ address: server.share, user, password: server.passwords[user] ?? '' }, () => undefined);
  for (const part of baseMessages(text, 'D-BASE')) await line.sendAs(boss.id, part);
  await line.close();
  const { portal, took } = await joinEmpty(browser, server);
  tell(
    `Joining a register of ${claims} claims`,
    `${(took / 1000).toFixed(1)} s for ${(text.length / 1e6).toFixed(1)} MB`,
  );
  const { page } = portal;
  const ids = tab.store.getState().claims.ids;
  // Opened anew, it has no line until the password is typed.
  await page.goto('/settings');
  await publishNotes(server, tab.store.getState(), messages);
  const session = await page.context().newCDPSession(page);
  const password = page.getByLabel(/^Password of the account/);
  await password.fill(server.passwords[officer.email] ?? '');
  await watchTasks(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const from = performance.now();
  await page.getByRole('button', { name: 'Connect' }).click();
  await go(portal, `/claims/${ids[0]}`);
  await page.getByRole('tab', { name: 'Notes' }).click();
  await page.getByText(`Note ${messages} of the bench`).waitFor();
  const caughtUp = performance.now() - from;
  const { longest, long } = await page.evaluate(() => {
    const watched = window as { longest?: number; long?: number };
    return { longest: watched.longest, long: watched.long };
  });
  tell(
    `${messages} messages on ${claims} claims, processor slowed ${slowdown} times`,
    `${(caughtUp / 1000).toFixed(1)} s; ${long ?? 0} tasks over 50 ms, the longest ${Math.round(longest ?? 0)} ms`,
  );
  await page.context().close();
  await server.close();
}

/** Two browsers, and one that was away for long. */
export async function measureBrowsers(size: { messages: number; claims: number }, tell: Tell) {
  const browser = await launch();
  await measureTwo(browser, tell);
  await measureCatchUp(browser, size, tell);
  await browser.close();
}
