import { useLayoutEffect, useState, type RefObject } from 'react';
import type { Frame } from '../../domain/place/mapView';

/** The size of an element and of its letters, in pixels. */
export type MeasuredFrame = Frame & { letters: number };

/** What a map is drawn for until its place on the page is known. */
const unmeasured: MeasuredFrame = { width: 320, height: 240, letters: 12 };

/** The size of a map's place on the page, and again when it changes: names keep their size and find other places. */
export function useFrame(place: RefObject<HTMLElement | null>): MeasuredFrame {
  const [frame, setFrame] = useState(unmeasured);
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element;
      const letters = parseFloat(getComputedStyle(element).fontSize) || unmeasured.letters;
      if (width > 0 && height > 0) setFrame({ width, height, letters });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [place]);
  return frame;
}
