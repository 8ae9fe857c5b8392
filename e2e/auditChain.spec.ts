import { expect, test } from './support/portalTest';
import { changeInDatabase, dailySnapshotIsKept, findSampleClaim, storedEvents } from './support/storage';

test('the log holds; an event changed in storage is where it breaks', async ({ portal, page, scan }) => {
  const { audit, claim } = portal;
  await portal.login.open();
  await dailySnapshotIsKept(page);
  await portal.signInAs('admin', '/audit-logs');
  await audit.isShown();
  const { id } = await findSampleClaim(page, 'submitted');
  await claim.open(id, 'notes');
  await claim.addNote('What was written');
  await audit.open();
  const before = await storedEvents(page);
  await audit.checkLog();
  await expect(audit.integrity.getByText(/^The audit log is intact\. .* Events: 3\.$/)).toBeVisible();
  await expect(audit.fingerprint).toHaveText(/^N[A-Z0-9]+ 3( [0-9A-F]{4}){4}$/);
  await scan(page, 'a log that holds');

  // As somebody who knows the portal would.
  expect(await changeInDatabase(page, 'log', 'What was written', 'Something else', true)).toBe(1);
  await page.reload();
  await audit.isShown();
  expect(await storedEvents(page)).toHaveLength(before.length);
  await audit.checkLog();
  await expect(audit.integrity.getByText('The audit log was changed. The first problem is here:')).toBeVisible();
  await audit.integrity
    .getByRole('button', { name: /^Show the event: Event 3 was altered after it was recorded/ })
    .click();
  await expect(audit.details).toContainText('Something else');
  await audit.closeDetails();
  await scan(page, 'a log that was changed');
});
