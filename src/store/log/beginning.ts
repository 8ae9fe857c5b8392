import type { RegisterRecords } from '../../domain/register/kinds/kinds';
import { registerLaidDown } from '../events';
import { olderLogLeft } from '../persistence/healthSlice';
import { repairRecords } from '../persistence/repairRecords';
import { sliceNames, type StoredSlices } from '../persistence/shapes/slices';
import { isNeverUsed, reach, show, slicesOf, type Core } from './core';
import type { DraftSaving } from './draftSaving';
import type { HealthReport } from './healthReport';
import type { Opening } from './reading/opening';
import { registerReread } from './reread';
import type { Snapshots } from './snapshots/snapshots';
import { isSubmitted } from './decidingAgain';
import type { Upkeep } from './upkeep';

type Parts = {
  drafts: DraftSaving;
  health: HealthReport;
  snapshots: Snapshots;
  upkeep: Upkeep;
  /** Gives the register of a first run. */
  layDown: (() => Promise<RegisterRecords>) | undefined;
};

export type Beginning = ReturnType<typeof createBeginning>;

/** What a start makes of what it has read, before anything follows it. */
export function createBeginning(core: Core, { drafts, health, snapshots, upkeep, layDown }: Parts) {
  const { place, ports, getState, dispatch, flush } = core;
  const { storage } = ports;

  function layDownFirst(records: RegisterRecords) {
    reach(place, 1);
    show(core, core.log() ? 'event' : 'reread', registerLaidDown(records));
  }

  /** Where there is no database, what was laid down, or made of older records, is written as it is now. */
  function keepAlone() {
    const slices = slicesOf(getState());
    if (place.reached === 0) return;
    const isKept = storage.keepAlone(slices, [], place.reached);
    if (isKept) storage.stageAll('follow', slices, []);
    health.countMissing(!isKept && storage.sequence() === 0);
  }

  return {
    /** A reducer has thrown on an event: what was read before that goes back to the event before it, as all else is. */
    goBack: async (opening: Opening) => {
      if (opening.sequence === place.reached) return;
      const slices: StoredSlices = {};
      for (const name of sliceNames) {
        if (name === 'drafts') continue;
        const { slice, isPart } = await opening.readSlice(name);
        slices[name] = slice;
        if (isPart) dispatch(olderLogLeft());
      }
      reach(place, opening.sequence);
      show(core, 'reread', registerReread(slices));
    },

    /** Brings what was read into what it is to be, all records looked at together. */
    settle: () => {
      const repair = repairRecords(getState());
      if (!repair) return;
      for (const payment of repair.impossible) storage.setAside('payments', payment.id, JSON.stringify(payment));
      show(core, core.log() ? 'event' : 'hold', registerReread(repair.slices));
      snapshots.hurry();
    },

    /** A draft that was saved in the instant of its submission is its claim already. */
    dropSubmitted: () => {
      const { claims, drafts: there } = getState();
      const entities = Object.fromEntries(
        Object.entries(there.entities).filter(([, draft]) => !isSubmitted(draft, claims.entities)),
      );
      const ids = there.ids.filter((id) => entities[id]);
      if (ids.length === there.ids.length) return;
      const { writes } = storage.batchDrafts(() => {
        dispatch(registerReread({ drafts: { ids, entities } }));
        flush();
      });
      void drafts.keep(writes, ports.now(), 'on disk');
    },

    /** Puts the register into a log that has none: what was read elsewhere or, where nothing at all is stored, a first one. */
    beginLog: async () => {
      if (layDown && isNeverUsed(core)) layDownFirst(await layDown());
      if (!core.log()) return keepAlone();
      if (!(await upkeep.keepFirst())) return;
      storage.stageAll('event', slicesOf(getState()), []);
      storage.mirror(place.reached);
    },

    keepAlone,
  };
}
