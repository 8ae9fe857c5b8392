import { roleNames, roles, type AccountRole, type Role } from '../domain/user/roles';
import type { User } from '../domain/user/user';
import type { Calendar } from './calendar';
import { makePerson, peoples, type People } from './people';
import { conservationAreas, places, type ConservationArea } from './places';
import type { Random } from './random';

/** Someone who works with the portal: the account, what they do with it, and the device they do it on. */
export type Staff = {
  user: User;
  role: Role;
  /** Whether they act on claims; the others only sign in and look. */
  works?: true;
  /** Where an officer handles claims. */
  area?: ConservationArea;
  ipAddress: string;
  userAgent: string;
};

type RosterRow = {
  role: Role;
  /** The other desk of one in three of them. */
  also?: Role;
  /** For each of these; one at headquarters where nothing is said. */
  areas?: readonly ConservationArea[];
  count: number;
  /** Days ago, both bounds included. */
  joined: readonly [oldest: number, newest: number];
  works?: true;
  inactive?: true;
};

const newPosts = ['east_madi', 'kidepo_valley', 'mount_elgon'] as const;
const closedPosts = [
  'queen_elizabeth',
  'kibale',
  'lake_mburo',
  'lake_victoria',
  'murchison_falls',
  'mount_elgon',
  'kidepo_valley',
] as const;

/** What an account of each role is. */
const accounts: Record<Role, AccountRole> = {
  district_officer: 'officer',
  cvc_member: 'supervisor',
  finance: 'officer',
  admin: 'administrator',
};

/** Who works here: 127 users. Few of them act in the sample register; all have an account. */
const roster: readonly RosterRow[] = [
  { role: 'district_officer', areas: conservationAreas, count: 2, joined: [1400, 260], works: true },
  { role: 'cvc_member', count: 3, joined: [1600, 400], works: true },
  { role: 'finance', count: 2, joined: [1100, 320], works: true },
  { role: 'admin', also: 'finance', count: 2, joined: [1800, 500], works: true },
  { role: 'district_officer', areas: conservationAreas, count: 8, joined: [1500, 190] },
  { role: 'district_officer', areas: newPosts, count: 2, joined: [170, 60] },
  { role: 'cvc_member', also: 'finance', count: 8, joined: [1700, 300] },
  { role: 'finance', count: 3, joined: [900, 240] },
  { role: 'admin', count: 2, joined: [1500, 400] },
  { role: 'admin', count: 1, joined: [45, 35] },
  { role: 'district_officer', areas: closedPosts, count: 1, joined: [900, 500], inactive: true },
  { role: 'finance', count: 1, joined: [1000, 600], inactive: true },
  { role: 'cvc_member', count: 2, joined: [1200, 700], inactive: true },
];

const userAgents = [
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0',
  'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  'Mozilla/5.0 (Android 14; Mobile; rv:144.0) Gecko/144.0 Firefox/144.0',
];

/** The address ranges kept for documentation (RFC 5737), which no device has. */
const addressRanges = ['192.0.2', '198.51.100', '203.0.113'];

/** Everybody on the roster. */
export function makeStaff(random: Random, calendar: Calendar): Staff[] {
  const staff: Staff[] = [];
  const emails = new Set<string>();

  function hire(row: RosterRow, area: ConservationArea | undefined, index: number) {
    const districts = places.filter((place) => place.area === area);
    const post = districts[index % (districts.length || 1)];
    const people = post?.people ?? random.pick(Object.keys(peoples) as People[]);
    let person = makePerson(random, people);
    while (emails.has(emailOf(person.fullName))) person = makePerson(random, people);
    const email = emailOf(person.fullName);
    emails.add(email);
    const number = staff.length + 1;
    staff.push({
      user: {
        id: `USR-${String(number).padStart(3, '0')}`,
        rev: 1,
        name: person.fullName,
        email,
        role: accounts[row.role],
        desks: roleNames.filter((role) => role === row.role || (role === row.also && index % 3 === 0)),
        district: post?.district ?? roles.admin.place,
        status: row.inactive ? 'inactive' : 'active',
        joinDate: calendar.instant(random.int(row.joined[1], row.joined[0]), 60),
      },
      role: row.role,
      works: row.works,
      area,
      ipAddress: `${random.pick(addressRanges)}.${10 + number}`,
      userAgent: random.pick(userAgents),
    });
  }

  for (const row of roster) {
    for (const area of row.areas ?? [undefined]) {
      for (let index = 0; index < row.count; index += 1) hire(row, area, index);
    }
  }
  return staff;
}

const emailOf = (name: string) => `${name.toLowerCase().replace(' ', '.')}@uwa.example`;

/** Who of a role is on duty on a day. */
export type Rota = (role: Role, daysAgo: number) => Staff;

/** Outside the districts one person of a role is on duty each day. */
export function createRota(staff: readonly Staff[]): Rota {
  return (role, daysAgo) => {
    const team = staff.filter((person) => person.works && person.role === role);
    const person = team[daysAgo % team.length];
    if (!person) throw new Error(`Nobody works as ${role}.`);
    return person;
  };
}
