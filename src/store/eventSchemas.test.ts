import type * as v from 'valibot';
import { fingerprintOf } from '../test/shapeFingerprint';
import { eventMeta, eventSchemas, lifecyclePayload } from './eventSchemas';
import { eventMigrations } from './eventMigrations';
import { eventVersions, lifecycleVersion } from './events';

/*
 * What another tab, a file or a device says of an event is read by the version that it names. A payload that changes
 * without its version would be read by rules that it was not made by.
 */

const payloads: Record<string, v.GenericSchema> = { ...eventSchemas, 'an action on a claim': lifecyclePayload };
const versions: Record<string, number> = {
  ...Object.fromEntries(eventVersions),
  'an action on a claim': lifecycleVersion,
};

test('a payload changes with the version of its event: raise it in events.ts, with its migration in eventMigrations.ts, then note both here', () => {
  const noted = Object.fromEntries(
    Object.entries(payloads).map(([type, payload]) => [
      type,
      `${versions[type]}: ${fingerprintOf([payload, eventMeta])}`,
    ]),
  );
  expect(noted).toEqual({
    'an action on a claim': '3: f72c7a59aae2',
    'audit/fileTaken': '2: 68480906e0ed',
    'audit/setAsideRemoved': '1: b591c9a86c5d',
    'audit/snapshotKept': '1: 64aac960bb78',
    'claims/answered': '1: 23a1a50d5f6f',
    'claims/checked': '1: d628c3f0b8c0',
    'claims/conditionChecked': '1: 67ebaa12a470',
    'claims/imported': '3: bb22ffd96807',
    'claims/noteAdded': '1: bc5124db2432',
    'claims/told': '2: ac463695c246',
    'drafts/discarded': '1: a6987a29ed2b',
    'drafts/saved': '1: 3d9d8486a776',
    'drafts/started': '1: 3d9d8486a776',
    'fundLedger/entryRecorded': '1: d66a32eac0fc',
    'notifications/read': '1: 9bbb980bea09',
    'notifications/unread': '1: 9bbb980bea09',
    'register/merged': '5: 96b058c607e3',
    'register/replaced': '5: a689887f3e68',
    'schedules/changed': '1: 5974b343b839',
    'savedViews/deleted': '3: a26e390cfdcf',
    'savedViews/renamed': '1: 5a0948f67686',
    'savedViews/saved': '3: a26e390cfdcf',
    'scheme/changed': '2: 80afefb8c57b',
    'session/profileChanged': '1: c7373b6d34ef',
    'session/signInRefused': '1: b56b526380d5',
    'session/signedIn': '1: f6bb7c6de640',
    'session/signedOut': '2: 59e1d301599c',
    'session/told': '1: 879369919a94',
    'settings/passphraseChanged': '1: 9f9d67a925b0',
    'settings/sharingLeft': '1: 812f6b1ff3eb',
    'settings/preferencesChanged': '1: 5ccb6e624931',
    'settings/sidebarToggled': '1: f4a155ab3cee',
    'users/added': '3: a65f14edbf8a',
    'users/changed': '3: 29201d584584',
    'users/deleted': '3: a65f14edbf8a',
  });
});

test('a migration leads to a version that there is', () => {
  for (const [type, migrations] of Object.entries(eventMigrations)) {
    const version = versions[type] ?? lifecycleVersion;
    const beside = Object.keys(migrations ?? {}).filter((step) => Number(step) < 2 || Number(step) > version);
    expect({ type, beside }).toEqual({ type, beside: [] });
  }
});

test('every event has a schema, and every schema an event', () => {
  expect([...eventVersions.keys()].sort()).toEqual(Object.keys(eventSchemas).sort());
});
