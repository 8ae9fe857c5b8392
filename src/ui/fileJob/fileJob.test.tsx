import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { FileTask } from '../../domain/fileTask';
import '../../i18n/i18n';
import { Toasts } from '../toast/Toasts';
import { FileJobProgress } from './FileJobProgress';
import { useFileJob } from './useFileJob';

type Work = (task: FileTask) => Promise<void>;

function Page({ work, disabling = false }: { work: Work; disabling?: boolean }) {
  const job = useFileJob();
  return (
    <>
      <button disabled={job.running && disabling} onClick={() => void job.run(work)}>
        Make
      </button>
      <p>{job.running ? 'at work' : 'at rest'}</p>
      <FileJobProgress job={job} />
    </>
  );
}

const setup = (work: Work, disabling?: boolean) =>
  render(
    <Toasts>
      <Page work={work} disabling={disabling} />
    </Toasts>,
  );
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

/** A work that waits until it is told how to end, and what it was given. */
function heldWork() {
  const held = { tasks: [] as FileTask[], end: (_failure?: Error) => {} };
  const work: Work = (task) => {
    held.tasks.push(task);
    return new Promise((resolve, reject) => (held.end = (failure) => (failure ? reject(failure) : resolve())));
  };
  return { held, work };
}

const latest = ({ tasks }: { tasks: FileTask[] }) => {
  const task = tasks.at(-1);
  if (!task) throw new Error('nothing was begun');
  return task;
};

test('one work at a time; it tells how far it is after a moment, and no more when it is done', async () => {
  const { held, work } = heldWork();
  setup(work);
  await press('Make');
  expect(screen.queryByRole('progressbar')).toBeNull();
  await press('Make');
  expect(held.tasks).toHaveLength(1);

  const bar = await screen.findByRole('progressbar', { name: 'Preparing the file…' });
  expect(bar).not.toHaveAttribute('aria-valuenow');
  act(() => latest(held).report(30, 120, 'Writing page 3'));
  expect(screen.getByRole('progressbar', { name: 'Writing page 3' })).toHaveAttribute('aria-valuenow', '25');

  await act(async () => held.end());
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(screen.getByText('at rest')).toBeVisible();
  await press('Make');
  expect(held.tasks).toHaveLength(2);
});

test('a cancelled work is told so, its later words and failure are dropped, and another can begin', async () => {
  const { held, work } = heldWork();
  setup(work);
  await press('Make');
  await screen.findByRole('progressbar');
  await press('Cancel');
  expect(screen.getByText('at rest')).toBeVisible();
  const cancelled = latest(held);
  const endCancelled = held.end;
  expect(cancelled.signal.aborted).toBe(true);
  await expect(cancelled.yieldToMain()).rejects.toMatchObject({ name: 'AbortError' });

  await press('Make');
  await screen.findByRole('progressbar');
  await act(async () => {
    cancelled.report(1, 2, 'of the work before');
    endCancelled(new Error('stopped'));
  });
  expect(screen.getByRole('progressbar', { name: 'Preparing the file…' })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test.each([false, true])(
  'after Cancel the focus is where the work was begun, and it is said; disabled: %s',
  async (disabling) => {
    setup(heldWork().work, disabling);
    await press('Make');
    await screen.findByRole('progressbar');
    await press('Cancel');
    expect(screen.getByRole('button', { name: 'Make' })).toHaveFocus();
    expect(await screen.findByRole('status')).toHaveTextContent('Stopped');
  },
);

test('a failure is told', async () => {
  setup(() => Promise.reject(new Error('no connection')));
  await press('Make');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Could not create the file. Check your connection and try again.',
  );
  expect(screen.getByText('at rest')).toBeVisible();
});

test('leaving the page cancels', async () => {
  const { held, work } = heldWork();
  const { unmount } = setup(work);
  await press('Make');
  unmount();
  expect(latest(held).signal.aborted).toBe(true);
});

test('a work that breathes after every row lets the page go on, and stops where it was cancelled', async () => {
  let rows = 0;
  setup(async ({ yieldToMain }) => {
    for (;;) {
      const begun = performance.now();
      while (performance.now() - begun < 2);
      rows += 1;
      await yieldToMain();
    }
  });
  await press('Make');
  await screen.findByRole('progressbar');
  await press('Cancel');
  const made = rows;
  expect(made).toBeGreaterThan(0);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(rows).toBe(made);
});
