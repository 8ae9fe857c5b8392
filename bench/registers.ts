import type { RegisterRecords } from '../src/domain/register/kinds/kinds';
import { isClaimNotification } from '../src/domain/notification/notificationWords';
import type { Role } from '../src/domain/user/roles';
import { makeSampleRegister } from '../src/sampleData/sampleRegister';
import { createMemoryLog } from '../src/test/browser/memoryLog';
import { createBackend, createBrowser, signInAs } from '../src/test/testRegister';

/** UTF-16 units of a browser's localStorage, keys included. */
const capacity = 5 * 1024 * 1024;

export const claimsWanted = 1000;

export const sampleRecords = makeSampleRegister(new Date().toISOString());

/** localStorage of a browser, which counts what it holds as it goes: a register has a hundred thousand texts. */
function createNearby() {
  const backend = createBackend();
  const sizeOf = (key: string, text: string | null) => (text === null ? 0 : key.length + text.length);
  let used = 0;
  return {
    ...backend,
    get length() {
      return backend.length;
    },
    setItem(key: string, text: string) {
      const next = used - sizeOf(key, backend.getItem(key)) + sizeOf(key, text);
      if (next > capacity) throw new DOMException('full', 'QuotaExceededError');
      backend.setItem(key, text);
      used = next;
    },
    removeItem(key: string) {
      used -= sizeOf(key, backend.getItem(key));
      backend.removeItem(key);
    },
  };
}

/** The register as the portal itself keeps it, with somebody signed in: a snapshot, the events after it, and what localStorage has. */
export async function store(records: RegisterRecords, role: Role = 'district_officer') {
  const log = createMemoryLog();
  const browser = createBrowser({ backend: createNearby(), log, start: new Date().toISOString() });
  const tab = browser.openTab({ layDown: () => Promise.resolve(records) });
  await tab.opened;
  await signInAs(tab, role);
  return {
    near: browser.backend.texts as ReadonlyMap<string, string>,
    events: [...log.entries.values()],
    buckets: Array.from(log.bucketTexts, ([key, text]) => ({ key, text })),
    drafts: [...log.draftRows.values()],
    heads: log.state,
  };
}

export type StoredRegister = Awaited<ReturnType<typeof store>>;

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

/** The register of as many claims, made of the sample, with all of its history. */
export const recordsOf = (claims: number): RegisterRecords => repeatClaims(sampleRecords, claims);
