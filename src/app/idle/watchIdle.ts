import { idleWarning } from '../../domain/idle';
import { noteInput, onInputElsewhere } from '../../platform/lastInput';
import type { RegisterStore } from '../../store/createRegisterStore';
import { signOutIdle } from '../../store/session/commands';
import { selectSession } from '../../store/session/selectors';
import { sessionTimeLeft } from './sessionTime';

/** What counts as input. */
const inputs = ['pointerdown', 'keydown', 'input', 'wheel'] as const;

/** When a tab that slept is looked at again, by the clock on the wall. */
const awakenings = ['focus', 'pageshow'] as const;

/**
 * Ends the session of whoever has left, in every tab at the same time (PRODUCT.md, Who may do what).
 * @param warn told when the session ends, milliseconds since 1970, from one minute before; null when it goes on
 * @returns `stay` goes on with the session; `stop` ends the watch
 */
export function watchIdle(store: RegisterStore, warn: (endsAt: number | null) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let watched = selectSession(store.getState());

  function check() {
    clearTimeout(timer);
    watched = selectSession(store.getState());
    if (!watched) return warn(null);
    const left = sessionTimeLeft(watched);
    if (left <= 0) {
      warn(null);
      void store.dispatch(signOutIdle(watched.sessionId));
      return;
    }
    warn(left <= idleWarning ? Date.now() + left : null);
    timer = setTimeout(check, left > idleWarning ? left - idleWarning : left);
  }

  /** Once the warning shows, only its button counts; an input that comes too late is none. */
  function hear() {
    if (!watched) return;
    if (sessionTimeLeft(watched) > idleWarning) noteInput(Date.now());
    else check();
  }

  const onSession = () => {
    if (selectSession(store.getState()) !== watched) check();
  };
  const unsubscribe = store.subscribe(onSession);
  const stopHearing = onInputElsewhere(check);
  for (const input of inputs) window.addEventListener(input, hear, { capture: true, passive: true });
  for (const event of awakenings) window.addEventListener(event, check);
  document.addEventListener('visibilitychange', check);
  check();

  return {
    stay: () => {
      noteInput(Date.now());
      check();
    },
    stop: () => {
      clearTimeout(timer);
      unsubscribe();
      stopHearing();
      for (const input of inputs) window.removeEventListener(input, hear, { capture: true });
      for (const event of awakenings) window.removeEventListener(event, check);
      document.removeEventListener('visibilitychange', check);
    },
  };
}
