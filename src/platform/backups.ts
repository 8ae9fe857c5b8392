import { delMany, get, promisifyRequest, setMany } from 'idb-keyval';
import * as v from 'valibot';
import { compareSnapshots, snapshotRecord, type Snapshot } from '../domain/register/snapshot';
import { attempt, type StorageRefusal, type StorageResult } from './attempt';
import { createStrictStore } from './strictStore';
import type { SealedBytes } from './vault/byteCipher';
import { openBytes, writeBytes } from './vault/deviceVault';
import { keptBytes } from './vault/keptBytes';

// A database of its own, beside that of the evidence files.
const store = createStrictStore('claims-backups', 'snapshots');

const aboutKey = (id: string) => `about/${id}`;
const textKey = (id: string) => `text/${id}`;

/** What the text of a snapshot is bound to where a device passphrase seals it. */
const placeOf = (key: string) => `snapshots/${key}`;

/** The texts as they lie on the device, for whoever seals or opens all of them. */
export const snapshotBytes = keptBytes('snapshots', store, { placeOf, prefix: 'text/' });

// Every key of what is known about snapshots: '0' is the character after '/'.
const aboutKeys = () => IDBKeyRange.bound('about/', 'about0', false, true);

/** The snapshots that the device keeps, the last one first. */
export function listSnapshots(): Promise<StorageResult<Snapshot[]>> {
  return attempt(async () => {
    const rows = await store('readonly', (table) => promisifyRequest<unknown[]>(table.getAll(aboutKeys())));
    return rows.filter((row) => v.is(snapshotRecord, row)).sort(compareSnapshots);
  });
}

/** The text of a snapshot; `undefined` when there is none of that id any more. */
export function readSnapshot(id: string): Promise<StorageResult<string | undefined>> {
  const key = textKey(id);
  return attempt(async () => {
    const value = await get<string | Blob | SealedBytes>(key, store);
    if (value === undefined || typeof value === 'string') return value;
    return (await openBytes(placeOf(key), value)).text();
  });
}

/** Keeps a snapshot, whole or not at all. */
export async function putBackup(snapshot: Snapshot, text: Blob): Promise<StorageResult<void>> {
  const key = textKey(snapshot.id);
  const result = await attempt(() =>
    writeBytes(placeOf(key), text, (value) =>
      setMany(
        [
          [aboutKey(snapshot.id), snapshot],
          [key, value],
        ],
        store,
      ),
    ),
  );
  tell();
  return result;
}

export async function removeSnapshots(ids: readonly string[]): Promise<StorageResult<void>> {
  const result = await attempt(() => delMany([...ids.map(aboutKey), ...ids.map(textKey)], store));
  tell();
  return result;
}

/*
 * What Settings shows beside the list: how often it changed in this tab, and why the daily snapshot could not be kept.
 */
export type BackupStatus = { changes: number; failure: StorageRefusal | null };

let status: BackupStatus = { changes: 0, failure: null };
const listeners = new Set<() => void>();

function tell(failure = status.failure) {
  status = { changes: status.changes + 1, failure };
  for (const listener of listeners) listener();
}

export const backupStatus = () => status;

/** Notes how the last daily snapshot went; null when there is one. */
export function reportDailyBackup(failure: StorageRefusal | null): void {
  if (failure !== status.failure) tell(failure);
}

/** Calls back when the status changes; returns how to stop. */
export function onBackupStatus(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
