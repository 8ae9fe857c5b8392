import type { Page } from '@playwright/test';
import { claimant } from './support/claimData';
import { letPass } from './support/clock';
import { expect, test } from './support/portalTest';
import { findSampleClaim } from './support/storage';

const whySignedOut = 'You were signed out after 30 minutes without activity. Drafts are saved. Sign in to continue.';

/** From now on the clock of the browser, that of all its tabs, can be moved on. */
const takeClock = (page: Page) => page.clock.install();

test('a decision and a note that were being written are there again for whoever wrote them, and for nobody else', async ({
  portal,
  page,
}) => {
  const { claim, login, shell } = portal;
  await takeClock(page);
  await portal.signInAs('cvc_member');
  const { id } = await findSampleClaim(page, 'under_cvc_review');
  await claim.open(id, 'cvc');
  const notes = claim.decisionForm.getByRole('textbox', { name: 'CVC notes' });
  const note = claim.panel('Notes').getByRole('textbox', { name: 'Note' });
  const write = async () => {
    await notes.fill('The river was high.');
    await claim.showTab('Notes');
    await note.fill('Rang the village chair.');
    await letPass(page, 29);
    await expect(shell.idleWarning).toBeVisible();
    await letPass(page, 1);
    await login.isShown();
  };

  await write();
  await login.signInAs('cvc_member');
  await claim.isShown(id);
  await expect(note).toHaveValue('Rang the village chair.');
  await claim.showTab('CVC');
  await expect(notes).toHaveValue('The river was high.');

  await write();
  await login.signInAs('cvc_member', { name: 'Ann Adong', email: 'ann.adong@example.org' });
  await claim.isShown(id);
  await expect(note).toHaveValue('');
  await claim.showTab('CVC');
  await expect(notes).toHaveValue('');
});

test('after 29 minutes without input a warning shows; whoever stays away is signed out and finds the draft again', async ({
  portal,
  page,
}) => {
  const { shell, wizard, login } = portal;
  await takeClock(page);
  await portal.signInAs('district_officer');
  await wizard.start();
  await wizard.text('Full name').fill(claimant.fullName);
  await wizard.isSaved();
  const address = page.url();

  await letPass(page, 28);
  await expect(shell.idleWarning).toBeHidden();
  await letPass(page, 1);
  await expect(shell.idleWarning).toHaveAccessibleDescription(/In one minute we will sign you out in every tab/);
  await expect(shell.idleWarning.getByRole('timer')).toHaveText(/^\d\d seconds left$/);
  await expect(shell.idleWarning.getByRole('button', { name: 'Stay signed in' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(shell.idleWarning).toBeHidden();
  await expect(wizard.text('Full name')).toHaveValue(claimant.fullName);

  await wizard.text('Village').fill(claimant.village);
  await wizard.isSaved();
  await letPass(page, 29);
  await expect(shell.idleWarning).toBeVisible();
  await letPass(page, 1);
  await login.isShown();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(whySignedOut);
  await expect(shell.idleWarning).toBeHidden();

  await login.signInAs('district_officer');
  await expect(page).toHaveURL(address);
  await expect(wizard.text('Full name')).toHaveValue(claimant.fullName);
  await expect(wizard.text('Village')).toHaveValue(claimant.village);
  await wizard.text('Village').fill('Kenyange II');
  await wizard.isSaved();
  await letPass(page, 29);
  await shell.idleWarning.getByRole('button', { name: 'Sign Out' }).click();
  await login.isShown();
  await expect(page.getByText(whySignedOut)).toHaveCount(0);

  await login.signInAs('admin');
  await portal.audit.open('?tab=trail');
  await portal.audit.searchFor('signed out');
  await portal.audit.openDetails('Signed out');
  await expect(portal.audit.fact('Reason')).toHaveCount(0);
  await portal.audit.closeDetails();
  await page
    .getByRole('button', { name: /^Details: Signed out/ })
    .nth(1)
    .click();
  await expect(portal.audit.fact('Reason')).toHaveText('30 minutes without activity');
});

test('two tabs share the time: input in one keeps both, and both end together', async ({ portal, page, openTab }) => {
  const { shell } = portal;
  await takeClock(page);
  await portal.signInAs('finance');
  const other = await openTab();
  await other.claims.open('?status=paid');
  await letPass(page, 20);
  await other.claims.search.pressSequentially('goat');
  await letPass(page, 15);
  await expect(shell.idleWarning).toBeHidden();
  await expect(shell.userMenu).toBeVisible();

  await letPass(page, 14);
  await expect(shell.idleWarning).toBeVisible();
  await expect(other.shell.idleWarning).toBeVisible();
  await other.shell.idleWarning.getByRole('button', { name: 'Stay signed in' }).click();
  await expect(other.shell.idleWarning).toBeHidden();
  await expect(shell.idleWarning).toBeHidden();

  await letPass(page, 29);
  await expect(shell.idleWarning).toBeVisible();
  await letPass(page, 1);
  for (const tab of [portal, other]) {
    await tab.login.isShown();
    await expect(tab.page.getByText(whySignedOut)).toBeVisible();
  }
  await portal.login.signInAs('finance');
  await expect(page).toHaveURL('/claims');
  await other.claims.isShown();
  await expect(other.page).toHaveURL('/claims?status=paid');
});

test('whoever closed the portal and comes back after 31 minutes signs in, and goes on to the page asked for', async ({
  portal,
  page,
}) => {
  const { claims, shell } = portal;
  await takeClock(page);
  await portal.signInAs('finance');
  await page.goto('about:blank');
  await letPass(page, 28);
  await page.goto('/claims?status=paid&sort=id');
  await claims.isShown();
  await expect(shell.userMenu).toBeVisible();

  await page.goto('about:blank');
  await letPass(page, 31);
  await page.goto('/claims?status=paid&sort=id');
  await portal.login.isShown();
  await expect(page.getByText(whySignedOut)).toBeVisible();
  await page.reload();
  await expect(page.getByText(whySignedOut)).toBeVisible();
  await portal.login.signInAs('finance');
  await expect(page).toHaveURL('/claims?status=paid&sort=id');
  await claims.isShown();
  await claims.hasChips('Status: 6. Paid');
});

test('signing out and in again in one tab does so in the other, without a reason to tell', async ({
  portal,
  openTab,
}) => {
  await portal.signInAs('admin');
  const other = await openTab();
  await other.settings.open();
  await portal.shell.signOut();
  await other.login.isShown();
  await expect(other.page.getByText(whySignedOut)).toHaveCount(0);
  // Somebody else begins at home, not where the one before was.
  await other.login.signInAs('finance');
  await other.dashboard.isShown();
  await expect(portal.shell.userMenu).toHaveAccessibleName(/Ruth Kato Finance Officer/);
});

test.describe('signing out while another tab is in the middle of a deed', () => {
  /** A tab that has the turn of all tabs and does not let go of it. */
  async function standStill(page: Page) {
    await page.evaluate(
      () =>
        new Promise<void>((taken) => {
          void navigator.locks.request('claims-register', () => {
            taken();
            return new Promise(() => undefined);
          });
        }),
    );
  }

  test('counts for a page that is loaded anew at once', async ({ portal, page, openTab }) => {
    await portal.signInAs('finance');
    const other = await openTab();
    await other.claims.open();
    await standStill(other.page);
    await portal.shell.userMenu.click();
    const signOut = page.getByRole('menuitem', { name: 'Sign Out' });
    // In the same instant: not even a frame is drawn in between.
    await signOut.evaluate((item: HTMLElement) => {
      item.click();
      location.reload();
    });
    await portal.login.isShown();
    await other.login.isShown();
  });

  test('counts where the tab is closed at once, and is in the log', async ({ portal, page, openTab }) => {
    await portal.signInAs('finance');
    const other = await openTab();
    await other.claims.open();
    await standStill(other.page);
    await portal.shell.pressSignOut();
    await page.close();
    await other.page.reload();
    await other.login.isShown();
    await other.login.signInAs('admin');
    await other.audit.open('?tab=trail');
    await other.audit.searchFor('signed out');
    await other.audit.openDetails('Signed out');
  });
});
