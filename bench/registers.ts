import { isClaimNotification } from '../src/domain/notification/notificationWords';
import type { Role } from '../src/domain/user/roles';
import { makeSampleRegister } from '../src/sampleData/sampleRegister';
import type { RegisterRecords } from '../src/store/events';
import { createMemoryJournal } from '../src/test/memoryJournal';
import { createBackend, createBrowser, signInAs } from '../src/test/testRegister';

/** What a browser's localStorage holds: texts by key. */
export type StoredTexts = ReadonlyMap<string, string>;

/** UTF-16 units of a browser's localStorage, keys included. */
const capacity = 5 * 1024 * 1024;

/** Units left free, for what the measured visits write. */
const room = 100_000;

export const claimsWanted = 1000;

export const sampleRecords = makeSampleRegister(new Date().toISOString());

/** The register as the portal itself stores it, with somebody signed in. */
export async function store(records: RegisterRecords, role: Role = 'district_officer'): Promise<StoredTexts> {
  const browser = createBrowser({ start: new Date().toISOString() });
  const tab = browser.openTab({ layDown: () => Promise.resolve(records) });
  await tab.opened;
  await signInAs(tab, role);
  return browser.backend.texts;
}

/** The sample's claims and payments again and again under new ids, with their rows of the other slices. */
export function repeatClaims(sample: RegisterRecords, count: number): RegisterRecords {
  const records = { ...sample, claims: [...sample.claims], payments: [...sample.payments] };
  const { audit } = sample;
  const notifications = sample.notifications.filter(isClaimNotification);
  records.audit = [...audit];
  records.notifications = [...sample.notifications];
  for (let copy = 1; records.claims.length < count; copy += 1) {
    const claims = sample.claims.slice(0, count - records.claims.length);
    const again = (id: string) => `${id}-${copy}`;
    const ids = new Set(claims.map(({ id }) => id));
    const payments = sample.payments.filter(({ claimId }) => ids.has(claimId));
    for (const { id } of payments) ids.add(id);
    records.claims.push(...claims.map((claim) => ({ ...claim, id: again(claim.id) })));
    records.payments.push(
      ...payments.map((payment) => ({ ...payment, id: again(payment.id), claimId: again(payment.claimId) })),
    );
    records.notifications.push(
      ...notifications
        .filter(({ claimId }) => ids.has(claimId))
        .map((row) => ({ ...row, id: again(row.id), claimId: again(row.claimId) })),
    );
    records.audit.push(
      ...audit
        .filter(({ resourceId }) => ids.has(resourceId))
        .map((row) => ({ ...row, id: again(row.id), resourceId: again(row.resourceId) })),
    );
  }
  return records;
}

/** Whether localStorage has room for a register. */
export function fits(stored: StoredTexts): boolean {
  let free = capacity;
  for (const [key, text] of stored) free -= key.length + text.length;
  return free >= 0;
}

/** A register as the portal itself keeps it once it has moved into the database and packed its records. */
export async function storeMoved(stored: StoredTexts) {
  const backend = createBackend();
  for (const [key, text] of stored) backend.setItem(key, text);
  const journal = createMemoryJournal();
  const open = async () => {
    const tab = createBrowser({ backend, journal, start: new Date().toISOString() }).openTab();
    await tab.opened;
    return tab;
  };
  await (await open()).services.moveRegister();
  await (await open()).services.packRecords();
  return {
    near: [...backend.texts],
    rows: [...journal.table.values()],
    packs: [...journal.packTable.values()],
    state: journal.state,
  };
}

export type MovedRegister = Awaited<ReturnType<typeof storeMoved>>;

/** Leaves out the oldest rows of the history for which localStorage has no room. */
export function fit(records: RegisterRecords): RegisterRecords {
  const unitsOf = (slice: string, list: readonly { id: string }[]) =>
    list.reduce((sum, row) => sum + `wcp/${slice}/${row.id}`.length + JSON.stringify(row).length, 0);
  const { audit, ...others } = records;
  let free = capacity - room;
  for (const [slice, list] of Object.entries(others)) free -= unitsOf(slice, list);
  const newestFirst = [...audit].sort((a, b) => (a.timestamp < b.timestamp ? 1 : -1));
  return { ...records, audit: newestFirst.filter((row) => (free -= unitsOf('audit', [row])) > 0) };
}

/**
 * The register of as many claims, made of the sample. Up to a thousand it lies in localStorage, with as much of its
 * history as has room; more lie in the database with all of it.
 */
export function recordsOf(claims: number): RegisterRecords {
  const records = repeatClaims(sampleRecords, claims);
  return claims > claimsWanted ? records : fit(records);
}
