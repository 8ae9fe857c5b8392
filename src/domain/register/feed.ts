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

/** Where a shared register is, and as whom. */
export type ShareLogin = {
  /** ws: or wss:, the portal's own host. */
  address: string;
  /** The email of a managed user. */
  user: string;
  password: string;
};

/**
 * Whether the server can be reached; `refused`: it does not let the account in; `behind`: it lacks messages that were taken
 * from it, as one that was restored does.
 */
export const connections = ['online', 'offline', 'refused', 'behind'] as const;

export type Connection = (typeof connections)[number];

/** A line to the server. It is made anew by itself when it breaks. */
export type ShareLine = {
  follow: Feed['follow'];
  /** As `Feed.send`. @param account the id of the account, by which the server lets it alone publish */
  sendAs: (account: string, text: string) => Promise<void>;
  /** The place of the last message that there is. */
  findEnd: () => Promise<number>;
  close: () => Promise<void>;
};

/** The server does not let an account in. */
export class LoginRefused extends Error {}

/** What sharing asks of the browser. */
export type SharePorts = {
  /**
   * Opens a line. Rejects where the server cannot be reached, and with `LoginRefused` where it does not let the account in.
   * @param tell how it stands, when that changes
   */
  open: (login: ShareLogin, tell: (connection: Connection) => void) => Promise<ShareLine>;
  /**
   * Has this tab speak for the device, and takes that from any other. `onLost` when another takes it; what it answers lets go.
   */
  speak: (onLost: () => void) => Promise<() => void>;
  /** Calls back whenever somebody turns to this tab; at once where they look at it already. */
  onLookedAt: (callBack: () => void) => void;
  /** Tells the other tabs, of memory alone. */
  tell: (news: ShareNews) => void;
  listen: (hear: (news: ShareNews) => void) => void;
};

/** What tabs tell each other of the line. `asked`: a tab wants to know how it stands, and the password where one has it. */
export type ShareNews = { kind: 'asked' } | { kind: 'line'; connection: Connection; since: string; password: string };
