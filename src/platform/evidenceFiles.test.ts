import {
  getEvidenceFile,
  putEvidenceFile,
  removeClaimFiles,
  removeEvidenceFile,
  totalClaimFiles,
} from './evidenceFiles';

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

test('counts and removes the files of one claim only', async () => {
  await putEvidenceFile('CL-2-A', 'f1', photo('12345'));
  await putEvidenceFile('CL-2-A', 'f2', photo('123'));
  await putEvidenceFile('CL-2-AB', 'f1', photo('1'));
  expect(await totalClaimFiles('CL-2-A')).toEqual({ ok: true, value: { count: 2, bytes: 8 } });

  await removeEvidenceFile('CL-2-A', 'f2');
  expect(await totalClaimFiles('CL-2-A')).toEqual({ ok: true, value: { count: 1, bytes: 5 } });

  await removeClaimFiles('CL-2-A');
  expect(await totalClaimFiles('CL-2-A')).toEqual({ ok: true, value: { count: 0, bytes: 0 } });
  expect(await totalClaimFiles('CL-2-AB')).toEqual({ ok: true, value: { count: 1, bytes: 1 } });
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
