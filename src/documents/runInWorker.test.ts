import { buildFileTask } from '../test/files/fileTask';
import { runInWorker } from './runInWorker';

/** A worker that is told what to answer. */
class ToldWorker extends EventTarget {
  sent: unknown[] = [];
  closed = false;
  postMessage = (data: unknown) => void this.sent.push(data);
  terminate = () => void (this.closed = true);
  answer = (data: unknown) => this.dispatchEvent(new MessageEvent('message', { data }));
}

function start() {
  const worker = new ToldWorker();
  const { task, reports, cancel } = buildFileTask();
  // The part of a worker that is used.
  const made = runInWorker<string>(() => worker as EventTarget as Worker, { rows: 2 }, task);
  return { worker, made, reports, cancel };
}

test('what the worker is asked for, how far it is and what it made; it is closed then', async () => {
  const { worker, made, reports } = start();
  expect(worker.sent).toEqual([{ rows: 2 }]);
  worker.answer({ done: 1, of: 2 });
  expect(reports).toEqual([[1, 2]]);
  expect(worker.closed).toBe(false);
  worker.answer({ made: 'a file' });
  await expect(made).resolves.toBe('a file');
  expect(worker.closed).toBe(true);
});

test('a failed worker is closed and its failure told', async () => {
  const { worker, made } = start();
  worker.dispatchEvent(new Event('error'));
  await expect(made).rejects.toThrow('The worker failed.');
  expect(worker.closed).toBe(true);
});

test('giving up closes it at once; what is given up already starts none', async () => {
  const { worker, made, cancel } = start();
  cancel();
  await expect(made).rejects.toMatchObject({ name: 'AbortError' });
  expect(worker.closed).toBe(true);

  const given = buildFileTask();
  given.cancel();
  const begin = jest.fn<Worker, []>();
  expect(() => runInWorker(begin, {}, given.task)).toThrow();
  expect(begin).not.toHaveBeenCalled();
});
