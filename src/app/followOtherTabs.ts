import type { RegisterStore } from '../store/createRegisterStore';
import type { Services } from '../store/services';

/** How often what could not be saved is tried again, milliseconds. */
const retryPause = 10_000;

type Followed = Pick<Services, 'catchUp' | 'catchUpDrafts' | 'saveWaiting'>;

/**
 * A tab that slept, or came back from the back-forward cache, may have missed what other tabs said; and there may be
 * room by now for what could not be saved. The latter is also tried again every ten seconds, and closing the tab
 * meanwhile asks first, as it does where what was stored is gone.
 */
export function followOtherTabs(store: Pick<RegisterStore, 'getState' | 'subscribe'>, services: Followed) {
  let retry: ReturnType<typeof setInterval> | undefined;

  function onAwake() {
    if (document.visibilityState !== 'visible') return;
    services.catchUpDrafts();
    void (isUnsaved() ? services.saveWaiting() : services.catchUp());
  }

  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  const isUnsaved = () => {
    const { unsaved, lost } = store.getState().storage;
    return unsaved > 0 || lost === 'emptied';
  };

  function retryWhileUnsaved() {
    if (isUnsaved() === (retry !== undefined)) return;
    clearInterval(retry);
    retry = isUnsaved() ? setInterval(() => void services.saveWaiting(), retryPause) : undefined;
    if (isUnsaved()) window.addEventListener('beforeunload', ask);
    else window.removeEventListener('beforeunload', ask);
  }

  document.addEventListener('visibilitychange', onAwake);
  document.addEventListener('resume', onAwake);
  window.addEventListener('pageshow', onAwake);
  window.addEventListener('focus', onAwake);
  window.addEventListener('online', onAwake);
  store.subscribe(retryWhileUnsaved);
  retryWhileUnsaved();
}
