import { people, roles } from './support/people';
import { expect, test } from './support/portalTest';
import { findSampleClaim, inactiveEmail } from './support/storage';
import { phone } from './support/touch';

test('every role finds three unread notifications, opens one and marks the others as read', async ({
  portal,
  page,
  openTab,
}) => {
  const { notifications } = portal;
  for (const role of roles) {
    if (role === 'district_officer') await portal.signInAs(role);
    else await portal.changeTo(role, '/claims');
    await notifications.countsUnread(3);
  }
  const other = await openTab();
  await other.claims.open();
  await notifications.open();
  await expect(notifications.unread).toHaveCount(3);
  const claimId =
    (await notifications.unread
      .first()
      .getByText(/^CLM?-/)
      .textContent()) ?? '';
  await notifications.unread.first().click();
  await portal.claim.isShown(claimId);
  await notifications.countsUnread(2);
  await other.notifications.countsUnread(2);

  await notifications.open();
  await notifications.markAllRead();
  await expect(notifications.items).not.toHaveCount(0);
  await notifications.close();
  await notifications.countsUnread(0);
  await other.notifications.countsUnread(0);
  await page.reload();
  await notifications.countsUnread(0);
  // What one role has read is unread to another.
  await portal.changeTo('finance', '/claims');
  await notifications.countsUnread(3);
});

test('whose turn comes next is told', async ({ portal, page }) => {
  const { claim, notifications } = portal;
  await portal.signInAs('district_officer');
  const { id, claimant } = await findSampleClaim(page, 'submitted');
  await claim.open(id);
  await claim.forwardToCommittee();
  await portal.changeTo('cvc_member', '/claims');
  await notifications.countsUnread(4);
  await notifications.open();
  const newest = notifications.items.first();
  await expect(newest).toContainText(`Claim by ${claimant.fullName} waits for the committee`);
  await newest.click();
  await claim.isShown(id);
  await notifications.countsUnread(3);
});

test('a sign-in that was refused reaches the administrator, and leads to the log', async ({ portal, page, scan }) => {
  const { login, notifications, audit } = portal;
  await login.open();
  const email = await inactiveEmail(page);
  await login.fill('district_officer', { email });
  await login.submit.click();
  await expect(page.getByRole('alert')).toContainText('This account is inactive. Contact an administrator.');
  await login.signInAs('cvc_member');
  await notifications.countsUnread(3);

  await portal.changeTo('admin', '/claims');
  await notifications.countsUnread(4);
  await notifications.open();
  const refused = notifications.items.first();
  await expect(refused).toContainText(`Sign-in as ${email} was refused: the account is inactive`);
  await scan(page, 'notification of a refused sign-in');
  await refused.click();
  await audit.isShown();
  await notifications.countsUnread(3);
  await expect(page).toHaveURL('/audit-logs?tab=trail&severity=alerts');
  await expect(audit.rows.first()).toContainText('Sign-in refused');
  await audit.openDetails('Sign-in refused');
  await expect(audit.fact('Email')).toHaveText(email);
  await expect(audit.details).not.toContainText(people.admin.name);
});

test.describe('on a phone', () => {
  test.use(phone);

  test('the notifications take the whole screen', async ({ portal }) => {
    const { notifications } = portal;
    await portal.signInAs('admin');
    await notifications.open();
    await expect.poll(() => notifications.list.boundingBox()).toMatchObject({ x: 0, y: 0, width: 360 });
    await notifications.close();
    await notifications.countsUnread(3);
  });
});
