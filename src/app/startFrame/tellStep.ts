/** What a start waits for: code, or the browser's storage. The frame knows them by these names (frameMarkup.ts). */
type StartStep = 'loading' | 'reading';

/** Has the frame of the page say, where it still stands after a second, what the start is doing. */
export function tellStep(step: StartStep): void {
  document.documentElement.dataset['step'] = step;
}
