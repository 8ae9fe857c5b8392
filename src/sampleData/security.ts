import type { AuditEvent } from '../domain/audit/audit';
import type { Claim } from '../domain/claim/claim';
import { idleLimit } from '../domain/user/idle';
import { keptSnapshots } from '../domain/register/snapshot';
import { auditRowsOf } from '../store/audit/auditRows';
import {
  signedOut,
  signInRefused,
  snapshotKept,
  userAdded,
  userChanged,
  type DecidedEvent,
  type Stamp,
} from '../store/events';
import type { Calendar } from './calendar';
import { failureShare, meanDetectionMs } from './plan';
import type { Random } from './random';
import type { Staff } from './staff';
import { makeEventId } from './timeline';

/*
 * What the portal logs beside the timeline of the claims, as its own events tell it. No record comes of it.
 */

/** What the log says of an event on someone's device, in one of their sessions or in none. */
function rowsOf(
  random: Random,
  at: string,
  { user: { name, email }, role, ipAddress }: Staff,
  event: (stamp: Stamp) => DecidedEvent,
  sessionId?: string,
): AuditEvent[] {
  const eventId = makeEventId(random, at);
  const actor = { name, email, role, sessionId: sessionId ?? eventId };
  return auditRowsOf(event({ eventId, at, actor })).map((row) => ({ ...row, sessionId, ipAddress }));
}

/** Accounts opened longer ago than this were opened before the log begins. */
const logDays = 180;

/** That an administrator opened the newer accounts, and closed those that are inactive now. */
export function makeAccountRows(
  random: Random,
  staff: readonly Staff[],
  admin: Staff,
  calendar: Calendar,
): AuditEvent[] {
  const logBegins = calendar.instant(logDays, 0);
  return staff.flatMap(({ user }) => {
    const active = { ...user, status: 'active' } as const;
    const opened = (stamp: Stamp) => userAdded({ user: active }, stamp);
    const closed = (stamp: Stamp) => userChanged({ userId: user.id, rev: 1, before: active, after: user }, stamp);
    return [
      ...(user.joinDate > logBegins ? rowsOf(random, user.joinDate, admin, opened) : []),
      ...(user.status === 'inactive'
        ? rowsOf(random, calendar.instant(random.int(40, 58), random.int(60, 540)), admin, closed)
        : []),
    ];
  });
}

/** One session in so many was left without a sign-out, so that the portal ended it. */
const leftSessions = 5;

/**
 * The ends of sessions that nobody came back to, each as long after the last event in it as a session waits for input;
 * none later than the day before the first run.
 */
export function makeIdleEnds(
  random: Random,
  staff: readonly Staff[],
  calendar: Calendar,
  log: readonly AuditEvent[],
): AuditEvent[] {
  // The rows stand in the order of their time.
  const lastEvents = new Map(log.map((row) => [row.sessionId, row]));
  return [...lastEvents.values()]
    .filter((_last, index) => index % leftSessions === 0)
    .flatMap(({ user, timestamp, sessionId }) => {
      const person = staff.find(({ user: { name } }) => name === user);
      const at = new Date(Date.parse(timestamp) + idleLimit).toISOString();
      if (!person || at > calendar.lastMoment(1)) return [];
      return rowsOf(random, at, person, (stamp) => signedOut({ reason: 'idle' }, stamp), sessionId);
    });
}

/** That the portal kept a snapshot on each of the last days, on the device of an administrator. */
export function makeSnapshotRows(
  random: Random,
  admin: Staff,
  calendar: Calendar,
  claims: readonly Claim[],
): AuditEvent[] {
  return Array.from({ length: keptSnapshots }, (_, index) => {
    // Three in the morning, or five hours before the office opens.
    const at = calendar.instant(index + 1, -300, random.int(0, 9_999));
    const count = claims.filter(({ registeredAt = at }) => registeredAt < at).length;
    return rowsOf(random, at, admin, (stamp) => snapshotKept({ claims: count }, stamp));
  }).flat();
}

/**
 * Sign-ins refused to users who are inactive, so many that the planned share of all events failed; one in five after
 * several attempts. Times to detection lie evenly about their mean.
 * @param others how many events the log holds besides
 */
export function makeFailedSignIns(
  random: Random,
  staff: readonly Staff[],
  calendar: Calendar,
  others: number,
): AuditEvent[] {
  const count = Math.round((others * failureShare) / (1 - failureShare));
  const inactive = staff.filter(({ user }) => user.status === 'inactive');
  return Array.from({ length: count }, (_, index) => {
    const person = random.pick(inactive);
    const { email } = person.user;
    const at = calendar.instant(1 + Math.floor((index / count) * 38), random.int(0, 590), random.int(0, 59_999));
    const rows = rowsOf(random, at, person, (stamp) => signInRefused({ email, reason: 'inactive' }, stamp));
    // Pairs lie as far above the mean as below it; the last of an odd number lies on it.
    const alone = index === count - 1 && index % 2 === 0;
    const off = alone ? 0 : 120 + Math.floor((index >> 1) * (1900 / Math.ceil(count / 2)));
    const detectedAfterMs = meanDetectionMs + (index % 2 === 0 ? off : -off);
    return rows.map((row): AuditEvent =>
      index % 5 === 4
        ? { ...row, detectedAfterMs, severity: 'critical', details: { ...row.details, attempts: random.int(4, 9) } }
        : { ...row, detectedAfterMs },
    );
  }).flat();
}
