import type { Arrived } from './arrived';

/** What carries messages between devices. It keeps them in one order, and hands them over in that order, each at least once. */
export type Feed = {
  /** Publishes a message of this account. Resolves when it is stored; rejects where nobody can tell that it is. */
  send: (text: string) => Promise<void>;
  /**
   * Hands over what stands after a place, and then what comes, some messages at a time. The next ones wait until `take` is
   * done with these; where it rejects, they come once more.
   * @returns what ends it
   */
  follow: (after: number, take: (arrived: readonly Arrived[]) => Promise<void>) => () => void;
};
