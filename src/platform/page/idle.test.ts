import { idle } from './idle';

type Waiting = { run: () => void; options?: IdleRequestOptions };

beforeEach(() => jest.useFakeTimers());

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(window, 'requestIdleCallback');
  Reflect.deleteProperty(document, 'visibilityState');
});

const show = (state: DocumentVisibilityState) =>
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });

/** A browser that tells when it has nothing to do. */
function createBrowser() {
  const waiting: Waiting[] = [];
  Object.assign(window, {
    requestIdleCallback: (run: () => void, options?: IdleRequestOptions) => waiting.push({ run, options }),
  });
  return waiting;
}

/** Whether what is waited for has come. */
function watch(work: Promise<void>) {
  let isOver = false;
  void work.then(() => (isOver = true));
  return async () => {
    await Promise.resolve();
    return isOver;
  };
}

test('whoever waits goes on when the browser has nothing to do, and not before', async () => {
  const waiting = createBrowser();
  const isOver = watch(idle());
  await jest.advanceTimersByTimeAsync(60_000);
  expect(await isOver()).toBe(false);
  waiting[0]?.run();
  expect(await isOver()).toBe(true);
});

test('a tab that is hidden while it waits goes on all the same: the browser is to tell it some time', () => {
  const waiting = createBrowser();
  void idle();
  expect(waiting[0]?.options?.timeout).toBeGreaterThan(0);
});

test.each([
  ['a tab that nobody sees, which the browser may tell nothing', true],
  ['a browser that does not tell', false],
])('%s goes on in a moment', async (_what, tells) => {
  const waiting = tells ? createBrowser() : [];
  if (tells) show('hidden');
  const isOver = watch(idle());
  await jest.advanceTimersByTimeAsync(0);
  expect(await isOver()).toBe(false);
  await jest.runAllTimersAsync();
  expect(await isOver()).toBe(true);
  expect(waiting).toEqual([]);
});
