import { setImmediate as nextTurn } from 'node:timers/promises';
import { MessageChannel } from 'node:worker_threads';
import type { WorkerQuestion } from './words';

const minute = 60_000;

/** Lets whatever can go on go on; it waits for nothing that takes time. */
async function settle() {
  for (let turn = 0; turn < 10; turn += 1) await nextTurn();
}

const stops: (() => void)[] = [];

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(globalThis, { MessageChannel });
});

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'MessageChannel');
  for (const name of ['serviceWorker', 'onLine', 'connection']) Reflect.deleteProperty(navigator, name);
  Reflect.deleteProperty(document, 'visibilityState');
  delete document.documentElement.dataset['version'];
});

const given = (of: object, name: string, value: unknown) =>
  Object.defineProperty(of, name, { value, configurable: true });

/** The page side as a page loads it: it knows of nothing yet. */
async function loadPage() {
  const modules = { page: await import('./keepOffline'), state: await import('./state') };
  await jest.isolateModulesAsync(async () => {
    modules.page = await import('./keepOffline');
    modules.state = await import('./state');
  });
  return { ...modules.page, ...modules.state };
}

/** A page of version 1 in a browser that keeps files, whose worker is `active` from a visit before. */
async function openPage({ isKept = false, holding = 'all', takenOverBy = '1' } = {}) {
  const asked: WorkerQuestion[] = [];
  const createWorker = (state: ServiceWorkerState) =>
    Object.assign(new EventTarget(), {
      state,
      postMessage: (question: WorkerQuestion, [port]: MessagePort[]) => {
        asked.push(question);
        port?.postMessage(question === 'version' ? takenOverBy : holding);
        port?.close();
      },
    });
  type Worker = ReturnType<typeof createWorker>;
  const registration = Object.assign(new EventTarget(), {
    active: isKept ? createWorker('activated') : null,
    waiting: null as Worker | null,
    installing: null as Worker | null,
    update: jest.fn(() => Promise.resolve()),
  });
  const register = jest.fn((_file: string, _options: RegistrationOptions) => Promise.resolve(registration));
  const container = Object.assign(new EventTarget(), { register });
  given(navigator, 'serviceWorker', container);
  document.documentElement.dataset['version'] = '1';
  const page = await loadPage();
  return {
    ...page,
    asked,
    registration,
    register,
    createWorker,
    /** The page is open. */
    begin: () => {
      stops.push(page.keepOffline());
      return settle();
    },
    /** A new worker begins to fetch its files, and goes on as told. */
    find: () => {
      const worker = createWorker('installing');
      registration.installing = worker;
      registration.dispatchEvent(new Event('updatefound'));
      return (state: ServiceWorkerState) => {
        worker.state = state;
        registration.installing = null;
        if (state === 'installed') registration.waiting = worker;
        worker.dispatchEvent(new Event('statechange'));
        return settle();
      };
    },
    /** A worker has taken the place of another, or of none. */
    takeOver: () => {
      given(container, 'controller', createWorker('activated'));
      container.dispatchEvent(new Event('controllerchange'));
      return settle();
    },
    pass: (time: number) => {
      jest.advanceTimersByTime(time);
      return settle();
    },
    wake: (state: DocumentVisibilityState) => {
      given(document, 'visibilityState', state);
      document.dispatchEvent(new Event('visibilitychange'));
      return settle();
    },
  };
}

describe('the files of the portal', () => {
  test('cannot be kept where the browser knows no workers, and it is said', async () => {
    const { keepOffline, offlineState } = await loadPage();
    keepOffline()();
    expect(offlineState().kept).toBe('refused');
  });

  test('cannot be kept where the browser refuses a worker, and it is said', async () => {
    const { begin, register, offlineState } = await openPage();
    register.mockRejectedValue(new DOMException('Site data is blocked', 'SecurityError'));
    await begin();
    expect(offlineState().kept).toBe('refused');
  });

  test('are fetched at the first visit, and what lies here then is said', async () => {
    const { begin, find, registration, asked, createWorker, offlineState } = await openPage({ holding: 'pages' });
    await begin();
    const become = find();
    expect(offlineState().kept).toBe('fetching');
    await become('installed');
    // There is no version before that it would wait for.
    expect(offlineState().update).toBe('none');
    registration.active = createWorker('activated');
    await become('activated');
    expect(asked).toEqual(['hold all']);
    expect(offlineState()).toMatchObject({ kept: 'pages', update: 'none' });
  });

  test('that do not all come at the first visit are not kept, and it is said', async () => {
    const { begin, find, offlineState } = await openPage();
    await begin();
    await find()('redundant');
    expect(offlineState().kept).toBe('refused');
  });

  test('that are lacking are fetched with every visit; where megabytes are paid for, those of the pages alone', async () => {
    const page = await openPage({ isKept: true });
    await page.begin();
    expect(page.asked).toEqual(['hold all']);
    expect(page.offlineState().kept).toBe('all');
    given(navigator, 'connection', { saveData: true });
    await page.checkForUpdate();
    expect(page.asked).toEqual(['hold all', 'hold pages']);
  });

  test('that are kept stay so while there is no network', async () => {
    const { begin, register, checkForUpdate, offlineState } = await openPage({ isKept: true });
    await begin();
    register.mockRejectedValue(new TypeError('There is no network'));
    expect(await checkForUpdate()).toBe('failed');
    expect(offlineState().kept).toBe('all');
  });
});

describe('a new version', () => {
  test('is asked for from the host, never from the cache of the browser', async () => {
    const { begin, register } = await openPage({ isKept: true });
    await begin();
    expect(register).toHaveBeenCalledWith('/sw.js', { updateViaCache: 'none' });
  });

  test('is ready when all of it lies here, and not while it is fetched', async () => {
    const { begin, find, offlineState } = await openPage({ isKept: true });
    await begin();
    const become = find();
    await settle();
    expect(offlineState()).toMatchObject({ kept: 'all', update: 'none' });
    await become('installed');
    expect(offlineState().update).toBe('ready');
  });

  test('that waits since a visit before is ready at once', async () => {
    const { begin, registration, createWorker, offlineState } = await openPage({ isKept: true });
    registration.waiting = createWorker('installed');
    await begin();
    expect(offlineState().update).toBe('ready');
  });

  test('that does not come in whole leaves the one that lies here', async () => {
    const { begin, find, offlineState } = await openPage({ isKept: true });
    await begin();
    await find()('redundant');
    expect(offlineState()).toMatchObject({ kept: 'all', update: 'none' });
  });

  test('takes over when it is asked in, and is asked once', async () => {
    const { begin, find, asked, changeOver, offlineState } = await openPage({ isKept: true });
    await begin();
    await find()('installed');
    changeOver();
    expect(asked).toEqual(['hold all', 'take over']);
    expect(offlineState().update).toBe('changing');
  });

  test('that another tab has asked in is told of; the same version that takes over at a first visit is not', async () => {
    const same = await openPage({ takenOverBy: '1' });
    await same.begin();
    await same.takeOver();
    expect(same.offlineState().update).toBe('none');
    const other = await openPage({ takenOverBy: '2' });
    await other.begin();
    await other.takeOver();
    expect(other.offlineState().update).toBe('replaced');
  });

  test('that is looked for is found, or there is none, or nobody can say', async () => {
    const { begin, checkForUpdate, registration, createWorker } = await openPage({ isKept: true });
    await begin();
    expect(await checkForUpdate()).toBe('none');
    expect(registration.update).toHaveBeenCalledTimes(1);
    given(navigator, 'onLine', false);
    expect(await checkForUpdate()).toBe('failed');
    given(navigator, 'onLine', true);
    registration.installing = createWorker('installing');
    expect(await checkForUpdate()).toBe('found');
    registration.installing = null;
    registration.waiting = createWorker('installed');
    expect(await checkForUpdate()).toBe('found');
  });
});

describe('a tab that stays open', () => {
  test('looks every hour, and when it wakes or the network returns, but not so soon again', async () => {
    const { begin, register, pass, wake } = await openPage({ isKept: true });
    await begin();
    const checks = () => register.mock.calls.length;
    expect(checks()).toBe(1);
    await pass(9 * minute);
    await wake('visible');
    window.dispatchEvent(new Event('online'));
    await settle();
    expect(checks()).toBe(1);
    await pass(minute);
    await wake('hidden');
    expect(checks()).toBe(1);
    await wake('visible');
    expect(checks()).toBe(2);
    await pass(10 * minute);
    window.dispatchEvent(new Event('online'));
    await settle();
    expect(checks()).toBe(3);
    await pass(40 * minute);
    expect(checks()).toBe(4);
  });

  test('goes on at once, when the network returns, with what broke off', async () => {
    const { begin, asked } = await openPage({ isKept: true, holding: 'pages' });
    await begin();
    window.dispatchEvent(new Event('online'));
    await settle();
    expect(asked).toEqual(['hold all', 'hold all']);
  });

  test('looks no more once it is told to stop', async () => {
    const { begin, register, pass, wake, takeOver, asked } = await openPage({ isKept: true, holding: 'pages' });
    await begin();
    stops.pop()?.();
    await pass(3 * 60 * minute);
    await wake('visible');
    window.dispatchEvent(new Event('online'));
    await takeOver();
    expect(register).toHaveBeenCalledTimes(1);
    expect(asked).toEqual(['hold all']);
  });
});
