import * as v from 'valibot';
import type { ClaimFilter } from '../domain/claim/claimFilter';
import { defaultPreferences } from '../domain/settings/preferencesRecord';

/**
 * The versions of all that is stored. One is raised when a shape or its meaning changes; `migrations`, by the version
 * that they lead to, bring a stored record, the head of a slice without records, or the payload of an event to the next.
 * Input is whatever was stored. Where one throws, a record's text is set aside, and an event is not taken.
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

/** For a version that only lets something stand, or be left out, that there was none of before. */
const asItWas: Migration = (stored) => stored;

/** Version 2 of payments and the fund ledger numbers them, which takes all of them (domain/register/numbering.ts). */
const unnumbered: Migration = (stored) => ({ number: 0, ...storedObject(stored) });

/** Version 4 of claims keeps every verification and decision. One of before, which kept the last alone, begins with it. */
export function keepEach(stored: unknown): unknown {
  const { verification, decision, ...claim } = storedObject(stored);
  return { verifications: listOf(verification), decisions: listOf(decision), ...claim };
}

const listOf = (last: unknown) => (last === undefined ? [] : [last]);

/** Version 2 of drafts: step 2 asks for the name of the protected area, and for further items. One of before has neither. */
const addAreaNameAndItems = (stored: unknown): unknown =>
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
const addNotToldAndConditions = (stored: unknown) => withSwitches(stored, { notTold: false, conditionsOpen: false });

/** Version 2 of the session says why it ended; before, people had always ended theirs themselves. */
const addSessionEnd = (stored: unknown): unknown => ({ ended: null, ...storedObject(stored) });

/** A version of the settings that adds preferences: those that there were none of are what they are at first. */
const addPreferences = (stored: unknown): unknown => addWithin(stored, 'preferences', defaultPreferences);

/** Version 3 of the settings: the phone numbers of people who are no managed users, of which none were kept. */
const addPhones = (stored: unknown): unknown => ({ phones: [], ...storedObject(stored) });

const first = { version: 1, migrations: {} } as const satisfies Versions;

/** Of the slices (persistence/slices.ts). */
export const sliceVersions = {
  claims: { version: 5, migrations: { 2: asItWas, 3: asItWas, 4: keepEach, 5: asItWas } },
  drafts: { version: 2, migrations: { 2: addAreaNameAndItems } },
  payments: { version: 2, migrations: { 2: unnumbered } },
  fundLedger: { version: 2, migrations: { 2: unnumbered } },
  schedules: first,
  scheme: first,
  users: { version: 2, migrations: { 2: asItWas } },
  audit: { version: 3, migrations: { 2: asItWas, 3: asItWas } },
  notifications: { version: 5, migrations: { 2: asItWas, 3: asItWas, 4: asItWas, 5: asItWas } },
  savedViews: { version: 3, migrations: { 2: addOverdueAndActivity, 3: addNotToldAndConditions } },
  settings: { version: 4, migrations: { 2: addPreferences, 3: addPhones, 4: asItWas } },
  session: { version: 2, migrations: { 2: addSessionEnd } },
} as const satisfies Record<string, Versions>;

const withDraft = v.looseObject({ draft: v.unknown() });
const withView = v.looseObject({ view: v.unknown() });
const records = v.looseObject({ drafts: v.array(v.unknown()), savedViews: v.array(v.unknown()) });

/** A draft of version 2, whose incident can name a protected area and further items. */
const draftAsOfTwo = (payload: unknown) => {
  const happened = v.parse(withDraft, payload);
  return { ...happened, draft: addAreaNameAndItems(happened.draft) };
};

/** A view of version 3, whose filter can ask who was not told. */
const viewAsOfThree = (payload: unknown) => {
  const { view, ...rest } = v.parse(withView, payload);
  return { ...rest, view: addNotToldAndConditions(view) };
};

/** A whole register as of version 3, which knows schedules and the scheme's rules; it is a field of the payload. */
const registerAsOfThree = (field: 'records' | 'put') => (payload: unknown) => {
  const former = v.parse(v.looseObject({ [field]: records }), payload);
  const { drafts, savedViews, ...others } = v.parse(records, former[field]);
  const asOfThree = {
    drafts: drafts.map(addAreaNameAndItems),
    savedViews: savedViews.map(addNotToldAndConditions),
    schedules: [],
    scheme: [],
  };
  return { ...former, [field]: { ...others, ...asOfThree } };
};

/** Of the event of any action on a claim. */
export const lifecycleVersions: Versions = { version: 2, migrations: { 2: asItWas } };

/** Of every other event (eventSchemas.ts). */
export const eventVersions = {
  'claims/noteAdded': first,
  'claims/imported': { version: 2, migrations: { 2: asItWas } },
  'claims/checked': first,
  'claims/told': first,
  'claims/answered': first,
  'claims/conditionChecked': first,
  'drafts/started': { version: 2, migrations: { 2: draftAsOfTwo } },
  'drafts/saved': { version: 2, migrations: { 2: draftAsOfTwo } },
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
  'settings/preferencesChanged': { version: 2, migrations: { 2: asItWas } },
  'settings/sidebarToggled': first,
  'settings/passphraseChanged': first,
  'fundLedger/entryRecorded': first,
  'schedules/changed': first,
  'scheme/changed': first,
  'audit/fileTaken': first,
  'audit/setAsideRemoved': first,
  'audit/snapshotKept': first,
  'savedViews/saved': { version: 2, migrations: { 2: viewAsOfThree } },
  'savedViews/renamed': first,
  'savedViews/deleted': { version: 2, migrations: { 2: viewAsOfThree } },
  'register/replaced': { version: 3, migrations: { 2: asItWas, 3: registerAsOfThree('records') } },
  'register/merged': { version: 3, migrations: { 2: asItWas, 3: registerAsOfThree('put') } },
} as const satisfies Record<string, Versions>;
