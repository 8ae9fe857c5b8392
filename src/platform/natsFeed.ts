import { DeliverPolicy, jetstream, jetstreamManager, type ConsumerMessages, type JsMsg } from '@nats-io/jetstream';
import { AuthorizationError, wsconnect, type Status } from '@nats-io/nats-core';
import type { Arrived } from '../domain/register/arrived';
import { LoginRefused, type Connection, type ShareLine, type ShareLogin } from '../domain/register/feed';
import { inboxOf, streamName, subjectOf } from '../domain/register/subjects';

/** So many messages are taken together at most. */
const mostTogether = 500;

/** How long the server holds a question, and how often it says meanwhile that it is there, milliseconds. */
const patience = { expires: 20_000, idle_heartbeat: 5000 };

/** How long after a failure it is tried again, milliseconds. */
const tryAgainAfter = 1000;

/** As `SharePorts.open`, over NATS JetStream. */
export async function openLine(
  { address, user, password }: ShareLogin,
  tell: (connection: Connection) => void,
): Promise<ShareLine> {
  const connection = await wsconnect({
    // The server tells capitals apart, and people do not.
    ...{ servers: address, user: user.toLowerCase(), pass: password, inboxPrefix: inboxOf(user) },
    ...{ maxReconnectAttempts: -1, reconnectTimeWait: tryAgainAfter, ignoreServerUpdates: true },
  }).catch((error: unknown) => {
    throw isRefusal(error) ? new LoginRefused() : error;
  });
  /** What hands messages over, until the line breaks: the server forgets with whom it spoke. */
  const following = new Set<() => void>();
  void tellStatus(connection.status(), (stands) => {
    if (stands === 'online') for (const stop of following) stop();
    tell(stands);
  });
  void connection.closed().then((error) => {
    if (error instanceof AuthorizationError) tell('refused');
  });
  const js = jetstream(connection, { timeout: 5000 });

  return {
    sendAs: async (account, text) => {
      await js.publish(subjectOf(account), text);
    },

    findEnd: async () =>
      (await (await jetstreamManager(connection, { timeout: 5000 })).streams.info(streamName)).state.last_seq,

    follow: (after, take) => {
      let at = after;
      let isOver = false;
      let messages: ConsumerMessages | undefined;

      /** Takes what comes, until it breaks. */
      async function takeAll() {
        const from = { deliver_policy: DeliverPolicy.StartSequence, opt_start_seq: at + 1 };
        const consumer = await js.consumers.get(streamName, from);
        messages = await consumer.consume({ max_messages: mostTogether, ...patience });
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
      const stop = () => messages?.stop();
      following.add(stop);
      return () => {
        isOver = true;
        following.delete(stop);
        stop();
      };
    },

    close: () => connection.close(),
  };
}

/** Whether the server does not let an account in; one that was too slow to say who it is may try again. */
const isRefusal = (error: unknown) =>
  error instanceof AuthorizationError && !/authentication timeout/i.test(error.message);

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
