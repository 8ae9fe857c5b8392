import { askToKeepStorage } from '../platform/storageStatus';
import type { RegisterStore } from '../store/createRegisterStore';
import type { Services } from '../store/services';
import { watchDailyBackup } from './dailyBackup';
import { watchRoom } from './watchRoom';

type Desk = { store: RegisterStore; services: Services; idle: () => Promise<void> };

/** What nobody waits for: the browser is asked to keep what is stored, the records get room in time, a daily snapshot. */
export function workInBackground(desk: Desk): void {
  void askToKeepStorage();
  watchRoom(desk);
  watchDailyBackup(desk);
}
