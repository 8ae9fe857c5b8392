import { evidenceBytes, putEvidenceFile } from './evidenceFiles';
import { snapshotBytes, putBackup } from './backups';

afterEach(() => jest.restoreAllMocks());

const snapshot = {
  id: 'S-1',
  kind: 'daily',
  takenAt: '2026-11-20T08:00:00.000Z',
  size: 2,
  claims: 0,
} as const;

test('files, snapshots, and both once they are sealed, are on the disk when they are kept', async () => {
  const writes: (IDBTransactionOptions | undefined)[] = [];
  const { transaction } = IDBDatabase.prototype;
  jest.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (this: IDBDatabase, ...asked) {
    const [, mode, options] = asked;
    if (mode === 'readwrite') writes.push(options);
    return transaction.apply(this, asked);
  });
  const photo = new Blob(['photo'], { type: 'image/jpeg' });
  expect((await putEvidenceFile('CL-1', 'a', photo)).ok).toBe(true);
  expect((await putBackup(snapshot, new Blob(['{}']))).ok).toBe(true);
  await evidenceBytes.put('CL-1/a', photo);
  await snapshotBytes.put('text/S-1', new Blob(['{}']));
  expect(writes).toEqual(Array.from({ length: 4 }, () => ({ durability: 'strict' })));
});
