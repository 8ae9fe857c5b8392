import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Snapshot } from '../../../domain/register/snapshot';
import type { StorageResult } from '../../../platform/attempt';
import { backupStatus, listSnapshots, onBackupStatus } from '../../../platform/backups';

/** The snapshots of this device, undefined until they are listed, and why the daily one could not be kept. */
export function useSnapshots() {
  const { changes, failure } = useSyncExternalStore(onBackupStatus, backupStatus);
  const [listed, setListed] = useState<StorageResult<Snapshot[]>>();
  useEffect(() => {
    let current = true;
    const list = () => void listSnapshots().then((result) => current && setListed(result));
    list();
    // Another tab may have taken one.
    window.addEventListener('focus', list);
    return () => {
      current = false;
      window.removeEventListener('focus', list);
    };
  }, [changes]);
  return { listed, failure };
}
