import { findFreePlace, overlap, type Area } from './freePlace';

const controls =
  'a[href], button, input, select, textarea, summary, [role="button"], [role="combobox"], [role="tab"], [role^="menuitem"], [role="option"], .MuiInputBase-root';

/** Pixels to the edges of the window. */
const margin = 16;

/** Milliseconds: as soon as that after the page has moved, the messages have too. */
const pace = 150;

let timer: ReturnType<typeof setInterval> | undefined;

/**
 * Keeps messages clear of every button and field for as long as there are any, as far as the window has room: they move
 * to the lowest free place, but not while somebody is about to press one.
 */
export function avoidOverlap(): void {
  move();
  timer ??= setInterval(move, pace);
}

function move() {
  const box = document.querySelector<HTMLElement>('.notistack-SnackbarContainer');
  if (!box) {
    clearInterval(timer);
    timer = undefined;
    return;
  }
  const at = box.getBoundingClientRect();
  const { width, height } = at;
  if (width === 0 || height === 0 || box.matches(':hover, :focus-within')) return;
  const areas = areasOfControls(box);
  if (!areas.some((area) => overlap(area, at))) return;
  const { clientWidth, clientHeight } = document.documentElement;
  const room = { left: margin, top: margin, right: clientWidth - margin, bottom: clientHeight - margin };
  const place = findFreePlace({ width, height }, room, areas);
  if (!place) return;
  // From below, so that a further message stands over the others.
  const bottom = clientHeight - place.top - height;
  Object.assign(box.style, { left: `${place.left}px`, right: 'auto', bottom: `${bottom}px`, transition: 'none' });
}

/** What can be pressed or typed into now; what lies behind a dialog cannot. */
function areasOfControls(messages: HTMLElement): Area[] {
  const found = document.querySelectorAll(controls);
  return [...found].flatMap((control) => {
    if (messages.contains(control) || control.closest('[aria-hidden="true"], [inert]')) return [];
    const area = control.getBoundingClientRect();
    return area.width > 0 && area.height > 0 ? area : [];
  });
}
