import type { Services } from '../store/services';

/** A tab that slept, or came back from the back-forward cache, may have missed what other tabs said. */
export function followOtherTabs({ catchUp, catchUpDrafts }: Pick<Services, 'catchUp' | 'catchUpDrafts'>) {
  const onAwake = () => {
    if (document.visibilityState !== 'visible') return;
    catchUp();
    catchUpDrafts();
  };
  document.addEventListener('visibilitychange', onAwake);
  window.addEventListener('pageshow', onAwake);
  window.addEventListener('focus', onAwake);
}
