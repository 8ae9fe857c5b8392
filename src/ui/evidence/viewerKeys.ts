import type { KeyboardEvent } from 'react';
import { viewerKeys } from '../page/shortcuts';

/** How far an arrow key moves what is larger than the stage, in pixels. */
const stride = 80;

const wider = (stage: HTMLElement) => stage.scrollWidth > stage.clientWidth + 1;

type ViewerActions = Record<'zoomIn' | 'zoomOut' | 'fit' | 'previous' | 'next', () => void>;

/** What a key does: the arrows move what does not fit, and walk through the files when all of the width is seen. */
export function pressViewerKey(event: KeyboardEvent, stage: HTMLElement | null, actions: ViewerActions): void {
  if (!stage || event.ctrlKey || event.metaKey || event.altKey) return;
  const sideways = (walk: () => void, by: number) => () => (wider(stage) ? stage.scrollBy(by, 0) : walk());
  const keys: Record<(typeof viewerKeys)[number], () => void> = {
    '+': actions.zoomIn,
    '-': actions.zoomOut,
    '0': actions.fit,
    ArrowLeft: sideways(actions.previous, -stride),
    ArrowRight: sideways(actions.next, stride),
    ArrowUp: () => stage.scrollBy(0, -stride),
    ArrowDown: () => stage.scrollBy(0, stride),
    PageUp: () => stage.scrollBy(0, -stage.clientHeight * 0.9),
    PageDown: () => stage.scrollBy(0, stage.clientHeight * 0.9),
  };
  // The same key as +, without Shift.
  const key = event.key === '=' ? '+' : viewerKeys.find((name) => name === event.key);
  if (!key) return;
  event.preventDefault();
  keys[key]();
}
