import { askToKeepStorage } from '../../platform/storageStatus';
import type { RegisterStore } from '../../store/createRegisterStore';
import type { Services } from '../../store/services';
import { watchDailyBackup } from './dailyBackup';
import { logRollback } from '../unlock/logRollback';
import { watchLog } from './watchLog';
import { precompute } from './precompute';

type Desk = { store: RegisterStore; services: Services; idle: () => Promise<void> };

/** What nobody waits for: the browser is asked to keep what is stored, the register's snapshot and mirror follow, a daily copy is kept. */
export function workInBackground(desk: Desk): void {
  void askToKeepStorage();
  watchLog(desk);
  precompute(desk);
  watchDailyBackup(desk);
  // What cannot be recorded now is when the portal opens next.
  logRollback(desk.store).catch(() => undefined);
}
