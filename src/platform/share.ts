import { connections, type ShareNews, type SharePorts } from '../domain/register/feed';
import * as v from 'valibot';
import { openLine } from './natsFeed';
import { openChannel } from './tabs/channel';
import { holdLock, isLockHeld } from './tabs/locks';

const lockName = 'wildlife-claims-share';

/** How often a tab looks whether any speaks for the device, milliseconds. */
const lookAgainAfter = 5000;

/** What a tab of this portal says. Any program of the same address can speak on the channel. */
const news: v.GenericSchema<ShareNews> = v.variant('kind', [
  v.object({ kind: v.literal('asked') }),
  v.object({ kind: v.literal('line'), connection: v.picklist(connections), since: v.string(), password: v.string() }),
]);

/** What sharing asks of the browser. What it asks of the server goes over NATS JetStream. */
export function openShare(): SharePorts {
  const channel = openChannel<ShareNews>('wildlife-claims-share');
  return {
    open: openLine,
    speak: async (onLost) => {
      const lock = await holdLock(lockName, onLost, { steal: true });
      return () => void (lock.held && lock.release());
    },
    onLookedAt: (callBack) => {
      const look = () => {
        if (document.visibilityState === 'visible') callBack();
      };
      document.addEventListener('visibilitychange', look);
      // The tab that spoke may have been closed.
      setInterval(() => void isLockHeld(lockName).then((isHeld) => isHeld || look()), lookAgainAfter);
      look();
    },
    tell: channel.post,
    listen: (hear) =>
      void channel.listen((message) => {
        if (v.is(news, message)) hear(message);
      }),
  };
}
