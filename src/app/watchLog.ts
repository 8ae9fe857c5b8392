import type { RegisterStore } from '../store/createRegisterStore';
import type { Services } from '../store/services';

type Watched = {
  store: Pick<RegisterStore, 'getState' | 'subscribe'>;
  services: Pick<Services, 'takeSnapshot' | 'tidyMirror'>;
  /** Resolves when the browser has nothing to do. */
  idle: () => Promise<void>;
};

/**
 * Has snapshot and mirror follow the events while nobody waits, so that the next start has little to read.
 * @returns how to stop
 */
export function watchLog({ store, services, idle }: Watched): () => void {
  let isBusy = false;
  let seen: unknown;

  async function look() {
    // Every event leaves its row there.
    const { audit, storage } = store.getState();
    if (isBusy || audit.ids === seen || !storage.open || storage.unsaved > 0) return;
    isBusy = true;
    seen = audit.ids;
    try {
      await idle();
      await services.takeSnapshot();
      await services.tidyMirror();
    } finally {
      isBusy = false;
    }
  }

  void look();
  return store.subscribe(() => void look());
}
