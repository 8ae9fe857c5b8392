import type * as v from 'valibot';
import { fingerprintOf } from '../test/shapeFingerprint';
import * as creators from './events';
import { eventMeta, eventSchemas, lifecyclePayload } from './eventSchemas';
import { eventVersions, lifecycleVersions, type EventVersions } from './versions';

/*
 * What another tab, a file or a device says of an event is read by the version that it names. A payload that changes
 * without its version would be read by rules that it was not made by.
 */

const payloads: Record<string, v.GenericSchema> = { ...eventSchemas, 'an action on a claim': lifecyclePayload };
const versions: Record<string, EventVersions> = { ...eventVersions, 'an action on a claim': lifecycleVersions };

test('a payload changes with the version of its event: raise it in versions.ts, then note both here', () => {
  const noted = Object.fromEntries(
    Object.entries(payloads).map(([type, payload]) => [
      type,
      `${versions[type]?.version}: ${fingerprintOf([payload, eventMeta])}`,
    ]),
  );
  expect(noted).toEqual({
    'an action on a claim': '5: d645c35b1435',
    'audit/fileTaken': '1: 91e306ec7cb8',
    'audit/setAsideRemoved': '1: b591c9a86c5d',
    'audit/snapshotKept': '1: 64aac960bb78',
    'claims/answered': '1: 23a1a50d5f6f',
    'claims/checked': '1: d628c3f0b8c0',
    'claims/conditionChecked': '1: 67ebaa12a470',
    'claims/imported': '4: e0a219908547',
    'claims/noteAdded': '1: bc5124db2432',
    'claims/told': '1: ac0ba2efa69b',
    'drafts/discarded': '1: a6987a29ed2b',
    'drafts/saved': '3: 3d9d8486a776',
    'drafts/started': '3: 3d9d8486a776',
    'fundLedger/entryRecorded': '1: 724e53ea66ed',
    'notifications/read': '1: 9bbb980bea09',
    'notifications/unread': '1: 9bbb980bea09',
    'register/merged': '6: c88a49963862',
    'register/replaced': '6: 94cd14ed04c5',
    'schedules/changed': '1: 5974b343b839',
    'savedViews/deleted': '2: 23bf8a2b68a6',
    'savedViews/renamed': '1: 5a0948f67686',
    'savedViews/saved': '2: 23bf8a2b68a6',
    'scheme/changed': '1: b4188612076e',
    'session/profileChanged': '1: c7373b6d34ef',
    'session/signInRefused': '1: b56b526380d5',
    'session/signedIn': '1: f6bb7c6de640',
    'session/signedOut': '1: 41a5fdc13931',
    'settings/passphraseChanged': '1: 9f9d67a925b0',
    'settings/preferencesChanged': '2: 5ccb6e624931',
    'settings/sidebarToggled': '1: f4a155ab3cee',
    'users/added': '1: 130020d655f5',
    'users/changed': '1: a77d18af063c',
    'users/deleted': '1: 130020d655f5',
  });
});

test('a migration leads to a version that there is', () => {
  for (const [type, { version, migrations }] of Object.entries(versions)) {
    const steps = Array.from({ length: version - 1 }, (_, index) => index + 2);
    const beside = Object.keys(migrations).filter((step) => !steps.includes(Number(step)));
    expect({ type, beside }).toEqual({ type, beside: [] });
  }
});

test('every event has a schema, and every schema an event', () => {
  const { registerLaidDown, ...others } = creators;
  const types = Object.values(others).flatMap((creator) => ('type' in creator ? [creator.type] : []));
  expect(types.sort()).toEqual(Object.keys(eventSchemas).sort());
  expect(types).not.toContain(registerLaidDown.type);
});
