import { hasVault } from '../../platform/vault/deviceVault';
import { selectSession } from '../../store/session/selectors';
import { whenSaved, type Watched } from './whenSaved';

/**
 * Lets go of the keys of a device when nobody is signed in any more, for whatever reason: the tab starts anew and asks
 * for the passphrase. Drafts are saved; the session's end is stored by the time the page goes.
 */
export function lockAtSessionEnd(store: Watched, reload = () => location.reload()): void {
  const isSignedIn = () => selectSession(store.getState()) !== null;
  let signedIn = isSignedIn();
  store.subscribe(() => {
    const before = signedIn;
    signedIn = isSignedIn();
    if (before && !signedIn && hasVault()) setTimeout(() => whenSaved(store, reload));
  });
}
