import type { RootState } from '../registerReducers';
import { beginsWithSample, isOfSample } from './firstDay';

/** Whether the register began as the sample and whoever is signed in is the first who ever did so on this device. */
export function isFirstSessionOnSample({ audit, session, storage }: RootState): boolean {
  if (!storage.open || !session.current || !beginsWithSample(audit)) return false;
  const rows = audit.ids.map((id) => audit.entities[id]);
  const first = rows.find((row) => row?.action === 'LOGIN_SUCCESS' && !isOfSample(row.link));
  return first?.resourceId === session.current.sessionId;
}
