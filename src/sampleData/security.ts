import { bySystem, type AuditEvent } from '../domain/audit';
import { deedSeverities } from '../domain/auditSeverities';
import type { Claim } from '../domain/claim';
import { idleLimit } from '../domain/idle';
import { keptSnapshots } from '../domain/snapshot';
import type { User } from '../domain/user';
import type { Calendar } from './calendar';
import { failureShare, meanDetectionMs } from './plan';
import type { Random } from './random';
import type { Staff } from './staff';
import { makeEventId } from './timeline';

/** Accounts opened longer ago than this were opened before the log begins. */
const logDays = 180;

function findAdmin(staff: readonly Staff[]): Staff {
  const admin = staff.find(({ role, works }) => role === 'admin' && works);
  if (!admin) throw new Error('Somebody must open the accounts.');
  return admin;
}

/** What the portal logs of accounts. Accounts have no deeds of their own yet, so these rows are written as they are. */
export function makeAccountRows(random: Random, staff: readonly Staff[], calendar: Calendar): AuditEvent[] {
  const admin = findAdmin(staff);
  const row = (
    at: string,
    { id }: User,
    fields: Pick<AuditEvent, 'status' | 'changes'> & { action: 'USER_CREATED' | 'USER_UPDATED' },
  ): AuditEvent => ({
    id: makeEventId(random, at),
    timestamp: at,
    user: admin.user.name,
    userRole: admin.role,
    resource: 'user',
    resourceId: id,
    severity: deedSeverities[fields.action],
    ipAddress: admin.ipAddress,
    ...fields,
  });
  const logBegins = calendar.instant(logDays, 0);
  return staff.flatMap(({ user }) => [
    ...(user.joinDate > logBegins
      ? [
          row(user.joinDate, user, {
            action: 'USER_CREATED',
            status: 'success',
            changes: [
              { field: 'name', newValue: user.name },
              { field: 'role', newValue: user.role },
              { field: 'district', newValue: user.district },
            ],
          }),
        ]
      : []),
    ...(user.status === 'inactive'
      ? [
          row(calendar.instant(random.int(40, 58), random.int(60, 540)), user, {
            action: 'USER_UPDATED',
            status: 'warning',
            changes: [{ field: 'status', oldValue: 'active', newValue: 'inactive' }],
          }),
        ]
      : []),
  ]);
}

/** One session in so many was left without a sign-out, so that the portal ended it. */
const leftSessions = 5;

/**
 * The ends of sessions that nobody came back to, each as long after the last deed in it as a session waits for input;
 * none later than the day before the first run.
 */
export function makeIdleEnds(
  random: Random,
  staff: readonly Staff[],
  calendar: Calendar,
  log: readonly AuditEvent[],
): AuditEvent[] {
  const lastDeeds = new Map<string, AuditEvent>();
  for (const row of log) {
    const last = row.sessionId && lastDeeds.get(row.sessionId);
    if (row.sessionId && (!last || last.timestamp < row.timestamp)) lastDeeds.set(row.sessionId, row);
  }
  const emails = new Map(staff.map(({ user }) => [user.name, user.email]));
  return [...lastDeeds]
    .filter((_session, index) => index % leftSessions === 0)
    .flatMap(([sessionId, { user, timestamp, ipAddress }]): AuditEvent[] => {
      const at = new Date(Date.parse(timestamp) + idleLimit).toISOString();
      if (at > calendar.lastMoment(1)) return [];
      return [
        {
          id: makeEventId(random, at),
          timestamp: at,
          ...bySystem,
          action: 'LOGOUT',
          resource: 'session',
          resourceId: sessionId,
          severity: deedSeverities.LOGOUT,
          status: 'success',
          sessionId,
          ipAddress,
          details: { reason: 'idle', name: user, email: emails.get(user) ?? '' },
        },
      ];
    });
}

/** That the portal kept a snapshot on each of the last days, on the device of an administrator. */
export function makeSnapshotRows(
  random: Random,
  staff: readonly Staff[],
  calendar: Calendar,
  claims: readonly Claim[],
): AuditEvent[] {
  const { ipAddress } = findAdmin(staff);
  return Array.from({ length: keptSnapshots }, (_, index): AuditEvent => {
    // Three in the morning, or five hours before the office opens.
    const at = calendar.instant(index + 1, -300, random.int(0, 9_999));
    return {
      id: makeEventId(random, at),
      timestamp: at,
      ...bySystem,
      action: 'SNAPSHOT_KEPT',
      resource: 'register',
      resourceId: 'register',
      severity: deedSeverities.SNAPSHOT_KEPT,
      status: 'success',
      ipAddress,
      details: { claims: claims.filter(({ registeredAt = at }) => registeredAt < at).length },
    };
  });
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
    const { user, role, ipAddress } = random.pick(inactive);
    const at = calendar.instant(1 + Math.floor((index / count) * 38), random.int(0, 590), random.int(0, 59_999));
    const id = makeEventId(random, at);
    const repeated = index % 5 === 4;
    // Pairs lie as far above the mean as below it; the last of an odd number lies on it.
    const alone = index === count - 1 && index % 2 === 0;
    const off = alone ? 0 : 120 + Math.floor((index >> 1) * (1900 / Math.ceil(count / 2)));
    return {
      id,
      timestamp: at,
      user: user.name,
      userRole: role,
      action: 'LOGIN_FAILED',
      resource: 'session',
      resourceId: id,
      severity: repeated ? 'critical' : 'high',
      status: 'failed',
      ipAddress,
      detectedAfterMs: meanDetectionMs + (index % 2 === 0 ? off : -off),
      details: { email: user.email, reason: 'inactive', ...(repeated && { attempts: random.int(4, 9) }) },
    };
  });
}
