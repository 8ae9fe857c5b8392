import type { EventLog } from '../domain/register/eventLog';
import type { SharePorts } from '../domain/register/feed';
import type { RegisterStorage } from './persistence/registerStorage';

/** What the store asks of the world around it; tests hand in their own. */
export type Ports = {
  storage: RegisterStorage;
  /**
   * What events are written to first; undefined where the browser has none to give, and localStorage is all there is.
   * `onNewer` is called when it belongs to a newer version of the portal, at once or later; `onGone` when the browser
   * has closed it, as it does when what lies there is deleted.
   */
  openLog(onNewer: () => void, onGone: () => void): Promise<EventLog | undefined>;
  /** Runs one at a time across every tab of the browser. The signal gives up waiting for the turn: it rejects. */
  withLock<Result>(run: () => Promise<Result> | Result, signal?: AbortSignal): Promise<Result>;
  /**
   * The drafts that are being submitted, which wait for that in a tab's memory alone where they cannot be stored: `hold` names
   * one to every tab, until what it answers is called or the tab is gone.
   */
  submissions: { hold(draftId: string): () => void; isHeld(draftId: string): Promise<boolean> };
  /** Speaks to the other tabs. */
  tabs: { post(message: TabMessage): void; listen(hear: (message: TabMessage) => void): void };
  /** What a device needs that shares its register; nothing else loads it. */
  openShare: () => Promise<SharePorts>;
  /** Resolves when the browser has shown what is there to be shown and taken what was typed. */
  yieldToMain: () => Promise<void>;
  /** The current instant, ISO. */
  now: () => string;
  /** A few random characters, A-Z and 0-9. */
  random: () => string;
  /** So many events follow a snapshot before another is taken: a start reads them one by one. */
  snapshotAfter: number;
  /** So many buckets of the audit log, the newest, are read at a start. Older ones come when somebody asks for them. */
  newestLogBuckets: number;
  userAgent: string;
  /** Which build of the portal runs. */
  build: string;
};

/** What a tab says, with the version of the data that its build keeps and the build itself. */
export type TabMessage = TabNews & { version: string };

/**
 * What tabs tell each other. `deed` is an event with its place in the register's sequence, or only the place where the
 * event is too large to send; `draft` is an event that stands outside the sequence; `moved`, that the records lie in the
 * database from now on; `signedOut`, that a session is over, which could not be stored as an event. Events are checked by
 * whoever hears of them (parseEvent.ts).
 */
export type TabNews =
  | { kind: 'deed'; sequence: number; event?: unknown }
  | { kind: 'draft'; event: unknown }
  | { kind: 'signedOut'; sessionId: string };
