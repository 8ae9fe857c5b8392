import { makeBucket } from './bucketWriting';
import { linesOfBucket, readBucket } from './bucket';

const records = [{ id: 'CL-1', note: 'Ünïcode,\n"quotes"]' }, { id: 'CL-2' }];
const lines = records.map((record) => JSON.stringify(record));

test('what was put into a bucket is read from it', async () => {
  expect(await readBucket(await makeBucket('1-A/claims/1', lines))).toEqual(records);
  expect(await readBucket(await makeBucket('1-A/claims/1', []))).toEqual([]);
});

test('a bucket of which a character has changed, or that lies at another key, is not read', async () => {
  const { key, text } = await makeBucket('1-A/claims/1', lines);
  for (const place of [0, 42, 43, 60, text.length - 1]) {
    const damaged = `${text.slice(0, place)}~${text.slice(place + 1)}`;
    expect(await readBucket({ key, text: damaged })).toBeUndefined();
  }
  expect(await readBucket({ key: '2-B/claims/1', text })).toBeUndefined();
  expect(await readBucket({ key, text: '' })).toBeUndefined();
});

test('of a damaged one the lines are records, but for that which was hit', async () => {
  const { text } = await makeBucket('1-A/claims/1', lines);
  expect(linesOfBucket(text)).toEqual(lines);
  expect(linesOfBucket(text.replace('CL-1', 'CL\n1'))).toEqual(['{"id":"CL', expect.any(String), lines[1]]);
  expect(linesOfBucket(text.slice(0, -8))).toEqual([lines[0], '{"id":']);
  expect(linesOfBucket('')).toEqual([]);
});
