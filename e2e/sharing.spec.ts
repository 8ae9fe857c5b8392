import type { Browser } from '@playwright/test';
import { PassphrasePage } from './pages/PassphrasePage';
import { Portal } from './pages/Portal';
import type { Role } from './support/people';
import { expect, test } from './support/portalTest';
import { startShare, type ShareServer } from './support/shareServer';
import { askToJoin, go } from './support/sharing';
import { storedClaims, storedText } from './support/storage';

/* Four devices of four desks that share one register, over a real server. */

test.setTimeout(240_000);

/** One account of the sample register for each desk. */
const accounts: Record<Role, { id: string; name: string; email: string }> = {
  admin: { id: 'USR-025', name: 'Christine Nakiru', email: 'christine.nakiru@uwa.example' },
  district_officer: { id: 'USR-001', name: 'Richard Kambale', email: 'richard.kambale@uwa.example' },
  cvc_member: { id: 'USR-019', name: 'Godfrey Twesigye', email: 'godfrey.twesigye@uwa.example' },
  finance: { id: 'USR-022', name: 'Wilson Ouma', email: 'wilson.ouma@uwa.example' },
};

type Device = { portal: Portal; role: Role; complaints: string[] };

async function openDevice(browser: Browser, server: ShareServer, role: Role): Promise<Device> {
  const context = await browser.newContext({ baseURL: server.address, reducedMotion: 'reduce' });
  const complaints: string[] = [];
  context.on('weberror', (error) => complaints.push(error.error().message));
  context.on('console', (message) => {
    // The browser says itself that a line broke.
    const isOfLine = /WebSocket|ERR_CONNECTION|ERR_INTERNET|Service Worker/.test(message.text());
    if (['error', 'warning'].includes(message.type()) && !isOfLine) complaints.push(message.text());
  });
  const portal = new Portal(await context.newPage());
  return { portal, role, complaints };
}

async function signIn({ portal, role }: Device, path: string) {
  await portal.page.goto(path);
  await portal.login.signInAs(role, accounts[role]);
}

const sharing = ({ page }: Portal) => page.getByRole('region', { name: 'Sharing', exact: true });

/** Joins as the account of a desk; on a device whose register is empty, or is to begin the shared one. */
async function join(device: Device, server: ShareServer) {
  const { portal, role } = device;
  await askToJoin(portal, server, accounts[role].email);
  await portal.shell.toastSays('This device shares the register');
  await expect(mark(portal)).toHaveAccessibleName('All changes sent');
}

/** What the header says of sharing. */
const mark = ({ page }: Portal) => page.getByRole('banner').locator('a[href="/settings#sharing"]');

/** A device without a register takes the shared one, and whoever works there signs in. */
async function joinEmpty(device: Device, server: ShareServer) {
  const { portal, role } = device;
  await portal.page.goto('/settings');
  await portal.login.signInAs('admin');
  await portal.settings.isShown();
  await portal.settings.startEmpty();
  await join(device, server);
  await portal.shell.signOut();
  await portal.login.signInAs(role, accounts[role]);
}

/** A server, and an administrator's device whose register is shared. */
async function startSharing(browser: Browser) {
  const server = await startShare({
    users: Object.values(accounts).map(({ id, email }) => ({ account: id, email })),
  });
  const open = (role: Role) => openDevice(browser, server, role);
  const admin = await open('admin');
  await signIn(admin, '/settings');
  await admin.portal.settings.isShown();
  await join(admin, server);
  /** A device of a desk that has taken the register. */
  const openDesk = async (role: Role) => {
    const device = await open(role);
    await joinEmpty(device, server);
    return device;
  };
  return { server, admin, openDesk };
}

async function closeAll(server: ShareServer, devices: Device[]) {
  for (const { portal, complaints } of devices) {
    expect(complaints).toEqual([]);
    await portal.page.context().close();
  }
  await server.close();
}

test('officer, committee, administrator and finance settle a claim, each on a device of their own', async ({
  browser,
}) => {
  const { server, admin, openDesk } = await startSharing(browser);
  const officer = await openDesk('district_officer');
  const committee = await openDesk('cvc_member');
  const finance = await openDesk('finance');
  const { wizard, claim } = officer.portal;
  await go(officer.portal, '/new-claim');
  await wizard.begin();
  const claimId = await officer.portal.finishClaim();
  await go(officer.portal, `/claims/${claimId}`);
  await claim.isShown(claimId);
  await claim.startVerification();
  await claim.showTab('Verification');
  await claim.forwardToCommittee('1200000');

  await go(committee.portal, `/claims/${claimId}`);
  await committee.portal.claim.isShown(claimId);
  await committee.portal.claim.hasStatus('3. Under CVC Review');
  await committee.portal.claim.showTab('CVC');
  await committee.portal.claim.approve('1100000');
  await claim.hasStatus('4. Approved');

  await go(admin.portal, `/claims/${claimId}`);
  await admin.portal.claim.isShown(claimId);
  await admin.portal.claim.giveFinalApproval('Within the budget of the district.');
  await go(finance.portal, `/claims/${claimId}`);
  await finance.portal.claim.isShown(claimId);
  await finance.portal.claim.paySuccessfully('MM-20458811');
  for (const { portal } of [officer, committee, admin]) {
    await go(portal, `/claims/${claimId}`);
    await portal.claim.hasStatus('6. Paid');
    await expect(mark(portal)).toHaveAccessibleName('All changes sent');
  }
  await closeAll(server, [admin, officer, committee, finance]);
});

test('what is done without a line waits, survives a reload, and is told where another device was first', async ({
  browser,
}) => {
  const { server, admin, openDesk } = await startSharing(browser);
  const [desk, phone] = [await openDesk('district_officer'), await openDesk('district_officer')];
  const submitted = (await storedClaims(desk.portal.page))
    .filter(({ status }) => status === 'submitted')
    .map(({ id }) => id);
  const [first = '', second = '', third = ''] = submitted;
  expect(third).not.toBe('');
  await go(desk.portal, `/claims/${third}`);
  await desk.portal.claim.isShown(third);
  await desk.portal.claim.startVerification();
  await expect(mark(desk.portal)).toHaveAccessibleName('All changes sent');

  await server.kill();
  await expect(mark(desk.portal)).toHaveAccessibleName(/^Offline since /);
  await desk.portal.claim.action('Undo').click();
  await desk.portal.claim.confirm('Undo');
  await desk.portal.claim.hasStatus('1. Submitted');
  await go(desk.portal, `/claims/${first}`);
  await desk.portal.claim.isShown(first);
  await desk.portal.claim.startVerification();
  await desk.portal.claim.hasStatus('2. Under Verification');
  await desk.portal.claim.hasStatus('Not confirmed');
  await go(desk.portal, `/claims/${second}`);
  await desk.portal.claim.isShown(second);
  await desk.portal.claim.startVerification();
  await expect(mark(desk.portal)).toHaveAccessibleName(/, 3 changes to send$/);

  // The password is kept nowhere: after a reload, what is done waits until it is typed.
  await desk.portal.page.reload();
  await expect(mark(desk.portal)).toHaveAccessibleName('Password needed, 3 changes to send');
  await desk.portal.claim.hasStatus('Not confirmed');

  await server.restart();
  await expect(mark(phone.portal)).toHaveAccessibleName('All changes sent');
  await go(phone.portal, `/claims/${first}`);
  await phone.portal.claim.isShown(first);
  await phone.portal.claim.hasStatus('1. Submitted');
  await phone.portal.claim.startVerification();
  // What the desk took back without a line has gone on by then.
  await go(phone.portal, `/claims/${third}`);
  await phone.portal.claim.isShown(third);
  await phone.portal.claim.hasStatus('2. Under Verification');
  await phone.portal.claim.requestInfo('No photo of the field');

  await go(desk.portal, '/settings');
  await sharing(desk.portal)
    .getByLabel(/^Password of the account/)
    .fill('guessed');
  await sharing(desk.portal).getByRole('button', { name: 'Connect' }).click();
  await expect(sharing(desk.portal)).toContainText('The server does not accept this password.');
  await sharing(desk.portal)
    .getByLabel(/^Password of the account/)
    .fill(server.passwords[accounts.district_officer.email] ?? '');
  await sharing(desk.portal).getByRole('button', { name: 'Connect' }).click();
  await expect(sharing(desk.portal)).toContainText('These changes were not made. Another device was first:');
  await expect(sharing(desk.portal)).toContainText(first);
  await expect(sharing(desk.portal)).toContainText(third);
  await expect(mark(desk.portal)).toHaveAccessibleName('All changes sent. 2 changes were not made');
  await go(desk.portal, `/claims/${third}`);
  await desk.portal.claim.isShown(third);
  await desk.portal.claim.hasStatus('2. Request Info');
  for (const { portal } of [desk, phone, admin]) {
    await go(portal, `/claims/${second}`);
    await portal.claim.isShown(second);
    await portal.claim.hasStatus('2. Under Verification');
  }
  await go(desk.portal, '/settings');
  await sharing(desk.portal).getByRole('button', { name: 'Dismiss' }).click();
  await expect(mark(desk.portal)).toHaveAccessibleName('All changes sent');

  // Leaving keeps all of it.
  await go(admin.portal, '/settings');
  await sharing(admin.portal).getByRole('button', { name: 'Leave the shared register' }).click();
  await admin.portal.settings.confirm('Leave');
  await expect(sharing(admin.portal)).toContainText('This device shares nothing. It contacts no server.');
  await go(admin.portal, `/claims/${second}`);
  await admin.portal.claim.hasStatus('2. Under Verification');
  await closeAll(server, [admin, desk, phone]);
});

test('a second tab has the line of the first, speaks when that is closed, and a passphrase seals all of it', async ({
  browser,
}) => {
  const { server, admin, openDesk } = await startSharing(browser);
  const desk = await openDesk('district_officer');
  const { page } = desk.portal;
  const claims = await storedClaims(page);
  const [first = '', second = ''] = claims.filter(({ status }) => status === 'submitted').map(({ id }) => id);
  await go(desk.portal, '/settings');
  const passphrase = 'two hyrax under the bridge';
  await new PassphrasePage(page).turnOn(passphrase);
  const stored = await storedText(page);
  for (const { claimant } of claims) expect(stored).not.toContain(claimant.fullName);
  expect(stored).not.toContain(accounts.district_officer.email);
  expect(stored).not.toContain(server.passwords[accounts.district_officer.email] ?? '');

  const beside = new Portal(await page.context().newPage());
  await beside.page.goto(`/claims/${first}`);
  const asked = new PassphrasePage(beside.page);
  await asked.isAsked();
  await asked.enter(passphrase);
  await beside.claim.isShown(first);
  await expect(mark(beside)).toHaveAccessibleName('All changes sent');
  await beside.claim.startVerification();
  await beside.claim.hasStatus('2. Under Verification');
  for (const portal of [desk.portal, admin.portal]) {
    await go(portal, `/claims/${first}`);
    await portal.claim.hasStatus('2. Under Verification');
  }

  await page.close();
  await go(beside, `/claims/${second}`);
  await beside.claim.isShown(second);
  await beside.claim.startVerification();
  await expect(mark(beside)).toHaveAccessibleName('All changes sent');
  await go(admin.portal, `/claims/${second}`);
  await admin.portal.claim.hasStatus('2. Under Verification');
  await closeAll(server, [admin, { ...desk, portal: beside }]);
});
