import type { Root } from 'react-dom/client';
import { headerHome, looksSealed } from '../../platform/vault/headerHome';
import { headerKey, isSealed } from '../../platform/vault/sealedPlaces';
import { joinTabs, onTabsTold } from '../../platform/vault/tabs';
import { whenSaved, type Watched } from './whenSaved';

/** What is done sooner is not worth a flicker, in milliseconds. */
const moment = 1000;

const load = () => import(/* webpackChunkName: "unlock" */ './openDevice');

/** What is done when another tab is about to change how the device's storage is read. */
let hear = () => location.reload();

/** From now on this tab starts anew only once what was done in it is kept on the device. */
export function waitForUnsaved(store: Watched): void {
  hear = () => whenSaved(store, () => location.reload());
}

/**
 * Resolves when what is stored on this device can be read: at once where no device passphrase is on, else when it was
 * typed. The code of that comes on demand.
 * @param loadAhead has the code of what comes next loaded while the passphrase is typed
 * @param storageAnswers says so where the browser's storage keeps waiting whoever waits for it
 */
export async function enterVault(
  root: Root,
  loadAhead: () => void,
  storageAnswers: <Answer>(answer: Promise<Answer>) => Promise<Answer>,
): Promise<void> {
  // The tab that tells has saved what it says; this one has its drafts saved, and starts anew.
  onTabsTold(() => hear());
  const waiting = setTimeout(() => void load().then(({ showWaiting }) => showWaiting(root)), moment);
  await joinTabs();
  clearTimeout(waiting);
  if (await storageAnswers(mayBeSealed())) await (await load()).openDevice(root, loadAhead);
}

/** At a glance, which costs a start without a passphrase next to nothing. */
async function mayBeSealed(): Promise<boolean> {
  if (localStorage.getItem(headerKey) !== null || isSealed(localStorage.getItem('reg/session') ?? '')) return true;
  try {
    return (await headerHome.get()) !== undefined || (await looksSealed());
  } catch {
    return false;
  }
}
