import { useEffect, useState, type RefObject } from 'react';

/** Whether an element is in sight of what scrolls it, the window unless `stage` is named, or half as far from it. */
export function useNear(element: RefObject<HTMLElement | null>, stage?: RefObject<HTMLElement | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!element.current) return undefined;
    const observer = new IntersectionObserver(([entry]) => setNear(entry?.isIntersecting ?? false), {
      root: stage?.current ?? null,
      rootMargin: '50% 0px',
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, stage]);
  return near;
}
