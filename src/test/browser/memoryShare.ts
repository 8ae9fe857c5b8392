import type { Arrived } from '../../domain/register/arrived';
import {
  LoginRefused,
  type Connection,
  type ShareLine,
  type ShareNews,
  type SharePorts,
} from '../../domain/register/feed';

/** A server in memory that shares one register. @param passwords by the emails of its accounts */
export function createShareServer(passwords: Record<string, string>, start = '2026-11-20T08:00:00.000Z') {
  const stored: Arrived[] = [];
  const waiting = new Set<() => void>();
  let isOver = false;
  return {
    stored,
    passwords,
    isOver: () => isOver,
    /** Hands nothing over any more. */
    end: () => {
      isOver = true;
    },
    store: (account: string, text: string) => {
      const receivedAt = new Date(Date.parse(start) + 3_600_000 + stored.length * 1000).toISOString();
      stored.push({ account, text, receivedAt, isHandedOn: false, sequence: stored.length + 1 });
      for (const wake of waiting) wake();
    },
    news: () =>
      new Promise<void>((resolve) => {
        const wake = () => {
          waiting.delete(wake);
          resolve();
        };
        waiting.add(wake);
        setTimeout(wake, 5);
      }),
  };
}

type Server = ReturnType<typeof createShareServer>;

/** A device with a line to such a server, which may be cut. */
export function createShareDevice(server: Server) {
  const tabs = new Set<(news: ShareNews) => void>();
  const lines = new Set<(connection: Connection) => void>();
  let isCut = false;
  /** What the server stores, it does not acknowledge. */
  let isMute = false;
  /** What the server has is not handed over yet. */
  let isHeld = false;
  let loseSpeaker: (() => void) | undefined;

  async function open(
    login: { user: string; password: string },
    tell: (connection: Connection) => void,
  ): Promise<ShareLine> {
    await Promise.resolve();
    if (isCut) throw new Error('Nobody answers');
    if (server.passwords[login.user] !== login.password) throw new LoginRefused();
    lines.add(tell);
    return {
      sendAs: (account, text) => {
        if (isCut) return Promise.reject(new Error('Nobody answers'));
        server.store(account, text);
        return isMute ? Promise.reject(new Error('No answer')) : Promise.resolve();
      },
      findEnd: () => Promise.resolve(server.stored.length),
      follow: (after, take) => {
        let at = after;
        let isOver = false;
        void (async () => {
          while (!isOver && !server.isOver()) {
            const some = isCut || isHeld ? [] : server.stored.slice(at, at + 20).map((one) => ({ ...one }));
            if (some.length === 0) await server.news();
            else
              await take(some).then(
                () => {
                  at += some.length;
                },
                () => server.news(),
              );
          }
        })();
        return () => {
          isOver = true;
        };
      },
      close: () => {
        lines.delete(tell);
        return Promise.resolve();
      },
    };
  }

  return {
    /** Cuts the line, or mends it. */
    cut: (next: boolean) => {
      isCut = next;
      for (const tell of lines) tell(next ? 'offline' : 'online');
    },
    hold: (next: boolean) => {
      isHeld = next;
    },
    mute: (next: boolean) => {
      isMute = next;
    },
    /** Of one tab. */
    openShare: (): Promise<SharePorts> => {
      let heard: (news: ShareNews) => void = () => undefined;
      const own = (news: ShareNews) => heard(news);
      tabs.add(own);
      return Promise.resolve({
        open,
        speak: (onLost) => {
          loseSpeaker?.();
          loseSpeaker = onLost;
          return Promise.resolve(() => {
            if (loseSpeaker === onLost) loseSpeaker = undefined;
          });
        },
        onLookedAt: (callBack) => callBack(),
        tell: (news) => {
          for (const hear of tabs) if (hear !== own) hear(news);
        },
        listen: (hear) => {
          heard = hear;
        },
      });
    },
  };
}
