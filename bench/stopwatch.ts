/** What `installStopwatch` notes down inside the page. Times as of performance.now(). */
export type Stopwatch = {
  /** When the last key or click came. */
  started: number;
  /** When something on the page last changed, and when that was on the screen. */
  changed: number;
  painted: number;
  /** When what each selector names was first on the screen. */
  shown: Partial<Record<string, number>>;
  /** The slowest interaction to its next paint, and the longest task, of all so far. */
  slowest: number;
  longestTask: number;
  /** What all tasks so far took beyond 50 ms each, and how far the page jumped without a key or click before. */
  blocked: number;
  shift: number;
  /** When the last deed asked for its turn, had it, and was on the disk. */
  deed: { asked: number; began: number; stored: number };
};

declare global {
  interface Window {
    stopwatch: Stopwatch;
  }
}

/** Runs inside the page before its own scripts. `awaited` are the selectors that `shown` is about. */
export function installStopwatch(awaited: string[]) {
  const watch: Stopwatch = {
    started: 0,
    changed: 0,
    painted: 0,
    shown: {},
    slowest: 0,
    longestTask: 0,
    blocked: 0,
    shift: 0,
    deed: { asked: 0, began: 0, stored: 0 },
  };
  window.stopwatch = watch;
  if (location.protocol === 'about:') return;

  const afterPaint = (then: (now: number) => void) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => then(performance.now());
      port2.postMessage(null);
    });

  for (const type of ['keydown', 'click']) {
    addEventListener(type, ({ timeStamp }) => (watch.started = timeStamp), { capture: true });
  }

  // The rings that spread from a pressed button are no result.
  const counts = ({ target }: MutationRecord) => {
    const element = target instanceof Element ? target : target.parentElement;
    return Boolean(element?.closest('#root')) && !element?.closest('.MuiTouchRipple-root');
  };
  new MutationObserver((records) => {
    if (!records.some(counts)) return;
    watch.changed = performance.now();
    const now = awaited.filter((selector) => !(selector in watch.shown) && document.querySelector(selector));
    for (const selector of now) watch.shown[selector] = undefined;
    afterPaint((painted) => {
      watch.painted = painted;
      for (const selector of now) {
        watch.shown[selector] = painted;
        performance.mark('shown:' + selector);
      }
    });
  }).observe(document, { childList: true, characterData: true, subtree: true });

  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[]) {
      if (entry.interactionId) watch.slowest = Math.max(watch.slowest, entry.duration);
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);

  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) {
      watch.longestTask = Math.max(watch.longestTask, duration);
      watch.blocked += duration - 50;
    }
  }).observe({ type: 'longtask' });

  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
      if (!entry.hadRecentInput) watch.shift += entry.value;
    }
  }).observe({ type: 'layout-shift' });

  const { deed } = watch;
  type Work = (lock: unknown) => unknown;
  const isWork = (value: unknown): value is Work => typeof value === 'function';
  const request = navigator.locks.request.bind(navigator.locks) as (...args: unknown[]) => Promise<unknown>;
  Object.assign(navigator.locks, {
    request(...args: unknown[]) {
      const work = args.at(-1);
      if (args[0] !== 'claims-register' || !isWork(work)) return request(...args);
      deed.asked = performance.now();
      return request(...args.slice(0, -1), (lock: unknown): unknown => {
        deed.began = performance.now();
        return work(lock);
      });
    },
  });
  const transaction = Object.getOwnPropertyDescriptor(IDBDatabase.prototype, 'transaction')?.value as typeof begin;
  function begin(this: IDBDatabase, ...asked: Parameters<IDBDatabase['transaction']>): IDBTransaction {
    const begun = transaction.apply(this, asked);
    // Of what is written to the register's database here, deeds and snapshots alone wait for the disk.
    const isDeed = asked[2]?.durability === 'strict' && ![asked[0]].flat().includes('buckets');
    if (this.name === 'claims-register' && isDeed) {
      begun.addEventListener('complete', () => (deed.stored = performance.now()));
    }
    return begun;
  }
  IDBDatabase.prototype.transaction = begin;
}
