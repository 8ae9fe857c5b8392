import { takeNewest } from './reloadNewest';

function open({ update = () => Promise.resolve() }: { update?: () => Promise<void> } = {}) {
  const worker = Object.assign(new EventTarget(), { state: 'installing', postMessage: jest.fn() });
  const registration = { update, waiting: null, installing: worker };
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { getRegistration: () => Promise.resolve(registration) },
  });
  const reach = (state: ServiceWorkerState) => {
    worker.state = state;
    worker.dispatchEvent(new Event('statechange'));
  };
  const done = jest.fn();
  void takeNewest().then(done);
  return { worker, reach, done };
}

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

test('all files of a newer version are waited for, also on a slow network; then it takes over', async () => {
  const { worker, reach, done } = open();
  await jest.advanceTimersByTimeAsync(180_000);
  expect(worker.postMessage).not.toHaveBeenCalled();
  expect(done).not.toHaveBeenCalled();
  reach('installed');
  await jest.advanceTimersByTimeAsync(0);
  expect(worker.postMessage).toHaveBeenCalledWith('take over');
  reach('activated');
  await jest.advanceTimersByTimeAsync(0);
  expect(done).toHaveBeenCalled();
});

test('a version whose files cannot be had is waited for no longer', async () => {
  const { reach, done } = open();
  await jest.advanceTimersByTimeAsync(0);
  reach('redundant');
  await jest.advanceTimersByTimeAsync(0);
  expect(done).toHaveBeenCalled();
});

test.each([
  ['that does not answer', () => new Promise<void>(() => undefined)],
  ['out of reach', () => Promise.reject(new Error('no network'))],
])('with a host %s, what is on the device already takes over', async (_what, update) => {
  const { worker, reach, done } = open({ update });
  reach('installed');
  await jest.advanceTimersByTimeAsync(20_000);
  expect(worker.postMessage).toHaveBeenCalledWith('take over');
  await jest.advanceTimersByTimeAsync(20_000);
  expect(done).toHaveBeenCalled();
});
