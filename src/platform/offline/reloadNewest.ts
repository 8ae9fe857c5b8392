import type { WorkerQuestion } from './words';

/** How long is waited for what may never come, milliseconds. */
const patience = 20_000;

/**
 * Loads the page again with the newest version that can be had: a plain reload gives the one that lies on this device.
 * @param isNeeded nothing but a newer version will do: it is waited for as long as it takes
 */
export async function reloadNewest(isNeeded: boolean): Promise<void> {
  const taken = takeNewest().catch(() => undefined);
  await (isNeeded ? taken : within(taken));
  location.reload();
}

/**
 * Has the newest version take over. All files of it come first, however long that takes: where they cannot be had, the
 * browser gives that version up.
 */
export async function takeNewest(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  // Without a network, one that waits already may do.
  await within(registration?.update().catch(() => undefined));
  const newest = registration?.waiting ?? registration?.installing;
  if (!newest) return;
  await reached(newest, 'installed');
  const question: WorkerQuestion = 'take over';
  newest.postMessage(question);
  await within(reached(newest, 'activated'));
}

const within = (work: Promise<unknown> | undefined) =>
  Promise.race([work, new Promise((resolve) => setTimeout(resolve, patience))]);

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
