import type { Feed } from '../../domain/register/feed';
import type { Outbox } from './outbox';

type Parts = {
  /**
   * Makes a message of what waits, unless one is on its way, and writes it. Answers what is on the disk; undefined where it
   * could not be written.
   */
  prepare: () => Promise<Outbox | undefined>;
  feed: Pick<Feed, 'send'>;
};

export type Sender = ReturnType<typeof createSender>;

/**
 * Sends what is pending. What is sent lies in the outbox before: after a kill the same words go out again, so that they count
 * once. Nothing is sent that could not be kept.
 */
export function createSender({ prepare, feed }: Parts) {
  let going: Promise<boolean> | undefined;
  /** What the stream has acknowledged, and has yet to hand over. */
  let acknowledged: string | undefined;

  async function send(): Promise<boolean> {
    const outbox = await prepare();
    if (!outbox) return false;
    const text = outbox.sent?.text;
    if (text === undefined || text === acknowledged) return true;
    return feed.send(text).then(
      () => {
        acknowledged = text;
        return true;
      },
      () => false,
    );
  }

  return {
    /** Has a try made; answers whether the stream has what there was to send. */
    send: (): Promise<boolean> => {
      going ??= send().finally(() => {
        going = undefined;
      });
      return going;
    },
    /** The connection broke: what was acknowledged may have been lost with the server's disk, and is sent again. */
    forget: () => {
      acknowledged = undefined;
    },
  };
}
