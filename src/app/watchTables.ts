import type { RegisterStore } from '../store/createRegisterStore';
import { copyAhead } from '../store/table';

type Watched = {
  store: Pick<RegisterStore, 'getState' | 'subscribe'>;
  /** Resolves when the browser has nothing to do. */
  idle: () => Promise<void>;
};

/**
 * Copies the long tables of records for the next deed, after each, when nobody waits.
 * @returns how to stop
 */
export function watchTables({ store, idle }: Watched): () => void {
  let isAhead = false;
  function look() {
    if (isAhead) return;
    isAhead = true;
    void idle().then(() => {
      isAhead = false;
      const { audit, claims, notifications, payments } = store.getState();
      copyAhead(audit);
      copyAhead(claims);
      copyAhead(notifications);
      copyAhead(payments);
    });
  }
  look();
  return store.subscribe(look);
}
