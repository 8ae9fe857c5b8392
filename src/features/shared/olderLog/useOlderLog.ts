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
  const [hasFailed, setHasFailed] = useState(false);
  const ids = of?.join('\n');

  useEffect(() => {
    if (!open || isRead || hasFailed) return undefined;
    let isCurrent = true;
    void dispatch(readOlderLog(ids?.split('\n'))).then((isThere) => {
      if (isCurrent && !isThere) setHasFailed(true);
    });
    return () => {
      isCurrent = false;
    };
  }, [dispatch, open, isRead, hasFailed, ids]);

  return { isRead, hasFailed: hasFailed && !isRead, tryAgain: () => setHasFailed(false) };
}
