import { waitsReported, type CommandWait } from '../persistence/healthSlice';
import type { Services } from '../services';
import { createWaiting } from '../waiting/waiting';
import type { Core } from './core';
import type { DraftSaving } from './draftSaving';
import type { HealthReport } from './healthReport';
import type { OlderLog } from './olderLog';
import type { SessionEnd } from './sessionEnd';
import type { TabLock } from './tabLock';
import { createTurns } from './turns';
import type { Unsaved } from './unsaved';
import type { Upkeep } from './upkeep';
import type { EventWriter } from './eventWriter';

type Parts = {
  tabLock: TabLock;
  eventWriter: EventWriter;
  drafts: DraftSaving;
  unsaved: Unsaved;
  sessionEnd: SessionEnd;
  upkeep: Upkeep;
  health: HealthReport;
  olderLog: OlderLog;
  catchUp: () => Promise<void>;
};

/** What commands use of the register besides its state. */
/** @param joinShare joins a shared register */
export function createServices(core: Core, parts: Parts, joinShare: Services['joinShare']): Services {
  const { ports, getState, dispatch, flush } = core;
  const { tabLock, eventWriter, drafts, unsaved, sessionEnd, upkeep, health, olderLog } = parts;
  const { storage } = ports;

  /** What the commands of this tab wait for. */
  function waitsFor(): CommandWait['for'] {
    if (tabLock.isWaiting()) return 'tab';
    const { open, share } = getState().storage;
    if (share?.connection === 'online' && share.waiting > 0) return 'server';
    return tabLock.has() || open ? 'storage' : 'opening';
  }

  function stamp() {
    const at = ports.now();
    return { eventId: `${Date.parse(at).toString(36).padStart(9, '0')}-${ports.random()}`.toUpperCase(), at };
  }

  const { inTurn, inTurnAtOnce } = createTurns(core, {
    tabLock,
    eventWriter,
    sessionEnd,
    catchUp: parts.catchUp,
    stamp,
  });

  /** What a tab does that may have slept: of a session that ended meanwhile nothing shows, however long its turn takes to come. */
  const awake: typeof inTurn = (work) => {
    sessionEnd.show();
    return inTurn(work);
  };

  return {
    ...ports,
    ...createWaiting((stage) => dispatch(waitsReported(stage > 0 ? { for: waitsFor(), long: stage > 1 } : null))),
    opened: Promise.resolve(),
    inTurn,
    inTurnAtOnce,
    catchUp: () => awake(() => undefined),
    catchUpDrafts: drafts.catchUp,
    stamp,
    carryOut: eventWriter.carryOut,
    saveDraft: drafts.save,
    saveDraftForGood: drafts.saveForGood,
    noteSignOut: (sessionId) => {
      if (!storage.isClosed() || !storage.health().newerVersion) sessionEnd.end(sessionId);
    },
    waits: () => unsaved.count() > 0,
    share: () => core.share,
    joinShare,
    takeSnapshot: upkeep.takeSnapshot,
    tidyMirror: upkeep.tidyMirror,
    readOlderLog: olderLog.read,
    wholeRegister: olderLog.wholeRegister,
    saveWaiting: () =>
      awake(async () => {
        const { stored } = storage.batchDrafts(flush);
        const kept = await drafts.keepWaiting(ports.now());
        const saved = (await upkeep.keepFirst()) && (await eventWriter.saveUnsaved()) === 'stored';
        health.report();
        return stored && kept && saved;
      }),
  };
}
