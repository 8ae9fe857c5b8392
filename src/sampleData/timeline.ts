import { combineReducers } from '@reduxjs/toolkit';
import { daysBetween, kampalaDay } from '../domain/calendar';
import type { Notification } from '../domain/notification';
import { roleNames } from '../domain/roles';
import type { Actor } from '../domain/user';
import { registerLaidDown, signedIn, type DecidedEvent, type RegisterRecords, type Stamp } from '../store/events';
import { healthSlice } from '../store/persistence/healthSlice';
import { registerReducers, type RootState } from '../store/registerReducers';
import type { Random } from './random';
import type { Staff } from './staff';

/**
 * Something a member of staff did at an instant, to what `about` names: a claim, the fund. A visit is without an event:
 * they signed in and looked.
 */
export type Deed = {
  at: string;
  person: Staff;
  about: string;
  does?: (state: RootState, stamp: Stamp) => DecidedEvent;
};

/** Notifications of each role that nobody has read yet: the newest. */
const unread = 3;
/** Days after which a notification is cleared away; the claim's audit rows stay. */
const notificationDays = 30;

const reduce = combineReducers({ ...registerReducers, storage: healthSlice.reducer });
const emptyRegister: RootState = reduce(undefined, { type: 'sample/begun' });

/** The id of a deed as the store makes it: ids sort by time. */
export function makeEventId(random: Random, at: string): string {
  return `${Date.parse(at).toString(36).padStart(9, '0')}-${random.characters(4)}`.toUpperCase();
}

/**
 * Plays deeds in the order of their time through the register's own reducers, each in a session that its person opened
 * on that day. Returns the records they leave, and the network address of each session.
 */
export function playTimeline(random: Random, staff: readonly Staff[], deeds: readonly Deed[], now: string) {
  // A deed on one claim looks at no other. So each has a small register of its own, and none grows slow to change.
  const registers = new Map<string, RootState>(
    staff.map(({ user }) => [user.id, reduce(undefined, registerLaidDown({ ...noRecords, users: [user] }))]),
  );
  const actors = new Map<string, Actor>();
  const addresses = new Map<string, string>();
  const signIns: Stamp[] = [];

  function signIn({ at, person }: Deed) {
    const { name, email, id, district } = person.user;
    const eventId = makeEventId(random, at);
    const actor = { name, email, role: person.role, sessionId: eventId };
    const stamp = { eventId, at, actor };
    const session = { ...actor, district, signedInAt: at };
    actors.set(sessionKey(person, at), actor);
    addresses.set(eventId, person.ipAddress);
    signIns.push(stamp);
    return signedIn({ session, userId: id, userAgent: person.userAgent }, stamp);
  }

  for (const deed of withSignIns(random, deeds)) {
    const { at, person, about, does } = deed;
    const state = registers.get(about) ?? emptyRegister;
    const actor = actors.get(sessionKey(person, at));
    const event = does && actor ? does(state, { eventId: makeEventId(random, at), at, actor }) : signIn(deed);
    registers.set(about, reduce(state, event));
  }
  const records = gather([...registers.values()]);
  return { records: { ...records, notifications: read(records.notifications, signIns, now) }, addresses };
}

const sessionKey = ({ user }: Staff, at: string) => `${kampalaDay(at)} ${user.id}`;

/** The deeds in order, each person's first of a day a few minutes after they signed in. */
function withSignIns(random: Random, deeds: readonly Deed[]): Deed[] {
  const ordered: Deed[] = [];
  const seen = new Set<string>();
  for (const deed of [...deeds].sort(byTime)) {
    const { at, person, does } = deed;
    if (!seen.has(sessionKey(person, at))) {
      seen.add(sessionKey(person, at));
      const before = new Date(Date.parse(at) - random.int(120_000, 1_500_000)).toISOString();
      ordered.push({ at: before, person, about: person.user.id });
    }
    if (does) ordered.push(deed);
  }
  return ordered.sort(byTime);
}

const byTime = (a: Deed, b: Deed) => Date.parse(a.at) - Date.parse(b.at);

function gather(registers: readonly RootState[]): RegisterRecords {
  return {
    claims: registers.flatMap(({ claims }) => Object.values(claims.entities)),
    drafts: registers.flatMap(({ drafts }) => Object.values(drafts.entities)),
    payments: registers.flatMap(({ payments }) => Object.values(payments.entities)),
    fundLedger: registers.flatMap(({ fundLedger }) => Object.values(fundLedger.entities)),
    users: registers.flatMap(({ users }) => Object.values(users.entities)),
    audit: registers.flatMap(({ audit }) => Object.values(audit.entities)).sort(byId),
    notifications: registers.flatMap(({ notifications }) => Object.values(notifications.entities)).sort(byId),
  };
}

const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1);

/** Someone of a role reads its notifications when they sign in; the newest of each role came after that. */
function read(notifications: readonly Notification[], signIns: readonly Stamp[], now: string): Notification[] {
  const recent = notifications.filter(({ at }) => daysBetween(at, now) <= notificationDays);
  return roleNames.flatMap((role) => {
    const own = recent.filter((notification) => notification.role === role);
    const theirSignIns = signIns.filter(({ actor }) => actor.role === role);
    return own.map((notification, index) => {
      if (index >= own.length - unread) return notification;
      // Whoever was signed in when it came has read it, if nobody has signed in since.
      const readAt = theirSignIns.find(({ at }) => at > notification.at)?.at ?? notification.at;
      return { ...notification, readAt };
    });
  });
}

const noRecords: RegisterRecords = {
  claims: [],
  drafts: [],
  payments: [],
  fundLedger: [],
  users: [],
  audit: [],
  notifications: [],
};
