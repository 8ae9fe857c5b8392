import { isDailyDue, nextDailyTime } from '../../domain/register/snapshot';
import { saveBackup } from '../../features/settings/data/saveBackup';
import { listSnapshots, reportDailyBackup } from '../../platform/backups';
import { withLock } from '../../platform/tabs/locks';
import type { RegisterStore } from '../../store/createRegisterStore';
import { recordSnapshot } from '../../store/audit/recordSnapshot';
import type { Services } from '../../store/services';

/** After a moment at which nothing can be kept: something is not stored yet, or it is switched off. Milliseconds. */
const nextLook = 10_000;
/** After a snapshot that could not be kept, for lack of room. Milliseconds. */
const nextTry = 10 * 60_000;

type Watched = {
  store: Pick<RegisterStore, 'getState' | 'dispatch'>;
  services: Pick<Services, 'storage'>;
  /** Resolves when the browser has nothing to do: a whole register takes it a moment. */
  idle: () => Promise<void>;
};

/**
 * Keeps a snapshot of the register once a day, in one of the tabs, at the first chance after 3:00 AM (docs/product.md,
 * Settings): now, when the time comes, or when a tab that slept wakes up. The audit log says that System did.
 * @returns how to stop
 */
export function watchDailyBackup({ store, services, idle }: Watched): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let nextChance = 0;

  async function take() {
    if (Date.now() < nextChance) return;
    if (!mayBackUp()) nextChance = Date.now() + nextLook;
    else {
      nextChance = Date.now() + nextTry;
      if (await takeDaily()) nextChance = nextDailyTime(Date.now());
    }
    clearTimeout(timer);
    timer = setTimeout(wake, nextChance - Date.now());
  }

  /** What is not stored may yet fall, and what a newer portal wrote is not understood. */
  function mayBackUp(): boolean {
    const { settings, storage } = store.getState();
    const { autoBackup } = settings.preferences;
    return autoBackup && storage.open && storage.unsaved === 0 && !services.storage.isClosed();
  }

  /** Whether there is a snapshot of today. */
  function takeDaily(): Promise<boolean> {
    return withLock('wildlife-claims-daily-backup', async () => {
      const listed = await listSnapshots();
      if (listed.ok && !isDailyDue(listed.value, Date.now())) {
        reportDailyBackup(null);
        return true;
      }
      await idle();
      const taken = listed.ok ? await saveBackup(store, 'daily', idle) : listed;
      reportDailyBackup(taken.ok ? null : taken.reason);
      if (taken.ok) await store.dispatch(recordSnapshot(taken.value.claims));
      return taken.ok;
    });
  }

  const wake = () => void take();
  window.addEventListener('focus', wake);
  window.addEventListener('pageshow', wake);
  document.addEventListener('visibilitychange', wake);
  wake();

  return () => {
    clearTimeout(timer);
    window.removeEventListener('focus', wake);
    window.removeEventListener('pageshow', wake);
    document.removeEventListener('visibilitychange', wake);
  };
}
