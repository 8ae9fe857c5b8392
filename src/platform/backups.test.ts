import type { Snapshot } from '../domain/register/snapshot';
import {
  backupStatus,
  listSnapshots,
  onBackupStatus,
  readSnapshot,
  removeSnapshots,
  reportDailyBackup,
  putBackup,
} from './backups';

const snapshot = (id: string, takenAt: string): Snapshot => ({ id, kind: 'daily', takenAt, claims: 2, size: 3 });
const older = snapshot('A', '2026-11-19T01:00:00.000Z');
const newer = snapshot('B', '2026-11-20T01:00:00.000Z');

afterEach(() => jest.restoreAllMocks());

test('what was written is listed, the last first, and read; what was removed is gone', async () => {
  const heard = jest.fn();
  const stop = onBackupStatus(heard);
  await putBackup(older, new Blob(['one']));
  await putBackup(newer, new Blob(['two']));
  expect(heard).toHaveBeenCalledTimes(2);
  expect(await listSnapshots()).toEqual({ ok: true, value: [newer, older] });
  expect(await readSnapshot('A')).toEqual({ ok: true, value: 'one' });
  await removeSnapshots(['A']);
  stop();
  expect(await listSnapshots()).toEqual({ ok: true, value: [newer] });
  expect(await readSnapshot('A')).toEqual({ ok: true, value: undefined });
});

test('a full device is a refusal, and leaves no half of a snapshot', async () => {
  jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(await putBackup(snapshot('C', '2026-11-21T01:00:00.000Z'), new Blob(['three']))).toEqual({
    ok: false,
    reason: 'full',
  });
  jest.restoreAllMocks();
  const listed = await listSnapshots();
  expect(listed.ok && listed.value.map(({ id }) => id)).not.toContain('C');
});

test('a failure of the daily snapshot is kept in sight until there is one', () => {
  reportDailyBackup('full');
  expect(backupStatus().failure).toBe('full');
  const { changes } = backupStatus();
  reportDailyBackup('full');
  expect(backupStatus().changes).toBe(changes);
  reportDailyBackup(null);
  expect(backupStatus().failure).toBeNull();
});
