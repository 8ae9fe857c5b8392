import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fillDatabase, type StoredDatabase } from './support/fillDatabase';
import { expect, test } from './support/portalTest';

type LongRegister = {
  database: StoredDatabase;
  near: [key: string, text: string][];
  log: { id: string; resource: string; resourceId: string }[];
};

/** A register whose audit log is longer than what a start reads of it. */
function makeLongRegister(file: string): LongRegister {
  execFileSync('npx', ['jiti', 'e2e/support/makeStoredRegister.ts', '2500', file]);
  return JSON.parse(readFileSync(file, 'utf8')) as LongRegister;
}

test('of a long audit log a claim shows what was done to it, the audit page every event, and nothing is lost', async ({
  portal,
  page,
  context,
  openTab,
  baseURL,
}) => {
  const { database, near, log } = makeLongRegister(test.info().outputPath('register.json'));
  // Asked for by the page from which the database is filled, which is none of the portal's.
  await context.route('**/favicon.ico', (route) => route.fulfill({ status: 204 }));
  await fillDatabase({ address: baseURL ?? '', context }, database);
  await page.goto('/emblem.svg');
  await page.evaluate((texts) => {
    for (const [key, text] of texts) localStorage.setItem(key, text);
  }, near);

  // Ids begin with the time: the first are the oldest.
  const [oldest] = log.filter(({ resource }) => resource === 'claim').sort((a, b) => (a.id < b.id ? -1 : 1));
  const claimId = oldest?.resourceId ?? '';
  const events = log.filter(({ resourceId }) => resourceId === claimId).length;
  expect(events).toBeGreaterThan(0);
  const rows = portal.claim.panel('Audit').getByRole('listitem');
  await portal.claim.open(claimId, 'audit');
  await expect(rows).toHaveCount(events);

  await portal.claim.open(claimId, 'notes');
  await portal.claim.addNote('Seen when the log had grown long.');
  await page.reload();
  await portal.claim.open(claimId, 'audit');
  await expect(rows).toHaveCount(events + 1);

  const other = await openTab();
  await other.page.goto('/audit-logs?tab=trail');
  // The sign-in, the note, and the daily snapshot, which comes at a moment of its own.
  const all = [2, 3].map((own) => (log.length + own).toLocaleString('en-GB')).join('|');
  const shown = other.page.getByText(new RegExp(`^Showing (${all}) of (${all}) events$`));
  await expect(shown).toBeVisible();
  await other.page.reload();
  await expect(shown).toBeVisible();
});
