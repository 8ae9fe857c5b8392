import type { Feed } from '../../domain/register/feed';
import type { Place } from './judge';
import { withMessage, type Outbox } from './outbox';

type Parts = {
  /** Chance gave it its name when it joined with this account. */
  device: string;
  feed: Pick<Feed, 'send'>;
  place: () => Place;
  outbox: () => Outbox;
  /** Writes the outbox. Answers whether it is on the disk. */
  keep: (outbox: Outbox) => Promise<boolean>;
};

/**
 * Sends what is pending. What is sent lies in the outbox before: after a kill the same words go out again, so that they count
 * once. Nothing is sent that could not be kept.
 * @returns has a try made; answers whether the stream has what there was to send
 */
export function createSender({ device, feed, place, outbox, keep }: Parts) {
  let going: Promise<boolean> | undefined;

  async function send(): Promise<boolean> {
    const before = outbox();
    const next = withMessage(before, device, place().devices[device]?.n ?? 0);
    if (!next.sent) return true;
    if (next !== before && !(await keep(next))) return false;
    return feed.send(next.sent.text).then(
      () => true,
      () => false,
    );
  }

  return (): Promise<boolean> => {
    going ??= send().finally(() => {
      going = undefined;
    });
    return going;
  };
}
