import { focusHeading } from '../focusHeading';

const focusable = 'a[href], button, input, select, textarea, summary, [tabindex]';

/** Long enough for what moves the focus itself after a command, in milliseconds. */
const focusDelay = 100;

/** How often it is looked again: a busy browser takes the focus off what was disabled only when it draws next. */
const mostLooks = 10;

/**
 * Whoever works without a mouse goes on from where they were: when what had the focus is gone, the focus goes to what
 * stands nearest to its place; when it was only disabled for a while, back to it. Answers how to end that.
 */
export function keepFocus(main: HTMLElement): () => void {
  /** What had the focus last and all that it stood in, and the same of what had it last within the page. */
  let path: readonly Element[] = [];
  let pathInMain: readonly Element[] = [];
  /** Whether that is gone, or was disabled, since it had the focus. */
  let lost = false;
  let looks = 0;
  let byPointer = false;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let stopWaiting: (() => void) | undefined;

  const goOn = () => {
    waiting = undefined;
    const [last] = path;
    if (lost && document.activeElement === last && (looks += 1) < mostLooks) waiting = setTimeout(goOn, focusDelay);
    if (!last || isTaken()) return;
    // Whoever goes on by the mouse is somewhere else by now.
    if (byPointer) path = [];
    if (byPointer || isHeldBack(last)) return;
    const place = nearestTo(path, main) ?? nearestTo(pathInMain, main);
    // What is far down a long list may be gone because it was scrolled away: the page stays where it is.
    if (place) place.focus({ preventScroll: true, focusVisible: true });
    else stopWaiting = focusHeading(main);
  };
  const observer = new MutationObserver(() => {
    const [last] = path;
    if (!last) return;
    lost ||= !last.isConnected || !canBeReached(last);
    if (lost) waiting ??= setTimeout(goOn, focusDelay);
  });

  const ending = new AbortController();
  const listen = { capture: true, signal: ending.signal };
  document.addEventListener(
    'focusin',
    ({ target }) => {
      if (!(target instanceof Element)) return;
      lost = false;
      looks = 0;
      path = pathOf(target);
      if (main.contains(target)) pathInMain = path;
    },
    listen,
  );
  document.addEventListener('pointerdown', () => (byPointer = true), listen);
  document.addEventListener('keydown', () => (byPointer = false), listen);
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  return () => {
    ending.abort();
    observer.disconnect();
    clearTimeout(waiting);
    stopWaiting?.();
  };
}

const isTaken = () => document.activeElement !== null && document.activeElement !== document.body;

const isDisabled = (element: Element) => element.matches(':disabled');

/** It is there and waits for something that is under way. */
const isHeldBack = (element: Element) => element.isConnected && isDisabled(element);

const canBeReached = (element: Element) =>
  !isDisabled(element) && !element.closest('[hidden], [inert]') && element.getAttribute('aria-hidden') !== 'true';

function pathOf(target: Element): readonly Element[] {
  const path: Element[] = [];
  for (let element: Element | null = target; element; element = element.parentElement) path.push(element);
  return path;
}

/**
 * Of what is left of a path, the lowest that can take the focus or holds something that can. Outside the page that is a
 * control: a region there, as of messages, leads nowhere.
 */
function nearestTo(path: readonly Element[], main: HTMLElement): HTMLElement | undefined {
  for (const element of path) {
    if (!element.isConnected) continue;
    if (element.contains(main)) return undefined;
    const candidates = element === main ? [] : [element, ...element.querySelectorAll(focusable)];
    const place = candidates.find(
      (candidate): candidate is HTMLElement =>
        candidate instanceof HTMLElement &&
        candidate.matches(focusable) &&
        canBeReached(candidate) &&
        (candidate.tabIndex >= 0 || main.contains(candidate)),
    );
    if (place) return place;
  }
  return undefined;
}
