import type { AppThunk } from '../services';

/** Calls off every deed of this tab that waits longer than anybody expects; each is refused, and never done. */
export function callOff(): AppThunk<void> {
  return (_dispatch, _getState, services) => services.callOff();
}
