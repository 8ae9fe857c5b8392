import type { BrowserContext, Page } from '@playwright/test';
import type { DraftRow, LogEntry, SnapshotHeads, Bucket } from '../../src/domain/register/eventLog';

/** What the database of a register holds. */
export type StoredDatabase = { events: LogEntry[]; buckets: Bucket[]; drafts: DraftRow[]; heads: SnapshotHeads };

/** What the page is handed at once, characters: the browser breaks off at a few hundred million. */
const atOnce = 10_000_000;

/** Puts a register into the database, as the portal does (src/platform/databaseEventLog.ts). */
export async function fillDatabase(
  { address, context }: { address: string; context: BrowserContext },
  { events, buckets, drafts, heads }: StoredDatabase,
) {
  const page = await context.newPage();
  // An address of the portal that is no page of it.
  await page.goto(`${address}/emblem.svg`);
  await page.evaluate(async () => {
    const opening = indexedDB.open('claims-register', 1);
    opening.onupgradeneeded = () => {
      const database = opening.result;
      for (const name of ['log', 'buckets', 'records']) database.createObjectStore(name, { keyPath: 'key' });
      for (const name of ['state', 'vault']) database.createObjectStore(name);
    };
    await new Promise((resolve) => (opening.onsuccess = resolve));
    opening.result.close();
  });
  const entries = events.map(({ sequence, text }) => ({ key: `event/${String(sequence).padStart(16, '0')}`, text }));
  for (const part of inParts(entries)) await put(page, 'log', part);
  for (const part of inParts(buckets)) await put(page, 'buckets', part);
  for (const part of inParts(drafts)) await put(page, 'records', part);
  if (heads.head) await put(page, 'state', [heads.head], 'head');
  if (heads.former) await put(page, 'state', [heads.former], 'formerHead');
  await page.close();
}

function* inParts<Row extends object>(rows: readonly Row[]): Generator<Row[]> {
  let part: Row[] = [];
  let size = 0;
  for (const row of rows) {
    part.push(row);
    size += JSON.stringify(row).length;
    if (size < atOnce) continue;
    yield part;
    part = [];
    size = 0;
  }
  yield part;
}

function put(page: Page, table: string, rows: readonly object[], key?: string) {
  return page.evaluate(
    async ([name, part, at]) => {
      const opening = indexedDB.open('claims-register');
      await new Promise((resolve) => (opening.onsuccess = resolve));
      const writing = opening.result.transaction(name, 'readwrite');
      for (const row of part) writing.objectStore(name).put(row, at);
      await new Promise((resolve) => (writing.oncomplete = resolve));
      opening.result.close();
    },
    [table, rows, key] as const,
  );
}
