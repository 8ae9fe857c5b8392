import { systemActor, type AuditEvent } from '../audit/audit';
import { auditResources } from '../audit/auditResources';
import { auditRoleLabel } from '../audit/auditWords';
import { districtName } from '../place/districts';
import { isExport } from '../audit/exports';
import type { Table } from '../table';
import { roles } from '../user/roles';
import type { User } from '../user/user';
import { isUserRegion, userRegions, userTowns } from '../user/userDistricts';
import {
  isWholeCountry,
  readScope,
  sumOf,
  type Report,
  type ReportRecords,
  type ReportScope,
  type ReportRow,
} from './report';

const mainTable = 'User activity';

type Person = {
  name: string;
  user: User | undefined;
  roles: Set<string>;
  signIns: number;
  failed: number;
  claimActions: number;
  otherActions: number;
  lastActive: string | undefined;
};

/**
 * Whoever the audit log tells of in the period, by the event's day in Kampala: the managed accounts, found by the email
 * that an event names, else by their name, former names too; and whoever acted without an account, or under a name that
 * two accounts share, by name. Of a region are the accounts that belong to it or to one of its districts,
 * of a district its own and those of its towns. Claim actions are those on claims and payments, but a file that was taken
 * is another action; signing in and out is neither action nor other action. A refused sign-in is no activity, nor is what
 * the portal does by itself.
 */
function make(records: ReportRecords, scope: ReportScope): Report {
  const { isIn, isInPlace } = readScope(scope);
  /** An account of a whole region belongs to none of its districts. */
  const belongsTo = (place: string) =>
    isUserRegion(place) ? place === scope.region : isInPlace(place === 'entebbe' ? 'wakiso' : place);
  const findUser = makeUserFinder(records);
  const people = new Map<string, Person>();

  for (const event of records.events) {
    if (!isIn(event.timestamp) || event.userRole === systemActor.userRole) continue;
    const user = findUser(event);
    if (!isWholeCountry(scope) && !(user && belongsTo(user.district))) continue;
    const key = user ? `account ${user.id}` : `name ${event.user}`;
    const person = people.get(key) ?? newPerson(user?.name ?? event.user, user);
    people.set(key, person);
    count(person, event);
  }

  const found = [...people.values()].sort(
    (a, b) => b.claimActions - a.claimActions || b.signIns - a.signIns || a.name.localeCompare(b.name),
  );
  const main: Table = {
    title: mainTable,
    columns: [
      { label: 'User', kind: 'text' },
      { label: 'Email', kind: 'text' },
      { label: 'Role', kind: 'text' },
      { label: 'Desks', kind: 'text' },
      { label: 'District', kind: 'text' },
      { label: 'Sign-ins', kind: 'number', total: true },
      { label: 'Failed sign-ins', kind: 'number', total: true },
      { label: 'Claim actions', kind: 'number', total: true },
      { label: 'Other actions', kind: 'number', total: true },
      { label: 'Last active', kind: 'instant' },
    ],
    rows: found.map((person) => [
      person.name,
      person.user?.email,
      [...person.roles].join(', '),
      person.user?.desks.map((desk) => roles[desk].label).join(', '),
      person.user && placeName(person.user.district),
      person.signIns,
      person.failed,
      person.claimActions,
      person.otherActions,
      person.lastActive,
    ]),
  };

  return {
    title: 'User Activity Report',
    figures: [
      { label: 'People', kind: 'number', value: found.length },
      { label: 'Sign-ins', kind: 'number', value: sumOf(found, ({ signIns }) => signIns) },
      { label: 'Failed sign-ins', kind: 'number', value: sumOf(found, ({ failed }) => failed) },
      { label: 'Claim actions', kind: 'number', value: sumOf(found, ({ claimActions }) => claimActions) },
    ],
    tables: [main],
    main,
    charts: [{ title: 'Claim actions and sign-ins', table: main, bars: [7, 5] }],
    notes: [
      'Claim actions are actions on claims and payments. Exporting or downloading a file counts under Other actions.',
      'For a region or district, only its accounts are listed. All regions also includes people without an account.',
    ],
  };
}

const newPerson = (name: string, user: User | undefined): Person => ({
  name,
  user,
  roles: new Set(),
  signIns: 0,
  failed: 0,
  claimActions: 0,
  otherActions: 0,
  lastActive: undefined,
});

function count(person: Person, event: AuditEvent): void {
  if (event.action === 'LOGIN_FAILED') {
    person.failed += 1;
    return;
  }
  person.roles.add(auditRoleLabel(event));
  if (event.action === 'LOGIN_SUCCESS') person.signIns += 1;
  else if (auditResources[event.resource].activity === 'claims' && !isExport(event)) person.claimActions += 1;
  else if (event.action !== 'LOGOUT') person.otherActions += 1;
  if (person.lastActive === undefined || event.timestamp > person.lastActive) person.lastActive = event.timestamp;
}

/** Finds the account an event is of; undefined where there is none, or more than one. */
function makeUserFinder({ users, events }: ReportRecords): (event: AuditEvent) => User | undefined {
  const byEmail = new Map(users.map((user) => [user.email.toLowerCase(), user]));
  const byId = new Map(users.map((user) => [user.id, user]));
  const byName = new Map<string, User | undefined>();
  const take = (name: string, user: User) => {
    if (!byName.has(name)) byName.set(name, user);
    else if (byName.get(name)?.id !== user.id) byName.set(name, undefined);
  };
  for (const user of users) take(user.name, user);
  for (const { resource, resourceId, changes } of events) {
    const renamed = resource === 'user' ? byId.get(resourceId) : undefined;
    if (!renamed) continue;
    for (const { field, oldValue } of changes ?? []) {
      if (field === 'name' && typeof oldValue === 'string') take(oldValue, renamed);
    }
  }
  return ({ user, resource, details }) => {
    const email = resource === 'session' ? details?.['email'] : undefined;
    return (typeof email === 'string' ? byEmail.get(email.toLowerCase()) : undefined) ?? byName.get(user);
  };
}

function placeName(place: string): string {
  if (place === 'headquarters') return 'Headquarters';
  return isUserRegion(place) ? userRegions[place].label : (userTowns.get(place) ?? districtName(place));
}

export const userActivity = {
  label: 'User Activity',
  mainTable,
  about: 'One row for each person with activity in the audit log in the period.',
  countsByGroup: false,
  readsLog: true,
  permission: 'exportUsers',
  make,
} as const satisfies ReportRow;
