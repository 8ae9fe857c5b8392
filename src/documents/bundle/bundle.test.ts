import { buildBundle, bytesOf, digestOf, exportedAt, packed, unzip } from '../../test/files/bundles';
import { buildFileTask } from '../../test/files/fileTask';
import { makeBundle } from './makeBundle';
import { readBundle } from './readBundle';

const open = async (file: Blob) => {
  const reading = await readBundle(file, buildFileTask().task);
  if (!reading.ok) throw new Error(JSON.stringify(reading.problems));
  return reading.bundle;
};

test('the zip holds the register, the evidence and a manifest with the size and digest of each', async () => {
  const { file, manifest } = await buildBundle({ registerText: '{"claims": ["Ŋ"]}' });
  const entries = await unzip(file);
  expect([...entries.keys()]).toEqual(['register.json', 'evidence/CL-1/F-1', 'evidence/CL-2/F-2', 'manifest.json']);
  expect(JSON.parse(new TextDecoder().decode(entries.get('manifest.json')))).toEqual(manifest);
  expect(manifest).toMatchObject({
    format: 'claims-bundle',
    version: 1,
    exportedAt,
    exportedBy: { name: 'Sarah Auma', role: 'admin' },
    counts: { claims: 0 },
    evidence: { files: 2, bytes: 3010, absent: [] },
  });
  entries.delete('manifest.json');
  expect(manifest.entries).toEqual(
    [...entries].map(([path, bytes]) => ({ path, size: bytes.length, sha256: digestOf(bytes) })),
  );
});

test('what was written is read again, byte for byte', async () => {
  const registerText = '{"name": "Ŋatunga 🐘"}';
  const { file, manifest } = await buildBundle({ registerText });
  const bundle = await open(file);
  expect(bundle).toMatchObject({ registerText, manifest });
  expect(bundle.evidence).toMatchObject([
    { claimId: 'CL-1', fileId: 'F-1', size: 3000 },
    { claimId: 'CL-2', fileId: 'F-2', size: 10 },
  ]);
  const read = await bundle.evidence[0]?.read();
  expect(read && new Uint8Array(await read.arrayBuffer())).toEqual(bytesOf(3000));
});

test('the same register at the same instant is the same file', async () => {
  const [one, other] = [await buildBundle(), await buildBundle()];
  expect(new Uint8Array(await one.file.arrayBuffer())).toEqual(new Uint8Array(await other.file.arrayBuffer()));
});

test('files that the device does not hold are named as absent, and so is one of an id that is no name', async () => {
  const gone = { claimId: 'CL-1', fileId: 'F-1', size: 5, read: () => Promise.resolve(undefined) };
  const evidence = [gone, packed('..', 'F-2', bytesOf(5)), packed('CL-3', 'F-3', bytesOf(5))];
  const { file, manifest } = await buildBundle({ evidence });
  expect(manifest.evidence).toEqual({
    files: 1,
    bytes: 5,
    absent: [
      { claimId: 'CL-1', fileId: 'F-1' },
      { claimId: '..', fileId: 'F-2' },
    ],
  });
  expect((await open(file)).evidence).toMatchObject([{ claimId: 'CL-3', fileId: 'F-3' }]);
});

test('a register without evidence is a bundle too, and its JSON alone is taken with or without a mark', async () => {
  const { file } = await buildBundle({ evidence: [] });
  expect((await open(file)).evidence).toEqual([]);
  for (const text of ['{"a": 1}', '\ufeff{"a": 1}']) {
    expect(await open(new Blob([text]))).toEqual({ registerText: '{"a": 1}', evidence: [] });
  }
});

test('writing and reading tell how far they are', async () => {
  const { task, reports } = buildFileTask();
  const content = {
    registerText: '{}',
    exportedAt,
    exportedBy: { name: 'A', role: 'admin' },
    counts: {},
    auditChain: null,
  };
  const { file } = await makeBundle({ ...content, evidence: [packed('CL-1', 'F-1', bytesOf(8))] }, task);
  expect(reports).toEqual([
    [2, 10],
    [10, 10],
  ]);
  await readBundle(file, task);
  expect(reports.slice(2)).toEqual([
    [0, 10],
    [2, 10],
  ]);
});

test('writing and reading end when they are cancelled', async () => {
  const { task, cancel } = buildFileTask();
  const { file } = await buildBundle();
  cancel();
  await expect(readBundle(file, task)).rejects.toMatchObject({ name: 'AbortError' });
  const content = {
    registerText: '{}',
    exportedAt,
    exportedBy: { name: 'A', role: 'admin' },
    counts: {},
    auditChain: null,
    evidence: [],
  };
  await expect(makeBundle(content, task)).rejects.toMatchObject({ name: 'AbortError' });
});

test('a file that changes after it was checked gives no bytes', async () => {
  const { file } = await buildBundle();
  const whole = new Uint8Array(await file.arrayBuffer());
  const shared = new Blob([whole]);
  let gone = false;
  const slice = shared.slice.bind(shared);
  Object.assign(shared, {
    slice: (start?: number, end?: number) => (gone ? new Blob([new Uint8Array(whole.length)]) : slice(start, end)),
  });
  const bundle = await open(shared);
  expect(await bundle.evidence[0]?.read()).toBeInstanceOf(Blob);
  gone = true;
  expect(await bundle.evidence[0]?.read()).toBeUndefined();
});
