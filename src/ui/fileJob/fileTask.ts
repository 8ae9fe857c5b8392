import type { FileTask } from '../../domain/fileTask';

/** How long the browser may have to wait, in milliseconds: a frame and a little. */
const slice = 20;

/** The task of a work that runs on the page until the signal aborts it. */
export function makeFileTask(signal: AbortSignal, report: FileTask['report']): FileTask {
  let last = performance.now();
  return {
    signal,
    report: (done, of, words) => {
      if (!signal.aborted) report(done, of, words);
    },
    yieldToMain: async () => {
      signal.throwIfAborted();
      // Nobody looks at a hidden page, and its timers run once a second.
      if (performance.now() - last < slice || document.hidden) return;
      await new Promise((resolve) => setTimeout(resolve));
      last = performance.now();
      signal.throwIfAborted();
    },
  };
}
