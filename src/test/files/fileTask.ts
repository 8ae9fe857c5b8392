import type { FileTask } from '../../domain/fileTask';

/** A task that nobody waits for: it never rests, and is cancelled by its controller. */
export function buildFileTask() {
  const controller = new AbortController();
  const reports: [done: number, of: number][] = [];
  const task: FileTask = {
    signal: controller.signal,
    report: (done, of) => reports.push([done, of]),
    yieldToMain: () => {
      controller.signal.throwIfAborted();
      return Promise.resolve();
    },
  };
  return { task, reports, cancel: () => controller.abort() };
}
