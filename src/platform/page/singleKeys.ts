/** Outside the register's keys: how somebody types on this device is no part of it. */
const key = 'portal-single-keys';

/** Whether keys pressed alone do something on this device; they do until somebody turns them off. */
export function singleKeysOn(): boolean {
  try {
    return localStorage.getItem(key) !== 'off';
  } catch {
    return true;
  }
}

/** Turns them off or on again, in all tabs. A full disk leaves them as they are. */
export function turnSingleKeys(on: boolean): void {
  try {
    if (on) localStorage.removeItem(key);
    else localStorage.setItem(key, 'off');
  } catch {
    // As it was: the switch shows it.
  }
}
