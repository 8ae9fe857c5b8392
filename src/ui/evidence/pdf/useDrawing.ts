import type { PDFPageProxy, RenderTask } from 'pdfjs-dist';
import { useEffect, useState, type RefObject } from 'react';

/** Phones give a canvas no more pixels than these. */
const mostPixels = 16 * 1024 * 1024;

/** How long a new size must last before the page is drawn again for it, in milliseconds. */
const settled = 150;

/** Draws a page into an element as sharply as the screen shows it, again at each new size; takes the drawing away without a page. */
export function useDrawing(paper: RefObject<HTMLElement | null>, page: PDFPageProxy | undefined, turns: number) {
  const [drawn, setDrawn] = useState<'drawing' | 'drawn' | 'failed'>('drawing');

  useEffect(() => {
    const element = paper.current;
    if (!element || !page) return undefined;
    let task: RenderTask | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;

    const draw = async () => {
      task?.cancel();
      const canvas = document.createElement('canvas');
      const rotation = (page.rotate + turns * 90) % 360;
      const viewport = page.getViewport({ scale: sharpScale(page, rotation, element.clientWidth), rotation });
      canvas.width = Math.floor(viewport.width);
      canvas.height = Math.floor(viewport.height);
      const own = page.render({ canvas, viewport });
      task = own;
      try {
        await own.promise;
        if (task !== own) return;
        // The drawing before stays, stretched, until the new one is whole.
        element.replaceChildren(canvas);
        setDrawn('drawn');
      } catch {
        if (task === own) setDrawn('failed');
      }
    };

    const observer = new ResizeObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(() => void draw(), element.hasChildNodes() ? settled : 0);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
      const cancelled = task;
      task = undefined;
      cancelled?.cancel();
      for (const canvas of element.querySelectorAll('canvas')) {
        // Safari keeps the memory of a canvas until it has no size.
        canvas.width = 0;
        canvas.height = 0;
      }
      element.replaceChildren();
    };
  }, [paper, page, turns]);

  return drawn;
}

/** A dot of the drawing for each of the screen, as far as there may be so many. */
function sharpScale(page: PDFPageProxy, rotation: number, width: number): number {
  const { width: unit, height } = page.getViewport({ scale: 1, rotation });
  return Math.min((width * devicePixelRatio) / unit, Math.sqrt(mostPixels / (unit * height)));
}
