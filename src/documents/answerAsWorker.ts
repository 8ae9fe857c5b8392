import type { FileTask } from '../domain/fileTask';

/** How far a worker is, or what it made. */
export type WorkerAnswer<Made> = { done: number; of: number } | { made: Made };

/** How often a page wants to hear how far it is, in milliseconds. */
const pause = 100;

/** The other end of `runInWorker`: makes what is asked for. What goes wrong is an error of the worker. */
export function answerAsWorker<Request, Made>(make: (request: Request, task: FileTask) => Promise<Made>): void {
  const answer = (words: WorkerAnswer<Made>) => postMessage(words);
  let told = 0;
  // Nobody waits for a worker's turn, and whoever gives it up closes it.
  const task: FileTask = {
    signal: new AbortController().signal,
    report: (done, of) => {
      if (performance.now() - told < pause) return;
      told = performance.now();
      answer({ done, of });
    },
    yieldToMain: () => Promise.resolve(),
  };
  addEventListener('message', ({ data }: MessageEvent<Request>) => {
    void make(data, task).then(
      (made) => answer({ made }),
      (problem: unknown) => setTimeout(() => reportError(problem)),
    );
  });
}
