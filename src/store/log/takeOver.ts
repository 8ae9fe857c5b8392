import { olderLogRead } from '../audit/olderLog';
import { draftsReducer } from '../drafts/slice';
import { foldNow } from '../table';
import { reach, show, type Core } from './core';
import type { Tail } from './reading/tail';
import { registerReread } from './reread';
import { eventsOn, type Unsaved } from './unsaved';

/**
 * Takes over what others have stored while something of this device waits. What lies in the outbox of a shared register is shown
 * on top of it at once (`Share.catchUp`): it never leaves the screen.
 * @param isAnother whether another register has come
 */
export function takeOver(core: Core, unsaved: Unsaved, { sequence, events }: Tail, isAnother: boolean): void {
  const { ports, place } = core;
  const { drafts: _drafts, ...stored } = eventsOn(unsaved.storedState(), events);
  if (unsaved.count() === 0 && !isAnother) {
    unsaved.follow(stored);
    ports.storage.stageAll('follow', stored, []);
  } else {
    const drafts = { ...foldNow(draftsReducer, core.getState().drafts, events) };
    show(core, 'follow', registerReread({ ...stored, drafts }));
  }
  reach(place, sequence);
  ports.storage.followed(sequence);
  if (isAnother) core.dispatch(olderLogRead({ rows: [] }));
}
