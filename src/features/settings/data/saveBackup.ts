import {
  nextSnapshotNumber,
  surplusSnapshots,
  type Snapshot,
  type SnapshotKind,
} from '../../../domain/register/snapshot';
import { attempt, type StorageResult } from '../../../platform/attempt';
import { listSnapshots, removeSnapshots, putBackup } from '../../../platform/backups';
import { readWholeRegister } from '../../../store/audit/readOlderLog';
import type { RegisterStore } from '../../../store/createRegisterStore';
import { registerJsonPieces } from '../../../store/persistence/shapes/registerJson';

/**
 * Keeps the register as it is in memory, with its whole audit log and without its evidence files, and lets go of the oldest of the same kind.
 * @param rest asked now and then while its text is written
 */
export async function saveBackup(
  { dispatch }: Pick<RegisterStore, 'dispatch'>,
  kind: SnapshotKind,
  rest: () => Promise<void>,
): Promise<StorageResult<Snapshot>> {
  const read = await attempt(() => dispatch(readWholeRegister()));
  if (!read.ok) return read;
  const state = read.value;
  const takenAt = new Date().toISOString();
  // Piece by piece: to turn all of it into bytes at once would hold up whoever types.
  const pieces: Blob[] = [];
  for (const piece of registerJsonPieces(state, takenAt)) {
    pieces.push(new Blob([piece]));
    await rest();
  }
  const text = new Blob(pieces);
  const before = await listSnapshots();
  const number = nextSnapshotNumber(before.ok ? before.value : []);
  const snapshot = {
    id: `${takenAt}-${kind}`,
    number,
    kind,
    takenAt,
    claims: state.claims.ids.length,
    size: text.size,
  };
  const written = await putBackup(snapshot, text);
  if (!written.ok) return written;
  const listed = await listSnapshots();
  const surplus = listed.ok ? surplusSnapshots(listed.value, kind) : [];
  if (surplus.length > 0) await removeSnapshots(surplus.map(({ id }) => id));
  return { ok: true, value: snapshot };
}
