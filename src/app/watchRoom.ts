import { countRecordUnits, recordUnitsLimit } from '../platform/storageStatus';
import type { RegisterStore } from '../store/createRegisterStore';
import type { Services } from '../store/services';
import { registerMoved } from '../store/persistence/healthSlice';

/**
 * How full localStorage may get before the records move out of it, of what browsers commonly give. What is left is for
 * what stays there and is saved without waiting (drafts, settings), for texts set aside, and for what encrypting adds
 * to each text. Nothing hangs on it: a deed that finds no room is in the database already.
 */
const mostUsed = recordUnitsLimit * 0.8;

/** Every record is looked at to count: at most this often, milliseconds. */
const countPause = 60_000;

type Watched = {
  store: Pick<RegisterStore, 'getState' | 'subscribe' | 'dispatch'>;
  services: Pick<Services, 'moveRegister'>;
  /** Resolves when the browser has nothing to do. */
  idle: () => Promise<void>;
};

/**
 * Moves the records into the database before localStorage is full, or at once when it was full sooner.
 * @returns how to stop
 */
export function watchRoom({ store, services, idle }: Watched): () => void {
  let counted = { deeds: -1, at: -Infinity };
  let nextTry = 0;
  let isBusy = false;

  const hasMoved = () => store.getState().storage.home === 'indexedDB';

  async function isTooFull(): Promise<boolean> {
    const { audit, storage } = store.getState();
    if (storage.localFull) return true;
    const deeds = audit.ids.length;
    if (deeds === counted.deeds || Date.now() < counted.at + countPause) return false;
    counted = { deeds, at: Date.now() };
    await idle();
    return countRecordUnits() > mostUsed;
  }

  async function look() {
    if (isBusy || hasMoved() || Date.now() < nextTry) return;
    isBusy = true;
    let moves = false;
    try {
      moves = await isTooFull();
      if (moves) {
        // Where the database refuses, the register stays, and another deed asks again.
        nextTry = Date.now() + countPause;
        if (await services.moveRegister()) store.dispatch(registerMoved());
      }
    } finally {
      isBusy = false;
    }
    // What was said meanwhile was not heard.
    if (!moves && store.getState().storage.localFull) await look();
  }

  void look();
  return store.subscribe(() => void look());
}
