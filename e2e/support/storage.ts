import type { Page } from '@playwright/test';

declare global {
  interface Window {
    writtenKeys?: string[];
    giveDatabasesRoom?: () => void;
    isDatabaseAskedFor?: () => boolean;
    letDatabaseOpen?: () => void;
  }
}

/** From the next page load on, notes which keys of localStorage are written or removed. */
export async function recordWrites(page: Page) {
  await page.addInitScript(() => {
    const keys: string[] = [];
    window.writtenKeys = keys;
    const { prototype } = Storage;
    const methods = [localStorage, sessionStorage].map((storage) => ({
      storage,
      set: prototype.setItem.bind(storage),
      remove: prototype.removeItem.bind(storage),
    }));
    const of = (storage: Storage) => methods.find((entry) => entry.storage === storage);
    const note = (storage: Storage, key: string) => {
      if (storage === localStorage) keys.push(key);
    };
    prototype.setItem = function setItem(key: string, value: string) {
      note(this, key);
      of(this)?.set(key, value);
    };
    prototype.removeItem = function removeItem(key: string) {
      note(this, key);
      of(this)?.remove(key);
    };
  });
}

/** The note of the last input, by which an idle session ends; it is none of the register's. */
const inputNote = 'wcp-last-input';

/** The keys written since it was last asked, each once. */
export async function writtenKeys(page: Page): Promise<string[]> {
  const keys = await page.evaluate(() => window.writtenKeys?.splice(0));
  return [...new Set(keys)].filter((key) => key !== inputNote).sort();
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
        Object.defineProperty(held, 'result', { get: () => asked.result });
        asked.onupgradeneeded = (event) => void held.onupgradeneeded?.(event);
        asked.onsuccess = (event) => void held.onsuccess?.(event);
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
  calculatedCompensation?: number;
  approvedAmount?: number;
  createdBy: string;
  registeredAt: string;
  submittedAt: string;
};

/** The address of a user who may not sign in any more, as soon as the sample register is laid down. */
export async function inactiveEmail(page: Page): Promise<string> {
  return (await findSampleUser(page, { status: 'inactive' })).email;
}

export type StoredUser = { id: string; name: string; email: string; role: string; district: string; status: string };

/** A managed user of the sample register, as soon as it is laid down. */
export async function findSampleUser(page: Page, like: Partial<StoredUser>): Promise<StoredUser> {
  const found = await page.waitForFunction((wanted) => {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith('wcp/users/'));
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
  severity: string;
  status: string;
  user: string;
  resource: string;
  resourceId: string;
};

/** The audit log of the register as stored. */
export const storedEvents = (page: Page) => storedRecords<StoredEvent>(page, 'audit');

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
    `wcp/${slice}/`,
  );
}

/** A claim of the sample register at a status. */
export async function findSampleClaim(page: Page, status: string): Promise<StoredClaim> {
  const claim = (await storedClaims(page)).find((stored) => stored.status === status);
  if (!claim) throw new Error(`The sample register has no claim at ${status}`);
  return claim;
}
