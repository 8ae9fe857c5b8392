import type { Portal } from './pages/Portal';
import { readCsv } from './support/csv';
import { people } from './support/people';
import { expect, test } from './support/portalTest';
import { dailySnapshotIsKept, findSampleClaim, storedEvents } from './support/storage';

const tabs = ['Security Overview', 'Activity Feed', 'Analytics', 'Audit Trail'] as const;

/** A deed in another tab of the same browser. */
async function addNote({ claim }: Portal, claimId: string, content: string) {
  await claim.open(claimId, 'notes');
  await claim.addNote(content);
}

test('the figures are those of the log, and lead to the events they count', async ({ portal, page }) => {
  const { audit } = portal;
  await portal.login.open();
  await dailySnapshotIsKept(page);
  await portal.signInAs('admin', '/audit-logs');
  await audit.isShown();
  const log = await storedEvents(page);
  const [critical, high, medium, low] = ['critical', 'high', 'medium', 'low'].map(
    (severity) => log.filter((event) => event.severity === severity).length,
  ) as [number, number, number, number];
  const failed = log.filter(({ status }) => status === 'failed').length;
  await expect(audit.figure('System Activity')).toHaveText(log.length.toLocaleString('en-GB'));
  await expect(audit.figure('Security Alerts')).toHaveText(String(critical + high));
  await expect(audit.figure('Failed Operations')).toHaveText(String(failed));
  await expect(audit.figure('Active Sessions')).toHaveText('24');

  await expect(audit.level('Critical')).toContainText(`${critical} events`);
  await expect(audit.level('Low')).toContainText(`${low.toLocaleString('en-GB')} events`);
  const sessions = log.filter(({ resource }) => resource === 'session').length;
  await expect(audit.activity('Authentication')).toHaveText(String(sessions));
  await expect(audit.activity('All events')).toHaveText(log.length.toLocaleString('en-GB'));
  await expect(audit.events('Recent events')).toHaveCount(3);
  await expect(audit.events('Recent events').first()).toContainText(`Signed in`);
  await expect(audit.events('Recent events').first()).toContainText(people.admin.name);

  await audit.showTab('Analytics');
  await expect(audit.figure('Security score')).toHaveText('98.2%');
  await expect(audit.figure('Detection time')).toHaveText('2.3s');
  await page.getByText('Show as table').click();
  await expect(page.getByRole('table', { name: 'Events per day by severity' }).getByRole('row')).toHaveCount(31);
  await audit.showTab('Activity Feed');
  await expect(audit.events(/^Events on /)).toHaveCount(50);
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(audit.events(/^Events on /)).toHaveCount(100);
  await page.reload();
  await expect(audit.tab('Activity Feed')).toHaveAttribute('aria-selected', 'true');
  await audit.showTab('Audit Trail');
  await audit.showsEvents(log.length, log.length);
  for (const name of tabs) {
    await audit.showTab(name);
  }

  await audit.card('Security Alerts').click();
  await expect(page).toHaveURL('/audit-logs?tab=trail&severity=alerts');
  await audit.showsEvents(critical + high, log.length);
  await audit.card('Failed Operations').click();
  await audit.showsEvents(failed, log.length);
  await audit.showTab('Security Overview');
  await audit.level('Medium').getByRole('link').click();
  await audit.showsEvents(medium, log.length);
  await expect(audit.severity).toHaveValue('medium');
});

test('Real-time View shows what another tab does; switched off, it says how much is new', async ({
  portal,
  page,
  openTab,
  scan,
}) => {
  const { audit } = portal;
  await portal.login.open();
  await dailySnapshotIsKept(page);
  await portal.signInAs('admin', '/audit-logs?tab=feed');
  await audit.isShown();
  const before = (await storedEvents(page)).length;
  const { id } = await findSampleClaim(page, 'approved');
  const other = await openTab();

  await addNote(other, id, 'Asked for the bank letter.');
  await expect(audit.waiting(1)).toBeVisible();
  await expect(audit.newest()).toContainText('Signed in');
  await expect(audit.figure('System Activity')).toHaveText(before.toLocaleString('en-GB'));
  await scan(page, 'events that wait to be shown');
  await audit.waiting(1).click();
  await expect(audit.newest()).toContainText('Note added');
  await expect(audit.newest().getByText('New', { exact: true })).toBeVisible();
  await expect(audit.figure('System Activity')).toHaveText((before + 1).toLocaleString('en-GB'));

  await audit.realTime.click();
  await expect(audit.realTime).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL('/audit-logs?tab=feed&live=1');
  await other.claim.open(id);
  // The mark fades soon: it is looked for while the deed is done.
  const approval = audit.newest().filter({ hasText: 'Final approval given' });
  const marked = expect(approval.getByText('New', { exact: true })).toBeVisible({ timeout: 30_000 });
  await Promise.all([marked, other.claim.giveFinalApproval()]);
  await expect(audit.newest()).toContainText(people.admin.name);
  await expect(audit.figure('System Activity')).toHaveText((before + 2).toLocaleString('en-GB'));

  await page.reload();
  await audit.isShown();
  await expect(audit.realTime).toHaveAttribute('aria-pressed', 'true');
  await audit.newest().getByRole('link', { name: id }).click();
  await portal.claim.hasStatus('5. Payment Processing');
});

test('the trail is filtered, sorted and paged by its address, and Back goes the same way', async ({ portal, page }) => {
  const { audit } = portal;
  await portal.login.open();
  await dailySnapshotIsKept(page);
  await portal.signInAs('admin', '/audit-logs?tab=trail');
  await audit.isShown();
  const log = await storedEvents(page);
  const count = (severity: string) => log.filter((event) => event.severity === severity).length;

  await audit.severity.selectOption({ label: 'Medium' });
  await audit.showsEvents(count('medium'), log.length);
  await audit.status.selectOption({ label: 'Warning' });
  const warnings = log.filter((event) => event.severity === 'medium' && event.status === 'warning');
  await audit.showsEvents(warnings.length, log.length);
  await expect(audit.rows).toHaveCount(Math.min(warnings.length, 25));
  await expect(page).toHaveURL('/audit-logs?tab=trail&severity=medium&status=warning');
  await page.reload();
  await audit.showsEvents(warnings.length, log.length);

  const [{ user } = { user: '' }] = warnings;
  await audit.searchFor(user.toLowerCase());
  await audit.showsEvents(warnings.filter((event) => event.user === user).length, log.length);
  await expect(audit.rows.first()).toContainText(user);
  await audit.search.blur();
  await audit.openDetails('User changed');
  await audit.showsChange('Status', 'Active', 'Inactive');
  // Who did it; the account's own name follows with the details.
  await expect(audit.fact('Name').first()).toHaveText(user);
  await expect(audit.fact('IP Address')).toHaveText(/^(192\.0\.2|198\.51\.100|203\.0\.113)\.\d+$/);
  await audit.closeDetails();
  await expect(page).not.toHaveURL(new RegExp(user.split(' ')[0] ?? '', 'i'));

  await audit.searchFor('nothing of that name');
  await expect(audit.noneMatch).toBeVisible();
  await page.getByRole('button', { name: 'Clear all' }).click();
  await audit.showsEvents(log.length, log.length);
  await page.goBack();
  await expect(audit.search).toHaveValue('nothing of that name');
  await page.goBack();
  await audit.showsEvents(count('medium'), log.length);
  await expect(audit.status).toHaveValue('');
  await page.goBack();
  await audit.showsEvents(log.length, log.length);

  await page.getByRole('columnheader', { name: 'Timestamp' }).getByRole('button', { name: 'Sort' }).click();
  await expect(page).toHaveURL('/audit-logs?tab=trail&order=asc');
  await expect(audit.rows.first()).not.toContainText(people.admin.name);
  await page.getByRole('combobox', { name: 'Events per page' }).selectOption('100');
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page.getByText(`Showing 101–200 of ${log.length.toLocaleString('en-GB')}`)).toBeVisible();
  await page.goBack();
  await expect(page.getByText(`Showing 1–100 of ${log.length.toLocaleString('en-GB')}`)).toBeVisible();
});

test('Export Report gives the rows that are shown, in which nothing runs', async ({ portal, page, openTab }) => {
  const { audit, settings, shell } = portal;
  const hostileName = '=HYPERLINK("http://example.org","Open")';
  const hostileNote = '+1, "quoted"\n<img src=x onerror=alert(1)>';
  await portal.signInAs('admin', '/settings');
  await settings.text('Full Name').fill(hostileName);
  await settings.save();
  const { id } = await findSampleClaim(page, 'approved');
  const other = await openTab();
  await addNote(other, id, hostileNote);
  await other.page.close();

  await audit.open('?tab=trail&severity=critical');
  const total = (await storedEvents(page)).length;
  await expect(audit.rows).not.toHaveCount(0);
  const download = await audit.exportReport();
  expect(download.suggestedFilename()).toMatch(/^audit-log-\d{4}-\d\d-\d\d\.csv$/);
  const lines = await readCsv(download);
  await shell.toastSays('Export Started', 'Your report is being generated and will download shortly.');
  await expect(audit.rows).toHaveCount(lines.length);
  const shown = await Promise.all((await audit.rows.all()).map((row) => row.getByRole('gridcell').allTextContents()));
  const asShown = (line: Record<string, string>) => {
    const [day = '', time = ''] = (line['Time in Kampala'] ?? '').split(' ');
    const date = day.split('-').reverse().join('/');
    const { User, Event, Resource, Severity, Status } = line;
    return [`${date}, ${time.slice(0, 5)}`, User, Event, Resource, Severity, Status, line['IP Address']];
  };
  expect(lines.map(asShown)).toEqual(shown.map((cells) => cells.slice(0, 7)));

  await audit.severity.selectOption({ label: 'All' });
  await audit.searchFor('note added');
  await expect(audit.rows.first()).toContainText(hostileName);
  await audit.openDetails('Note added');
  await expect(audit.details).toContainText('<img src=x onerror=alert(1)>');
  await expect(audit.details.locator('img')).toHaveCount(0);
  await audit.closeDetails();
  const [note] = await readCsv(await audit.exportReport());
  await shell.toastSays('Export Started');
  expect(note?.['User']).toBe(`'${hostileName}`);
  expect(note?.['Resource ID']).toBe(id);
  expect(note?.['Changes']).toContain(hostileNote);
  for (const cell of Object.values(note ?? {})) expect(cell).not.toMatch(/^[=+\-@]/);

  await audit.searchFor('nothing of that name');
  await expect(audit.noneMatch).toBeVisible();
  await audit.pressExport();
  await shell.toastSays('Nothing to export', 'No events match the filters. No file was created.');
  await audit.showTab('Activity Feed');
  expect(await readCsv(await audit.exportReport())).toHaveLength(total);
});
