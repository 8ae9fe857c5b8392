import type { RootState } from '../registerReducers';
import type { AppThunk } from '../services';

/** Has memory show the rows of the audit log that the start has left on the disk: of records, or all. Answers whether it does. */
export const readOlderLog =
  (of?: readonly string[]): AppThunk<Promise<boolean>> =>
  (_dispatch, _getState, services) =>
    services.readOlderLog(of);

/** The register with its whole audit log and with drafts of other tabs, as a file holds it; of a shared one, what is confirmed. Rejects where the log cannot be read. */
export const readWholeRegister = (): AppThunk<Promise<RootState>> => async (_dispatch, _getState, services) => {
  services.catchUpDrafts();
  const state = await services.wholeRegister();
  if (state.storage.olderLog) throw new Error('The older rows of the audit log cannot be read');
  return state;
};
