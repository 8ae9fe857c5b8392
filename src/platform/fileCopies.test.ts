import { buildFile } from '../test/builders';
import { jpegBytes } from '../test/files/pictures';
import { storedFiles } from '../test/files/storedFiles';
import type * as EvidenceFiles from './evidenceFiles';
import { getEvidenceFile, putEvidenceFile } from './evidenceFiles';
import { copyFiles, putBack, removeCopied, removeUnnamed } from './fileCopies';

jest.mock('./evidenceFiles', () => {
  const actual = jest.requireActual<typeof EvidenceFiles>('./evidenceFiles');
  return { ...actual, getEvidenceFile: jest.fn(actual.getEvidenceFile) };
});

/** Each test has a claim of its own, since the files stay. */
let claimId = '';
let count = 0;
beforeEach(() => {
  count += 1;
  claimId = `CL-COPIES-${count}`;
});
const files = ['A', 'B', 'C'].map((id) => buildFile({ id }));
const keep = (...ids: string[]) => Promise.all(ids.map((id) => putEvidenceFile(claimId, id, jpegBytes())));

test('what the device holds goes and comes back; what it never held is no loss', async () => {
  await keep('A', 'B');
  const copies = await copyFiles(claimId, files);
  await removeCopied(copies);
  expect(await storedFiles(claimId)).toEqual([]);
  expect(await putBack(copies)).toBe(true);
  expect(await storedFiles(claimId)).toEqual(['A', 'B']);
});

test('what could not be read is not removed, and counts as not whole', async () => {
  await keep('A', 'B', 'C');
  const torn = new Blob(['x']);
  torn.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotReadableError'));
  jest
    .mocked(getEvidenceFile)
    .mockResolvedValueOnce({ ok: false, reason: 'unavailable' })
    .mockResolvedValueOnce({ ok: true, value: torn });
  const copies = await copyFiles(claimId, files);
  await removeCopied(copies);
  expect(await storedFiles(claimId)).toEqual(['A', 'B']);
  expect(await putBack(copies)).toBe(false);
  expect(await storedFiles(claimId)).toEqual(['A', 'B', 'C']);
});

test('what was put back for nothing goes, but for what is named', async () => {
  await keep('A', 'B', 'C');
  const copies = await copyFiles(claimId, files);
  await removeUnnamed(copies, new Set(['A', 'B']));
  expect(await storedFiles(claimId)).toEqual(['A', 'B']);
});
