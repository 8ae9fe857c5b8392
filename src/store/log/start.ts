import type { RegisterRecords } from '../../domain/register/kinds/kinds';
import { databaseLacking, registerOpened } from '../persistence/healthSlice';
import type { TabMessage } from '../ports';
import type { Services } from '../services';
import type { Beginning } from './beginning';
import { isNeverUsed, show, type Core } from './core';
import type { DraftSaving } from './draftSaving';
import type { HealthReport } from './healthReport';
import type { Opening } from './reading/opening';
import type { SessionEnd } from './sessionEnd';
import type { Snapshots } from './snapshots/snapshots';
import type { Upkeep } from './upkeep';
import { draftPrefix } from '../persistence/local/keys';

type Parts = {
  drafts: DraftSaving;
  health: HealthReport;
  sessionEnd: SessionEnd;
  snapshots: Snapshots;
  upkeep: Upkeep;
  services: Services;
  /** Has this tab share the register where its device does. */
  findShare: () => Promise<void>;
  /** Has what checks events at hand. */
  loadCheck: () => Promise<void>;
  /** Has memory show what others have stored, in no turn. */
  catchUp: () => Promise<void>;
  /** Gives the register of a first run. */
  layDown: (() => Promise<RegisterRecords>) | undefined;
};

export type Start = ReturnType<typeof createStart>;

/** Makes of what was read the register that is open: brought up to date, in the log, and laid down on a first run. */
export function createStart(core: Core, parts: Parts) {
  const { health, sessionEnd, snapshots, services, layDown } = parts;
  const { place, dispatch } = core;
  const { storage } = core.ports;
  let beginning: Beginning | undefined;

  return {
    /** Listens to the storage and to the other tabs. */
    listen: (hear: (message: TabMessage) => void) => {
      // What reports stands inside a reducer, where nothing may be dispatched: the report waits for the end of the turn.
      storage.onHealth(() => queueMicrotask(health.report));
      storage.onChanges(snapshots.note);
      core.ports.tabs.listen(hear);
    },

    /** It is known who is signed in. */
    enter: () => {
      health.report();
      sessionEnd.show();
    },

    /** Brings what was read into what it is to be, all records looked at together. */
    settle: () => beginning?.settle(),

    open: async (opening: Opening): Promise<void> => {
      const { log, isFirst, problem } = opening;
      storage.opened(place.reached, !isFirst || isNeverUsed(core));
      show(core, 'reread');
      if (problem === 'newer') storage.closeForNewer();
      else if (problem) storage.lose('unreadable');
      if (storage.areDraftsBehind()) {
        storage.healDrafts((await log?.rows(draftPrefix)) ?? []);
        await parts.drafts.keepWaiting(core.ports.now());
      }
      await parts.loadCheck();
      // Another tab may have done something between the first slice and the last.
      await parts.catchUp();
      // Its code comes on demand: sign-in shows without it.
      const { createBeginning } = await import(/* webpackChunkName: "settle" */ './beginning');
      beginning = createBeginning(core, parts);
      if (problem) await beginning.goBack(opening);
      beginning.settle();
      beginning.dropSubmitted();
      if (isFirst || (layDown && isNeverUsed(core))) await services.inTurn(beginning.beginLog);
      await parts.findShare();
      // A sign-out that was never stored.
      if (sessionEnd.findEndedActor()) await services.catchUp();
      if (!log) await services.inTurn(beginning.keepAlone);
      health.endOpening();
      if (!log) dispatch(databaseLacking());
      dispatch(registerOpened());
      // A tab that was reloaded or killed in the instant of its event has told nobody of it.
      core.broadcast({ kind: 'deed', sequence: place.reached });
    },
  };
}
