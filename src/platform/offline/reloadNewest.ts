import type { WorkerQuestion } from './words';

/** How long a new version is waited for at most, milliseconds. */
const timeout = 20_000;

/** Loads the page again with the newest version that can be had: a plain reload gives the one that lies on this device. */
export async function reloadNewest(): Promise<void> {
  await Promise.race([takeNewest().catch(() => undefined), new Promise((resolve) => setTimeout(resolve, timeout))]);
  location.reload();
}

async function takeNewest() {
  const registration = await navigator.serviceWorker.getRegistration();
  // Without a network, one that waits already may do.
  await registration?.update().catch(() => undefined);
  const newest = registration?.waiting ?? registration?.installing;
  if (!newest) return;
  await reached(newest, 'installed');
  const question: WorkerQuestion = 'take over';
  newest.postMessage(question);
  await reached(newest, 'activated');
}

/** Resolves when the worker has come as far as this, or has come to nothing. */
function reached(worker: ServiceWorker, state: 'installed' | 'activated'): Promise<void> {
  const states: ServiceWorkerState[] = ['parsed', 'installing', 'installed', 'activating', 'activated', 'redundant'];
  return new Promise((resolve) => {
    const look = () => {
      if (states.indexOf(worker.state) >= states.indexOf(state)) resolve();
    };
    worker.addEventListener('statechange', look);
    look();
  });
}
