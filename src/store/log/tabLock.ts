import type { Ports } from '../ports';

export type TabLock = ReturnType<typeof createTabLock>;

/** Has this tab take turns with the others. */
export function createTabLock({ withLock }: Pick<Ports, 'withLock'>) {
  let waiting = 0;
  let hasTurn = false;
  return {
    /** Runs work in this tab's turn. The signal gives up waiting for it. */
    run<Result>(work: () => Promise<Result> | Result, signal?: AbortSignal): Promise<Result> {
      waiting += 1;
      const run = async () => {
        hasTurn = true;
        try {
          return await work();
        } finally {
          hasTurn = false;
        }
      };
      return withLock(run, signal).finally(() => {
        waiting -= 1;
      });
    },
    /** Whether work waits for other tabs. */
    isWaiting: () => waiting > 0 && !hasTurn,
    has: () => hasTurn,
  };
}
