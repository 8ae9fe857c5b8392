import { createHash } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import type { Role } from './people';

declare global {
  interface Window {
    giveDatabasesRoom?: () => void;
    isDatabaseAskedFor?: () => boolean;
    letDatabaseOpen?: () => void;
  }
}

const filler = 'not-of-the-portal/';

/** Leaves not one character of localStorage free. */
export async function fillLocalStorage(page: Page) {
  await page.evaluate((prefix) => {
    let count = 0;
    for (let size = 1 << 20; size >= 1;) {
      try {
        localStorage.setItem(`${prefix}${(count += 1)}`, 'x'.repeat(size));
      } catch {
        size = size >> 1;
      }
    }
  }, filler);
}

/**
 * Fills localStorage, and lets the page's databases refuse every write as full ones do. Chromium takes note of another
 * quota only when it likes: `trials/quota.ts` does it with a real one.
 */
export async function fillDevice(page: Page) {
  await fillLocalStorage(page);
  await page.evaluate(() => {
    const { prototype } = IDBObjectStore;
    const put = Object.getOwnPropertyDescriptor(prototype, 'put');
    window.giveDatabasesRoom = () => {
      if (put) Object.defineProperty(prototype, 'put', put);
    };
    prototype.put = () => {
      throw new DOMException('There is no room', 'QuotaExceededError');
    };
  });
}

/** Gives back what `fillDevice` took. */
export function freeDevice(page: Page) {
  return page.evaluate((prefix) => {
    for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key);
    window.giveDatabasesRoom?.();
  }, filler);
}

const databaseName = 'claims-register';

/** As when the browser deletes the register's database alone: the next start has what localStorage mirrors of it. */
export function deleteDatabase(page: Page) {
  return page.evaluate(async (name) => {
    const deleting = indexedDB.deleteDatabase(name);
    await new Promise((resolve) => (deleting.onsuccess = resolve));
  }, databaseName);
}

type Row = { key: string; text: string };
type Table = 'buckets' | 'log';

/** What stands before each text in the database, so that damage shows. */
const digestLength = 43;

const digestOf = (key: string, contents: string) =>
  createHash('sha256')
    .update(`${key.replace(/^event\/0+/, 'event/')}\n${contents}`)
    .digest('base64url');

/** Reads a table of the database, or writes rows of it. */
function useTable(page: Page, table: Table, written: readonly Row[] = []): Promise<Row[]> {
  return page.evaluate(
    async ([database, name, rows]) => {
      const opening = indexedDB.open(database);
      await new Promise((resolve) => (opening.onsuccess = resolve));
      const transaction = opening.result.transaction(name, 'readwrite');
      const store = transaction.objectStore(name);
      for (const row of rows) store.put(row);
      const asked = store.getAll() as IDBRequest<Row[]>;
      await new Promise((resolve) => (transaction.oncomplete = resolve));
      opening.result.close();
      return asked.result;
    },
    [databaseName, table, written] as const,
  );
}

/**
 * Changes a text in the parts of the snapshot, or in the events after it: as a failing disk would, or `forged` with a
 * digest that fits. Answers in how many rows it stood.
 */
export async function changeInDatabase(page: Page, table: Table, from: string, to: string, forged = false) {
  const rows = (await useTable(page, table)).filter(({ text }) => text.includes(from));
  const changed = rows.map(({ key, text }) => {
    const after = text.replace(from, to);
    const contents = after.slice(digestLength);
    return { key, text: forged ? digestOf(key, contents) + contents : after };
  });
  await useTable(page, table, changed);
  return changed.length;
}

/** From the next page load on, no database opens before `letDatabaseOpen`. */
export async function holdDatabase(page: Page) {
  await page.addInitScript(() => {
    const { prototype } = IDBFactory;
    const open = prototype.open.bind(indexedDB);
    let isHeld = true;
    const waiting: (() => void)[] = [];
    prototype.open = (name, version) => {
      if (!isHeld) return open(name, version);
      const held = Object.create(IDBOpenDBRequest.prototype, {
        onsuccess: { value: null, writable: true },
        onerror: { value: null, writable: true },
        onblocked: { value: null, writable: true },
        onupgradeneeded: { value: null, writable: true },
      }) as IDBOpenDBRequest;
      waiting.push(() => {
        const asked = open(name, version);
        Object.defineProperties(held, {
          result: { get: () => asked.result },
          error: { get: () => asked.error },
          transaction: { get: () => asked.transaction },
        });
        asked.onupgradeneeded = (event) => void held.onupgradeneeded?.(event);
        asked.onsuccess = (event) => void held.onsuccess?.(event);
        asked.onerror = (event) => void held.onerror?.(event);
      });
      return held;
    };
    window.isDatabaseAskedFor = () => waiting.length > 0;
    window.letDatabaseOpen = () => {
      isHeld = false;
      for (const answer of waiting) answer();
    };
  });
}

export const letDatabaseOpen = (page: Page) => page.evaluate(() => window.letDatabaseOpen?.());

export type StoredClaim = {
  id: string;
  status: string;
  claimant: { fullName: string; district: string; subcounty: string; payoutMethod: string };
  incident: { incidentType: string; wildlifeSpecies: string; dateOfIncident: string; narrativeDescription: string };
  checklist?: { visit?: { day: string } };
  holds?: readonly object[];
  appeals?: readonly { filedOn: string; valueFirst?: true; outcome?: object }[];
  corrections?: readonly object[];
  calculatedCompensation?: number;
  approvedAmount?: number;
  told?: { day: string }[];
  createdBy: string;
  registeredAt: string;
  submittedAt: string;
};

export type StoredUser = { id: string; name: string; email: string; role: string; district: string; status: string };

/** A managed user of the sample register, as soon as it is laid down. */
export async function findSampleUser(page: Page, like: Partial<StoredUser>): Promise<StoredUser> {
  const found = await page.waitForFunction((wanted) => {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith('reg/users/'));
    const users = keys.map((key) => JSON.parse(localStorage.getItem(key) ?? '') as StoredUser);
    const fields = Object.entries(wanted) as [keyof StoredUser, string][];
    return users.find((user) => fields.every(([field, value]) => user[field] === value));
  }, like);
  const user = await found.jsonValue();
  if (!user) throw new Error('The sample register has no such user');
  return user;
}

/** The claims of the register as stored, to know where to go; what they say is read on the screen. */
export const storedClaims = (page: Page) => storedRecords<StoredClaim>(page, 'claims');

export type StoredEvent = {
  id: string;
  action: string;
  timestamp: string;
  severity: string;
  status: string;
  user: string;
  resource: string;
  resourceId: string;
};

/** The audit log of the register as stored. */
export const storedEvents = (page: Page) => storedRecords<StoredEvent>(page, 'audit');

/** Waits until the log tells of the snapshot that the portal keeps once a day, at a moment of its own. */
export async function dailySnapshotIsKept(page: Page, timeout = 30_000) {
  const ofToday = async () =>
    (await storedEvents(page)).filter(
      ({ action, timestamp }) => action === 'SNAPSHOT_KEPT' && Date.now() - Date.parse(timestamp) < 60_000,
    );
  await expect.poll(ofToday, { message: 'the daily snapshot', timeout }).toHaveLength(1);
}

export type StoredNotification = { id: string; role: string; type: string; at: string; readAt?: string };

/** What the bell lists for all roles, as stored. */
export const storedNotifications = (page: Page) => storedRecords<StoredNotification>(page, 'notifications');

/** The accounts of the register as stored. */
export const storedUsers = (page: Page) => storedRecords<StoredUser>(page, 'users');

function storedRecords<Stored>(page: Page, slice: string): Promise<Stored[]> {
  return page.evaluate(
    (prefix) =>
      Object.keys(localStorage)
        .filter((key) => key.startsWith(prefix))
        .sort()
        .map((key) => JSON.parse(localStorage.getItem(key) ?? '') as Stored),
    `reg/${slice}/`,
  );
}

/** A claim of the sample register at a status, with nothing beside it: no hold, appeal or correction. */
export async function findSampleClaim(page: Page, status: string): Promise<StoredClaim> {
  const claim = (await storedClaims(page)).find(
    (stored) => stored.status === status && !stored.holds && !stored.appeals && !stored.corrections,
  );
  if (!claim) throw new Error(`The sample register has no claim at ${status}`);
  return claim;
}

/** Everything that lies in localStorage and in every database, as text: Latin letters of any encoding show in it. */
export function storedText(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const parts = Object.entries(localStorage).map(([key, text]) => `${key} ${String(text)}`);
    const asked = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error ?? new Error('refused'));
      });
    const latin = (bytes: ArrayBuffer) => new TextDecoder('latin1').decode(bytes);
    async function textOf(value: unknown): Promise<string> {
      if (value instanceof Blob) return latin(await value.arrayBuffer());
      if (value instanceof ArrayBuffer) return latin(value);
      if (ArrayBuffer.isView(value)) return latin(value.buffer as ArrayBuffer);
      if (typeof value !== 'object' || value === null) return String(value);
      return (await Promise.all(Object.values(value).map(textOf))).join(' ');
    }
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await asked(indexedDB.open(name));
      for (const table of database.objectStoreNames) {
        const values = await asked(database.transaction(table).objectStore(table).getAll() as IDBRequest<unknown[]>);
        parts.push(await textOf(values));
      }
      database.close();
    }
    return parts.join('\n');
  });
}

/** Since when a claim waits: since its appeal, else since its last submission. */
export const waitingSince = ({ appeals = [], submittedAt }: StoredClaim): string =>
  appeals.find(({ outcome }) => !outcome)?.filedOn ?? submittedAt;

/** The role that an appeal of the sample waits for: an officer values the loss first of one that was rejected in the district. */
export function appealWaitsFor({ appeals = [] }: StoredClaim): Role | undefined {
  const open = appeals.find(({ outcome }) => !outcome);
  return open && (open.valueFirst ? 'district_officer' : 'cvc_member');
}
