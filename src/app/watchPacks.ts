import type { RegisterStore } from '../store/createRegisterStore';
import type { Services } from '../store/services';

type Watched = {
  store: Pick<RegisterStore, 'getState' | 'subscribe'>;
  services: Pick<Services, 'packRecords'>;
  /** Resolves when the browser has nothing to do. */
  idle: () => Promise<void>;
};

/**
 * Packs the records once in a visit, when all of them lie in the database and nobody waits: at the start, or when they
 * have moved.
 * @returns how to stop
 */
export function watchPacks({ store, services, idle }: Watched): () => void {
  let isWaiting = false;
  const isStored = () => {
    const { home, open, unsaved } = store.getState().storage;
    return home === 'indexedDB' && open && unsaved === 0;
  };

  async function look() {
    if (isWaiting || !isStored()) return;
    isWaiting = true;
    await idle();
    isWaiting = false;
    // Something is to be saved first: when that is done, this looks again.
    if (!isStored()) return;
    stop();
    await services.packRecords();
  }

  const stop = store.subscribe(() => void look());
  void look();
  return stop;
}
