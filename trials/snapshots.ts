import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';

/** A snapshot by its name (`generation`), as its first bucket is about to be written, and as its head is on the disk. */
type SnapshotNews = { generation: string; isKept: boolean };

declare global {
  interface Window {
    trialSnapshot: (news: SnapshotNews) => Promise<void>;
  }
}

/** A copy of a build that takes a snapshot after so many events, where the portal waits for more than a trial does. */
export function copyWithSnapshots(dist: string, after: number): string {
  const copy = mkdtempSync(join(tmpdir(), 'trial-build-'));
  process.once('exit', () => rmSync(copy, { recursive: true, force: true }));
  cpSync(dist, copy, { recursive: true });
  const waiting = /\bsnapshotAfter:100\b/;
  const files = readdirSync(copy)
    .filter((name) => name.endsWith('.js'))
    .map((name) => ({ path: join(copy, name), text: readFileSync(join(copy, name), 'utf8') }))
    .filter(({ text }) => waiting.test(text));
  if (files.length !== 1) throw new Error(`The build does not say once after how many events it takes a snapshot`);
  for (const { path, text } of files) writeFileSync(path, text.replace(waiting, `snapshotAfter:${after}`));
  return copy;
}

/** Hears of every snapshot that a page of a browser takes. */
export async function watchSnapshots(context: BrowserContext, hear: (news: SnapshotNews) => void) {
  await context.exposeBinding('trialSnapshot', (_source, news: SnapshotNews) => hear(news));
  await context.addInitScript(() => {
    const begun = new Set<string>();
    const tell = (generation: string, isKept: boolean) => void window.trialSnapshot({ generation, isKept });
    type Put = [value: { key?: string; generation?: string }, key?: IDBValidKey];
    function look({ name, transaction }: IDBObjectStore, [{ key = '', generation = '' }, at]: Put) {
      const [named = ''] = key.split('/');
      if (name === 'buckets' && !begun.has(named)) {
        begun.add(named);
        tell(named, false);
      }
      if (name === 'state' && at === 'head') transaction.addEventListener('complete', () => tell(generation, true));
    }
    const { prototype } = IDBObjectStore;
    const put = Reflect.get(prototype, 'put');
    prototype.put = function (...given: Put) {
      look(this, given);
      return put.apply(this, given);
    };
  });
}

/** The names of the snapshots that can be read: the present one and the one before. */
export const keptSnapshots = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const asked = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error ?? new Error('refused'));
      });
    const database = await asked(indexedDB.open('claims-register'));
    const state = database.transaction('state').objectStore('state');
    const heads = await Promise.all(
      ['head', 'formerHead'].map((key) => asked(state.get(key) as IDBRequest<{ generation: string } | undefined>)),
    );
    database.close();
    return heads.flatMap((head) => head?.generation ?? []);
  });
