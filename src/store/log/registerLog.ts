import type { DecidedEvent, RegisterRecords } from '../events';
import { journalLacking, registerOpened } from '../persistence/healthSlice';
import { dataVersion, type StoredSlices } from '../persistence/slices';
import type { Ports, TabNews } from '../ports';
import { loadEventCheck, type EventCheck } from '../tabs/loadEventCheck';
import type { Beginning } from './beginning';
import { createCatchUp } from './catchUp';
import { isUntouched, reach, type Core, type Place } from './core';
import { createDoors } from './doors';
import { createDraftSaving } from './draftSaving';
import { createHealthReport } from './healthReport';
import { createHearing } from './hearing';
import { openStored, rereadAll, type Opening } from './opening';
import { createRehydration } from './rehydration';
import { createSessionEnd } from './sessionEnd';
import { createSnapshots } from './snapshots';
import { createTurns } from './turns';
import { createUnsaved } from './unsaved';
import { createUpkeep } from './upkeep';
import { createWriting } from './write';

type Room = Pick<Core, 'getState' | 'dispatch' | 'flush'> & {
  /** Gives the register of a first run. */
  layDown: (() => Promise<RegisterRecords>) | undefined;
  /** The slices as an event will leave them. */
  preview: (event: DecidedEvent) => StoredSlices;
};

/** Keeps what is in memory and what is stored together: the parts, and how they hang together. */
export function createRegisterLog(ports: Ports, { layDown, preview, ...room }: Room) {
  const { storage } = ports;
  const place: Place = { reached: 0, seen: 0, mayBeEmptied: false };
  let opening: Opening | undefined;
  let eventCheck: EventCheck | undefined;
  let beginning: Beginning | undefined;
  const core: Core = { ports, place, log: () => opening?.log, ...room };
  const { getState, dispatch, flush } = core;
  /** By which tabs know whether they understand an event alike: builds may differ where what they store does not. */
  const version = `${dataVersion} ${ports.build}`;
  const tell = (news: TabNews) => ports.tabs.post({ ...news, version });

  const turns = createTurns(ports);
  const snapshots = createSnapshots(core.log, ports);
  const sessionEnd = createSessionEnd(core, (sessionId) => tell({ kind: 'signedOut', sessionId }));
  const drafts = createDraftSaving(core, { preview, usedDrafts: () => unsaved.usedDrafts(), tell });
  const unsaved = createUnsaved(core, (event) => void drafts.save(event));
  const health = createHealthReport(core, unsaved);
  const upkeep = createUpkeep(core, { snapshots, unsaved, countAsUnsaved: health.countMissing });
  const { keepFirst, findRegister } = upkeep;
  const writing = createWriting(core, { unsaved, sessionEnd, preview, keepFirst, hurry: snapshots.hurry, tell });
  const { catchUp, follow } = createCatchUp(core, {
    unsaved,
    findRegister,
    readAll: () => rereadAll(ports, core.log(), snapshots, getState(), unsaved.usedDrafts()),
    settle: () => beginning?.settle(),
  });
  const services = createDoors(core, { turns, writing, drafts, unsaved, sessionEnd, upkeep, health, catchUp });
  const hear = createHearing(core, {
    version,
    check: () => eventCheck,
    hasUnsaved: () => unsaved.count() > 0,
    follow,
    catchUp: () => void services.catchUp(),
    catchUpDrafts: drafts.catchUp,
    showSignOut: sessionEnd.show,
  });
  const rehydration = createRehydration(core, Promise.resolve().then(openNow));

  async function openNow(): Promise<Opening> {
    opening = await openStored(ports, onGone, snapshots);
    reach(place, opening.sequence);
    if (opening.isFirst) upkeep.begin();
    return opening;
  }

  function onGone() {
    place.mayBeEmptied = true;
    if (rehydration.isRead()) void services.catchUp();
  }

  async function open({ log, isFirst, problem }: Opening) {
    // What a portal of before kept is mirrored anew, as this one keeps it.
    storage.opened(place.reached, !isFirst || isUntouched(core));
    storage.within('reread', flush);
    if (problem === 'newer') storage.closeForNewer();
    else if (problem) storage.lose('unreadable');
    if (storage.areDraftsBehind()) storage.healDrafts((await log?.drafts()) ?? []);
    eventCheck = await loadEventCheck();
    // Another tab may have done something between the first slice and the last.
    await catchUp();
    // Its code comes on demand: sign-in shows without it.
    const { createBeginning } = await import(/* webpackChunkName: "settle" */ './beginning');
    beginning = createBeginning(core, { drafts, health, snapshots, upkeep, layDown });
    beginning.settle();
    beginning.dropSubmitted();
    if (isFirst || (layDown && isUntouched(core))) await services.inTurn(beginning.beginLog);
    // A sign-out that was never stored.
    if (sessionEnd.findEndedActor()) await services.catchUp();
    if (!log) await services.inTurn(beginning.keepAlone);
    health.endOpening();
    if (!log) dispatch(journalLacking());
    dispatch(registerOpened());
    // A tab that was reloaded or killed in the instant of its event has told nobody of it.
    tell({ kind: 'deed', sequence: place.reached });
    // It has been read from the log by now.
    if (log && !isFirst) void log.forgetFormer();
  }

  return {
    readSlice: rehydration.readSlice,
    noteRehydrated: rehydration.noteRehydrated,
    services,
    /** @param subscribe to the store, which is there by now */
    start: (subscribe: (listen: () => void) => () => void) => {
      rehydration.watch(subscribe, () => {
        health.report();
        sessionEnd.show();
      });
      // What reports stands inside a reducer, where nothing may be dispatched: the report waits for the end of the turn.
      storage.onHealth(() => queueMicrotask(health.report));
      storage.onChanges(snapshots.note);
      ports.tabs.listen(rehydration.afterwards(hear));
      services.opened = rehydration.rehydrated.then(() => (opening ? open(opening) : undefined));
      services.opened.catch(() => undefined);
      return { services, entered: rehydration.entered, rehydrated: rehydration.rehydrated };
    },
  };
}
