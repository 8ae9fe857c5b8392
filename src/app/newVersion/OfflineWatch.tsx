import { useEffect } from 'react';
import { keepOffline } from '../../platform/offline/keepOffline';
import { NewVersionNotice } from './NewVersionNotice';

/** Keeps the portal on this device, and says when a new version of it is there. */
export function OfflineWatch() {
  useEffect(() => keepOffline(), []);
  return <NewVersionNotice />;
}
