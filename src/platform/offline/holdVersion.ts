import { portalVersion } from './version';
import { versionLock } from './words';

/** While a tab runs a version, the files of it stay on the device. */
export function holdVersion(): void {
  void navigator.locks.request(versionLock(portalVersion()), { mode: 'shared' }, () => new Promise(() => undefined));
}
