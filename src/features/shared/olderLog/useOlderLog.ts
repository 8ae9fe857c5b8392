import { useEffect, useState } from 'react';
import { hasRows } from '../../../store/audit/olderLog';
import { readOlderLog } from '../../../store/audit/readOlderLog';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';

export type OlderLogReading = { isRead: boolean; hasFailed: boolean; tryAgain: () => void };

/**
 * Has the rows of the audit log read that the start has left on the disk, and says whether they are there.
 * @param of the records that rows are wanted of; all rows without it
 */
export function useOlderLog(of?: readonly string[]): OlderLogReading {
  const dispatch = useAppDispatch();
  const open = useAppSelector((state) => state.storage.open);
  const isRead = useAppSelector((state) => state.storage.open && hasRows(state.storage.olderLog, of));
  const ids = of?.join('\n');
  /** What could not be read: other records are asked for all the same. */
  const [failed, setFailed] = useState<{ ids: string | undefined }>();
  const hasFailed = failed !== undefined && failed.ids === ids;

  useEffect(() => {
    if (!open || isRead || hasFailed) return undefined;
    let isCurrent = true;
    void dispatch(readOlderLog(ids?.split('\n')))
      .catch(() => false)
      .then((isThere) => {
        if (isCurrent && !isThere) setFailed({ ids });
      });
    return () => {
      isCurrent = false;
    };
  }, [dispatch, open, isRead, hasFailed, ids]);

  return { isRead, hasFailed: hasFailed && !isRead, tryAgain: () => setFailed(undefined) };
}
