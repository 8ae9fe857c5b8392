import { useRef, useState, type ReactNode } from 'react';
import { useNear } from './useNear';

type OnceNearProps = {
  /** In the final shape. */
  skeleton: ReactNode;
  children: ReactNode;
};

/** What costs time or data to draw, and stands low on its page: drawn once somebody comes near it, and then for good. */
export function OnceNear({ skeleton, children }: OnceNearProps) {
  const place = useRef<HTMLDivElement>(null);
  const [drawn, setDrawn] = useState(false);
  const near = useNear(place);
  if (near && !drawn) setDrawn(true);
  return <div ref={place}>{drawn ? children : skeleton}</div>;
}
