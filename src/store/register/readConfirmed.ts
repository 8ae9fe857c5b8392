import type { RootState } from '../registerReducers';
import type { AppThunk } from '../services';

/** The register as files are made of it, at once: of a shared one, what is confirmed. */
export const readConfirmed = (): AppThunk<RootState> => (_dispatch, getState, services) =>
  services.share()?.confirmed() ?? getState();
