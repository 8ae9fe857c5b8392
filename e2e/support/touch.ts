import type { Page } from '@playwright/test';

/** The window of a phone that is held upright. */
export const phone = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true } as const;

/** What a thumb on a phone would miss, or would have to scroll sideways for, on the screen shown. */
export type Missed = {
  /** What can be pressed on less than 44 px, with its width and height. */
  small: string[];
  /** By how many pixels the page is wider than the screen. */
  sideways: number;
};

/**
 * Measures what can be pressed by asking which points lead to it, as a finger does: a label, the card that a link covers
 * and whatever lies over a button count as they do for the finger. A link in the middle of a sentence is as high as its
 * line.
 */
export function missed(page: Page): Promise<Missed> {
  return page.evaluate(async () => {
    const side = 44;
    const pressable = [
      'a[href]',
      'button',
      'input:not([type=hidden])',
      'select',
      'textarea',
      'summary',
      ...['button', 'link', 'checkbox', 'radio', 'switch', 'tab', 'option', 'combobox']
        .concat('menuitem', 'menuitemradio', 'menuitemcheckbox')
        .map((role) => `[role=${role}]`),
    ].join(', ');

    function isPressable(element: Element): boolean {
      if (element.matches(':disabled, [aria-disabled=true], [aria-hidden=true] *, [inert] *')) return false;
      if (!element.checkVisibility({ visibilityProperty: true })) return false;
      if (getComputedStyle(element).pointerEvents === 'none') return false;
      const { width, height, bottom } = element.getBoundingClientRect();
      // The skip link stands above the screen until it has the focus.
      if (bottom <= 0 && getComputedStyle(element).position === 'fixed') return false;
      return width > 1 && height > 1;
    }

    function inSentence(element: Element): boolean {
      if (getComputedStyle(element).display !== 'inline') return false;
      return [...(element.parentNode?.childNodes ?? [])].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
    }

    /** What a finger presses at a point counts for the control: a part of it, its label, or the field that holds it. */
    function leadsTo(control: Element, x: number, y: number): boolean {
      const hit = document.elementFromPoint(x, y);
      if (!hit) return false;
      if (control.contains(hit)) return true;
      const labels = 'labels' in control && control.labels instanceof NodeList ? [...control.labels] : [];
      if (labels.some((label) => label.contains(hit))) return true;
      const field = control.closest('.MuiInputBase-root, .MuiPickersInputBase-root');
      return Boolean(field?.contains(hit)) && hit.closest('button') === null;
    }

    function reach(control: Element): [number, number] {
      const box = control.getBoundingClientRect();
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      const far = (dx: number, dy: number) => {
        let steps = 0;
        while (steps < side && leadsTo(control, x + dx * (steps + 0.5), y + dy * (steps + 0.5))) steps += 1;
        return steps;
      };
      return [far(-1, 0) + far(1, 0), far(0, -1) + far(0, 1)];
    }

    const isBig = ([width, height]: [number, number]) => width >= side - 1 && height >= side - 1;

    // A toast goes by itself.
    const toasts = [...document.querySelectorAll<HTMLElement>('.notistack-SnackbarContainer')];
    for (const toast of toasts) toast.style.display = 'none';
    // Behind a dialog, an open menu or a list of suggestions nothing can be pressed.
    const over = '.MuiModal-root:not(.MuiModal-hidden), .MuiAutocomplete-popper';
    const front = [...document.querySelectorAll(over)].at(-1) ?? document.body;
    const small: string[] = [];
    for (const control of front.querySelectorAll(pressable)) {
      if (!isPressable(control) || inSentence(control)) continue;
      // The points lie half a pixel inside.
      let size = reach(control);
      if (!isBig(size)) {
        control.scrollIntoView({ block: 'center', inline: 'center' });
        // What hangs on another place follows it a moment later.
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        size = reach(control);
      }
      if (isBig(size)) continue;
      const name = control.getAttribute('aria-label') ?? control.textContent.trim();
      small.push(`${control.tagName.toLowerCase()} "${name.slice(0, 40)}" ${size.join('×')}`);
    }
    for (const toast of toasts) toast.style.removeProperty('display');
    return { small, sideways: document.documentElement.scrollWidth - window.innerWidth };
  });
}
