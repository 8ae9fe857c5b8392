import type { AuditEvent } from '../src/domain/audit/audit';
import type { ChainHead } from '../src/domain/audit/auditChain';
import { checkAuditChain } from '../src/domain/audit/auditChainCheck';
import { findLifecycleAction } from '../src/domain/audit/auditWords';
import type { Claim } from '../src/domain/claim/claim';
import type { Draft } from '../src/domain/claim/draft';
import type { FundLedgerEntry } from '../src/domain/payment/ledger';
import type { Notification } from '../src/domain/notification/notification';
import type { Payment } from '../src/domain/payment/payment';
import type { Session } from '../src/domain/user/user';
import { claimDeedNames, deedRow, statusAfter, type ClaimDeed } from './deeds';

/** The register in a page's memory, as `window.trial.state` gives it. */
export type Register = {
  claims: Claim[];
  drafts: Draft[];
  payments: Payment[];
  fundLedger: FundLedgerEntry[];
  audit: AuditEvent[];
  auditChain: ChainHead | null;
  notifications: Notification[];
  session: { current: Session | null };
  storage: { unsaved: number; setAside: unknown[] };
};

/** A deed that was begun: what its audit row bears. `shownAt` is when the page first said that it was done. */
export type Tried = { id: string; action: string; resourceId: string; token: string; shownAt?: number };

export type Fault = {
  kind: 'lost' | 'doubled' | 'half done' | 'chain broken';
  what: string;
  /** How long it had been shown as done when the browser was killed, milliseconds. */
  age?: number;
};

/** A token: letters that no sample bears, and a number. */
export const tokenOf = (seed: number, number: number) => `Trial-${seed}-${number}.`;
const tokens = /Trial-\d+-\d+\./;

/** The token that a deed left, and not one that it took the place of. */
const tokenIn = ({ changes = [] }: AuditEvent) =>
  tokens.exec(JSON.stringify(changes.map(({ newValue }) => newValue)))?.[0];

/** The resource of deeds whose record gets its id only when they are done. */
const anonymous = { fund: 'fund', session: 'session' } as const;
export const fundResource = anonymous.fund;
export const sessionResource = (name: string) => `${anonymous.session} of ${name}`;

const keyOf = ({ action, resourceId, token }: Pick<Tried, 'action' | 'resourceId' | 'token'>) =>
  [action, resourceId, token].join(' ');

function keyOfRow(row: AuditEvent): string {
  const { action, resource, resourceId, user } = row;
  const token = tokenIn(row) ?? '';
  if (resource === 'fund') return keyOf({ action, resourceId: fundResource, token });
  if (resource === 'session') return keyOf({ action, resourceId: sessionResource(user), token });
  return keyOf({ action, resourceId, token });
}

function countBy<Item>(items: readonly Item[], key: (item: Item) => string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(key(item), (counts.get(key(item)) ?? 0) + 1);
  return counts;
}

const idOf = ({ id }: { id: string }) => id;
const newSince = <Row extends { id: string }>(before: readonly Row[], now: readonly Row[]) => {
  const known = new Set(before.map(idOf));
  return now.filter(({ id }) => !known.has(id));
};

const notesOf = ({ claims }: Register) => claims.flatMap(({ notes }) => notes);

/**
 * Holds a register against an earlier one and what was tried in between: each deed shown as done is there once, with all
 * that belongs to it; one that was only begun is there once or not at all; nothing else is new, and nothing gone.
 */
export function findFaults(before: Register, now: Register, tried: readonly Tried[], killedAt: number): Fault[] {
  return [
    ...findVanished(before, now, killedAt),
    ...findMiscounted(before, now, tried, killedAt),
    ...findHalf(before, now),
  ];
}

/** Where the audit log is not the chain that was written. */
export async function findBrokenLinks({ audit, auditChain }: Register): Promise<Fault[]> {
  const { breaks } = await checkAuditChain(audit, auditChain, {
    report: () => undefined,
    yieldToMain: () => Promise.resolve(),
  });
  return breaks.map(({ kind, chain, place, eventId }) => ({
    kind: 'chain broken',
    what: `${kind} at ${place} of ${chain}, ${eventId ?? 'no event'}`,
  }));
}

function findVanished(before: Register, now: Register, killedAt: number): Fault[] {
  const gone = (what: string, had: readonly { id: string }[], has: readonly { id: string }[]): Fault[] =>
    newSince(has, had).map(({ id }) => ({ kind: 'lost', what: `${what} ${id}, there at an earlier start` }));
  return [
    ...newSince(now.audit, before.audit).map(({ action, id, timestamp }): Fault => ({
      kind: 'lost',
      what: `${action} ${id}, there at an earlier start`,
      age: killedAt - Date.parse(timestamp),
    })),
    ...gone('Claim', before.claims, now.claims),
    ...gone('Payment', before.payments, now.payments),
    ...gone('Fund entry', before.fundLedger, now.fundLedger),
    ...gone('Notification', before.notifications, now.notifications),
    ...gone('Note', notesOf(before), notesOf(now)),
  ];
}

function findMiscounted(before: Register, now: Register, tried: readonly Tried[], killedAt: number): Fault[] {
  const faults: Fault[] = [];
  // The daily snapshot is the portal's own, and nobody's deed.
  const ofPeople = newSince(before.audit, now.audit).filter(({ action }) => action !== 'SNAPSHOT_KEPT');
  const rows = countBy(ofPeople, keyOfRow);
  const begun = countBy(tried, keyOf);
  for (const [key, count] of rows) {
    const surplus = count - (begun.get(key) ?? 0);
    if (surplus > 0) faults.push({ kind: 'doubled', what: `${key}, ${surplus} too many` });
  }
  const shown = tried.flatMap((deed) => (deed.shownAt === undefined ? [] : [{ ...deed, shownAt: deed.shownAt }]));
  for (const [key, count] of countBy(shown, keyOf)) {
    const missing = count - (rows.get(key) ?? 0);
    // Of several alike the last ones are those that are missing.
    const alike = shown.filter((deed) => keyOf(deed) === key);
    for (const { shownAt } of missing > 0 ? alike.slice(-missing) : []) {
      faults.push({ kind: 'lost', what: key, age: killedAt - shownAt });
    }
  }
  return faults;
}

const findDeed = (row: AuditEvent): ClaimDeed | undefined =>
  claimDeedNames.find((name) => row.resource === 'claim' && name === findLifecycleAction(row));

/** A deed is whole when claim, note, payment, notification and audit row tell of it, each once. */
function findHalf(before: Register, now: Register): Fault[] {
  const rows = newSince(before.audit, now.audit);
  const faults = rows.flatMap((row) => lacksOf(row, now).map((what) => half(`${row.action} ${row.id}: ${what}`)));

  const deeds = rows.flatMap((row) => findDeed(row) ?? []);
  const noted = deeds.filter((name) => deedRow(name).token === 'note').length;
  const notes = noted + rows.filter(({ action }) => action === 'NOTE_ADDED').length;
  const counts = [
    ['notes', newSince(notesOf(before), notesOf(now)).length, notes],
    ['notifications', newSince(before.notifications, now.notifications).length, deeds.length],
    [
      'fund entries',
      newSince(before.fundLedger, now.fundLedger).length,
      rows.filter(({ resource }) => resource === 'fund').length,
    ],
  ] as const;
  for (const [what, found, wanted] of counts) {
    if (found !== wanted) faults.push(half(`${found} new ${what}, ${wanted} by the audit log`));
  }
  const events = new Set(rows.map(({ id }) => `PAY-${id}`));
  for (const { id } of newSince(before.payments, now.payments)) {
    if (!events.has(id)) faults.push(half(`Payment ${id} is of no deed`));
  }
  return [...faults, ...findOddClaims(before, now, rows), ...findOddLedger(now)];
}

const half = (what: string): Fault => ({ kind: 'half done', what });

const makesPayment = (name: ClaimDeed) => name === 'final_approval' || name === 'retry_payment';

/** What an audit row tells of that is not there. */
function lacksOf(row: AuditEvent, now: Register): string[] {
  const [eventId = ''] = row.id.split(':');
  const ofClaim = `${eventId}:${row.resourceId}`;
  const claim = now.claims.find(({ id }) => id === row.resourceId);
  const token = tokenIn(row);
  const lacks: string[] = [];
  const expect = (there: boolean, what: string) => {
    if (!there) lacks.push(`no ${what}`);
  };
  const expectNote = () =>
    expect(claim?.notes.filter(({ id, content }) => id === ofClaim && content === token).length === 1, 'note');
  const name = findDeed(row);
  if (row.action === 'NOTE_ADDED') expectNote();
  if (row.resource === 'fund') {
    expect(now.fundLedger.filter(({ id, notes }) => id === row.resourceId && notes === token).length === 1, 'entry');
  }
  if (!name) return lacks;
  expect(now.notifications.filter(({ id }) => id === ofClaim).length === 1, 'notification');
  const { token: place } = deedRow(name);
  if (place === 'note') expectNote();
  if (makesPayment(name))
    expect(
      now.payments.some(({ id }) => id === `PAY-${ofClaim}`),
      'payment',
    );
  if (place === 'reference') {
    const paid = now.payments.filter(({ paymentRef, claimId }) => paymentRef === token && claimId === row.resourceId);
    expect(
      paid.length === 1 && paid.every(({ paymentStatus, paidAt }) => paymentStatus === 'success' && paidAt),
      'payment made',
    );
  }
  return lacks;
}

/** Claims that do not stand where their audit rows leave them. */
function findOddClaims(before: Register, now: Register, rows: readonly AuditEvent[]): Fault[] {
  const known = new Map(before.claims.map((claim) => [claim.id, claim]));
  return now.claims.flatMap((claim) => {
    const earlier = known.get(claim.id);
    if (!earlier) return [half(`Claim ${claim.id} is new`)];
    const deeds = rows
      .filter(({ resourceId }) => resourceId === claim.id)
      .sort((a, b) => (a.timestamp + a.id < b.timestamp + b.id ? -1 : 1))
      .flatMap((row) => findDeed(row) ?? []);
    const last = deeds.at(-1);
    const status = last ? statusAfter(last) : earlier.status;
    const faults: Fault[] = [];
    if (claim.status !== status) faults.push(half(`Claim ${claim.id} is at ${claim.status}, by the log at ${status}`));
    if (claim.rev !== earlier.rev + deeds.length) {
      faults.push(half(`Claim ${claim.id} has revision ${claim.rev}, by the log ${earlier.rev + deeds.length}`));
    }
    return faults;
  });
}

/** Entries of the ledger that do not follow on. */
function findOddLedger({ fundLedger }: Register): Fault[] {
  const inOrder = [...fundLedger].sort((a, b) => (a.id < b.id ? -1 : 1));
  return inOrder.flatMap(({ id, openingBalance }, index) => {
    const previous = inOrder[index - 1];
    return previous && openingBalance < previous.closingBalance ? [half(`Fund entry ${id} does not follow on`)] : [];
  });
}
