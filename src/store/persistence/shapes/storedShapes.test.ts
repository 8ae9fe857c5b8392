import * as v from 'valibot';
import { rememberedMapping } from '../../../domain/claimImport/mapping';
import { claimsFront } from '../../../domain/claim/claimsFront';
import { bucketEntry, snapshotHead } from '../../../domain/register/eventLog';
import { snapshotRecord } from '../../../domain/register/snapshot';
import { bundleVersion, manifestSchema } from '../../../documents/bundle/manifest';
import { rememberedWords } from '../../../platform/importWords';
import { vaultHeader } from '../../../platform/vault/header';
import { fingerprintOf } from '../../../test/shapeFingerprint';
import { registerHead } from './readRegisterJson';
import { registerFileVersion } from './registerJson';
import { persistedSlices, sliceNames, type PersistedSlice } from './slices';

/*
 * What is stored on the devices of the offices is read by the version it was written in. A shape that changes without its
 * version would be read by rules that it was not written by, and a tab with the former portal would not keep away from it.
 */

const fingerprint = ({ record, head }: Pick<PersistedSlice, 'record' | 'head'>) => fingerprintOf([record, head]);

test('a stored shape or list changes with its version: raise it in its kind (domain/register/kinds/) or in slices.ts, with its migration, then note both here', () => {
  const noted = Object.fromEntries(
    sliceNames.map((name) => {
      const slice: PersistedSlice = persistedSlices[name];
      return [name, `${slice.version}: ${fingerprint(slice)}`];
    }),
  );
  expect(noted).toEqual({
    claims: '3: 09bcd27917a4',
    drafts: '1: f6f28b0b3633',
    payments: '2: 0fc3a4fd6340',
    fundLedger: '1: b1b273f35fa0',
    schedules: '1: 73b30d159428',
    scheme: '2: faff6fb678fa',
    users: '3: 1695d1df9a75',
    audit: '1: f0dc9deae212',
    notifications: '4: 4b09f045dd73',
    savedViews: '3: 45e883f3063f',
    settings: '1: 67379f4b30a9',
    session: '2: 281675e7577c',
  });
});

/** What is stored beside the slices: the version that it names, where it names one, and its shape. */
const others: Record<string, [version: number | undefined, shape: v.GenericSchema]> = {
  vaultHeader: [vaultHeader.entries.version.literal, vaultHeader],
  bundleManifest: [bundleVersion, manifestSchema],
  registerHead: [registerFileVersion, registerHead],
  snapshotHead: [undefined, snapshotHead],
  bucketEntry: [undefined, bucketEntry],
  claimsFront: [persistedSlices.claims.version, claimsFront],
  rememberedMapping: [undefined, rememberedMapping],
  rememberedWords: [undefined, rememberedWords],
  snapshotRecord: [undefined, snapshotRecord],
};

test('another stored shape changes with its version; what names none is still read as it was: then note it here', () => {
  const noted = Object.fromEntries(
    Object.entries(others).map(([name, [version, shape]]) => [name, `${version ?? '-'}: ${fingerprintOf([shape])}`]),
  );
  expect(noted).toEqual({
    vaultHeader: '1: f99508ee5daf',
    bundleManifest: '1: 986b7ce0072d',
    registerHead: '1: f3357ca50ff6',
    snapshotHead: '-: 1c992995104b',
    bucketEntry: '-: 0050a522f728',
    claimsFront: '3: ff409ad5ba13',
    rememberedMapping: '-: b84f8f7bd04d',
    rememberedWords: '-: 0bb20bbcc723',
    snapshotRecord: '-: b09f13f85097',
  });
});

test.each<[string, v.GenericSchema, v.GenericSchema]>([
  ['a field more', v.object({ a: v.string() }), v.object({ a: v.string(), b: v.optional(v.string()) })],
  ['a field that may be left out', v.object({ a: v.string() }), v.object({ a: v.optional(v.string()) })],
  ['a choice more', v.picklist(['a']), v.picklist(['a', 'b'])],
  ['another limit', v.pipe(v.number(), v.maxValue(1)), v.pipe(v.number(), v.maxValue(2))],
  ['another kind of record', v.variant('a', [v.object({ a: v.literal('x') })]), v.object({ a: v.literal('x') })],
])('%s is another shape', (_what, before, after) => {
  expect(fingerprint({ record: after })).not.toBe(fingerprint({ record: before }));
});

test('fields in another order and another message are the same shape', () => {
  const before = v.object({ a: v.string('No'), b: v.number() });
  expect(fingerprint({ record: v.object({ b: v.number(), a: v.string() }) })).toBe(fingerprint({ record: before }));
});
