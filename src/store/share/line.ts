import type { Arrived } from '../../domain/register/arrived';
import { LoginRefused, type Connection, type ShareLine, type SharePorts } from '../../domain/register/feed';
import type { Outbox } from '../replica/outbox';
import { createSender, type Sender } from '../replica/sender';
import type { Ports } from '../ports';
import type { ShareRows } from './rows';
import type { ShareStatus } from './status';

type Parts = {
  self: () => ShareRows['self'];
  /** How far the stream was taken. */
  place: () => number;
  take: (arrived: readonly Arrived[]) => Promise<void>;
  prepare: () => Promise<Outbox | undefined>;
  /** It stands otherwise now. */
  report: () => void;
};

/** After how long it is tried again, milliseconds. */
const tryAgainAfter = 2000;

const pass = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * The line of a device to the server. One tab speaks, the one that was looked at last, and the others hear from it how the line
 * stands. The password is in memory alone: a tab that is opened asks the others for it.
 */
export function createLine(ports: Pick<Ports, 'openShare' | 'now'>, { self, place, take, prepare, report }: Parts) {
  let password: string | undefined;
  let connection: ShareStatus['connection'] = 'locked';
  let since: string | null = ports.now();
  let isOver = false;
  /** Where this tab speaks. */
  let speaking: { line: ShareLine; sender: Sender; stop: () => void } | undefined;
  let going: Promise<void> | undefined;
  let trying: Promise<void> | undefined;
  let letGo: (() => void) | undefined;
  const opened = openPort();

  /** Its code comes on demand: without a network it is asked for again. */
  async function openPort(): Promise<SharePorts> {
    for (;;) {
      const port = await ports.openShare().catch(() => undefined);
      if (port) return port;
      await pass(tryAgainAfter);
      // A device that has left asks for nothing.
      if (isOver) return new Promise(() => undefined);
    }
  }

  function stand(next: Connection, from: string, isNews: boolean) {
    connection = next;
    since = next === 'online' ? null : (since ?? from);
    report();
    if (isNews) void tellTabs();
  }

  const tellTabs = async () => {
    if (password !== undefined && connection !== 'locked') {
      (await opened).tell({ kind: 'line', connection, since: since ?? ports.now(), password });
    }
  };

  /** Sends until nothing waits, or the stream has yet to hand over what it has. */
  async function send(): Promise<void> {
    for (let current = speaking; current && current === speaking;) {
      const before = place();
      // What breaks on the way is tried again, as what the server did not take.
      const isSent = await current.sender.send().catch(() => false);
      if (isSent && place() === before) return;
      if (!isSent) await pass(tryAgainAfter);
    }
  }

  function sendSoon(): Promise<void> {
    going ??= send().finally(() => {
      going = undefined;
    });
    return going;
  }

  function hang() {
    const current = speaking;
    speaking = undefined;
    current?.stop();
    void current?.line.close();
  }

  /** Speaks for the device from now on, until another tab does. Rejects with `LoginRefused`. */
  function speak(): Promise<void> {
    if (speaking || isOver || password === undefined) return Promise.resolve();
    trying ??= openLine().finally(() => {
      trying = undefined;
    });
    return trying;
  }

  async function openLine(): Promise<void> {
    const port = await opened;
    letGo?.();
    letGo = await port.speak(() => {
      letGo = undefined;
      hang();
    });
    const isMine = letGo;
    while (!isOver && isMine === letGo && !speaking) {
      const tried = password;
      if (tried === undefined) return;
      try {
        const { email: user, address, account } = self();
        const line = await port.open({ address, user, password: tried }, (next) => {
          if (isOver) return;
          if (next === 'online') speaking?.sender.forget();
          stand(next, ports.now(), true);
          if (next === 'online') void sendSoon();
        });
        if (isOver || isMine !== letGo) return void line.close();
        if ((await line.findEnd()) < place()) {
          void line.close();
          stand('behind', ports.now(), true);
          return;
        }
        const sender = createSender({ prepare, feed: { send: (text) => line.sendAs(account, text) } });
        const stop = line.follow(place(), async (arrived) => {
          await take(arrived);
          void sendSoon();
        });
        speaking = { line, sender, stop };
        stand('online', ports.now(), true);
        void sendSoon();
      } catch (error) {
        if (error instanceof LoginRefused) {
          if (password !== tried) continue;
          password = undefined;
          stand('refused', ports.now(), false);
          throw error;
        }
        stand('offline', ports.now(), true);
        await pass(tryAgainAfter);
      }
    }
  }

  void opened.then((port) => {
    port.listen((news) => {
      if (isOver) return;
      if (news.kind === 'asked') return void tellTabs();
      const isFirst = password === undefined;
      password = news.password;
      if (!speaking) stand(news.connection, news.since, false);
      if (isFirst) port.onLookedAt(() => void speak().catch(() => undefined));
    });
    port.tell({ kind: 'asked' });
  });

  return {
    /** How it stands. */
    stands: () => ({ connection, since }),
    /** As `sendSoon`, where this tab speaks. */
    send: sendSoon,
    /** Rejects with `LoginRefused` where the server does not let the account in. Resolves once the line is open. */
    connect: async (typed: string): Promise<void> => {
      const isFirst = password === undefined;
      password = typed;
      hang();
      if (isFirst) (await opened).onLookedAt(() => void speak().catch(() => undefined));
      await speak();
    },
    close: () => {
      isOver = true;
      hang();
      letGo?.();
    },
  };
}
