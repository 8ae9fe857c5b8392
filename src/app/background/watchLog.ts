import type { RegisterStore } from '../../store/createRegisterStore';
import type { Services } from '../../store/services';

type Watched = {
  store: Pick<RegisterStore, 'getState' | 'subscribe'>;
  services: Pick<Services, 'takeSnapshot' | 'tidyMirror'>;
  /** Resolves when the browser has nothing to do. */
  idle: () => Promise<void>;
};

/**
 * Has snapshot and mirror follow the events while nobody waits, a piece at a time, so that the next start has little to read.
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
      // Before each piece, too: whoever goes on working meanwhile waits for one at most.
      await idle();
      await services.takeSnapshot(idle);
      await idle();
      await services.tidyMirror(idle);
    } finally {
      isBusy = false;
    }
    // What has happened since.
    await look();
  }

  void look();
  return store.subscribe(() => void look());
}
