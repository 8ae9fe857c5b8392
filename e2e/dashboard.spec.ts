import type { Page } from '@playwright/test';
import type { Portal } from './pages/Portal';
import { people, roles, type Role } from './support/people';
import { expect, test } from './support/portalTest';
import { appealWaitsFor, storedClaims, waitingSince, type StoredClaim } from './support/storage';

/** The figures of docs/product.md, Sample register. */
const sampleFigures = {
  'Total Claims': 247,
  'Pending Review': 63,
  'Approved Claims': 156,
  'Rejected Claims': 28,
  'Overdue Claims': 23,
  'Active Districts': 45,
  'Monthly Volume': 89,
  'System Users': 127,
};

const changes = {
  'Total Claims': '+12%',
  'Pending Review': '-5%',
  'Approved Claims': '+8%',
  'Rejected Claims': '-15%',
};

/** The cards that lead to a list of claims. */
const counted = [
  'Total Claims',
  'Pending Review',
  'Approved Claims',
  'Rejected Claims',
  'Overdue Claims',
  'Monthly Volume',
] as const;

/** What each role finds: which statuses wait for it, where its docket leads, and what it may start from here. */
const found: Record<Role, { docket: string[]; goOn: { name: string; path: RegExp }; actions: string[] }> = {
  district_officer: {
    docket: ['submitted', 'under_verification', 'request_info', 'referred_district'],
    goOn: { name: 'Verify Claims', path: /\/verification\?claim=/ },
    actions: ['New Claim', 'Verify Claims', 'Export Report'],
  },
  cvc_member: {
    docket: ['under_cvc_review'],
    goOn: { name: 'Decide on Claims', path: /\/verification\?claim=/ },
    actions: ['Verify Claims', 'Export Report'],
  },
  finance: {
    docket: ['payment_processing', 'payment_failed'],
    goOn: { name: 'Process Payments', path: /\/fund-management$/ },
    actions: ['Export Report'],
  },
  admin: {
    docket: ['approved'],
    goOn: { name: 'Give Final Approval', path: /\/verification\?claim=/ },
    actions: ['Verify Claims', 'Export Report', 'Manage Users'],
  },
};

/** An officer's docket holds drafts too, which no figure counts, and the rejected claims of which an appeal waits. */
const officersDocket = [
  'My docket',
  'Status: 1. Submitted',
  'Status: 2. Under Verification',
  'Status: 2. Request Info',
  'Status: 2. Referred to District',
  'Status: Rejected',
];

const day = 24 * 60 * 60 * 1000;
const pending = ['submitted', 'under_verification', 'request_info', 'under_cvc_review', 'referred_district'];

/** A day in Africa/Kampala, counted. */
const dayNumber = (instant: number) => Math.floor((instant + 3 * 60 * 60 * 1000) / day);

/** Pending, and more than thirty days past its last submission. */
const isOverdue = ({ status, submittedAt }: StoredClaim) =>
  pending.includes(status) && dayNumber(Date.now()) - dayNumber(Date.parse(submittedAt)) > 30;

const countOf = (claims: StoredClaim[], holds: (claim: StoredClaim) => boolean) => claims.filter(holds).length;

test('every role arrives at the dashboard, whose figures lead to the lists they count', async ({ portal, page }) => {
  const { dashboard, claims, login, shell } = portal;
  for (const [index, role] of roles.entries()) {
    await test.step(people[role].role, async () => {
      const { docket, goOn, actions } = found[role];
      if (index === 0) await login.open();
      else await shell.signOut();
      await login.signInAs(role);
      await expect(page).toHaveURL('/');
      await dashboard.isShown();
      await dashboard.says(sampleFigures);
      for (const [label, change] of Object.entries(changes)) await expect(dashboard.hint(label)).toContainText(change);
      await dashboard.isDrawn();

      // What waits for the role comes before everything else, the longest waiting first.
      await expect(page.getByRole('main').getByRole('region').first()).toHaveAccessibleName('My docket');
      // The corrections of the sample are confirmed by accounts of the register, and these people have none.
      const waiting = (await storedClaims(page)).filter(
        (claim) => docket.includes(claim.status) || appealWaitsFor(claim) === role,
      );
      waiting.sort((a, b) => (waitingSince(a) < waitingSince(b) ? -1 : 1));
      await expect(dashboard.docket).toContainText(`${waiting.length} claims are waiting`);
      await expect(dashboard.docket.getByRole('listitem')).toContainText(waiting.slice(0, 3).map(({ id }) => id));
      await dashboard.docket.getByRole('link', { name: 'List in Claims' }).click();
      await claims.hasChips(...(role === 'district_officer' ? officersDocket : ['My docket']));
      await claims.showsFirstOf(waiting.length);
      await page.goBack();
      await dashboard.docket.getByRole('link', { name: goOn.name }).click();
      await expect(page).toHaveURL(goOn.path);
      await page.goBack();
      await dashboard.isShown();
      await expect(dashboard.quickActions).toHaveText(actions);

      // The lists are the same for every role, but that an officer's has drafts, which no figure counts.
      for (const label of role === 'district_officer' ? counted : []) {
        await dashboard.card(label).click();
        await claims.isShown();
        await claims.showsFirstOf(sampleFigures[label]);
        await page.goBack();
        await dashboard.isShown();
      }
      await dashboard.card('Active Districts').click();
      await expect(dashboard.map).toBeFocused();
      await expect(dashboard.card('System Users')).toHaveCount(role === 'admin' ? 1 : 0);
    });
  }
});

test('a claim that is rejected changes the figures, also in another tab', async ({ portal, page, openTab }) => {
  const { dashboard, claim, shell } = portal;
  await portal.signInAs('district_officer', '/');
  await dashboard.isShown();
  const overdue = (await storedClaims(page)).find((one) => one.status === 'submitted' && isOverdue(one));
  if (!overdue) throw new Error('No claim of the sample register is submitted and overdue');
  const other = await openTab();
  await other.dashboard.open();
  await other.dashboard.says(sampleFigures);
  const waiting = Number(/\d+/.exec((await dashboard.docket.textContent()) ?? '')?.[0]);

  await claim.open(overdue.id);
  await claim.rejectInDistrict('No wildlife was there.');
  const after = {
    ...sampleFigures,
    'Pending Review': 62,
    'Rejected Claims': 29,
    'Overdue Claims': 22,
    'Monthly Volume': 90,
  };
  const hasFollowed = async (tab: Portal) => {
    await tab.dashboard.says(after);
    await expect(tab.dashboard.hint('Rejected Claims')).toContainText(
      '12 rejected in the last 30 days, 13 in the 30 days before',
    );
    await expect(tab.dashboard.docket).toContainText(`${waiting - 1} claims are waiting`);
    const newest = tab.dashboard.activity.getByRole('row').nth(1);
    await expect(newest).toContainText(overdue.id);
    await expect(newest).toContainText('Rejected');
    await expect(newest).toContainText(people.district_officer.name);
    await expect(tab.dashboard.overdue).not.toContainText(overdue.id);
  };
  await hasFollowed(other);
  await shell.navigation.getByRole('link', { name: 'Dashboard' }).click();
  await hasFollowed(portal);
  await page.reload();
  await hasFollowed(portal);
});

test('a district of the map leads to its claims, by the mouse and by the keyboard', async ({ portal, page }) => {
  const { dashboard, claims } = portal;
  await portal.signInAs('district_officer', '/');
  await dashboard.isShown();
  const inKasese = countOf(await storedClaims(page), ({ claimant }) => claimant.district === 'kasese');
  const arrived = async () => {
    await expect(page).toHaveURL(/district=kasese/);
    await claims.showsFirstOf(inKasese);
  };
  await dashboard.onMap('kasese').click();
  await arrived();
  await page.goBack();
  await dashboard.isShown();

  // The map is no stop on the way: its table is.
  await dashboard.card('Active Districts').focus();
  await page.keyboard.press('Enter');
  await expect(dashboard.map).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(dashboard.map.getByText('Show as table')).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, 'Kasese');
  await page.keyboard.press('Enter');
  await arrived();
});

/** Goes on by Tab to a link of this name. */
async function tabTo(page: Page, name: string) {
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    if ((await page.evaluate(() => document.activeElement?.textContent)) === name) return;
  }
  await expect(page.getByRole('link', { name, exact: true }), 'reached by Tab').toBeFocused();
}
