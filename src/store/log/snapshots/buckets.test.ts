import { makeBucket } from '../../../domain/register/bucketWriting';
import type { BucketEntry, SnapshotHead } from '../../../domain/register/eventLog';
import { createMemoryLog } from '../../../test/browser/memoryLog';
import { persistedSlices } from '../../persistence/shapes/slices';
import { bucketsOf, isOfNewerVersion, readBuckets } from './buckets';

const entry = (key: string, of: string, from = '', version = 1): BucketEntry => ({ key, of, version, from });
const headOf = (...buckets: BucketEntry[]): SnapshotHead => ({ sequence: 1, generation: 'G', buckets, digest: '' });

/** Everything that is read, in its order, and what the log and the browser were asked for. */
async function readAll(log: ReturnType<typeof createMemoryLog>, entries: readonly BucketEntry[]) {
  const asked: string[] = [];
  const { buckets } = log;
  log.buckets = (keys) => {
    asked.push(`${keys.length} texts`);
    return buckets(keys);
  };
  const yieldToMain = () => {
    asked.push('rest');
    return Promise.resolve();
  };
  const read = [];
  for await (const bucket of readBuckets(log, entries, yieldToMain)) read.push(bucket);
  return { read, asked };
}

test('a snapshot is of a newer version where one slice of it is, or where it has a slice that this version does not know', () => {
  const { version } = persistedSlices.claims;
  const known = ['fields', 'front', 'auditIndex'].map((of) => entry(of, of));
  expect(isOfNewerVersion(undefined)).toBe(false);
  expect(isOfNewerVersion(headOf(...known, entry('a', 'claims', '', version)))).toBe(false);
  expect(isOfNewerVersion(headOf(entry('a', 'claims', '', version - 1)))).toBe(false);
  expect(isOfNewerVersion(headOf(...known, entry('a', 'claims', '', version + 1)))).toBe(true);
  expect(isOfNewerVersion(headOf(...known, entry('a', 'visits')))).toBe(true);
  expect(isOfNewerVersion(headOf(entry('a', 'front', '', 2)))).toBe(true);
});

test('the buckets of a slice come in the order of the records in them, and no other slice has any of them', () => {
  const head = headOf(entry('c', 'claims', 'CL-7'), entry('p', 'payments'), entry('a', 'claims'), entry('f', 'front'));
  expect(bucketsOf(head, 'claims').map(({ key }) => key)).toEqual(['a', 'c']);
  expect(bucketsOf(head, 'users')).toEqual([]);
  expect(bucketsOf(undefined, 'claims')).toEqual([]);
});

test('each bucket is read with its records; one that is damaged, of another place or gone has none, and the others stay whole', async () => {
  const log = createMemoryLog();
  const line = (id: string) => JSON.stringify({ id });
  await log.keepBuckets([
    await makeBucket('sound', [line('CL-1'), line('CL-2')]),
    { key: 'damaged', text: (await makeBucket('damaged', [line('CL-3')])).text.replace('CL-3', 'CL-9') },
    { key: 'misplaced', text: (await makeBucket('elsewhere', [line('CL-4')])).text },
    await makeBucket('last', [line('CL-5')]),
  ]);
  const entries = ['sound', 'damaged', 'misplaced', 'gone', 'last'].map((key) => entry(key, 'claims'));
  const { read } = await readAll(log, entries);
  expect(read.map((bucket) => bucket.entry)).toEqual(entries);
  expect(read.map(({ records }) => records)).toEqual([
    [{ id: 'CL-1' }, { id: 'CL-2' }],
    undefined,
    undefined,
    undefined,
    [{ id: 'CL-5' }],
  ]);
  // What can be read of it all the same is found in it.
  expect(read[1]?.text).toContain('CL-9');
});

test('a log that cannot be read gives no records, and takes none for empty', async () => {
  const { read } = await readAll(createMemoryLog({ refuses: () => 'failed' }), [entry('a', 'claims')]);
  expect(read).toEqual([{ entry: entry('a', 'claims'), text: '', records: undefined }]);
});

test('many are read some at a time, and the browser may do something else after each time', async () => {
  const log = createMemoryLog();
  const entries = Array.from({ length: 40 }, (_, place) => entry(`b${place}`, 'claims', `CL-${place}`));
  await log.keepBuckets(await Promise.all(entries.map(({ key }) => makeBucket(key, [JSON.stringify({ id: key })]))));
  const { read, asked } = await readAll(log, entries);
  expect(read.map(({ records }) => records)).toEqual(entries.map(({ key }) => [{ id: key }]));
  expect(asked).toEqual(['16 texts', 'rest', '16 texts', 'rest', '8 texts', 'rest']);
});
