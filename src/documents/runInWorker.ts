import type { FileTask } from '../domain/fileTask';
import type { WorkerAnswer } from './answerAsWorker';

/**
 * Has a worker make something beside the page, which goes on working. The worker is closed when it is done, fails or is
 * given up.
 * @param request what the worker is sent: data alone
 */
export function runInWorker<Made>(
  start: () => Worker,
  request: unknown,
  { signal, report }: Partial<Pick<FileTask, 'signal' | 'report'>>,
): Promise<Made> {
  signal?.throwIfAborted();
  const worker = start();
  const made = new Promise<Made>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<WorkerAnswer<Made>>) => {
      if ('made' in data) resolve(data.made);
      else report?.(data.done, data.of);
    });
    worker.addEventListener('error', () => reject(new Error('The worker failed.')));
    signal?.addEventListener('abort', () => reject(new DOMException('It was given up.', 'AbortError')));
  });
  worker.postMessage(request);
  return made.finally(() => worker.terminate());
}
