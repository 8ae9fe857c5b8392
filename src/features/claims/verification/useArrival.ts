import { useEffect, useRef } from 'react';

/** Takes the focus to an element when the person is brought there: the claim opened by itself, or by the keyboard. */
export function useArrival<Target extends HTMLElement>(arriving: boolean, onArrived: () => void) {
  const ref = useRef<Target>(null);
  useEffect(() => {
    if (!arriving) return;
    ref.current?.focus();
    onArrived();
  }, [arriving, onArrived]);
  return ref;
}
