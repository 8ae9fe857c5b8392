import type { Portal } from './pages/Portal';
import { fieldSays } from './pages/fields';
import { people } from './support/people';
import { expect, test } from './support/portalTest';
import { findSampleUser, storedClaims, storedNotifications } from './support/storage';

const rate = 3700;
const inDollars = (shillings: number) =>
  `≈ USD ${(shillings / rate).toLocaleString('en-GB', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;
const inShillings = (amount: number) => `UGX ${amount.toLocaleString('en-GB')}`;

/** The claim that waits for the committee with the amount that the district calculated for it. */
async function findAssessed({ page }: Portal) {
  const found = (await storedClaims(page)).find(({ status }) => status === 'under_cvc_review');
  const { id = '', calculatedCompensation = 0 } = found ?? {};
  return { id, amount: calculatedCompensation };
}

test('a managed user changes the own profile, and the name follows everywhere', async ({ portal, page, openTab }) => {
  const { settings, shell, users, audit } = portal;
  await portal.login.open('/settings');
  const user = await findSampleUser(page, { role: 'administrator', status: 'active' });
  await portal.login.signInAs('admin', user);
  await settings.isShown();
  const other = await openTab();
  await other.claims.open();

  await expect(settings.text('Full Name')).toHaveValue(user.name);
  await settings.text('Full Name').fill(' ');
  await settings.text('Email').fill('not an address');
  await settings.text('Phone').fill('0772');
  await expect(settings.unsaved).toBeVisible();
  await settings.pressSave();
  await fieldSays(settings.text('Full Name'), 'Full name is required');
  await fieldSays(settings.text('Email'), 'Please enter a valid email address');
  await fieldSays(settings.text('Phone'), 'Phone number must be in format +256XXXXXXXXX');
  await expect(settings.text('Full Name')).toBeFocused();

  const taken = await findSampleUser(page, { status: 'inactive' });
  await settings.text('Full Name').fill('Nakato Florence');
  await settings.text('Email').fill(taken.email);
  await settings.text('Phone').fill('+256 772 345671');
  await settings.pressSave();
  await fieldSays(settings.text('Email'), 'Another user has this email');
  await expect(shell.userMenu).toHaveAccessibleName(new RegExp(user.name));
  await settings.text('Email').fill(user.email);
  await settings.chooseDistrict('Mukono');
  await settings.save();

  await expect(shell.userMenu).toHaveAccessibleName('User menu: NF Nakato Florence UWA/MTWA Admin, Mukono District');
  await expect(other.shell.userMenu).toHaveAccessibleName(/Nakato Florence/);
  await page.reload();
  await settings.isShown();
  await expect(settings.text('Phone')).toHaveValue('+256772345671');
  await users.open();
  await users.search.fill('nakato florence');
  await expect(users.row(user.email)).toContainText('Nakato Florence');
  await expect(users.row(user.email)).toContainText('Mukono District');
  await audit.open('?tab=trail');
  await audit.openDetails('Profile changed');
  await audit.showsChange('Name', user.name, 'Nakato Florence');
  await audit.closeDetails();
  await shell.signOut();
  await portal.login.signInAs('admin', { name: 'Nakato Florence', email: user.email });
  await audit.open('?tab=feed');
  await expect(audit.newest()).toContainText('Signed in');
  await expect(audit.newest()).toContainText('Nakato Florence');
});

test('whoever is in no list of users keeps a phone number on this device, for the same address', async ({
  portal,
  page,
}) => {
  const { settings, shell, login } = portal;
  await portal.signInAs('finance', '/settings');
  await settings.isShown();
  await expect(settings.text('Phone')).toHaveAccessibleDescription('Saved on this device only');
  await settings.text('Phone').fill('0772 345671');
  await settings.save();
  await expect(settings.text('Phone')).toHaveValue('+256772345671');
  await shell.signOut();
  await page.reload();
  await login.signInAs('cvc_member');
  await settings.open();
  await expect(settings.text('Phone')).toHaveValue('');
  await shell.signOut();
  await login.signInAs('finance');
  await settings.open();
  await expect(settings.text('Phone')).toHaveValue('+256772345671');
});

test('what is not saved is not lost in silence', async ({ portal, page }) => {
  const { settings, shell } = portal;
  await portal.signInAs('finance', '/settings');
  await settings.isShown();
  await settings.text('Full Name').fill('Ruth Kato Birungi');
  await settings.theme('Dark').check();
  const claims = shell.navigation.getByRole('link', { name: 'Claims', exact: true });

  await claims.click();
  await expect(settings.question).toHaveAccessibleName('Leave without saving?');
  await settings.confirm('Cancel');
  await expect(page).toHaveURL('/settings');
  await expect(settings.text('Full Name')).toHaveValue('Ruth Kato Birungi');
  await expect(settings.theme('Dark')).toBeChecked();

  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const browserQuestion = await asked;
  expect(browserQuestion.type()).toBe('beforeunload');
  await browserQuestion.dismiss();
  await expect(settings.text('Full Name')).toHaveValue('Ruth Kato Birungi');

  await claims.click();
  await settings.confirm('Leave without saving');
  await portal.claims.isShown();
  await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'light');
  await settings.open();
  await expect(settings.text('Full Name')).toHaveValue(people.finance.name);
  await settings.text('Full Name').fill('Ruth Kato Birungi');
  await settings.button('Discard').click();
  await expect(settings.text('Full Name')).toHaveValue(people.finance.name);
  await claims.click();
  await portal.claims.isShown();
});

test('theme, date format and currency take effect on Save in every tab, and go back by Reset to Defaults', async ({
  portal,
  page,
  openTab,
}) => {
  const { settings, claim, claims, dashboard } = portal;
  const theme = page.locator('html');
  await portal.signInAs('cvc_member', '/settings');
  await settings.isShown();
  const { id, amount } = await findAssessed(portal);
  const other = await openTab();
  await other.claims.open('?status=under_cvc_review');
  await expect(other.claims.row(id)).toContainText(inShillings(amount));

  await settings.choice('Currency').selectOption('USD');
  await settings.pressSave();
  const exchangeRate = settings.text('Exchange rate (UGX for 1 USD)');
  await fieldSays(exchangeRate, 'Exchange rate is required');
  await expect(other.claims.row(id)).toContainText(inShillings(amount));
  await exchangeRate.fill(String(rate));
  await expect(settings.choice('Currency')).toHaveAccessibleDescription(/1,250,000 is shown as ≈\sUSD\s337\.84/);
  await settings.choice('Date format').selectOption('YYYY-MM-DD');
  await settings.theme('Dark').check();
  await expect(theme).toHaveAttribute('data-color-scheme', 'light');
  await settings.save();
  await expect(theme).toHaveAttribute('data-color-scheme', 'dark');
  await expect(other.page.locator('html')).toHaveAttribute('data-color-scheme', 'dark');
  await expect(other.claims.row(id)).toContainText(inDollars(amount));
  await expect(other.claims.row(id)).toContainText(/20\d\d-\d\d-\d\dOpen for \d+ days$/);

  await page.reload();
  await settings.isShown();
  await expect(settings.choice('Currency')).toHaveValue('USD');
  await claims.open('?status=under_cvc_review');
  await expect(claims.row(id)).toContainText(inDollars(amount));
  await dashboard.open();
  await expect(page.getByRole('main')).toContainText('≈ USD');
  await expect(page.getByRole('main')).not.toContainText('UGX');
  await claim.open(id);
  await expect(claim.panel('Summary')).toContainText(inDollars(amount));

  // What is decided is decided in shillings.
  await claim.action('CVC Decision').click();
  await claim.fillDecision({ decision: 'Approve', amount: '700000', note: 'As discussed.' });
  await claim.recordDecision();
  await expect(claim.question).toContainText('UGX 700,000');
  await expect(claim.question).not.toContainText('USD');
  await claim.confirm('Approve this amount');
  await portal.shell.toastSays('Decision recorded');
  await claim.showTab('Audit');
  await claim.auditShows('Approved by the committee', 'Approved amount', '–', 'UGX 700,000');

  await settings.open();
  await settings.pressReset();
  await expect(settings.question).toContainText('Theme, Date format, Currency');
  await settings.confirm('Cancel');
  await expect(settings.choice('Currency')).toHaveValue('USD');
  await settings.resetToDefaults();
  await expect(settings.choice('Currency')).toHaveValue('UGX');
  await expect(settings.choice('Date format')).toHaveValue('DD/MM/YYYY');
  await expect(theme).toHaveAttribute('data-color-scheme', 'light');
  await other.claims.open(`?status=approved`);
  await expect(other.claims.row(id)).toContainText('UGX 700,000');
  await expect(other.page.locator('html')).toHaveAttribute('data-color-scheme', 'light');
});

test('a type of notification that is switched off is left out of the bell until it is on again', async ({
  portal,
  page,
  openTab,
}) => {
  const { settings, notifications } = portal;
  await portal.signInAs('district_officer', '/settings');
  await settings.isShown();
  const mine = (await storedNotifications(page)).filter(({ role }) => role === 'district_officer');
  const others = mine.filter(({ type }) => type !== 'new_claim');
  const unread = others.filter(({ readAt }) => readAt === undefined);
  expect(others.length).toBeLessThan(mine.length);
  const other = await openTab();
  await other.claims.open();
  await other.notifications.countsUnread(3);

  await settings.switch('New claim submissions').uncheck();
  await settings.save();
  await notifications.countsUnread(unread.length);
  await other.notifications.countsUnread(unread.length);
  await notifications.open();
  await expect(notifications.items.filter({ hasText: 'is waiting for verification' })).toHaveCount(0);
  await notifications.close();
  await page.reload();
  await settings.isShown();
  await notifications.countsUnread(unread.length);
  await expect(settings.switch('New claim submissions')).not.toBeChecked();

  await settings.switch('New claim submissions').check();
  await settings.save();
  await notifications.countsUnread(3);
  await other.notifications.countsUnread(3);
  await notifications.open();
  await expect(notifications.items.filter({ hasText: 'is waiting for verification' })).not.toHaveCount(0);
});

test('the user menu leads to the account and to the preferences', async ({ portal, page }) => {
  const { settings, shell } = portal;
  await portal.signInAs('finance');
  await shell.choose('Profile Settings');
  await expect(page).toHaveURL('/settings#preferences');
  await expect(settings.section('System preferences')).toBeFocused();
  await expect(settings.section('System preferences')).toBeInViewport();
  await shell.choose('My Account');
  await expect(page).toHaveURL('/settings#profile');
  await expect(settings.section('Profile')).toBeFocused();
  await page.goBack();
  await page.goBack();
  await portal.claims.isShown();
});
