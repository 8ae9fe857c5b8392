import { useLayoutEffect, useState, type RefObject } from 'react';
import type { MapFrame } from '../../domain/place/mapView';

/** The size of an element and of its letters, in pixels. */
export type MeasuredFrame = MapFrame & { letters: number };

/** What a map is drawn for while its place on the page has no size. */
export const unmeasured: MeasuredFrame = { width: 320, height: 240, letters: 12 };

/**
 * The size of a map's place on the page, and again when it changes: names keep their size and find other places.
 * Undefined until the place is there to be measured: a map drawn before would be drawn twice.
 */
export function useFrame(place: RefObject<HTMLElement | null>): MeasuredFrame | undefined {
  const [frame, setFrame] = useState<MeasuredFrame>();
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element;
      const letters = parseFloat(getComputedStyle(element).fontSize) || unmeasured.letters;
      setFrame((last) => {
        if (width === 0 || height === 0) return last ?? unmeasured;
        return last?.width === width && last.height === height && last.letters === letters
          ? last
          : { width, height, letters };
      });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [place]);
  return frame;
}
