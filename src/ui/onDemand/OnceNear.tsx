import { useRef, useState, type ReactNode } from 'react';
import { useNear } from './useNear';

type OnceNearProps = {
  /** Keeps its room until then. No skeleton: nothing is on its way, and a screen reader must not be told so. */
  room: ReactNode;
  children: ReactNode;
};

/** What costs time or data to draw, and stands low on its page: drawn once somebody comes near it, and then for good. */
export function OnceNear({ room, children }: OnceNearProps) {
  const place = useRef<HTMLDivElement>(null);
  const [drawn, setDrawn] = useState(false);
  const near = useNear(place, '25%');
  if (near && !drawn) setDrawn(true);
  return <div ref={place}>{drawn ? children : room}</div>;
}
