import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** As a multiple of what fits. */
const least = 0.5;
const most = 5;
const step = 1.25;

type Point = { x: number; y: number };
/** A place in the content, as parts of its size, and where on the screen it stays while the size changes. */
type Anchor = { part: Point; at: Point };

const contentOf = (stage: HTMLElement) => stage.firstElementChild?.getBoundingClientRect();
const part = (at: number, start: number, size: number) => (size > 0 ? (at - start) / size : 0.5);

/**
 * How large the content of a stage is: its first child, scrolled. By buttons and keys about the middle of the stage, by
 * the wheel with Ctrl and by two fingers about the place they are at.
 */
export function useZoom(stage: RefObject<HTMLElement | null>) {
  const [zoom, setZoom] = useState(1);
  const anchor = useRef<Anchor>(null);

  const zoomBy = (factor: number, point?: Point) => {
    const box = stage.current?.getBoundingClientRect();
    const content = stage.current && contentOf(stage.current);
    if (box && content) {
      const at = point ?? { x: box.left + box.width / 2, y: box.top + box.height / 2 };
      anchor.current = {
        at,
        part: { x: part(at.x, content.left, content.width), y: part(at.y, content.top, content.height) },
      };
    }
    setZoom((now) => {
      const next = Math.min(most, Math.max(least, now * factor));
      // Steps lead back to what fits, whatever the rounding.
      return Math.abs(next - 1) < 0.01 ? 1 : next;
    });
  };

  useLayoutEffect(() => {
    const content = stage.current && contentOf(stage.current);
    const held = anchor.current;
    if (!content || !held) return;
    anchor.current = null;
    stage.current?.scrollBy(
      content.left + held.part.x * content.width - held.at.x,
      content.top + held.part.y * content.height - held.at.y,
    );
  }, [stage, zoom]);

  const onWheel = useEffectEvent((event: WheelEvent) => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    zoomBy(Math.exp(-event.deltaY / 300), { x: event.clientX, y: event.clientY });
  });

  const fingers = useRef<number>(null);
  const onTouch = useEffectEvent((event: TouchEvent) => {
    const [one, other] = event.touches;
    if (!one || !other) {
      fingers.current = null;
      return;
    }
    if (event.cancelable) event.preventDefault();
    const apart = Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
    const middle = { x: (one.clientX + other.clientX) / 2, y: (one.clientY + other.clientY) / 2 };
    if (fingers.current) zoomBy(apart / fingers.current, middle);
    fingers.current = apart;
  });

  useEffect(() => {
    const element = stage.current;
    if (!element) return undefined;
    // React's own listeners are passive and could not keep the browser from zooming the whole page.
    const active = { passive: false };
    element.addEventListener('wheel', onWheel, active);
    element.addEventListener('touchstart', onTouch, active);
    element.addEventListener('touchmove', onTouch, active);
    element.addEventListener('touchend', onTouch);
    return () => {
      element.removeEventListener('wheel', onWheel);
      element.removeEventListener('touchstart', onTouch);
      element.removeEventListener('touchmove', onTouch);
      element.removeEventListener('touchend', onTouch);
    };
  }, [stage]);

  return {
    zoom,
    zoomIn: () => zoomBy(step),
    zoomOut: () => zoomBy(1 / step),
    fit: () => setZoom(1),
  };
}
