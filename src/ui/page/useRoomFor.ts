import { useCallback, useState } from 'react';

/** The text that widths are meant for, pixels: browsers begin with it, and whoever enlarges it needs more width. */
const usualText = 16;

/**
 * Whether what the ref is given to has this width, in pixels of text at its usual size. The open sidebar takes from it too,
 * which no media query knows; the window's width serves until the first measure.
 */
export function useRoomFor(width: number) {
  const [fits, setFits] = useState(() => window.matchMedia(`(min-width: ${width / usualText}em)`).matches);
  const ref = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return undefined;
      const observer = new ResizeObserver(([entry]) => {
        if (entry) setFits(entry.contentRect.width >= width * textScale());
      });
      observer.observe(element);
      return () => observer.disconnect();
    },
    [width],
  );
  return [fits, ref] as const;
}

/** How many times its usual size the text has. */
const textScale = () => (parseFloat(getComputedStyle(document.documentElement).fontSize) || usualText) / usualText;
