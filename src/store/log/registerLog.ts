import type { RegisterRecords } from '../../domain/register/kinds/kinds';
import { dataVersion } from '../persistence/shapes/slices';
import type { Ports } from '../ports';
import { createCatchUp } from './catchUp';
import { reach, type Core, type LogPlace } from './core';
import { createServices } from './createServices';
import { createDraftSaving } from './draftSaving';
import { createHealthReport } from './healthReport';
import { createHearing } from './hearing';
import { createOlderLog } from './olderLog';
import { openStored, type Opening } from './reading/opening';
import { createPreview } from './preview';
import { createRehydration } from './rehydration';
import { createSessionEnd } from './sessionEnd';
import { createSnapshots } from './snapshots/snapshots';
import { createStart } from './start';
import { createTabLock } from './tabLock';
import { createUnsaved } from './unsaved';
import { createUpkeep } from './upkeep';
import { createEventWriter } from './eventWriter';

type Room = Pick<Core, 'getState' | 'dispatch' | 'flush'> & {
  /** Gives the register of a first run. */
  layDown: (() => Promise<RegisterRecords>) | undefined;
};

/** Keeps what is in memory and what is stored together: the parts, and how they hang together. */
export function createRegisterLog(ports: Ports, { layDown, ...room }: Room) {
  const place: LogPlace = { reached: 0, seen: 0, mayBeEmptied: false };
  let opening: Opening | undefined;
  /** By which tabs know whether they understand an event alike: builds may differ where what they store does not. */
  const version = `${dataVersion} ${ports.build}`;
  const { preview, remembering } = createPreview(room.getState);
  const core: Core = {
    ports,
    place,
    log: () => opening?.log,
    ...room,
    preview,
    broadcast: (news) => ports.tabs.post({ ...news, version }),
  };
  const catchUpInTurn = () => services.catchUp();

  const tabLock = createTabLock(ports);
  const snapshots = createSnapshots(core.log, ports);
  const sessionEnd = createSessionEnd(core);
  const drafts = createDraftSaving(core, () => unsaved.usedDrafts());
  const unsaved = createUnsaved(core, {
    saveDraft: (event) => void drafts.save(event),
    chained: (event) => olderLog.chained(event),
  });
  const olderLog = createOlderLog(core, {
    unsaved,
    snapshots,
    catchUp: catchUpInTurn,
  });
  const health = createHealthReport(core, unsaved);
  const upkeep = createUpkeep(core, { snapshots, unsaved, countAsUnsaved: health.countMissing });
  const eventWriter = createEventWriter(core, { unsaved, sessionEnd, olderLog, upkeep, snapshots });
  const { catchUp, follow } = createCatchUp(core, {
    findShare: () => findShare(),
    unsaved,
    findRegister: upkeep.findRegister,
    noteShown: upkeep.noteShown,
    readAll: async () => {
      // Its code comes with what a start loads last. Without it, nothing can be read again yet.
      const code = await import(/* webpackChunkName: "settle" */ './rereadAll').catch(() => undefined);
      return code?.rereadAll(core, snapshots, unsaved.usedDrafts(), olderLog.isWhole());
    },
    settle: () => start.settle(),
    writeAnew: snapshots.writeAnew,
  });
  const parts = { tabLock, eventWriter, drafts, unsaved, sessionEnd, snapshots, upkeep, health, olderLog, catchUp };
  /** What shares the register comes on demand. */
  const loadShare = () => import(/* webpackChunkName: "settle" */ '../share/findShare');
  const findShare = async () => (await loadShare()).findShare(core, { ...parts, services });
  const services = createServices(core, parts, async (form) => {
    const { join } = await import(/* webpackChunkName: "sharing" */ '../share/joining');
    return join(core, form, { ...parts, services });
  });
  const { hear, loadCheck } = createHearing(core, {
    version,
    hasUnsaved: () => unsaved.all().length > 0,
    follow,
    catchUp: () => void catchUpInTurn(),
    catchUpDrafts: drafts.catchUp,
    showSignOut: sessionEnd.show,
  });
  const rehydration = createRehydration(core, Promise.resolve().then(openNow));
  const start = createStart(core, { ...parts, services, loadCheck, layDown, findShare });

  async function openNow(): Promise<Opening> {
    opening = await openStored(ports, onGone, snapshots);
    reach(place, opening.sequence);
    if (opening.isFirst) upkeep.begin();
    return opening;
  }

  function onGone() {
    place.mayBeEmptied = true;
    if (rehydration.isRead()) void catchUpInTurn();
  }

  return {
    remembering,
    readSlice: rehydration.readSlice,
    noteRehydrated: rehydration.noteRehydrated,
    services,
    /** @param subscribe to the store, which is there by now */
    start: (subscribe: (listen: () => void) => () => void) => {
      start.listen(rehydration.afterwards(hear));
      rehydration.watch(subscribe, start.enter);
      services.opened = rehydration.rehydrated.then(() => (opening ? start.open(opening) : undefined));
      services.opened.catch(() => undefined);
      return { services, entered: rehydration.entered, rehydrated: rehydration.rehydrated };
    },
  };
}
