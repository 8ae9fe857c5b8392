import type { ClaimFilter } from '../domain/claim/claimFilter';
import { defaultPreferences } from '../domain/settings/preferencesRecord';
import { lifecycleActions } from '../domain/workflow/lifecycle';
import { claimStatuses } from '../domain/workflow/statuses';

/**
 * The versions of all that is stored. One is raised when a shape or its meaning changes; `migrations`, by the version
 * that they lead to, bring a stored record, or the head of a slice without records, to the next. A version without one only
 * lets something stand, or be left out, that there was none of before. Input is whatever was stored. Where a migration
 * throws, the record's text is set aside.
 */
export type Versions = { version: number; migrations: Record<number, Migration> };

export type Migration = (stored: unknown) => unknown;

/** What a migration begins with, checked to hold fields at all. Throws where it does not: then it is set aside. */
function storedObject(stored: unknown): Record<string, unknown> {
  if (typeof stored !== 'object' || stored === null) throw new Error('Not an object');
  return { ...stored };
}

/** Adds what is lacking in a part of what is stored: a stored value wins. */
function addWithin(stored: unknown, part: string, added: object): unknown {
  const whole = storedObject(stored);
  return { ...whole, [part]: { ...added, ...storedObject(whole[part]) } };
}

/** Version 2 of payments and the fund ledger numbers them, which takes all of them (domain/register/numbering.ts). */
const unnumbered: Migration = (stored) => ({ number: 0, ...storedObject(stored) });

/** Version 4 of claims keeps every verification and decision. One of before, which kept the last alone, begins with it. */
export function keepHistory(stored: unknown): unknown {
  const { verification, decision, ...claim } = storedObject(stored);
  return { verifications: listOf(verification), decisions: listOf(decision), ...claim };
}

const listOf = (last: unknown) => (last === undefined ? [] : [last]);

/** Version 2 of drafts: step 2 asks for the name of the protected area, and for further items. One of before has neither. */
export const addAreaNameAndItems = (stored: unknown): unknown =>
  addWithin(stored, 'incident', { protectedAreaName: '', further: { crop: [], livestock: [], property: [] } });

/** A stored view whose filter has the switches that it had none of. */
function withSwitches(stored: unknown, switches: Partial<ClaimFilter>): unknown {
  const saved = storedObject(stored);
  return { ...saved, view: addWithin(saved['view'], 'filter', switches) };
}

/** Version 2 of saved views: a filter can ask for overdue claims and for activity, which none did. */
const addOverdueAndActivity = (stored: unknown) => withSwitches(stored, { overdue: false, activity: false });

/**
 * Version 3 of saved views: a filter can ask for claims whose claimant was not yet told of the decision, and for those that wait for
 * conditions, which none did.
 */
export const addNotToldAndConditions = (stored: unknown) =>
  withSwitches(stored, { notTold: false, conditionsOpen: false });

/** Version 2 of the session says why it ended; before, people had always ended theirs themselves. */
const addSessionEnd = (stored: unknown): unknown => ({ ended: null, ...storedObject(stored) });

/** A version of the settings that adds preferences: those that there were none of are what they are at first. */
const addPreferences = (stored: unknown): unknown => addWithin(stored, 'preferences', defaultPreferences);

/** Version 3 of the settings: the phone numbers of people who are no managed users, of which none were kept. */
const addPhones = (stored: unknown): unknown => ({ phones: [], ...storedObject(stored) });

const first = { version: 1, migrations: {} } as const satisfies Versions;

/**
 * Rows beyond those that the numbers below began with. What is stored keeps the names and words of these rows, so each one
 * more raises the versions of what keeps them by itself. For one that goes they are raised by hand, by two.
 */
const addedStatuses = claimStatuses.length - 12;
const addedActions = lifecycleActions.length - 16;
const added = addedStatuses + addedActions;

/** Of the slices (persistence/slices.ts). */
export const sliceVersions = {
  claims: { version: 6 + addedStatuses, migrations: { 4: keepHistory } },
  drafts: { version: 3, migrations: { 2: addAreaNameAndItems } },
  payments: { version: 4, migrations: { 2: unnumbered } },
  fundLedger: { version: 2, migrations: { 2: unnumbered } },
  schedules: first,
  scheme: first,
  users: { version: 2, migrations: {} },
  audit: { version: 3, migrations: {} },
  notifications: { version: 5 + addedActions, migrations: {} },
  savedViews: { version: 3 + addedStatuses, migrations: { 2: addOverdueAndActivity, 3: addNotToldAndConditions } },
  settings: { version: 4, migrations: { 2: addPreferences, 3: addPhones } },
  session: { version: 2, migrations: { 2: addSessionEnd } },
} as const satisfies Record<string, Versions>;

/** The versions of an event, and by the version that they lead to, the names of its migrations in eventMigrations.ts. */
export type EventVersions = { version: number; migrations: Record<number, EventMigration> };

/** Events of a former version are rare: what brings them to that of today is loaded with what reads the log. */
export type EventMigration = 'draft' | 'view' | 'records' | 'put';

/** Of the event of any action on a claim. */
export const lifecycleVersions: EventVersions = { version: 4 + added, migrations: {} };

/** Of every other event (eventSchemas.ts). */
export const eventVersions = {
  'claims/noteAdded': first,
  'claims/imported': { version: 4 + addedStatuses, migrations: {} },
  'claims/checked': first,
  'claims/told': first,
  'claims/answered': first,
  'claims/conditionChecked': first,
  'drafts/started': { version: 3, migrations: { 2: 'draft' } },
  'drafts/saved': { version: 3, migrations: { 2: 'draft' } },
  'drafts/discarded': first,
  'session/signedIn': first,
  'session/signInRefused': first,
  'session/signedOut': first,
  'session/profileChanged': first,
  'users/added': first,
  'users/changed': first,
  'users/deleted': first,
  'notifications/read': first,
  'notifications/unread': first,
  'settings/preferencesChanged': { version: 2, migrations: {} },
  'settings/sidebarToggled': first,
  'settings/passphraseChanged': first,
  'fundLedger/entryRecorded': first,
  'schedules/changed': first,
  'scheme/changed': first,
  'audit/fileTaken': first,
  'audit/setAsideRemoved': first,
  'audit/snapshotKept': first,
  'savedViews/saved': { version: 2 + addedStatuses, migrations: { 2: 'view' } },
  'savedViews/renamed': first,
  'savedViews/deleted': { version: 2 + addedStatuses, migrations: { 2: 'view' } },
  'register/replaced': { version: 5 + added, migrations: { 3: 'records' } },
  'register/merged': { version: 5 + added, migrations: { 3: 'put' } },
} as const satisfies Record<string, EventVersions>;
