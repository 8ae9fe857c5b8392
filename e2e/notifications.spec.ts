import { roles } from './support/people';
import { expect, test } from './support/portalTest';

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
