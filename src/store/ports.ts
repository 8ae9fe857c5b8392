import type { RegisterStorage } from './persistence/registerStorage';

/** What the store asks of the world around it; tests hand in their own. */
export type Ports = {
  storage: RegisterStorage;
  /** Runs one at a time across every tab of the browser, and only once what the tab before wrote is to be seen here. */
  withLock<Result>(run: () => Promise<Result> | Result): Promise<Result>;
  /** Speaks to the other tabs. */
  tabs: { post(message: TabMessage): void; listen(hear: (message: TabMessage) => void): void };
  /** Resolves when the browser has shown what is there to be shown and taken what was typed. */
  breathe: () => Promise<void>;
  /** The current instant, ISO. */
  now: () => string;
  /** A few random characters, A-Z and 0-9. */
  random: () => string;
  userAgent: string;
};

/**
 * What tabs tell each other. `deed` is an event with its place in the register's sequence, or only the place where the
 * event is too large to send; `draft` is an event that stands outside the sequence.
 */
export type TabMessage =
  | { kind: 'deed'; sequence: number; event?: { type: string; payload: unknown; meta: object } }
  | { kind: 'draft'; event: { type: string; payload: unknown; meta: object } };
