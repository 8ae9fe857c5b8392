import { DeliverPolicy, jetstream, type ConsumerMessages, type JsMsg } from '@nats-io/jetstream';
import { wsconnect, type Status } from '@nats-io/nats-core';
import type { Arrived } from '../domain/register/arrived';
import type { Feed } from '../domain/register/feed';

/** Where a shared register is, and as whom. */
export type ShareLogin = {
  /** ws: or wss:, the portal's own host. */
  address: string;
  /** The stream of the register. */
  stream: string;
  /** The id of the account, by which the server lets it alone publish. */
  account: string;
  user: string;
  password: string;
};

/** Whether the server can be reached. */
export type Connection = 'online' | 'offline';

/** So many messages are taken together at most. */
const mostTogether = 500;

/** How long after a failure it is tried again, milliseconds. */
const tryAgainAfter = 1000;

/** The subject on which an account says what it did. */
export const subjectOf = (stream: string, account: string) => `${stream}.d.${account}`;

/**
 * Joins a register that is shared over NATS JetStream. The connection is made anew by itself when it breaks. Rejects where the
 * server cannot be reached or lets the account not in.
 * @param tell how the connection stands, when that changes
 */
export async function connectFeed(
  login: ShareLogin,
  tell: (connection: Connection) => void,
): Promise<Feed & { close(): Promise<void> }> {
  const { address, stream, account, user, password } = login;
  const connection = await wsconnect({
    ...{ servers: address, user, pass: password },
    // The server lets an account listen to its own answers alone.
    inboxPrefix: `_INBOX.${account}`,
    ...{ maxReconnectAttempts: -1, reconnectTimeWait: tryAgainAfter, ignoreServerUpdates: true },
  });
  void tellStatus(connection.status(), tell);
  const js = jetstream(connection, { timeout: 5000 });

  return {
    send: async (text) => {
      await js.publish(subjectOf(stream, account), text);
    },

    follow: (after, take) => {
      let at = after;
      let isOver = false;
      let messages: ConsumerMessages | undefined;

      /** Takes what comes, until it breaks. */
      async function takeAll() {
        const from = { deliver_policy: DeliverPolicy.StartSequence, opt_start_seq: at + 1 };
        const consumer = await js.consumers.get(stream, from);
        messages = await consumer.consume({ max_messages: mostTogether });
        let waiting: Arrived[] = [];
        for await (const message of messages) {
          waiting.push(arrivedOf(message));
          // The stream has more that is on its way.
          if (message.info.pending > 0 && waiting.length < mostTogether) continue;
          await take(waiting);
          at = message.seq;
          waiting = [];
        }
      }

      void (async () => {
        while (!isOver) {
          await takeAll().catch(() => undefined);
          if (!isOver) await new Promise((resolve) => setTimeout(resolve, tryAgainAfter));
        }
      })();
      return () => {
        isOver = true;
        messages?.stop();
      };
    },

    close: () => connection.close(),
  };
}

async function tellStatus(status: AsyncIterable<Status>, tell: (connection: Connection) => void) {
  for await (const { type } of status) {
    if (type === 'disconnect') tell('offline');
    else if (type === 'reconnect') tell('online');
  }
}

/** No device of ours writes a header: what has any, the server handed on. */
const arrivedOf = (message: JsMsg): Arrived => ({
  sequence: message.seq,
  account: message.subject.slice(message.subject.lastIndexOf('.') + 1),
  receivedAt: message.time.toISOString(),
  isHandedOn: message.headers !== undefined,
  text: message.string(),
});
