/** Just enough of the browser's lock manager, which jsdom lacks: exclusive locks with ifAvailable, steal and signal. */
function createLockManager() {
  type Waiting = { run: (granted: boolean) => void };
  const held = new Map<string, { lose: () => void }>();
  const queues = new Map<string, Waiting[]>();
  type Work = (lock: { name: string } | null) => unknown;

  async function request(name: string, ...rest: [Work] | [LockOptions, Work]): Promise<unknown> {
    const [options, work]: [LockOptions, Work] = rest.length === 2 ? rest : [{}, rest[0]];
    const current = held.get(name);
    const isTaken = current !== undefined || (queues.get(name) ?? []).length > 0;
    if (isTaken && options.ifAvailable) return work(null);
    if (options.steal) {
      held.delete(name);
      current?.lose();
    } else if (isTaken) {
      const { signal } = options;
      await new Promise<void>((granted, refused) => {
        const mine: Waiting = { run: () => granted() };
        queues.set(name, [...(queues.get(name) ?? []), mine]);
        signal?.addEventListener('abort', () => {
          queues.set(
            name,
            (queues.get(name) ?? []).filter((other) => other !== mine),
          );
          refused(new DOMException('Given up', 'AbortError'));
        });
      });
    }
    const mine = { lose: () => {} };
    const lost = new Promise<never>((_resolve, reject) => {
      mine.lose = () => reject(new DOMException('Lock stolen', 'AbortError'));
    });
    held.set(name, mine);
    try {
      return await Promise.race([work({ name }), lost]);
    } finally {
      if (held.get(name) === mine) {
        held.delete(name);
        queues.get(name)?.shift()?.run(true);
      }
    }
  }
  const query = () => Promise.resolve({ held: [...held.keys()].map((name) => ({ name })) });
  /** The tab that has a lock is gone, and nobody gets the lock: Chromium does so at times. */
  const strand = (name: string) => held.delete(name);
  return { request, query, strand };
}

/** What the tests have for `navigator.locks`. */
export const lockManager = createLockManager();
