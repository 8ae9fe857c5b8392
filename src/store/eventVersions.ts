import { kinds, ofChangeEvents, type ChangeEvent } from '../domain/register/kinds/kinds';

/*
 * The versions of events (eventSchemas.ts), raised by hand when a payload or its meaning changes; those of
 * changes of a kind's records stand in its definition. What brings a stored event to
 * its version is in eventMigrations.ts.
 */

/** Of the event of any action on a claim. */
export const lifecycleVersion = 1;

/** Of every other event. */
export const eventVersions = {
  ...ofChangeEvents<Record<ChangeEvent, number>>((name) => kinds[name].changes.version),
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
  'users/added': 2,
  'users/changed': 2,
  'users/deleted': 2,
  'notifications/read': 1,
  'notifications/unread': 1,
  'settings/preferencesChanged': 1,
  'settings/sidebarToggled': 1,
  'settings/passphraseChanged': 1,
  'fundLedger/entryRecorded': 1,
  'audit/fileTaken': 1,
  'audit/setAsideRemoved': 1,
  'audit/snapshotKept': 1,
  'savedViews/saved': 1,
  'savedViews/renamed': 1,
  'savedViews/deleted': 1,
  'register/replaced': 2,
  'register/merged': 2,
} as const satisfies Record<string, number>;
