import type { PointerEvent } from 'react';

/** Handlers of what lies in a scrolled stage: a mouse drags it. A finger drags by the browser's own scrolling. */
export const dragToPan = {
  onPointerDown: ({ currentTarget, pointerType, button, pointerId }: PointerEvent<HTMLElement>) => {
    if (pointerType === 'mouse' && button === 0) currentTarget.setPointerCapture(pointerId);
  },
  onPointerMove: ({ currentTarget, pointerId, movementX, movementY }: PointerEvent<HTMLElement>) => {
    if (currentTarget.hasPointerCapture(pointerId)) currentTarget.parentElement?.scrollBy(-movementX, -movementY);
  },
};
