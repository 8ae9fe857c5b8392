import { useCallback, useEffect, useRef, useState } from 'react';
import type { Claim } from '../../../domain/claim/claim';
import { useTranslation } from '../../../i18n/useTranslation';
import { findNextInQueue, searchQueue, selectQueue } from '../../../store/claims/figures/queues';
import { useAppStore } from '../../../store/hooks';
import type { QueueChoice } from './QueueList';
import { useOpenClaim } from './useOpenClaim';

/** Where the empty queue takes the focus, which has no claim to name. */
export const atEnd = '';

type Options = {
  /** The queue is in sight beside the claim. */
  wide: boolean;
  search: string;
};

/**
 * The way from claim to claim: which is open, where the focus goes, and what is said of it. `arrival` names the claim
 * whose heading is to take the focus.
 */
export function useWayThrough({ wide, search }: Options) {
  const { t } = useTranslation();
  const store = useAppStore();
  const { openId, showClaim } = useOpenClaim();
  const [arrival, setArrival] = useState<string>();
  const [returnTo, setReturnTo] = useState<string>();
  const [said, setSaid] = useState('');
  const current = useRef(openId);
  useEffect(() => {
    current.current = openId;
  });

  const choose = useCallback(
    (claimId: string, choice: QueueChoice) => {
      // Where the queue gives way to the claim, the arrow keys only move along it.
      if (choice === 'move' && !wide) return;
      setSaid('');
      if (choice === 'enter' || !wide) setArrival(claimId);
      if (claimId !== current.current) showClaim(claimId, { replace: choice === 'move' });
    },
    [wide, showClaim],
  );

  /** Goes on to the next claim of those in sight, else of the queue. Answers whether the decided one is left. */
  const goOn = useCallback(
    (decided: Claim): boolean => {
      if (current.current !== decided.id) return true;
      const queue = selectQueue(store.getState());
      const next = findNextInQueue(searchQueue(queue, search), decided) ?? findNextInQueue(queue, decided);
      const stays = !next && queue.some(({ id }) => id === decided.id);
      setArrival(stays ? decided.id : (next?.id ?? atEnd));
      setSaid(next ? t('Next claim opened. {{count}} claims in the queue.', { count: queue.length }) : '');
      if (!stays) showClaim(next?.id, { replace: true });
      return !stays;
    },
    [store, search, showClaim, t],
  );

  const close = () => {
    setSaid('');
    showClaim(undefined, { replace: true });
  };

  const backToQueue = () => {
    setReturnTo(openId);
    showClaim(undefined, { replace: false });
  };

  return {
    openId,
    choose,
    goOn,
    close,
    backToQueue,
    said,
    arrival,
    arriveAt: setArrival,
    onArrived: useCallback(() => setArrival(undefined), []),
    returnTo,
    onReturned: useCallback(() => setReturnTo(undefined), []),
  };
}
