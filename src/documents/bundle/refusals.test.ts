import { buildBundle, bytesOf, packed, tamperedManifest, unzip, zip } from '../../test/files/bundles';
import { buildFileTask } from '../../test/files/fileTask';
import { maximumEntries, maximumRegisterBytes } from './limits';
import { readBundle } from './readBundle';

const problemsOf = async (file: Blob) => {
  const reading = await readBundle(file, buildFileTask().task);
  return reading.ok ? [] : reading.problems;
};

const bundleBytes = async () => new Uint8Array(await (await buildBundle()).file.arrayBuffer());

/** Where bytes stand in a file, from a place on. */
function find(bytes: Uint8Array, text: string, from = 0): number {
  const wanted = new TextEncoder().encode(text);
  const index = bytes.findIndex((_, at) => at >= from && wanted.every((byte, place) => bytes[at + place] === byte));
  if (index < 0) throw new Error(`${text} is not in the file`);
  return index;
}

/** The same bytes with another text of the same length wherever one stands. */
function replaceAll(bytes: Uint8Array<ArrayBuffer>, text: string, by: string) {
  const changed = Buffer.from(Buffer.from(bytes).toString('latin1').replaceAll(text, by), 'latin1');
  expect(changed.equals(bytes)).toBe(false);
  return new Blob([new Uint8Array(changed)]);
}

const centralMark = 'PK\u0001\u0002';

test('a bundle that is cut off anywhere is refused', async () => {
  const whole = await bundleBytes();
  for (const share of [0.001, 0.1, 0.5, 0.9, 0.99, 0.9999]) {
    const cut = new Blob([whole.slice(0, Math.max(4, Math.floor(whole.length * share)))]);
    expect(await problemsOf(cut)).toEqual([{ code: 'broken_zip' }]);
  }
});

test('data before the bundle or after it is refused', async () => {
  const whole = await bundleBytes();
  expect(await problemsOf(new Blob([whole, 'more']))).toEqual([{ code: 'broken_zip' }]);
  expect(await problemsOf(new Blob([whole, whole]))).toEqual([{ code: 'broken_zip' }]);
});

test('one other byte in a file of evidence is found', async () => {
  const whole = await bundleBytes();
  const at = find(whole, 'evidence/CL-1/F-1') + 1000;
  whole[at] = (whole[at] ?? 0) ^ 1;
  expect(await problemsOf(new Blob([whole]))).toEqual([{ code: 'damaged_entry', path: 'evidence/CL-1/F-1' }]);
});

test('another register or file under the manifest of this one is found', async () => {
  const { file } = await buildBundle();
  const entries = await unzip(file);
  const same = new TextEncoder().encode('{"claims": {}}');
  for (const [path, bytes] of [
    ['register.json', same],
    ['evidence/CL-2/F-2', bytesOf(10, 3)],
  ] as const) {
    const swapped = await zip(new Map([...entries, [path, bytes]]));
    expect(await problemsOf(swapped)).toEqual([{ code: 'damaged_entry', path }]);
  }
  const longer = await zip(new Map([...entries, ['evidence/CL-2/F-2', bytesOf(11)]]));
  expect(await problemsOf(longer)).toEqual([{ code: 'damaged_entry', path: 'evidence/CL-2/F-2' }]);
});

test('an entry that is missing, and one that the manifest does not name, are told', async () => {
  const entries = await unzip((await buildBundle()).file);
  entries.delete('evidence/CL-1/F-1');
  entries.delete('register.json');
  entries.set('evidence/CL-9/F-9', bytesOf(4));
  expect(await problemsOf(await zip(entries))).toEqual([
    { code: 'missing_entry', path: 'register.json' },
    { code: 'missing_entry', path: 'evidence/CL-1/F-1' },
    { code: 'foreign_entry', path: 'evidence/CL-9/F-9' },
  ]);
});

test.each([
  '../register.json',
  'evidence/../../F-1',
  '/etc/passwd',
  'C:\\register.json',
  'evidence\\CL-1\\F-1',
  'evidence/CL-1/F-1/more',
  'evidence/CL-1/.F',
  'evidence/CL-1/F\u0000',
  'evidence//F-1',
  '__proto__',
  'notes.txt',
  'evidence/',
])('an entry by the name of %j is refused', async (path) => {
  const entries = await unzip((await buildBundle()).file);
  const file = await zip([...entries, [path, '{}']]);
  expect(await problemsOf(file)).toMatchObject([{ code: 'foreign_entry' }]);
});

test('a name that stands twice is refused', async () => {
  const twin = replaceAll(
    new Uint8Array(
      await (
        await buildBundle({ evidence: [packed('CL-1', 'F-1', bytesOf(9)), packed('CL-1', 'F-2', bytesOf(8))] })
      ).file.arrayBuffer(),
    ),
    'evidence/CL-1/F-2',
    'evidence/CL-1/F-1',
  );
  expect(await problemsOf(twin)).toEqual([{ code: 'broken_zip' }]);
});

test('entries that share their bytes are refused', async () => {
  const whole = await bundleBytes();
  const view = new DataView(whole.buffer);
  const first = find(whole, centralMark);
  const second = find(whole, centralMark, first + 4);
  const third = find(whole, centralMark, second + 4);
  // The local header that the second file points to becomes that of the first.
  view.setUint32(third + 42, view.getUint32(second + 42, true), true);
  expect(await problemsOf(new Blob([whole]))).toMatchObject([{ code: 'damaged_entry', path: 'evidence/CL-2/F-2' }]);
});

test('an encrypted entry is refused', async () => {
  const whole = await bundleBytes();
  const at = find(whole, centralMark) + 8;
  whole[at] = (whole[at] ?? 0) | 1;
  expect(await problemsOf(new Blob([whole]))).toEqual([{ code: 'encrypted' }]);
});

test('an entry that unpacks to more than it may is refused unread', async () => {
  const evidence = [packed('CL-1', 'F-1', new Uint8Array(10 * 1024 * 1024 + 1))];
  expect(await problemsOf((await buildBundle({ evidence })).file)).toEqual([
    { code: 'too_large', path: 'evidence/CL-1/F-1', limit: 10 * 1024 * 1024 },
  ]);
  const long = new Blob([new Uint8Array(maximumRegisterBytes + 1)]);
  const refused = [{ code: 'too_large', path: 'register.json', limit: maximumRegisterBytes }];
  expect(await problemsOf(long)).toEqual(refused);
  expect(await problemsOf(await zip([['register.json', long]]))).toEqual(refused);
});

test('an entry that is packed as no register is, and one that unpacks to more than it declares, are refused', async () => {
  const registerText = ' '.repeat(8 * 1024 * 1024);
  const { file } = await buildBundle({ registerText });
  expect(await problemsOf(file)).toEqual([{ code: 'zip_bomb', path: 'register.json' }]);

  const whole = new Uint8Array(await file.arrayBuffer());
  const view = new DataView(whole.buffer);
  view.setUint32(find(whole, centralMark) + 24, 1000, true);
  expect(await problemsOf(new Blob([whole]))).toMatchObject([{ code: 'damaged_entry', path: 'register.json' }]);
});

/** A zip of so many empty files, all by other names. */
function crowd(count: number) {
  const directory = Buffer.concat(
    Array.from({ length: count }, (_, index) => {
      const name = Buffer.from(`evidence/CL-1/F-${index}`);
      const header = Buffer.alloc(46);
      header.write(centralMark, 'latin1');
      header.writeUInt16LE(name.length, 28);
      return Buffer.concat([header, name]);
    }),
  );
  const first = Buffer.alloc(30);
  first.write('PK\u0003\u0004', 'latin1');
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006', 'latin1');
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(first.length, 16);
  return new Blob([new Uint8Array(Buffer.concat([first, directory, end]))]);
}

test('more files than any register names are refused', async () => {
  expect(await problemsOf(crowd(20))).toEqual([{ code: 'no_manifest' }]);
  expect(await problemsOf(crowd(maximumEntries + 1))).toEqual([{ code: 'too_many_entries', limit: maximumEntries }]);
});

test('a directory that is said to be longer than any is not read', async () => {
  const whole = await bundleBytes();
  const padded = new Blob([new Uint8Array(17 * 1024 * 1024)]);
  const end = whole.length - 22;
  new DataView(whole.buffer).setUint32(end + 12, padded.size, true);
  new DataView(whole.buffer).setUint32(end + 16, whole.length - 22, true);
  const file = new Blob([whole.slice(0, end), padded, whole.slice(end)]);
  expect(await problemsOf(file)).toEqual([{ code: 'broken_zip' }]);
});

test('a zip inside is refused, unless it is a PDF as well', async () => {
  const inside = await bundleBytes();
  const both = new Uint8Array(Buffer.concat([inside.subarray(0, 100), Buffer.from('%PDF-1.7')]));
  expect(await problemsOf((await buildBundle({ evidence: [packed('CL-1', 'F-1', both)] })).file)).toEqual([]);
  const { file } = await buildBundle({ evidence: [packed('CL-1', 'F-1', inside)] });
  expect(await problemsOf(file)).toEqual([{ code: 'nested_zip', path: 'evidence/CL-1/F-1' }]);
});

test('a zip of something else has no manifest', async () => {
  const { file } = await buildBundle();
  const entries = await unzip(file);
  entries.delete('manifest.json');
  expect(await problemsOf(await zip(entries))).toEqual([{ code: 'no_manifest' }]);
  expect(await problemsOf(await zip([]))).toEqual([{ code: 'no_manifest' }]);
});

test('a bundle of a newer portal is refused, whatever else it says', async () => {
  const file = await tamperedManifest((manifest) => Object.assign(manifest, { version: 2, entries: 'elsewhere' }));
  expect(await problemsOf(file)).toEqual([{ code: 'newer_bundle' }]);
});

test.each<[string, (manifest: Record<string, unknown>) => void]>([
  ['of another format', (manifest) => Object.assign(manifest, { format: 'photos' })],
  ['without entries', (manifest) => delete manifest['entries']],
  ['with entries that are none', (manifest) => Object.assign(manifest, { entries: [null] })],
  ['with counts of another kind', (manifest) => Object.assign(manifest, { counts: { claims: '1' } })],
  [
    'with a number of files that is not theirs',
    (manifest) => Object.assign(manifest, { evidence: { files: 3, bytes: 3010, absent: [] } }),
  ],
  [
    'with a sum of bytes that is not theirs',
    (manifest) => Object.assign(manifest, { evidence: { files: 2, bytes: 1, absent: [] } }),
  ],
  [
    'with a file that is there and absent',
    (manifest) =>
      Object.assign(manifest, { evidence: { files: 2, bytes: 3010, absent: [{ claimId: 'CL-1', fileId: 'F-1' }] } }),
  ],
  [
    'with an entry twice',
    (manifest) => Object.assign(manifest, { entries: [manifest['entries'], manifest['entries']].flat() }),
  ],
  ['of a day that is none', (manifest) => Object.assign(manifest, { exportedAt: '2026-99-99T00:00:00.000Z' })],
])('a manifest %s is refused', async (_, change) => {
  expect(await problemsOf(await tamperedManifest(change))).toEqual([{ code: 'bad_manifest' }]);
});

test('a manifest that is no JSON, or holds a name that reaches behind an object, is refused', async () => {
  const entries = await unzip((await buildBundle()).file);
  const text = new TextDecoder().decode(entries.get('manifest.json'));
  for (const hostile of [
    text.slice(0, -3),
    '['.repeat(100_000),
    text.replace('"counts": {', '"counts": { "__proto__": 1,'),
  ]) {
    const file = await zip(new Map<string, BlobPart>([...entries, ['manifest.json', hostile]]));
    expect(await problemsOf(file)).toEqual([{ code: 'bad_manifest' }]);
  }
});

test('a register in another encoding is refused', async () => {
  const utf16 = new Uint8Array(new Uint16Array([0xfeff, 0x7b, 0x7d]).buffer);
  expect(await problemsOf(new Blob([utf16]))).toEqual([{ code: 'not_utf8', path: 'register.json' }]);
});
