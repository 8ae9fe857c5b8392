import * as v from 'valibot';
import { keepEach } from './claims/migrations';
import { addAreaNameAndItems } from './drafts/migrations';
import { storedObject } from './persistence/storedObject';
import { addNotToldAndConditions, addOverdueAndActivity } from './savedViews/migrations';
import { addSessionEnd } from './session/migrations';
import { addPhones, addPreferences } from './settings/migrations';

/**
 * The versions of all that is stored. One is raised when a shape or its meaning changes; `migrations`, by the version
 * that they lead to, bring a stored record, the head of a slice without records, or the payload of an event to the next.
 * Input is whatever was stored. Where one throws, a record's text is set aside, and an event is not taken.
 */
export type Versions = { version: number; migrations: Record<number, Migration> };

export type Migration = (stored: unknown) => unknown;

/** For a version that only lets something stand, or be left out, that there was none of before. */
const asItWas: Migration = (stored) => stored;

/** Version 2 numbers the records, which takes all of them (domain/register/numbering.ts). */
const unnumbered: Migration = (stored) => ({ number: 0, ...storedObject(stored) });

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
