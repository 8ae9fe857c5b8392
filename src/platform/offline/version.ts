import { versionLock } from './words';
/** The version of the portal that this tab runs, such as "1.0.0-3f2a9c1b": the package's number and a digest of its files. */
export const portalVersion = (): string => document.documentElement.dataset['version'] ?? '';

/** While a tab runs a version, the files of it stay on the device. */
export function holdVersion(): void {
  void navigator.locks.request(versionLock(portalVersion()), { mode: 'shared' }, () => new Promise(() => undefined));
}
