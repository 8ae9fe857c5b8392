import { ofEachKind, type RegisterRecords } from '../domain/register/kinds/kinds';
import { combineReducers } from '@reduxjs/toolkit';
import type { AuditEvent } from '../domain/audit/audit';
import { kampalaDay } from '../domain/calendar';
import { daysBetween } from '../domain/dayCount';
import type { Notification } from '../domain/notification/notification';
import { roleNames } from '../domain/user/roles';
import type { Actor } from '../domain/user/user';
import { auditRowsOf } from '../store/audit/auditRows';
import { signedIn, type DecidedEvent, type Stamp } from '../store/events';
import { healthSlice } from '../store/persistence/healthSlice';
import { registerReducers, type RootState } from '../store/registerReducers';
import type { Random } from './random';
import type { Staff } from './staff';

/**
 * Something a member of staff did at an instant, to what `about` names: a claim, the fund. A visit is without an event:
 * they signed in and looked. What is quiet leaves its record and no row in the log, nor does anybody sign in for it.
 */
export type TimelineEntry = {
  at: string;
  person: Staff;
  about: string;
  quiet?: true;
  does?: (state: RootState, stamp: Stamp) => DecidedEvent;
};

/** Notifications of each role that nobody has read yet: the newest. */
const unread = 3;
/** Days after which a notification is cleared away; the claim's audit rows stay. */
const notificationDays = 12;

const emptyRegister: RootState = combineReducers({ ...registerReducers, storage: healthSlice.reducer })(undefined, {
  type: 'sample/begun',
});

/** What an entry on a claim or on the fund can change. Audit rows and notifications follow from the event alone. */
function answer(state: RootState, event: DecidedEvent): RootState {
  const { claims, drafts, payments, fundLedger } = registerReducers;
  return {
    ...state,
    claims: claims(state.claims, event),
    drafts: drafts(state.drafts, event),
    payments: payments(state.payments, event),
    fundLedger: fundLedger(state.fundLedger, event),
  };
}

/** What an event tells the roles. */
const notificationsOf = (event: DecidedEvent): Notification[] =>
  Object.values(registerReducers.notifications(emptyRegister.notifications, event).entities);

/** The id of an entry as the store makes it: ids sort by time. */
export function makeEventId(random: Random, at: string): string {
  return `${Date.parse(at).toString(36).padStart(9, '0')}-${random.characters(4)}`.toUpperCase();
}

/**
 * Plays entries in the order of their time through the register's own reducers, each in a session that its person opened
 * on that day. Returns the records they leave. It may rest after every entry.
 */
export function* playTimeline(
  random: Random,
  staff: readonly Staff[],
  entries: readonly TimelineEntry[],
  now: string,
): Generator<void, RegisterRecords> {
  // An entry on one claim looks at no other. So each has a small register of its own, and none grows slow to change.
  const registers = new Map<string, RootState>();
  const audit: AuditEvent[] = [];
  const notifications: Notification[] = [];
  const actors = new Map<string, Actor>();
  const lastLogins = new Map<Staff, string>();
  const signIns: Stamp[] = [];

  function signIn({ at, person }: TimelineEntry): DecidedEvent {
    const { name, email, id, district } = person.user;
    const eventId = makeEventId(random, at);
    const actor = { name, email, role: person.role, sessionId: eventId };
    const stamp = { eventId, at, actor };
    actors.set(sessionKey(person, at), actor);
    lastLogins.set(person, at);
    signIns.push(stamp);
    const session = { ...actor, district, signedInAt: at };
    return signedIn({ session, userId: id, userAgent: person.userAgent }, stamp);
  }

  function actorOf({ at, person, quiet }: TimelineEntry, eventId: string): Actor {
    const actor = actors.get(sessionKey(person, at));
    if (actor) return actor;
    if (!quiet) throw new Error(`${person.user.name} is not signed in.`);
    const { name, email } = person.user;
    return { name, email, role: person.role, sessionId: eventId };
  }

  function carryOut(entry: TimelineEntry, does: NonNullable<TimelineEntry['does']>): DecidedEvent {
    const { at, about } = entry;
    const state = registers.get(about) ?? emptyRegister;
    const eventId = makeEventId(random, at);
    const event = does(state, { eventId, at, actor: actorOf(entry, eventId) });
    registers.set(about, answer(state, event));
    return event;
  }

  for (const entry of withSignIns(random, entries)) {
    const event = entry.does ? carryOut(entry, entry.does) : signIn(entry);
    if (!entry.quiet) audit.push(...auditRowsOf(event).map((row) => ({ ...row, ipAddress: entry.person.ipAddress })));
    if (entry.does && daysBetween(entry.at, now) <= notificationDays) notifications.push(...notificationsOf(event));
    yield;
  }
  const users = staff.map((person) => ({ ...person.user, lastLogin: lastLogins.get(person) }));
  return { ...gather([...registers.values()]), users, audit, notifications: read(notifications, signIns) };
}

const sessionKey = ({ user }: Staff, at: string) => `${kampalaDay(at)} ${user.id}`;

/** The entries in order, each person's first of a day a few minutes after they signed in; a visit is a sign-in alone. */
function withSignIns(random: Random, entries: readonly TimelineEntry[]): TimelineEntry[] {
  const ordered: TimelineEntry[] = [];
  const seen = new Set<string>();
  for (const entry of [...entries].sort(byTime)) {
    const { at, person, does, quiet } = entry;
    if (quiet) {
      ordered.push(entry);
      continue;
    }
    if (does && !seen.has(sessionKey(person, at))) {
      const before = new Date(Date.parse(at) - random.int(120_000, 1_500_000)).toISOString();
      ordered.push({ at: before, person, about: person.user.id });
    }
    seen.add(sessionKey(person, at));
    ordered.push(entry);
  }
  return ordered.sort(byTime);
}

const byTime = (a: TimelineEntry, b: TimelineEntry) => (a.at === b.at ? 0 : a.at < b.at ? -1 : 1);

const gather = (registers: readonly RootState[]) =>
  ofEachKind<RegisterRecords>(
    (name) => registers.flatMap((state) => Object.values<object>(state[name].entities)) as never,
  );

/** Someone of a role reads its notifications when they sign in; the newest of each role came after that. */
function read(notifications: readonly Notification[], signIns: readonly Stamp[]): Notification[] {
  return roleNames.flatMap((role) => {
    const own = notifications.filter((notification) => notification.role === role);
    const theirSignIns = signIns.filter(({ actor }) => actor.role === role);
    return own.map((notification, index) => {
      if (index >= own.length - unread) return notification;
      // Whoever was signed in when it came has read it, if nobody has signed in since.
      const readAt = theirSignIns.find(({ at }) => at > notification.at)?.at ?? notification.at;
      return { ...notification, readAt };
    });
  });
}
