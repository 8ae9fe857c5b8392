import { withLock } from '../../platform/tabs/locks';
import { parseHeader } from '../../platform/vault/header';
import { headerHome } from '../../platform/vault/headerHome';
import type { RegisterStore } from '../../store/createRegisterStore';
import { selectSession } from '../../store/session/selectors';
import { recordPassphrase } from '../../store/settings/deviceCommands';

/**
 * Has the audit log say that the device passphrase was not turned on after all, where it went back for lack of room while
 * no log was there: as soon as somebody is signed in, in one tab.
 */
export async function logRollback(store: RegisterStore): Promise<void> {
  const header = parseHeader(await headerHome.get().catch(() => undefined));
  if (!header?.wentBack) return;
  await signedIn(store);
  const [{ browserDevice }, { reportRollback }] = await Promise.all([
    import(/* webpackChunkName: "unlock" */ '../../platform/vault/device'),
    import(/* webpackChunkName: "unlock" */ '../../platform/vault/work'),
  ]);
  const record = async () => {
    const result = await store.dispatch(recordPassphrase('off'));
    return result.ok && result.stored;
  };
  await withLock('wildlife-claims-vault-log', () => reportRollback(browserDevice, record));
}

function signedIn(store: RegisterStore): Promise<void> {
  const isSignedIn = () => selectSession(store.getState()) !== null;
  return new Promise((resolve) => {
    const stop = store.subscribe(settle);
    settle();
    function settle() {
      if (!isSignedIn()) return;
      resolve();
      stop();
    }
  });
}
