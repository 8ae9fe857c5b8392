import { offlineState, reportOffline } from './state';
import { portalVersion } from './version';
import type { Holding, WorkerQuestion } from './words';

/** Milliseconds between two looks for a new version, and the least when a tab wakes up or the network comes back. */
const paceOfChecks = 60 * 60_000;
const leastBetween = 10 * 60_000;

/** The worker's file never comes from the browser's cache, so that a new version is seen when it is there. */
const options: RegistrationOptions = { updateViaCache: 'none' };

let registration: ServiceWorkerRegistration | undefined;
let lastCheck = 0;

/**
 * Has the portal's files kept on this device, so that it opens without a network, and follows its new versions. Where
 * the browser does not allow it the portal works as before, and says so in Settings.
 * @returns how to stop
 */
export function keepOffline(): () => void {
  if (!('serviceWorker' in navigator)) {
    reportOffline({ type: 'refused' });
    return () => undefined;
  }
  const { serviceWorker } = navigator;
  const onTakeover = () => void followTakeover(serviceWorker);
  const onWake = () => {
    if (document.visibilityState === 'visible' && Date.now() - lastCheck >= leastBetween) void checkForUpdate();
  };
  // What broke off with the network goes on with it.
  const onNetwork = () => (offlineState().kept === 'all' ? onWake() : void checkForUpdate());
  const timer = setInterval(() => void checkForUpdate(), paceOfChecks);
  serviceWorker.addEventListener('controllerchange', onTakeover);
  document.addEventListener('visibilitychange', onWake);
  window.addEventListener('online', onNetwork);
  void checkForUpdate();
  return () => {
    clearInterval(timer);
    serviceWorker.removeEventListener('controllerchange', onTakeover);
    document.removeEventListener('visibilitychange', onWake);
    window.removeEventListener('online', onNetwork);
  };
}

export type UpdateCheck = 'found' | 'none' | 'failed';

/** Looks for a new version on the host, and has what is missing on this device fetched. */
export async function checkForUpdate(): Promise<UpdateCheck> {
  lastCheck = Date.now();
  try {
    const known = registration !== undefined;
    // Asked for each time: a registration whose first files did not come is gone.
    const current = await navigator.serviceWorker.register('/sw.js', options);
    if (current !== registration) follow(current);
    if (known && navigator.onLine) await current.update();
    if (current.active) void fetchMissing(current.active);
    if (current.waiting ?? (current.active && current.installing)) return 'found';
    return navigator.onLine ? 'none' : 'failed';
  } catch {
    // No network, or the browser allows no worker: a private window, blocked site data.
    if (!registration?.active) reportOffline({ type: 'refused' });
    return 'failed';
  }
}

/** Changes over to the new version; the page that is open is loaded again with it. */
export function changeOver(): void {
  const waiting = registration?.waiting;
  if (offlineState().update !== 'ready' || !waiting) {
    location.reload();
    return;
  }
  reportOffline({ type: 'update asked' });
  put(waiting, 'take over');
}

function follow(current: ServiceWorkerRegistration) {
  registration = current;
  if (current.waiting && current.active) reportOffline({ type: 'version waits' });
  if (current.installing) followInstalling(current, current.installing);
  current.addEventListener('updatefound', () => {
    if (current.installing) followInstalling(current, current.installing);
  });
}

function followInstalling(current: ServiceWorkerRegistration, worker: ServiceWorker) {
  if (!current.active) reportOffline({ type: 'fetching' });
  worker.addEventListener('statechange', () => {
    if (worker.state === 'installed' && current.active) reportOffline({ type: 'version waits' });
    if (worker.state === 'activated') void fetchMissing(worker);
    if (worker.state === 'redundant' && !current.active) reportOffline({ type: 'refused' });
  });
}

/** Where the connection is paid for by the megabyte, what only makes and shows files waits until it is used. */
async function fetchMissing(worker: ServiceWorker) {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  const holding = await ask<Holding>(worker, connection?.saveData ? 'hold pages' : 'hold all');
  reportOffline({ type: 'held', holding });
}

async function followTakeover({ controller }: ServiceWorkerContainer) {
  if (offlineState().update === 'changing') {
    location.reload();
    return;
  }
  if (controller && (await ask<string>(controller, 'version')) !== portalVersion()) {
    reportOffline({ type: 'another version took over' });
  }
}

function put(worker: ServiceWorker, question: WorkerQuestion, answerTo?: MessagePort) {
  worker.postMessage(question, answerTo ? [answerTo] : []);
}

/** The worker's answer is the portal's own word. */
function ask<T>(worker: ServiceWorker, question: WorkerQuestion): Promise<T> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data as T);
    put(worker, question, port2);
  });
}
