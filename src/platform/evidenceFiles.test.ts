import { emptyEvidence } from '../domain/incident/evidence';
import { buildDraft, buildFile } from '../test/builders';
import { storedFiles } from '../test/files/storedFiles';
import { putBackup } from './backups';
import { getEvidenceFile, putEvidenceFile, removeDraftFiles, removeEvidenceFile } from './evidenceFiles';

const photo = (text: string) => new Blob([text], { type: 'image/jpeg' });

afterEach(() => {
  jest.restoreAllMocks();
});

test('gives back the bytes that were put', async () => {
  expect(await putEvidenceFile('CL-1-A', 'f1', photo('elephant'))).toEqual({ ok: true, value: undefined });
  const stored = await getEvidenceFile('CL-1-A', 'f1');
  expect(stored.ok && (await stored.value?.text())).toBe('elephant');
  expect(stored.ok && stored.value?.type).toBe('image/jpeg');
});

test('an unknown file is undefined, not a refusal', async () => {
  expect(await getEvidenceFile('CL-1-A', 'never')).toEqual({ ok: true, value: undefined });
});

describe('a discarded draft', () => {
  const held = buildFile({ id: 'held' });
  const added = buildFile({ id: 'added' });
  const evidence = { ...emptyEvidence, photos: [held, added] };

  beforeEach(async () => {
    await putEvidenceFile('CL-2-A', 'held', photo('12345'));
    await putEvidenceFile('CL-2-A', 'added', photo('123'));
    await putEvidenceFile('CL-2-AB', 'f1', photo('1'));
  });

  test('takes all its files along, and no other claim’s', async () => {
    await removeDraftFiles(buildDraft({ claimId: 'CL-2-A', evidence }), undefined);
    expect(await storedFiles('CL-2-A')).toEqual([]);
    expect(await storedFiles('CL-2-AB')).toEqual(['f1']);
  });

  test('leaves the files of the claim that it edits', async () => {
    const edit = buildDraft({ claimId: 'CL-2-A', editOf: { claimId: 'CL-2-A', rev: 1 }, evidence });
    await removeDraftFiles(edit, { evidence: { ...emptyEvidence, photos: [held] } });
    expect(await storedFiles('CL-2-A')).toEqual(['held']);
  });

  test('leaves the files of the claim that it has become', async () => {
    await removeDraftFiles(buildDraft({ claimId: 'CL-2-A', evidence }), { evidence });
    expect((await storedFiles('CL-2-A')).sort()).toEqual(['added', 'held']);
  });

  test('of a claim that is not here takes nothing', async () => {
    const edit = buildDraft({ claimId: 'CL-2-A', editOf: { claimId: 'CL-2-A', rev: 1 }, evidence });
    await removeDraftFiles(edit, undefined);
    expect((await storedFiles('CL-2-A')).sort()).toEqual(['added', 'held']);
  });
});

test('one file is removed', async () => {
  await putEvidenceFile('CL-3', 'f1', photo('1'));
  await putEvidenceFile('CL-3', 'f2', photo('2'));
  await removeEvidenceFile('CL-3', 'f1');
  expect(await storedFiles('CL-3')).toEqual(['f2']);
});

test('a full device is a typed refusal', async () => {
  jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });
  expect(await putEvidenceFile('CL-3-A', 'f1', photo('x'))).toEqual({ ok: false, reason: 'full' });
});

test('no storage at all is a typed refusal', async () => {
  jest.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(() => {
    throw new DOMException('A mutation operation was attempted.', 'InvalidStateError');
  });
  expect(await getEvidenceFile('CL-3-A', 'f1')).toEqual({ ok: false, reason: 'unavailable' });
});

test('a file is kept and read all the same where the browser has lost the connection in the background', async () => {
  const lose = (method: 'get' | 'put') =>
    jest.spyOn(IDBObjectStore.prototype, method).mockImplementationOnce(() => {
      throw new DOMException('Connection to Indexed Database server lost.', 'UnknownError');
    });
  const put = lose('put');
  expect(await putEvidenceFile('CL-5', 'f1', photo('x'))).toMatchObject({ ok: true });
  expect(put).toHaveBeenCalledTimes(2);
  lose('get');
  expect(await getEvidenceFile('CL-5', 'f1')).toMatchObject({ ok: true, value: expect.any(Blob) as Blob });
});

test.each([
  ['a file', () => putEvidenceFile('CL-4', 'f1', photo('1'))],
  ['a snapshot', () => putBackup({ id: 'S1', kind: 'daily', takenAt: '', claims: 0, size: 2 }, new Blob(['{}']))],
])('on a full disk %s is refused for want of room', async (_what, keep) => {
  jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(await keep()).toMatchObject({ ok: false, reason: 'full' });
});
