/**
 * The version of something stored, raised by hand when its shape or its meaning changes, and the migrations, by the version
 * that they lead to. A version without one only lets something stand, or be left out, that there was none of before.
 */
export type Versions = { version: number; migrations?: Record<number, Migration> };

/** Brings what was stored to the next version. Where one throws, that was not of the version before. */
export type Migration = (stored: unknown) => unknown;

/** Brings what was stored from a version to the present one. Throws where a migration does. */
export function migrate({ version, migrations }: Versions, stored: unknown, from: number): unknown {
  let value = stored;
  for (let next = from + 1; next <= version; next += 1) value = migrations?.[next]?.(value) ?? value;
  return value;
}

/** Of the slices (persistence/slices.ts). */
export const sliceVersions = {
  claims: { version: 1 },
  drafts: { version: 1 },
  payments: { version: 1 },
  fundLedger: { version: 1 },
  schedules: { version: 1 },
  scheme: { version: 1 },
  users: { version: 1 },
  audit: { version: 1 },
  notifications: { version: 1 },
  savedViews: { version: 1 },
  settings: { version: 1 },
  session: { version: 1 },
} as const satisfies Record<string, Versions>;

/** Of the event of any action on a claim. */
export const lifecycleVersion = 1;

/** Of every other event (eventSchemas.ts). What brings a stored one to its version is in eventMigrations.ts. */
export const eventVersions = {
  'claims/noteAdded': 1,
  'claims/imported': 1,
  'claims/checked': 1,
  'claims/told': 1,
  'claims/answered': 1,
  'claims/conditionChecked': 1,
  'drafts/started': 1,
  'drafts/saved': 1,
  'drafts/discarded': 1,
  'session/signedIn': 1,
  'session/signInRefused': 1,
  'session/signedOut': 1,
  'session/profileChanged': 1,
  'users/added': 1,
  'users/changed': 1,
  'users/deleted': 1,
  'notifications/read': 1,
  'notifications/unread': 1,
  'settings/preferencesChanged': 1,
  'settings/sidebarToggled': 1,
  'settings/passphraseChanged': 1,
  'fundLedger/entryRecorded': 1,
  'schedules/changed': 1,
  'scheme/changed': 1,
  'audit/fileTaken': 1,
  'audit/setAsideRemoved': 1,
  'audit/snapshotKept': 1,
  'savedViews/saved': 1,
  'savedViews/renamed': 1,
  'savedViews/deleted': 1,
  'register/replaced': 1,
  'register/merged': 1,
} as const satisfies Record<string, number>;
