import { idleLimit, idleWarning } from '../../domain/user/idle';
import type { Session } from '../../domain/user/user';
import { correctInput, noteInput, onInputElsewhere, readLastInput } from '../../platform/page/lastInput';
import type { RegisterStore } from '../../store/createRegisterStore';
import { signOutIdle } from '../../store/session/commands';
import { selectSession } from '../../store/session/selectors';
import { sessionTimeLeft } from './sessionTime';

/** What counts as input. */
const inputs = ['pointerdown', 'keydown', 'input', 'wheel'] as const;

/** When a tab that slept is looked at again, by the clock on the wall. */
const awakenings = ['focus', 'pageshow'] as const;

/** What is noted may differ from what this tab measured before it is corrected, milliseconds: inputs are noted as seldom. */
const tolerance = 10_000;

/**
 * Tells the time that a session has left, whatever is done to the clock on the wall: from the moment this tab heard of an
 * input, its own clock counts too, which nobody can set, but which stands still while the device sleeps. The one that
 * tells of more time past counts. Where the wall tells of less, or has no sense, the note is corrected, since a tab
 * that opens has nothing else to go by.
 */
function measureTime() {
  let known: { sessionId: string; note: number | undefined; left: number; steady: number } | undefined;

  return (session: Session): number => {
    const { sessionId } = session;
    const now = Date.now();
    const steady = performance.now();
    const note = readLastInput(sessionId);
    const byWall = sessionTimeLeft(session);
    if (known?.sessionId !== sessionId || known.note !== note) known = { sessionId, note, left: byWall, steady };
    const left = Math.min(byWall, known.left - (steady - known.steady));
    const lacksSense = note === undefined || note > now;
    if (left > 0 && (lacksSense || byWall > left + tolerance)) {
      correctInput(sessionId, now - (idleLimit - left));
      known.note = readLastInput(sessionId);
    }
    return left;
  };
}

/**
 * Ends the session of whoever has left, in every tab at the same time (docs/product.md, Sign-in).
 * @param warn told when the session ends, milliseconds since 1970, from one minute before; null when it goes on
 * @returns `stay` goes on with the session; `stop` ends the watch
 */
export function watchIdle(store: RegisterStore, warn: (endsAt: number | null) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let watched = selectSession(store.getState());
  const timeLeft = measureTime();

  function check() {
    clearTimeout(timer);
    watched = selectSession(store.getState());
    if (!watched) return warn(null);
    const left = timeLeft(watched);
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
    if (timeLeft(watched) <= idleWarning) return check();
    noteInput(watched.sessionId, Date.now());
    // From this moment on, by the tab's own clock.
    timeLeft(watched);
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
      if (watched) noteInput(watched.sessionId, Date.now());
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
