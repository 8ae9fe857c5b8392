import { useEffect, useState, type RefObject } from 'react';

/**
 * Whether an element is in sight of what scrolls it, the window unless `stage` is named, or as far from it as `ahead`
 * says: a part of the height of what scrolls.
 */
export function useNear(
  element: RefObject<HTMLElement | null>,
  ahead: `${number}%`,
  stage?: RefObject<HTMLElement | null>,
): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!element.current) return undefined;
    const observer = new IntersectionObserver(([entry]) => setNear(entry?.isIntersecting ?? false), {
      root: stage?.current ?? null,
      rootMargin: `${ahead} 0px`,
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, ahead, stage]);
  return near;
}
