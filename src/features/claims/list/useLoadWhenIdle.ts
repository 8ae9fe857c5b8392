import { useEffect } from 'react';
import { idle } from '../../../platform/page/idle';

/** Loads code that is likely to be asked for soon, once the page is drawn and the browser has nothing else to do. */
export function useLoadWhenIdle(load: () => Promise<unknown>) {
  useEffect(() => {
    let isShown = true;
    // Without a connection it is asked for when it is needed.
    void idle().then(() => (isShown ? load().catch(() => undefined) : undefined));
    return () => {
      isShown = false;
    };
  }, [load]);
}
