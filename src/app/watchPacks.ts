import type { RegisterStore } from '../store/createRegisterStore';
import type { Services } from '../store/services';

type Watched = {
  store: Pick<RegisterStore, 'getState' | 'subscribe'>;
  services: Pick<Services, 'packRecords'>;
  /** Resolves when the browser has nothing to do. */
  idle: () => Promise<void>;
};

/**
 * Packs the records where packs are lacking or old, when all records lie in the database and nobody waits: at the start,
 * when they have moved, or when another register has come in their place.
 * @returns how to stop
 */
export function watchPacks({ store, services, idle }: Watched): () => void {
  let isBusy = false;
  const isStored = () => {
    const { home, open, unsaved } = store.getState().storage;
    return home === 'indexedDB' && open && unsaved === 0;
  };

  async function look() {
    if (isBusy || !isStored()) return;
    isBusy = true;
    try {
      await idle();
      // Where something is to be saved first, this looks again when that is done.
      if (isStored()) await services.packRecords();
    } finally {
      isBusy = false;
    }
  }

  void look();
  return store.subscribe(() => void look());
}
